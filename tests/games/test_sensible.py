"""The bots' knowledge is enough at every table: some move is always sensible, and every position has a value."""

import random

from tests.games.helpers.positions import Setting, walk
from tests.games.helpers.tries import every_setting

EVERY = 9
"""One in this many positions is valued for every seat."""


@every_setting
def test_some_move_is_always_sensible_and_legal_and_every_position_has_a_value(setting: Setting) -> None:
    bot, state, rng = setting.game.bot, setting.new(1), random.Random(1)
    while state.seat is not None:
        kept = bot.sensible(state.view(state.seat), state.moves())
        assert kept
        assert kept == [move for move in state.moves() if move in kept]
        assert isinstance(bot.value(state, rng.randrange(setting.seats)), float)
        state.apply(rng.choice(kept))
    assert all(isinstance(bot.value(state, seat), float) for seat in range(setting.seats))
    assert bot.sensible(state, state.moves()) == []


@every_setting
def test_positions_of_random_games_have_a_value_for_everyone_and_are_not_changed(setting: Setting) -> None:
    bot, state, rng = setting.game.bot, setting.new(5), random.Random(5)
    for number, move in enumerate(walk(state, rng, setting.invariants.CAP)):
        if number % EVERY == 0:
            before = state.fingerprint()
            assert all(isinstance(bot.value(state, seat), float) for seat in range(setting.seats)), move
            assert state.fingerprint() == before
