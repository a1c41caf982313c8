"""Random games checked as they are played: what the conformance suite and the soak test require of every game."""

import json
import random

from kingdoms.core.state import State
from tests.games.helpers.positions import Setting, walk
from tests.games.helpers.tries import as_text, knowledge, seats_and_onlooker

COMPONENTS, WHOLE, HIDDEN = 7, 40, 160
"""Intervals, in decisions, between counts of the components, checks of the whole state, and checks of hidden parts."""


def checked_game(setting: Setting, seed: int) -> tuple[int, bool]:
    """Plays and checks one random game; returns how many decisions it took and whether it reached its end."""
    state, rng = setting.new(seed), random.Random(f"{setting} {seed}")
    decisions = 0
    for _move in walk(state, rng, setting.invariants.CAP):
        check_moves(setting, state)
        if decisions % COMPONENTS == seed % COMPONENTS:
            setting.invariants.check(state)
        if decisions % WHOLE == seed % WHOLE:
            check_whole(setting, state, rng)
        if decisions % HIDDEN == seed % HIDDEN:
            check_hidden(setting, state, rng)
        decisions += 1
    setting.invariants.check(state)
    return decisions, state.seat is None


def check_moves(setting: Setting, state: State) -> None:
    """Checks that somebody has a real choice and that every move is offered once."""
    moves = state.moves()
    assert len(moves) > 1
    assert len(set(moves)) == len(moves)
    assert state.seat in range(setting.seats)


def check_whole(setting: Setting, state: State, rng: random.Random) -> None:
    """Checks that scores add up, copying and loading change nothing, and determinized states agree with the view."""
    text = as_text(state)
    assert state.winners() == []
    assert all(sum(score.parts.values()) == score.total for score in state.scores())
    assert as_text(state.copy()) == text
    again = setting.game.from_json(json.loads(text))
    assert (as_text(again), again.moves()) == (text, state.moves())
    for seat in seats_and_onlooker(state):
        assert as_text(state.determinize(seat, rng).view(seat)) == as_text(state.view(seat))
    assert as_text(state) == text


def check_hidden(setting: Setting, state: State, rng: random.Random) -> None:
    """Checks that nobody's view changes when everything hidden from them does."""
    for seat in seats_and_onlooker(state):
        other = setting.invariants.scramble(state, seat, rng)
        setting.invariants.check(other)
        assert knowledge(other, seat) == knowledge(state, seat)
