"""`drovers site FOLDER`: the page and the rules as plain files, which any web host can hand out."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Annotated

import typer

from ..bots import weights
from .choices import Lang
from .voice import Voice, misuse

PAGE = Path(__file__).parents[1] / "server" / "static"
HERE = '<meta name="drovers-house" content="here" />'  # the page speaks to the house in its own browser
Written = Annotated[Path, typer.Argument(metavar="FOLDER", help="arg-site")]


def command(folder: Written, lang: Lang = None) -> None:
    """Writes the site."""
    voice = Voice(lang)
    try:
        write(folder)
    except OSError as error:
        raise misuse("not-written", file=str(folder), problem=error.strerror or str(error)) from None
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    voice.tell("site-done", folder=str(folder), size=round(size / 1e6, 1))


def write(folder: Path) -> None:
    """The files, into an empty folder or a new one."""
    check()
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise misuse("site-folder", folder=str(folder))
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)
    for packed in folder.glob("pocket/*.gz"):  # not every host knows what to do with them
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()
    for learned in weights.FOLDER.glob("*.net"):
        shutil.copy(learned, folder / "pocket")
    page = index()
    for name in ("index.html", "404.html"):  # hosts answer an address that is no file with the second
        (folder / name).write_text(page, encoding="utf-8")
    (folder / ".nojekyll").touch()


def check() -> None:
    """Whether the page and the rules for the browser have been built."""
    if not (PAGE / "index.html").exists() or not (PAGE / "pocket" / "house.zip").exists():
        raise misuse("site-missing", folder=str(PAGE))


def index() -> str:
    """The page, as it is where there is no server."""
    return (PAGE / "index.html").read_text(encoding="utf-8").replace("<head>", f"<head>\n    {HERE}", 1)
