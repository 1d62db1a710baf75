"""What people read: refusals that name what they are about, the same words in both editions, every raid told."""

from __future__ import annotations

import pytest

from drovers.games.tain import GAME
from drovers.games.tain.table import KINDS

from .build import PA, night, play, refused, table


@pytest.mark.rules("D2", "D3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_both_editions_speak_with_the_same_words(lang):
    whole = {edition: a_round(edition, lang) for edition in "AB"}
    assert whole["A"] == whole["B"] and len(whole["A"]) > 15


def a_round(edition, lang):
    match = table("0.p1 - v X", clans={PA: {"cattle": 10}}, options={"edition": edition})
    play(match, "0 pass; 1 B>0.p2; 2 C>k1; 1 pass; 2 pass")
    play(match, "1 W>0.p1; 2 B>0.p2; 0 C>1.p1; 1 pass; 2 pass; 0 W@p1; 0 pass")
    return [GAME.sentence(event, lang) for event in match.events]


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "pasture entrance 1", "behind pasture entrance 1 of {seat 1}"),
        ("fr", "l’entrée 1 de la pâture", "derrière l’entrée 1 de la pâture de {seat 1}"),
    ],
)
def test_a_guards_place_is_named_with_its_clan_unless_it_is_ones_own(lang, own, other):
    state = table().state
    doors = [f"{side}:{clan}.{door}" for side in ("inside", "outside") for clan in range(3) for door in ("p1", "h2")]
    named = {door: GAME.notation.thing(GAME.words, lang, state, 0, door) for door in doors}
    assert (named["inside:0.p1"], named["inside:1.p1"]) == (own, other)
    assert len(set(named.values())) == len(doors)  # a plan that says one means no other


ASKED = {"night": "1.h1 0C v -", "clans": {1: {"prisoners": ["0B", "0D"]}}}
SPENT = {0: {"used": "WWBBBBBBDXXXXXXXX", "unused": ""}}
REFUSALS = [
    ("T12", {}, 0, "W>3.p1", "Nobody plays clan 3 in this match. You may raid clan 1, clan 2,", "le clan 1, le clan 2"),
    ("T15", {}, 1, "pass", "It is the turn of clan 0, not yours.", "C’est au clan 0 de jouer, pas à vous."),
    ("T19", {"kingdom": ["-", "0X"]}, 0, "C>k1", "You already have a token in the right slot", "l’emplacement droit"),
    ("T20", {"night": "0.p2 - v X"}, 0, "B@p2", "You already have a guard at your pasture entrance 2.", "un gardien"),
    (
        "T20",
        {"night": "0.p2 - v X"},
        0,
        "B@p2",
        "Still free there: pasture entrance 1, past",
        "l’entrée 3 de la pâture,",
    ),
    ("T20", {"night": "1.h1 0X v -"}, 0, "B>1.h1", "Your raider already stands outside house", "Votre assaillant"),
    ("T20", {"night": "1.p3 2X v -"}, 0, "B>1.p3", "The raider of clan 2 already stands", "L’assaillant du clan 2 est"),
    (
        "T20",
        {"kingdom": ["2X", "-"]},
        0,
        "C>k1",
        "A token of clan 2 already lies in the left slot",
        "du clan 2 est déjà à",
    ),
    ("T21", {}, 0, "B>k1", "Your boy may not enter the kingdom", "Votre garçon n’entre pas dans le royaume"),
    ("T21", {}, 0, "D>k1", "Your chief’s daughter may not enter", "La fille de votre chef n’entre pas"),
    ("T23", {"options": {"edition": "B"}}, 0, "D>1.p1", "outside pasture entrance 1 of clan 1", "devant l’entrée 1"),
    ("T25", {"clans": {1: {"passed": True}}}, 1, "C@p1", "You have passed", "Vous avez passé et ne posez plus rien"),
    ("T43", {"night": "1.p1 0C v -"}, 0, "C@p1", "You have no chief left behind", "Il n’y a plus de chef derrière"),
    ("T46", {}, 0, "free boy", "Your boy cannot be freed now", "pas libérer votre garçon maintenant"),
    (
        "T46",
        {},
        0,
        "free daughter",
        "Your chief’s daughter cannot be",
        "pas libérer la fille de votre chef maintenant",
    ),
    ("T48", ASKED, 0, "pass", "First choose which of your prisoners leaves the house of clan 1", "de vos prisonniers"),
    (
        "T48",
        ASKED,
        2,
        "pass",
        "Clan 0 is choosing which prisoner leaves",
        "Le clan 0 choisit lequel de ses prisonniers",
    ),
    (
        "T54",
        {"night": "0.p1 - v C", "clans": SPENT, "options": {"edition": "B"}},
        0,
        "pass",
        "First say",
        "vous reprenez",
    ),
    ("T54", {"night": "0.p1 - v C", "clans": SPENT, "options": {"edition": "B"}}, 1, "pass", "Clan 0 is", "au clan 0"),
    ("TA13", {}, 0, "reclaim", "Used tokens come back only at the end", "ne reviennent qu’à la fin d’un tour"),
]


@pytest.mark.parametrize(("rule", "given", "seat", "text", "en", "fr"), REFUSALS)
@pytest.mark.parametrize("edition", ["A", "B"])
def test_a_refusal_names_what_it_is_about(rule, given, seat, text, en, fr, edition):
    given = {**given, "options": {"edition": edition} | given.get("options", {})}
    match = (night if rule in ("T48", "T54") else table)(given.pop("night", ""), **given)
    assert refused(match, seat, text) == rule
    error = match.why_not(seat, text)
    assert en in error.reason("en") and fr in error.reason("fr"), error.reasons


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
    raids = {kind.name for kind in KINDS.values()} - {"guarded", "raided", "entered", "reclaimed", "declined"}
    assert raids - seen == {"large", "last-round", "bonus", "scored"}
