"""What needs no browser: the page's types are the server's, and both languages say everything."""

import re
import subprocess
import sys

from browsers import ROOT

WORDS = ROOT / "web" / "src" / "words"


def keys(lang):
    return re.findall(r"^([a-zA-Z][\w-]*) =", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_types_are_those_of_the_wire():
    script = ROOT / "web" / "scripts" / "wire_types.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0, "run `make wire`"


def test_both_languages_have_the_same_words():
    assert sorted(keys("en")) == sorted(keys("fr"))
    assert len(set(keys("en"))) == len(keys("en"))


def test_no_address_of_a_registry_is_kept():
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in lock and "registry." not in lock


RULES = (  # what once stood in the page and is the engine's to know
    r"as unknown as",  # sights have types of their own
    r"\bLARGE\b|cattle >= \d",  # a large herd
    r"\btoml\b",  # tables of a game
    r"turned\(|\bSTARS\b|\bPRIZES\b",  # figures of cards, prizes
    r"edgePlace|inLine|charCodeAt",  # lines and names of cells
    r"claim \$\{|`(take|bid|at|sell) \$\{|\(ST\|BA\|TR\)|\[CWBDX\]",  # the grammar of moves
    r"seat-pattern|new RegExp",  # names put into sentences by pattern
    r"owner\b.*\+ 1\).*\+ 2\)",  # three stones side by side
)


def test_the_page_knows_no_rules():
    sources = ROOT / "web" / "src"
    for path in [*sources.rglob("*.ts"), *sources.rglob("*.svelte")]:
        text = path.read_text(encoding="utf-8")
        found = [rule for rule in RULES if re.search(rule, text)]
        assert not found, f"{path.relative_to(ROOT)}: {found}"
