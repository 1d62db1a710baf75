"""What is shipped to run a server with: it parses, and names only what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from drovers.cli import app
from drovers.server.metrics import Metrics
from drovers.server.settings import Kept
from drovers.server.site import Addresses

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def serve_options() -> set[str]:
    """Every option of `drovers serve`."""
    import typer.main

    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {option for parameter in command.params for option in parameter.opts}


def used_options(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


def test_the_containers_start_the_server_as_it_can_be_started():
    command = COMPOSE["services"]["drovers-1"]["command"]
    assert command[0] == "serve" and used_options(command) <= serve_options()
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    started = json.loads(re.findall(r"^CMD (\[.*\])$", dockerfile, re.M)[0])
    assert started[0] == "serve" and used_options(started) <= serve_options()


def test_the_image_is_made_of_what_there_is():
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", dockerfile, re.M):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
    stages = re.findall(r"^FROM \S+ AS (\w+)$", dockerfile, re.M)
    assert set(re.findall(r"from=(\w+)", dockerfile)) <= set(stages)
    assert not re.search(r"^USER root", dockerfile, re.M) and "USER drovers" in dockerfile


def test_the_compose_file_names_files_and_services_that_exist():
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services), name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith("./") else source in COMPOSE["volumes"], volume
    upstreams = re.findall(r"([\w-]+):8000", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"][0]
    targets = [one.partition(":")[0] for one in scraped["static_configs"][0]["targets"]]
    assert set(upstreams) == set(targets) == {name for name in services if name.startswith("drovers")}


def test_the_proxy_s_network_is_the_one_that_is_believed():
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    command = COMPOSE["services"]["drovers-1"]["command"]
    assert f"--proxy={subnet}" in command and f"--metrics-from={subnet}" in command
    assert "172.30.0.7" in Addresses((subnet,))


@pytest.mark.parametrize("unit", sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]), ids=lambda one: one.name)
def test_units_have_no_key_systemd_does_not_know(unit, tmp_path):
    started = re.findall(r"^ExecStart=\S+/drovers (.*)$", unit.read_text(encoding="utf-8"), re.M)
    for line in started:
        if line.startswith("serve"):
            assert used_options(line.split()) <= serve_options()
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine: apt-get install systemd")
    for one in DEPLOY.glob("drovers*"):
        shutil.copy(one, tmp_path) if one.is_file() else None
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)], capture_output=True, text=True
    )
    for trouble in ("Unknown", "Failed to parse", "Invalid"):
        assert trouble not in found.stderr, found.stderr


def numbers() -> set[str]:
    """The names of all numbers the server has, as Prometheus keeps them."""
    page = Metrics().page().decode()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\w+)$", page, re.M))
    return set(kinds) | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}


def test_the_dashboard_shows_numbers_the_server_has():
    dashboard = json.loads((DEPLOY / "grafana" / "drovers.json").read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = set(re.findall(r"\b(?:drovers|process)_\w+", " ".join(shown)))
    assert len(named) > 10 and named <= numbers()
    ours = {name for name in numbers() if name.startswith("drovers_") and not name.endswith(("_created", "_bucket"))}
    assert ours - {name.removesuffix("_bucket") for name in named} == set(), "a number nobody looks at"
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard["panels"]]
    assert len(set(places)) == len(places) and len({panel["id"] for panel in dashboard["panels"]}) == len(places)


def test_the_runbook_names_what_there_is():
    known = numbers()
    for name in re.findall(r"\b(?:drovers|process)_\w+", OPERATING):
        assert name in known, name
    for field in Kept.__dataclass_fields__.values():
        assert re.search(rf"^\| `{field.name}` \|.*\| {field.default} \|$", OPERATING, re.M), field.name
    assert used_options(re.findall(r"--[a-z][a-z-]+", OPERATING)) <= serve_options() | {
        "--now", "--file", "--build", "--detach", "--profile",
    }  # fmt: skip
