"""What is shipped and under which licence, as a CycloneDX bill of materials: build/sbom.json."""

from __future__ import annotations

import json
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
BUNDLED = (
    "@fluent/bundle",
    "@fontsource-variable/fraunces",
    "@fontsource-variable/inter",
    "marked",
    "pyodide",
    "svelte",
)


def licence(found: Distribution) -> str:
    """The licence as the package names it."""
    about = found.metadata
    known = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    return about.get("License-Expression") or (known[0] if known else about.get("License", "")[:60]) or "unknown"


def wanted(extras: set[str]) -> list[Distribution]:
    """What an installation with these extras brings, as installed here."""
    found: dict[str, Distribution] = {}
    seen, waiting = {"drovers"}, [("drovers", frozenset(extras))]
    while waiting:
        name, chosen = waiting.pop()
        try:
            one = distribution(name)
        except PackageNotFoundError:
            continue
        for text in one.requires or []:
            need = Requirement(text)
            wanted = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in (*chosen, ""))
            if wanted and canonicalize_name(need.name) not in seen:
                seen.add(canonicalize_name(need.name))
                waiting.append((need.name, frozenset(need.extras)))
        found[name] = one
    return [one for name, one in sorted(found.items()) if name != "drovers"]


def python_parts() -> list[dict[str, object]]:
    """Packages of Python."""
    return [
        part(one.name, one.version, licence(one), f"pkg:pypi/{one.name}@{one.version}")
        for one in wanted({"fast", "server"})
    ]


def page_parts() -> list[dict[str, object]]:
    """What is built into the page."""
    parts = []
    for name in BUNDLED:
        about = json.loads((ROOT / "web/node_modules" / name / "package.json").read_text(encoding="utf-8"))
        parts.append(
            part(name, about["version"], about.get("license", "unknown"), f"pkg:npm/{name}@{about['version']}")
        )
    return parts


def part(name: str, version: str, licence: str, url: str) -> dict[str, object]:
    """One component."""
    named = {"license": {"name": licence}}
    return {"type": "library", "name": name, "version": version, "purl": url, "licenses": [named]}


def main() -> None:
    """Writes the file."""
    out = ROOT / "build" / "sbom.json"
    out.parent.mkdir(exist_ok=True)
    components = [*python_parts(), *page_parts()]
    head = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1}
    out.write_text(json.dumps(head | {"components": components}, indent=1), encoding="utf-8")
    print(f"{out}: {len(components)} components")


if __name__ == "__main__":
    main()
