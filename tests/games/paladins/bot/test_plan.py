"""The plan of the Paladins bot for the round, its likely choices, and the worth of things for later."""

from typing import Any

import pytest

from kingdoms.games.paladins import bot
from kingdoms.games.paladins.board import PRAYER, ROUNDS, WORKERS
from kingdoms.games.paladins.bot import outlook, plan
from kingdoms.games.paladins.bot.chains import likely
from kingdoms.games.paladins.cards import ORDER_VP
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Clear, Pass, UseFavour
from tests.games.helpers.order import falls
from tests.games.paladins.positions import new
from tests.games.paladins.printed import (
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    favour,
    paladin,
    workers,
)
from tests.games.paladins.table import asked, game_at, play, skip_to, table

EARLY, LAST = (outlook.given(bot.WEIGHTS, rounds) for rounds in (3, 0))


# The plan.


def planned_workers(state: Any) -> int:
    """How many workers the first seat plans with: those that its plan uses, and those left."""
    planned, left = bot.planned(state, 0)
    return sum(len(offer.slots) for offer in planned) + sum(left.hand)


def test_every_action_is_planned_once() -> None:
    state = table(2, 3).player(0, hand="LLLLSSMMFFCC", silver=9, provisions=9, levels=(9, 9, 9)).turn()
    places = [offer.where for offer in bot.planned(state, 0)[0]]
    assert len(places) > 3
    assert len(set(places)) == len(places)


def test_workers_yet_to_come_from_a_tavern_are_planned_with() -> None:
    state = game_at("tavern")
    assert planned_workers(state) == sum(state.hands[0]) + 4


@pytest.mark.parametrize("names", [("samson", "otton", "girard"), ("engelier", "otton", "roland")], ids="-".join)
def test_paladins_are_ranked_by_what_can_be_done_with_their_workers(names: tuple[str, str, str]) -> None:
    """The other seat has yet to choose, so the workers are not in the hand when the choice is valued."""
    state, drawn = game_at("paladin"), tuple(map(paladin, names))
    state.drawn[0] = drawn
    state.paladin_decks[0] = tuple(card for card in range(12) if card not in drawn)
    state.reopen()
    chosen = [state.after(ChoosePaladin(use, drawn[use == drawn[0]])) for use in drawn]
    assert [planned_workers(after) for after in chosen] == [2 + 4] * 3
    assert falls(bot.value(after, 0) for after in chosen)


def test_nothing_is_planned_before_the_first_round_or_after_passing() -> None:
    assert bot.planned(new(2, 1), 0)[0] == []
    state = table(2, 3).player(0, hand="SLC").turn()
    assert bot.planned(state, 0)[0] != []
    play(state, Pass())
    assert bot.planned(state, 0)[0] == []


def test_a_round_is_still_to_come_while_its_paladin_is_being_chosen() -> None:
    before, choosing, chosen = (
        bot.terms(game_at(step, round_number=number), 0)[0].faith
        for step, number in (("turn", 2), ("paladin", 3), ("turn", 3))
    )
    assert before == choosing > chosen


def test_nothing_is_planned_while_a_paladin_is_being_chosen() -> None:
    state = new(2, 1)
    while asked(state) != "paladin":
        state.apply(state.moves()[0])
    skip_to(state)
    assert bot.planned(state, 0)[0] == []


@pytest.mark.parametrize(
    ("letters", "silver", "provisions", "action"),
    [("LL", 4, 0, DEVELOP), ("MLS", 0, 1, FORTIFY)],
    ids=["silver", "provisions"],
)
def test_goods_are_not_spent_on_what_is_worth_less_than_they_are(
    letters: str, silver: int, provisions: int, action: int
) -> None:
    busy = {RECRUIT: "L", HUNT: "L", TRADE: "L", CONSPIRE: "L"}
    laid = table(2, 3).player(0, hand=letters, silver=silver, provisions=provisions, standing=busy)
    state = laid.on_favours(1).turn()

    def is_planned(good: float) -> bool:
        look = outlook.given(bot.WEIGHTS._replace(good=good), ROUNDS - state.round)
        planned, _left = plan.planned_offers(state, 0, outlook.order_points(state), look)
        return any(offer.where == action for offer in planned)

    assert is_planned(bot.WEIGHTS.good)
    assert not is_planned(10 * bot.WEIGHTS.good)


# Likely choices.


