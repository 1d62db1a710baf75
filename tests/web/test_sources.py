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
