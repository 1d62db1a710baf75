"""Packs what a browser needs to be a house into web/public/pocket/: Pyodide from npm, our sources, what they import.

    .venv/bin/python web/scripts/pocket.py

Nothing is fetched at run time but these files, from wherever the page itself comes from.  msgspec is compiled for the
browser by its own makers; the other packages are plain Python and taken as they are installed here.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import files, version
from pathlib import Path

import licences

WEB = Path(__file__).parent.parent
SOURCES = WEB.parent / "src"
PYODIDE = WEB / "node_modules/pyodide"
OUT = WEB / "public/pocket"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLAIN = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
LOCALES = {"root.dat", "en.dat", "fr.dat"}
ROOMS = ("core", "games", "bots", "pocket", "server")
KINDS = {".py", ".ftl", ".toml", ".json", ".gz"}
# What no browser does: people and databases, HTTP, processes, searches.
LEFT_OUT = ("server/store/", "server/static/", "bots/weights/")
# Of the standard library: tools for developers, mail, networks, processes, databases and windows.
STDLIB_OUT = (
    "unittest/", "pydoc", "pdb.py", "doctest.py", "_pyio.py", "pickletools.py", "http/", "xml", "imaplib.py",
    "mailbox.py", "optparse.py", "smtplib.py", "ftplib.py", "poplib.py", "wsgiref/", "curses/", "idlelib/", "tkinter/",
    "turtle", "lib2to3/", "ensurepip/", "venv/", "multiprocessing/", "dbm/", "sqlite3/", "cProfile.py", "profile.py",
    "pstats.py", "_pyrepl/", "socketserver.py", "plistlib.py", "zipapp.py", "webbrowser.py", "_pydatetime.py",
    "_pydecimal.py", "wave.py", "tarfile.py", "argparse.py", "logging/handlers.py",
    "logging/config.py", "_ast_unparse.py", "bdb.py", "asyncio/proactor_events.py", "asyncio/windows",
    "concurrent/futures/process.py", "trace.py", "modulefinder.py", "ctypes/", "tracemalloc.py", "compileall.py",
    "cmd.py", "tabnanny.py", "pyclbr.py", "timeit.py", "fileinput.py", "filecmp.py", "pyodide/console.py",
)  # fmt: skip


def ours() -> Iterator[tuple[str, bytes]]:
    """The rules, bots and tables, as they are read here."""
    root = SOURCES / "drovers"
    for path in [root / "__init__.py", *(path for room in ROOMS for path in sorted((root / room).rglob("*")))]:
        name = path.relative_to(root).as_posix()
        if path.suffix in KINDS and not name.startswith(LEFT_OUT) and "migrations" not in name:
            yield f"drovers/{name}", path.read_bytes()


def plain() -> Iterator[tuple[str, bytes]]:
    """Packages of plain Python, without the languages and time zones nobody here uses."""
    for name in PLAIN:
        for file in files(name) or ():
            text = file.as_posix()
            wanted = file.suffix == ".py" or (file.suffix == ".dat" and (file.name in LOCALES or "locale" not in text))
            if wanted and not text.startswith(("..", "babel/messages")) and "/test" not in text:
                yield text, Path(str(file.locate())).read_bytes()


def compiled(name: str) -> Iterator[tuple[str, bytes]]:
    """A package that its makers have compiled for this Pyodide, at the version installed here."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    python, abi = info["python"].rsplit(".", 1)[0], info["abi_version"]
    with tempfile.TemporaryDirectory() as folder:
        target = ["--python-version", python, "--platform", f"pyemscripten_{abi}_wasm32", "--only-binary", ":all:"]
        wanted = f"{name}=={version(name)}"
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *target, "-d", folder, wanted], check=True
        )
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            yield from ((one, archive.read(one)) for one in archive.namelist() if not one.endswith(".pyi"))


def pack(parts: Iterator[tuple[str, bytes]], path: Path) -> None:
    """One archive, the same for the same files; the browser's own Python makes it small when it compiles them."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in parts:
            archive.writestr(zipfile.ZipInfo(name), data)


def stdlib() -> Iterator[tuple[str, bytes]]:
    """The standard library without what nothing here imports."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        yield from ((one, archive.read(one)) for one in archive.namelist() if not one.startswith(STDLIB_OUT))


def chain(*all_parts: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """One after another."""
    for parts in all_parts:
        yield from parts


def main() -> None:
    """Writes the folder anew."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    for name in RUNTIME:
        (OUT / name).write_bytes((PYODIDE / name).read_bytes())
    pack(stdlib(), OUT / "python_stdlib.zip")
    pack(chain(ours(), plain(), compiled("msgspec")), OUT / "house.zip")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (OUT / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    licences.write((*PLAIN, "msgspec"), OUT.parent / "licences.txt")
    subprocess.run(["node", "scripts/precompile.mjs"], cwd=WEB, check=True)
    print("pocket:", *(f"{path.name} {path.stat().st_size >> 10} kB" for path in sorted(OUT.iterdir())))


if __name__ == "__main__":
    main()
