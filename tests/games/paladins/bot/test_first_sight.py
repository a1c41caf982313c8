"""Finding a likely move quickly in Paladins, for use when a bot plays ahead."""

import random
from typing import Any

from kingdoms.bots import make
from kingdoms.games.paladins import GAME, bot
from kingdoms.games.paladins.moves import Act, Pass
from tests.games.paladins.positions import every_table, new
from tests.games.paladins.printed import COMMISSION, CONSPIRE, HUNT, RECRUIT, TRADE, workers
from tests.games.paladins.table import table


@every_table
def test_a_move_at_first_sight_is_always_legal_and_changes_nothing(seats: int) -> None:
    state = new(seats, 6)
    while state.seat is not None:
        before = state.fingerprint()
        move = bot.at_first_sight(state)
        assert state.fingerprint() == before
        assert move in state.moves()
        state.apply(move)


def test_at_first_sight_the_best_offer_is_taken_with_workers_that_can_be_spared() -> None:
    given: dict[str, Any] = {"hand": "SLCXX", "levels": (0, 6, 6), "monks": [0, 1, 4, 5], "provisions": 3}
    laid = table(2, 7).player(0, **given).orders("commission", "fortify", "attack").on_favours(*[1] * 5)
    assert bot.at_first_sight(laid.turn()) == Act(COMMISSION, workers("SLC"))


def test_at_first_sight_a_seat_with_nothing_to_do_passes() -> None:
    state = table().player(0, hand="S", standing={RECRUIT: "L", HUNT: "L", TRADE: "L", CONSPIRE: "L"}).turn()
    assert bot.at_first_sight(state) == Pass()


def test_play_at_first_sight_is_better_than_a_squires() -> None:
    state = new(2, 3)
    squire = make("squire", GAME, random.Random(3))
    while state.seat is not None:
        is_own = state.seat == 0
        state.apply(bot.at_first_sight(state) if is_own else squire.choose(state, state.moves(), 1.0, lambda: False))
    assert state.winners() == [0]
