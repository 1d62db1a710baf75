"""Installs a wheel in a fresh environment away from the repository, and plays: `make wheel`.

python tests/wheel/try_wheel.py FOLDER
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

MOST = 250  # MB of a base install, without pip
MATCH = """
import drovers
match = drovers.load("tain").new(seed=1)
while not match.outcome:
    seat = match.to_move[0]
    match.play(seat, match.legal(seat)[0])
assert drovers.verify(match.record()).outcome == match.outcome
print("a match of", match.ply, "moves")
"""


def main(wheel: Path) -> None:
    """Everything a player does first, timed."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        venv.create(folder, with_pip=True)
        bin, away = Path(folder) / "bin", {"PATH": os.environ["PATH"], "HOME": folder}
        subprocess.run([bin / "pip", "install", "--quiet", wheel], check=True)
        subprocess.run([bin / "python", "-c", MATCH], cwd=folder, env=away, check=True)
        subprocess.run([bin / "drovers", "site", f"{folder}/site"], cwd=folder, env=away, check=True)
        page = browse(bin / "drovers", folder, away)
        assert "drovers-house" in page, "the page does not know that it is alone"
        print(f"installed, played and served after {time.monotonic() - began:.0f} s")
        packages = next(Path(folder).glob("lib/python*/site-packages"))
        size = sum(path.stat().st_size for path in packages.rglob("*") if path.is_file() and "pip" not in path.parts)
        print(f"{size / 1e6:.0f} MB installed, {wheel.stat().st_size / 1e6:.1f} MB wheel")
        assert size < MOST * 1e6


def browse(drovers: Path, folder: str, away: dict[str, str]) -> str:
    """What `drovers browser` hands out, and the rules beside it."""
    command, told = [drovers, "browser", "--quiet"], away | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=told, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        url = next(word for word in running.stdout.readline().split() if word.startswith("http://"))
        try:
            with urllib.request.urlopen(f"{url}/pocket/house.zip") as packed:
                assert packed.read(2) == b"PK"
            for name, most in (("tain.net", 3_000_000), ("pyodide.asm.wasm", 5_000_000)):  # each once, and compressed
                with urllib.request.urlopen(f"{url}/pocket/{name}") as file:
                    assert 500_000 < len(file.read()) < most
            with urllib.request.urlopen(f"{url}/licences.txt") as licences:
                assert "SIL OPEN FONT LICENSE" in licences.read().decode().upper()
            with urllib.request.urlopen(f"{url}/new/goats") as page:
                return str(page.read().decode())
        finally:
            running.terminate()


if __name__ == "__main__":
    (found,) = Path(sys.argv[1]).glob("*.whl")
    main(found.resolve())
