"""Finding a likely move quickly in Paladins, for use when a bot plays ahead."""

import random
from typing import Any

import pytest

from kingdoms.bots import make
from kingdoms.games.paladins import GAME, bot
from kingdoms.games.paladins.board import ROUNDS
from kingdoms.games.paladins.bot import outlook
from kingdoms.games.paladins.bot.chains import PROMISES
from kingdoms.games.paladins.bot.offers import reward_factors
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_A_DEBT,
    WITH_NOTHING,
    Act,
    Decline,
    Develop,
    FreeRecruit,
    Option,
    Outsider,
    Pass,
    Recruit,
    UseFavour,
)
from tests.games.helpers.order import falls
from tests.games.paladins.bot.ranked_positions import ORDERS, VIKINGS, Position, acts, after, keeps, raises
from tests.games.paladins.positions import every_table, new
from tests.games.paladins.printed import (
    ATTACK,
    COMMISSION,
    CONSPIRE,
    GARRISON,
    HUNT,
    RECRUIT,
    TRADE,
    WALLS,
    favour,
    workers,
)
from tests.games.paladins.table import table


def wall(option: str, **what: Any) -> Any:
    """The choice offered by a wall with this option, or two silver instead of it."""
    laid = table(2, 3).orders(*ORDERS).walls(next(n for n, card in enumerate(WALLS) if option in str(card)))
    return after(laid.player(hand="MLS", provisions=2, **what), *acts("fortify MLS"))


LIKELY = [
    Position(
        "an order does not make up for a workshop on an action that can hardly be done again",
        after(
            table(2, 2).orders(*ORDERS).player(
                hand="LL", silver=4, outposts=[0, 1, 4, 5, 6, 7],
                attacked=[*VIKINGS, "viking armourer", "viking marauder", "viking vigilante"],
            ),
            *acts("develop LL"),
        ),
        [Develop(COMMISSION), Develop(GARRISON), Develop(ATTACK)],
    ),
    Position(
        "good help is worth a little silver",
        after(
            table(2, 2).orders(*ORDERS).player(hand="LF", silver=9)
            .townsfolk("", "gatekeeper 1", "", "", "gatekeeper 3"),
            *acts("recruit LF"),
        ),
        [Recruit(1, IN_SILVER), Recruit(4, WITH_NOTHING), Recruit(1, WITH_A_DEBT)],
    ),
    Position(
        "if a debt has to be taken, it is for the better of two",
        after(
            table(2, 3).orders(*ORDERS).player(hand="LF", silver=0)
            .townsfolk("gatekeeper 2", "gatekeeper 1", "", "", ""),
            *acts("recruit LF"),
        ),
        [Recruit(1, WITH_A_DEBT), Recruit(0, WITH_A_DEBT)],
    ),
    Position(
        "even the least help for nothing is better than none",
        after(
            table(2, 6).orders(*ORDERS).favours(favour("free_recruit")).townsfolk("", "", "", "", "conspirator 1")
            .player(hand="S"),
            UseFavour(0, workers("S")),
        ),
        [FreeRecruit(4, True), Decline()],
    ),
    Position(
        "another silver is well spent on an outsider with more to give",
        after(
            table(2, 3).orders(*ORDERS).outsiders("viking barbarian", "viking guardian", "", "", "", "")
            .player(hand="SLF", silver=4, levels=(0, 0, 3)),
            *acts("attack SLF"),
        ),
        [Outsider(1), Outsider(0)],
    ),
    Position("a paid debt is better than two silver", wall("pay_debt", unpaid=1), [Option(0), Option(1)]),
    Position(
        "two silver are better than less suspicion", wall("remove_suspicion", suspicion=[0]), [Option(1), Option(0)]
    ),
    Position(
        "the level that is worth the most is raised",
        after(
            table(2, 3).favours(favour("faith or strength or influence")).player(hand="X", levels=(1, 0, 2)),
            UseFavour(0, workers("X")),
        ),
        raises("influence", "faith", "strength"),
    ),
    Position(
        "criminals are kept rather than specialists, and specialists rather than labourers",
        after(table().orders(*ORDERS).player(hand="SSSLLX"), Pass()),
        keeps("SSX", "SSS", "SSL", "SLL"),
    ),
]  # fmt: skip


@pytest.mark.parametrize("position", LIKELY, ids=lambda position: position.insight)
def test_the_choices_in_a_chain_promise_what_a_strong_player_would_expect(position: Position) -> None:
    state, promise = position.state, PROMISES[position.state.asked]
    now = reward_factors(state, 0, outlook.given(bot.WEIGHTS, ROUNDS - state.round))
    assert set(position.order) <= set(state.moves())
    assert falls(promise(state, 0, move, now) for move in position.order)
    assert bot.at_first_sight(state) == position.order[0]


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


def test_at_first_sight_a_labourer_is_spared_before_the_most_common_specialist() -> None:
    state = table(2, 3).player(0, hand="LSSS", standing={RECRUIT: "L", TRADE: "L", CONSPIRE: "L"}).on_favours(1).turn()
    assert bot.at_first_sight(state) == Act(HUNT, workers("LS"))


def test_at_first_sight_a_favour_is_used_if_it_is_best() -> None:
    state = table(2, 4).favours(favour("pray"), favour("criminal criminal")).player(0, hand="S").turn()
    assert bot.at_first_sight(state) == UseFavour(1, workers("S"))


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
