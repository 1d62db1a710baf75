"""Where compiled code is kept on disk, a folder for every version of the sources it was made from."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from pathlib import Path

WITHOUT_RULES = ("cli", "server")  # rooms nothing compiled is made from
KEPT = 3  # folders of this many versions of the sources stay
IN_USE = 6 * 3600.0  # and whatever was asked for within so many seconds: several checkouts may be at work at once


def fingerprint(root: Path, settings: str = "") -> str:
    """A hash of every source and data table compiled code is made from: numba itself sees only the caller's own file.

    Rooms without rules are left out, so that work on them compiles nothing anew.  Tables are the `*.toml` files below
    root and those a `DROVERS_*_DATA` variable puts in their place.
    """
    digest = hashlib.sha256(settings.encode())
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.toml")]):
        if path.relative_to(root).parts[0] in WITHOUT_RULES:
            continue
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    for name in sorted(os.environ):
        if name.startswith("DROVERS_") and name.endswith("_DATA") and Path(os.environ[name]).is_file():
            digest.update(name.encode() + b"\0" + Path(os.environ[name]).read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled code is kept: `$DROVERS_CACHE`, else the user's cache folder."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "drovers"
    return Path(os.environ.get("DROVERS_CACHE") or default)


def use_cache(home: Path, root: Path, settings: str = "") -> Path:
    """Makes the folder of these sources and removes those of the oldest other versions that nobody seems to use."""
    folder = home / f"compiled-{fingerprint(root, settings)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    used = {other: other.stat().st_mtime for other in home.glob("compiled-*")}
    for old in sorted(used, key=used.__getitem__, reverse=True)[KEPT:]:
        if used[old] < time.time() - IN_USE:
            shutil.rmtree(old, ignore_errors=True)
    return folder