@pytest.mark.parametrize(
    ("standing", "workshops", "cleared"),
    [
        ({HUNT: "L", COMMISSION: "SLC"}, {}, COMMISSION),
        ({COMMISSION: "SLC", CONVERT: "FLC"}, {}, CONVERT),
        ({COMMISSION: "LC", CONVERT: "FLC"}, {COMMISSION: 1}, COMMISSION),
        ({HUNT: "L", RECRUIT: "L", COMMISSION: "SLC"}, {}, COMMISSION),
    ],
    ids=["the right before the left", "the action an order asks for", "the one with fewer workers", "not the first"],
)
def test_a_prayer_clears_what_is_best_done_again(
    standing: dict[int, str], workshops: dict[int, int], cleared: int
) -> None:
    laid = (
        table(2, 3).orders("attack", "garrison", "convert").player(0, hand="C", standing=standing, workshops=workshops)
    )
    state = laid.turn()
    play(state, Act(PRAY, workers("C")))
    assert likely(state, 0, EARLY) == Clear(cleared)


@pytest.mark.parametrize(
    ("standing", "cleared"),
    [({PRAY: "C"}, PRAY), ({PRAY: "C", CONSPIRE: "L"}, CONSPIRE), ({CONSPIRE: "L", CONVERT: "FLC"}, CONVERT)],
    ids=["Pray itself rather than nothing", "another action before Pray", "the right before the left"],
)
def test_the_kings_prayer_clears_what_is_best_done_again(standing: dict[int, str], cleared: int) -> None:
    state = table(2, 3).favours(favour("pray")).player(0, hand="L", standing=standing).turn()
    play(state, UseFavour(0, workers("L")))
    assert likely(state, 0, EARLY) == Clear(cleared)


# Things for later.


def test_in_the_last_round_workers_and_goods_and_prayers_are_worth_less_but_something() -> None:
    for kind in WORKERS:
        assert 0 < LAST.workers[kind] < EARLY.workers[kind]
    assert 0 < LAST.good < EARLY.good
    for chain, worth in EARLY.chains.items():
        assert 0 < LAST.chains[chain] < worth
    assert EARLY.chains[PRAYER] == pytest.approx(bot.WEIGHTS.prayer)


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_orders_that_are_still_face_down_count_for_their_share(round_number: int) -> None:
    state = table(2, round_number).orders("attack", "garrison", "convert").turn()
    assert sum(outlook.order_points(state)) == pytest.approx(sum(ORDER_VP))


def test_in_the_last_round_a_debt_costs_all_its_points() -> None:
    assert LAST.debts[-3] == 3 > EARLY.debts[-3] > 2


def test_in_the_last_round_an_order_is_worth_little_unless_it_is_met() -> None:
    assert LAST.order(4, 0.0) < EARLY.order(4, 0.0) < EARLY.order(5, 0.0) == LAST.order(5, 0.0)


def test_a_workshop_saves_workers_in_every_round_until_the_action_can_hardly_be_done_again() -> None:
    early = outlook.given(bot.WEIGHTS, ROUNDS - 1)
    assert early.workshop(0) == early.workshop(1) > early.workshop(4) > early.workshop(6) > early.workshop(7) == 0
    assert early.workshop(8) == 0
    assert EARLY.workshop(0) < early.workshop(0)


def test_a_level_beyond_the_last_is_worth_nothing() -> None:
    assert EARLY.steps(12, 1) == 0 < EARLY.steps(11, 1) == EARLY.steps(11, 2)


# Suspicion and townsfolk.


def test_suspicion_costs_less_the_more_the_rival_has_but_always_something() -> None:
    def worth(own: int, rival: int) -> float:
        laid = table(2, 3).player(0, suspicion=[0] * own).player(1, suspicion=[0] * rival).tax(2)
        return bot.value(laid.turn(), 0)

    costs = [worth(0, rival) - worth(2, rival) for rival in range(3, 6)]
    assert costs[0] > costs[1] > costs[2] > 0


@pytest.mark.parametrize("townsfolk", ["debt_collector 1", "peddler 1", "conspirator 1", "squire 1"])
def test_townsfolk_who_help_with_debts_and_suspicion_are_worth_something(townsfolk: str) -> None:
    assert bot.value(table(2, 3).player(0, hired=[townsfolk]).turn(), 0) > bot.value(table(2, 3).player(0).turn(), 0)
