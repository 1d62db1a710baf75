"""What others made that is handed out with the page, and under which licence: web/public/licences.txt."""

from __future__ import annotations

import json
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution, files
from pathlib import Path

WEB = Path(__file__).parent.parent
BUNDLED = (
    "@fluent/bundle",
    "@fontsource-variable/fraunces",
    "@fontsource-variable/inter",
    "marked",
    "pyodide",
    "svelte",
)
LEAD = "The page, and the rules it runs in a browser, are handed out with these works of others.\n"


def of_page(name: str) -> tuple[str, str]:
    """A package from npm: what it is, and the words of its licence."""
    folder = WEB / "node_modules" / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    found = sorted(folder.glob("LICEN[CS]E*"))
    return f"{name} {about['version']} (npm)", _words(about.get("license", ""), found)


def of_python(name: str) -> tuple[str, str]:
    """A package of Python that runs in the browser too."""
    about = distribution(name).metadata
    found = [Path(str(file.locate())) for file in files(name) or () if "LICENSE" in file.name]
    named = about.get("License-Expression") or about.get("License", "")
    return f"{name} {about['Version']} (PyPI)", _words(named, found)


def _words(named: str, found: list[Path]) -> str:
    """The text that came with it; else the licence's name, under which its text is found."""
    texts = [path.read_text(encoding="utf-8").strip() for path in found]
    return "\n\n".join(texts) or f"{named}: https://spdx.org/licenses/"


def parts(plain: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Everything, Python itself first."""
    stdlib = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    yield "Python and its standard library", _words("PSF-2.0", [stdlib] if stdlib.exists() else [])
    yield from map(of_page, BUNDLED)
    yield from map(of_python, plain)


def write(plain: tuple[str, ...], path: Path) -> None:
    """The file."""
    rule = "=" * 80
    texts = [f"{rule}\n{title}\n{rule}\n\n{words}\n" for title, words in parts(plain)]
    path.write_text("\n".join([LEAD, *texts]), encoding="utf-8")
