"""A verdict says where the difference lies, in both languages, from the seat's sight alone."""

from __future__ import annotations

import dataclasses

import pytest

import drovers
from drovers.bots.analysis import Choice, Verdict
from drovers.bots.outlook import sites_told
from drovers.bots.reasons import reason
from drovers.core import dice, rules
from drovers.core.match import Match
from drovers.core.words import LANGUAGES
from toy import GAME as TOY

GAMES = [drovers.load(name) for name in drovers.names()]


def decisions(game, seed, every):
    """Some decisions of a random match."""
    match, rng, ply = game.new(seed=seed), dice.new_dice(seed), 0
    while match.to_move:
        seat = match.to_move[0]
        legal = match.legal_moves(seat)
        ply += len(legal) > 1
        if len(legal) > 1 and ply % every == 0:
            yield match, seat, legal
        match.play(seat, game.notation.move_text(match.state, seat, legal[dice.below(rng, len(legal))]))


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_a_place_is_named_in_both_languages_and_what_is_hidden_changes_nothing(of):
    found = []
    for match, seat, legal in decisions(of, 3, 9):
        sight = match.sight(seat)
        for worse in legal[1:4]:
            said = reason(sight, worse, legal[0], 7)
            if said:
                found.append(said)
                break
        if len(found) == 2:
            break
    world = sight.state.copy()
    rules.imagine(world, seat, dice.new_dice(77))
    assert reason(Match(of, world).sight(seat), worse, legal[0], 7) == said
    assert found and all(len(words) == len(LANGUAGES) and all(words) for words in found)


@pytest.mark.breadth
def test_of_two_cards_laid_at_two_stones_of_schotten_one_of_these_is_the_reason():
    schotten, found = drovers.load("schotten"), 0
    for match, seat, legal in decisions(schotten, 3, 12):
        sight = match.sight(seat)
        texts = [schotten.notation.move_text(sight.state, seat, move) for move in (legal[0], legal[-1])]
        said = reason(sight, legal[-1], legal[0], 7)
        if said and all("@" in text for text in texts):
            assert said[0] in [f"stone {text[-1]}" for text in texts]
            found += 1
    assert found


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_every_site_that_has_a_name_is_a_thing_of_the_game(of):
    state, called = of.new(seed=1).state, __import__(f"{of.rules.__package__}.sites", fromlist=["called"]).called
    for sites in sites_told(of):
        for place in range(len(sites.features)):
            name = called(sites.name, place, 1, 2)
            assert not name or all(of.notation.thing(of.words, lang, state, 0, name) for lang in LANGUAGES)


def test_a_game_without_a_network_gives_no_reason():
    match = TOY.new(2, seed=5)
    assert reason(match.sight(0), *match.legal_moves(0)[:2], 1) == ()


def test_the_sentence_ends_with_the_reason():
    verdict = Verdict(1, 0, Choice("a", 0.2), (Choice("b", 0.6),), (0.5, 0.5))
    told = dataclasses.replace(verdict, where=("stone 4", "la borne 4"))
    assert told.sentence("en") == f"{verdict.sentence('en')} It comes down to this: stone 4."
    assert told.sentence("fr") == f"{verdict.sentence('fr')} Tout se joue ici\N{NO-BREAK SPACE}: la borne 4."
