"""A private PostgreSQL server in a temporary folder, from the system's own binaries."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
from ports import free_port

from drovers.server.settings import database_url
from drovers.server.store.engine import writer
from drovers.server.store.migrate import migrate


def binaries() -> Path | None:
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    return next((home for home in homes if (home / "initdb").exists()), Path(found).parent if found else None)


def somebody() -> dict:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid():
        return {}
    names = [entry.pw_name for entry in pwd.getpwall()]
    name = "postgres" if "postgres" in names else "nobody"
    return {"user": name, "group": pwd.getpwnam(name).pw_gid, "extra_groups": []}


@contextmanager
def postgres(folder: Path):
    """The address of a running server."""
    home, who = binaries(), somebody()
    assert home is not None
    if who:
        shutil.chown(folder, who["user"])
    for above in (folder, *folder.parents):
        if who and above != Path("/") and above.owner() == "root" and above != Path("/tmp"):
            above.chmod(above.stat().st_mode | 0o055)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, "check": True} | who
    subprocess.run([home / "initdb", "-D", data, "-U", "drovers", "-A", "trust", "--no-sync"], **quiet)
    port = free_port()
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= -c max_connections=200"
    options += " -c fsync=off"  # nobody pulls the plug here
    start = [home / "pg_ctl", "-D", data, "-w", "-t", "120", "-l", folder / "log", "-o", options, "start"]
    subprocess.run(start, **quiet)
    try:
        yield f"postgresql://drovers@127.0.0.1:{port}"
    finally:
        subprocess.run([home / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **quiet | {"check": False})


def new_database(server: str, name: str, like: str = "template1") -> str:
    """A database on a running server: empty, or like another there."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{like}"')
    return f"{server}/{name}"


@cache
def shaped(server: str) -> str:
    """The name of a database there that has been through all migrations and holds nothing."""
    writing = writer(database_url(new_database(server, "shaped")))
    with writing.begin() as connection:
        migrate(connection)
    writing.dispose()
    return "shaped"
