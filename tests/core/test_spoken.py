"""Questions are understood in both languages, and typed moves kindly."""

from __future__ import annotations

import pytest

import drovers
from drovers.core.naming import named
from drovers.core.rulebook import aloud, chapters, rule_text
from drovers.core.spoken import CORE, Listener, hear, own_words, question, topics, understood, words
from drovers.core.words import LANGUAGES
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]
NAMES = ["Ada", "Bob", "Éloi", "Dan", "Eve"]


def ask(match, seat, line, lang="en"):
    """The answer, with names."""
    heard = hear(Listener(match.sight(seat), match.seen(seat), NAMES, lang), line)
    return [named(text, NAMES, lang) for text in heard.lines]


def typed(match, seat, line, lang="en"):
    """The move a line stands for."""
    return hear(Listener(match.sight(seat), match.seen(seat), NAMES, lang), line).move


@pytest.fixture
def stones():
    """Red 9 8 7 are still possible against three nines at stone 1; stone 2 is proven, stone 3 claimed."""
    sides = [[["G9", "B9", "Y9"], []], [["G1", "G2", "G3"], ["R1", "B4", "N7"]], [["P1", "P2", "P3"], []]]
    stones = [{"sides": side} for side in sides] + [{} for _ in range(6)]
    stones[2] |= {"owner": 0, "sides": [["P1", "P2", "P3"], ["N2", "B2", "Y5"]]}
    return drovers.load("schotten").from_position({"game": "schotten", "stones": stones, "hands": [["R5"], ["B5"]]})


@pytest.mark.parametrize(
    ("line", "topic", "about"),
    [
        ("stone 3", "stone", "3"),
        ("Borne 3 ?", "stone", "3"),
        ("who may still win stone 5", "win", "stone 5"),
        ("Qui peut encore gagner la borne 5 ?", "win", "5"),
        ("regles 2", "rules", "2"),
        ("RULE s17", "rule", "s17"),
        ("R5@3", None, None),
        ("boards", None, None),
    ],
)
def test_what_is_asked(line, topic, about):
    assert understood(drovers.load("schotten"), line) == (topic and (topic, about))


def test_who_may_still_win_a_stone(stones):
    assert ask(stones, 0, "win 1")[0] == "Both may still win stone 1."
    assert "red 7, red 8 and red 9" in ask(stones, 0, "win 1")[1]
    assert ask(stones, 1, "win 1") == ["Both may still win stone 1."]
    assert ask(stones, 1, "win 2") == ["Stone 2 can only be won by one now: Ada."]
    assert ask(stones, 1, "gagner 3", "fr") == ["La borne 3 est revendiquée\u00a0: Ada."]
    assert ask(stones, 0, "win") == ask(stones, 0, "stone 12") == ["Which stone? Name one from 1 to 9."]


def test_seats_are_named_by_name_number_or_me():
    match = drovers.load("tain").new(3, seed=1)
    for line in ("gates of Bob", "entrances 1", "gates of bo", "portes de Bob", "entrées du clan 1"):
        assert ask(match, 0, line)[0] == "Clan 1 (Bob), entrances:"
    for line in ("gates", "my gates", "gates of me", "entrées de moi"):
        assert (ask(match, 0, line) or [""])[0] == "Clan 0 (you), entrances:" or line == "my gates"
    assert ask(match, 0, "entrées d'Éloi", "fr")[0] == "Clan 2 (Éloi), entrées\u00a0:"
    assert ask(match, 0, "gates of nobody") == ["Which clan? Name it, or its number."]


def test_moves_are_typed_as_written_by_their_beginning_or_in_one_s_own_words():
    goats = drovers.load("goats").new(2, seed=1)
    seat = goats.to_move[0]
    move = goats.legal(seat)[0]
    card = move.split()[1]
    assert typed(goats, seat, move.upper()) == typed(goats, seat, card) == typed(goats, seat, f"jouer {card}") == move
    assert "Did you mean" in " ".join(ask(goats, seat, f"plya {card}"))
    assert ask(goats, seat, "why take a1")[0].endswith("(G13)")
    assert ask(goats, seat, f"why {move}") == [f"{move.capitalize().replace(card.lower(), card)} is allowed."]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_no_question_hides_a_move(game):
    """What a move may begin with, in any language, asks nothing."""
    verbs = {word for lang in LANGUAGES for word, _ in own_words(game, lang)}
    for seed in range(2):
        match = game.new(seed=seed)
        while match.to_move:
            seat = match.to_move[0]
            verbs |= {text.split()[0] for text in match.legal(seat)}
            match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])
    assert [verb for verb in verbs if understood(game, verb) or understood(game, f"{verb} 1")] == []


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_question_once(game, lang):
    told = ask(game.new(seed=1), 0, "help", lang)
    ways = [question(game, lang, topic)[0] for topic in topics(game)]
    assert len(set(ways)) == len(ways)
    assert all(any(line.lower().startswith(way.lower()) for line in told) for way in ways)
    assert len(set(words(CORE, "ask-legal"))) >= 4


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_read_aloud_without_signs(game, lang):
    for title, text in chapters(game, lang):
        assert title and not any(sign in line for line in aloud(text) for sign in ("**", "`", "|--"))
    number = f"{game.letters[0]}1"
    assert rule_text(game, lang, number) and rule_text(game, lang, "Z99") is None


def test_a_watcher_asks_and_moves_nothing():
    match = TOY.new(2, seed=5)
    assert ask(match, None, "hand") == ["Nothing"]
    assert ask(match, None, "legal") == ask(match, None, "why 3") == ["You owe no move now."]
    assert "is no question" in ask(match, None, "3")[0]
