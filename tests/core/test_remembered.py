"""Remembered functions answer as if they were asked anew, whatever has changed since, and are asked seldom."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import drovers
from drovers.core.looks import Locked, veiling
from drovers.core.match import Match
from drovers.core.remembered import Lasting, remembered
from drovers.core.words import LANGUAGES
from drovers.server import offering
from drovers.server.written import joined, written
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]


def look_at(state):
    """A state as a match lends it: it cannot be changed, and what is made of it is kept."""
    return Match(TOY, state).looks([None])[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_is_shown_is_what_it_would_be_made_anew(game):
    """Every seat's sight, facts and moves in words, along random matches: remembered, and with nothing remembered."""
    for number, options in enumerate(game.option_sets[:3]):
        chance = random.Random(number)
        match = game.new(game.seats[number % len(game.seats)], options, seed=number)
        while match.to_move and match.ply < 40:
            viewers, other = [*range(match.seats), None], None
            chance.shuffle(viewers)
            for viewer in viewers:
                (look,), sight = match.looks([viewer]), match.sight(viewer)
                assert look == sight.state
                anew = dict(sight) | {"facts": game.facts(sight.state)}
                other = written(game).sight(look, other)
                assert json.loads(bytes(joined(other))) == json.loads(json.dumps(anew))
            seat = chance.choice(match.to_move)
            spelled_anew(game, match, seat)
            match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("hidden", ["points", "passes"])
def test_what_is_veiled_for_one_seat_alone_is_never_shared(monkeypatch, hidden):
    """An array and a number that nobody but seat 1 is kept from, and that no look has hidden before."""
    game = drovers.load("schotten")
    veil, values = game.rules.veil, {"points": ([3, 3], [0, 0]), "passes": (2, 0)}[hidden]

    def also(state, seat):
        veil(state, seat)
        if seat == 1:
            state.points.fill(0)
            state.passes = 0

    monkeypatch.setattr(game.rules, "veil", also)
    forget()
    match, parts = game.new(2, seed=1), None
    match.state.points.fill(3)
    match.state.passes = 2
    for seat in (0, 1, None):
        (look,) = match.looks([seat])
        parts = written(game).sight(look, parts)
        assert json.loads(bytes(joined(parts)))[hidden] == values[seat == 1]
    forget()


def forget() -> None:
    """What has been learnt of veiling, and of parts by it."""
    veiling.cache_clear()
    written.cache_clear()


def test_few_moves_are_offered_as_they_would_be_anew():
    """Whatever was offered before with the same moves: by other seats, in other words, in other phases."""
    for game in GAMES:
        chance, match = random.Random(1), game.new(game.seats[0], seed=1)
        while match.to_move and match.ply < 60:
            seat, lang = chance.choice(match.to_move), chance.choice(LANGUAGES)
            (look,), moves = match.looks([seat]), match.legal_moves(seat)[: chance.randint(1, 16)]
            made = offering._offered(game, look, seat, moves, lang)
            assert made == offering._made(game, look, seat, moves, lang)
            match.play(seat, chance.choice(match.legal(seat)))
    assert 0 < len(offering._known) <= offering.KEPT


def spelled_anew(game, match, seat) -> None:
    (look,), moves, by = match.looks([seat]), match.legal_moves(seat), game.notation
    for lang in LANGUAGES:
        for move, line in zip(moves, offering.lines(game).of(look, (lang, seat), moves), strict=True):
            touched = [by.move_text(look, seat, move), *by.touch(look, seat, move)]
            assert line.form == by.form(look, seat, move)
            assert (json.loads(line.text), json.loads(line.touched)) == (touched[0], touched)
            named = [by.thing(game.words, lang, look, seat, thing) for thing in line.named]
            assert game.called.of(look, (lang, seat), line.named) == named


def test_a_look_cannot_be_changed_and_shares_what_is_equal():
    match = TOY.new(2, seed=1)
    first, second = match.looks([0, 1])
    assert first.tricks is second.tricks and first.hand is not second.hand
    tricks, other = first.tricks, TOY.new(2, seed=2).state
    set_first(other.tricks)
    for change in (
        lambda: tricks.fill(1),
        lambda: first.hand.assign([]),
        lambda: set_first(tricks),
        lambda: tricks.fill_places(0, 1, 1),
        lambda: first.assign(other),
        lambda: first.unpack(other.pack()),
    ):
        with pytest.raises(Locked):
            change()
    assert match.look(1).tricks.flat() == match.state.tricks.flat()
    before = first.copy()
    set_first(before.tricks)
    match.play(0, match.legal(0)[0])
    assert match.looks([0])[0].tricks is first.tricks and first.tricks[0] == 0, "the copy alone has changed"


def set_first(cells) -> None:
    cells[0] = 1


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 5), st.integers(0, 3)), max_size=60))
def test_what_is_read_depends_on_what_was_read(changes):
    """A function that looks further only sometimes is never answered from too little."""

    def look(state, seat):
        return (state.round, state.chosen[seat] if state.round == 2 else None)

    quick, state, memory = remembered(look), TOY.new(2, seed=1).state, {}
    for seat, what, value in changes:
        if what < 3:
            state.round = what
        else:
            state.chosen[seat] = value
        shown = look_at(state)
        shown.__dict__["memory"] = memory
        assert quick(shown, seat) == (shown.round, shown.chosen[seat] if shown.round == 2 else None)


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 3)), max_size=60))
def test_what_lasts_is_right_whatever_is_asked_next(changes):
    """What depends on arrays is asked anew; what depends on numbers, only if they are others."""

    def word(state, seat, what):
        if what == 2:
            return (state.tricks[0], seat)
        return (state.round if what else None, state.seats if state.round == 1 else None, seat)

    lasting, state = Lasting(word), TOY.new(2, seed=1).state
    for turn, tricks, seat in changes:
        state.round, state.tricks[0] = turn, tricks
        assert lasting.of(state, seat, [0, 1, 2]) == [word(state, seat, what) for what in range(3)]


def test_it_is_asked_once_for_states_that_are_alike():
    asked = []

    @remembered
    def points(state, seat):
        asked.append(seat)
        return [state.tricks[seat], state.seats]

    match = TOY.new(2, seed=1)
    first, other = match.looks([0, 1])
    assert first != other
    assert points(first, 0) is points(other, 0) and asked == [0]
    assert points(match.state, 0) == points(first, 0) and asked == [0, 0], "nothing is kept of a state that may change"


def test_one_inside_another_counts_for_both():
    @remembered
    def inner(state):
        return state.round

    @remembered
    def outer(state):
        return [inner(state)]

    match = TOY.new(2, seed=1)
    before = outer(match.looks([0])[0])
    match.state.round += 1
    match._moved = True
    assert outer(match.looks([0])[0]) == [before[0] + 1]


def test_it_may_change_nothing_and_look_at_fields_only():
    state = look_at(TOY.new(2, seed=1).state)

    @remembered
    def greedy(state):
        state.round = 1

    @remembered
    def curious(state):
        return state.copy()

    for f in (greedy, curious):
        with pytest.raises(AttributeError):
            f(state)
