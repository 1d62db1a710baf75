"""Seats in sentences: a name for every mark, and French that elides and melts."""

from drovers.core.naming import mark, named


def test_names_stand_where_the_marks_were():
    text = f"{mark(1)} takes a jewel from {mark(0)}."
    assert named(text, ["Ada", "bran"], "en") == "Bran takes a jewel from Ada."
    assert named(text, ["seat 0", "seat 1"], "en") == "Seat 1 takes a jewel from seat 0."


def test_french_elides_before_a_vowel_and_melts_articles():
    text = f"Le chien de {mark(0)} va à {mark(1)}."
    assert named(text, ["Ada", "Bran"], "fr") == "Le chien d’Ada va à Bran."
    assert named(text, ["le clan 0", "le clan 1"], "fr") == "Le chien du clan 0 va au clan 1."


def test_a_cell_stays_small_and_a_stranger_keeps_the_number():
    assert named("d4 is refilled.", [], "en") == "d4 is refilled."
    assert named(f"Nobody is {mark(7)}.", ["Ada"], "en") == "Nobody is 7."
