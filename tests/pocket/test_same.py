"""The house in the browser plays as the server does: the same seeds and moves, the same records, byte for byte."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import drovers
from drovers import games
from drovers.pocket import house as pocket
from drovers.server import bot_turns, founding

sys.path += [str(Path(__file__).parents[1] / "server"), str(Path(__file__).parent)]
from chance import fix, record
from house import house

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
PACKED, DESK = ROOT / "web/public/pocket", ROOT / "web/src/pocket/desk.js"
PLAN = [
    {"seed": 2, "form": {"game": "schotten", "seats": ["me", "greedy"]}, "steps": 999},
    {"seed": 1, "form": {"game": "schotten", "seats": ["me", "me"], "options": {"tactics": True}}, "steps": 20},
    {"seed": 3, "form": {"game": "tain", "seats": ["me", "me", "me"]}, "steps": 20},
    {"seed": 4, "form": {"game": "goats", "seats": ["me", "greedy", "me"]}, "steps": 20},
    {"seed": 5, "form": {"game": "colorado", "seats": ["me", "me", "greedy"]}, "steps": 12},
]


@pytest.fixture(scope="module")
def here() -> list[str]:
    """The records of the plan, played under Pyodide as the page's worker would."""
    node = shutil.which("node")
    if node is None or not (PACKED / "house.zip").exists():
        pytest.skip("the rules for the browser are not packed: make web")
    ran = subprocess.run(
        [node, HERE / "play.mjs", PACKED, DESK, json.dumps(PLAN)], capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return [line for line in ran.stdout.splitlines() if line.startswith("{")]


@pytest.fixture(scope="module")
def there(tmp_path_factory) -> list[str]:
    """The records of the same plan, played at a server."""
    with pytest.MonkeyPatch.context() as patch, house(tmp_path_factory.mktemp("there"), games=dict(games.TABLE)) as one:
        patch.setattr(founding, "read_seed", founding.read_seed)
        patch.setattr(bot_turns, "secrets", bot_turns.secrets)
        patch.setattr(pocket, "Settings", pocket.Settings)
        return [played(one, **match) for match in PLAN]


def played(place, seed: int, form: dict, steps: int) -> str:
    fix(seed)
    guest = place.guest("Ada")
    table = guest.table(form["seats"], game=form["game"], options=form.get("options", {}), start=True)
    guest.send("watch", table=table)
    last, step = guest.hear_until("synced"), 0
    while not last["result"]:
        view = next((view for view in last["views"] if view["legal"]), None)
        if view and step >= steps:
            return record(place.hall, table)
        if view:
            move = view["legal"][(7 * step + 3) % len(view["legal"])]
            guest.send("play", table=table, version=last["version"], move=move, seat=view["seat"])
            step += 1
        last = guest.hear_until("moved")
    return guest.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("place", range(len(PLAN)), ids=lambda place: PLAN[place]["form"]["game"])
def test_a_record_is_the_same_here_and_there(here, there, place):
    assert here[place] == there[place]
    moves = json.loads(here[place])["moves"]
    assert len(moves) >= PLAN[place]["steps"] or drovers.verify(here[place]).ply == len(moves) > 12
