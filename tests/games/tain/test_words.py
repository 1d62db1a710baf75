"""The words of the two editions, and sentences for every raid (D3)."""

from __future__ import annotations

import pytest

from drovers.games.tain import GAME
from drovers.games.tain.table import KINDS

from .build import PA, night, refused, table

VOCABULARY = {
    "marker-holder": {"en": ("active player", "first player"), "fr": ("joueur actif", "premier joueur")},
    "phase-placing": {"en": ("reconnaissance", "commando"), "fr": ("reconnaissance", "commando")},
    "phase-raids": {"en": ("razzia", "raid"), "fr": ("razzia", "raid")},
    "raider": {"en": ("scout", "assailant"), "fr": ("éclaireur", "assaillant")},
    "kingdom": {"en": ("foreign kingdom", "kingdom"), "fr": ("royaume étranger", "royaume")},
    "used-pile": {"en": ("pile of used tokens", "discard"), "fr": ("jetons utilisés", "défausse")},
}


@pytest.mark.rules("D3")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", VOCABULARY)
def test_vocabulary(key, lang):
    found = tuple(GAME.words.say(lang, key, edition=edition) for edition in "AB")
    assert found == VOCABULARY[key][lang]


@pytest.mark.rules("D3", "D2")
@pytest.mark.parametrize(
    ("edition", "lang", "spoken", "unspoken"),
    [
        (
            "A",
            "en",
            ("scout", "razzia", "active player", "foreign kingdom", "“+3” token"),
            ("assailant", "first player"),
        ),
        (
            "B",
            "en",
            ("assailant", "raid", "first player", "discard", "bonus points"),
            ("scout", "razzia", "foreign", "“+3”"),
        ),
        ("A", "fr", ("éclaireur", "razzia", "joueur actif", "royaume étranger", "« +3 »"), ("assaillant", "défausse")),
        (
            "B",
            "fr",
            ("assaillant", "raid", "premier joueur", "défausse", "bonus"),
            ("éclaireur", "razzia", "étranger", "« +3 »"),
        ),
    ],
)
def test_a_match_speaks_its_edition(edition, lang, spoken, unspoken):
    match = table("0.p1 - v X", clans={PA: {"cattle": 10}}, options={"edition": edition})
    for seat, text in ((0, "pass"), (1, "B>0.p2"), (2, "C>k1"), (1, "pass"), (2, "pass")):
        match.play(seat, text)
    for seat, text in ((1, "W>0.p1"), (2, "B>0.p2"), (0, "C>1.p1"), (1, "pass"), (2, "pass"), (0, "W@p1"), (0, "pass")):
        match.play(seat, text)
    told = [GAME.sentence(event, lang) for event in match.events]
    told += [match.game.words.say(lang, "event-bonus", seat="0", edition=edition)]
    whole = " ".join(told)
    assert all(word in whole for word in spoken), whole
    assert not any(word in whole for word in unspoken), whole


@pytest.mark.rules("D3")
def test_refusals_speak_the_edition():
    for edition, en, fr in (
        ("A", "foreign kingdom", "royaume étranger"),
        ("B", "enter the kingdom", "dans le royaume."),
    ):
        match = table(options={"edition": edition})
        error = match.why_not(PA, "B>k1")
        assert en in error.reason("en") and fr in error.reason("fr")
        assert refused(match, PA, "B>k1") == "T21"


@pytest.mark.rules("D3", "T37")
def test_vocabulary_follows_the_edition_not_the_options():
    match = table(options={"edition": "A", "daughter_outside": "forbidden"})
    assert "razzia" in match.why_not(PA, "D>1.p1").reason("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_raid_is_told(lang):
    seen = set()
    for line, more in (
        ("1.p1 0C v -; 1.p2 0B v W; 1.p3 0W v D; 1.h1 2B v B; 1.h2 0D v B", {"kingdom": ["0X", "2W"]}),
        ("1.p1 0C v -; 1.h1 0W v -", {"kingdom": ["0W", "2W"], "clans": {1: {"cattle": 0, "jewels": 0}}}),
        ("1.h1 0W v -; 1.h2 0B v -", {"kingdom": ["0C", "2W"], "clans": {1: {"prisoners": ["0B"]}}}),
        ("", {"kingdom": ["0W", "2W"], "herd": 1}),
        ("", {"kingdom": ["0W", "2W"], "herd": 0}),
    ):
        for event in night(line, **more).events:
            seen.add(event.kind.name)
            text = GAME.sentence(event, lang)
            assert text[0].isupper() and text.endswith(".") and "{" not in text
    raids = {kind.name for kind in KINDS.values()} - {"guarded", "scouted", "entered", "reclaimed", "declined"}
    assert raids - seen == {"large", "last-round", "bonus", "scored"}
