"""The bots' knowledge of Paladins: plainly bad moves are dropped, and better positions are worth more."""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from kingdoms.games.paladins import GAME, bot
from kingdoms.games.paladins.bot import outlook
from kingdoms.games.paladins.bot.weights import WEIGHTS
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    Clear,
    Decline,
    Jar,
    Keep,
    Pass,
    Recruit,
    TakeTavern,
    UseFavour,
)
from tests.games.helpers import playing
from tests.games.paladins.positions import finished, first
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FIELDS,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    favour,
    workers,
)
from tests.games.paladins.table import asked, at_tavern, play, put_on_top, table

ATTACKED = ["viking lookout", "viking thief", "viking traitor", "viking armourer", "viking marauder"]
CONVERTED = ["saracen mercenary", "saracen mercenary 2", "saracen champion", "byzantine hunter", "byzantine lookout"]
LOAN, PROVISIONS = favour("scout merchant fighter"), favour("provision provision tax")


sensible = partial(playing.sensible, GAME)


def lots(state: Any, action: int) -> list[tuple[int, ...]]:
    """The sets of workers that are sensible for an action."""
    return [move.workers for move in sensible(state) if type(move) is Act and move.action == action]


# Plainly bad moves: workers


def test_criminals_are_spared_and_labourers_go_first() -> None:
    state = table().player(0, hand="SLFCXX", levels=(0, 4, 0)).turn()
    assert len([move for move in state.moves() if type(move) is Act and move.action == ATTACK]) > 1
    assert lots(state, ATTACK) == [workers("SLF")]
    assert lots(state, COMMISSION) == [workers("SLC")]


def test_of_equal_workers_the_most_numerous_go_first() -> None:
    state = table().player(0, hand="SFFFCM", levels=(0, 4, 0)).turn()
    assert lots(state, ATTACK) == [workers("SFF")]


def test_a_criminal_replaces_a_missing_worker_on_the_right() -> None:
    assert lots(table().player(0, hand="SLX").turn(), COMMISSION) == [workers("SLX")]


@pytest.mark.parametrize("action", [RECRUIT, HUNT, TRADE, CONSPIRE])
def test_a_criminal_does_not_do_a_labourers_work_before_the_last_round(action: int) -> None:
    assert lots(table(2, 3).player(0, hand="X").turn(), action) == []
    assert lots(table(2, 7).player(0, hand="X").turn(), action) == [workers("X")]


def test_a_seat_that_can_hunt_with_two_does_not_hunt_with_one() -> None:
    assert lots(table().player(0, hand="LLS").turn(), HUNT) == [workers("LS")]
    assert lots(table().player(0, hand="LLM").turn(), HUNT) == [workers("L")]
    assert lots(table().player(0, hand="LLM").turn(), TRADE) == [workers("LM")]


def test_one_or_two_workers_may_recruit() -> None:
    assert sorted(lots(table().player(0, hand="LLF").turn(), RECRUIT)) == sorted([workers("L"), workers("LF")])


def test_nobody_prays_with_nothing_on_the_right_to_clear() -> None:
    for standing, kept in (({HUNT: "L"}, []), ({ATTACK: "SLF"}, [workers("C")])):
        state = table().player(0, hand="CL", standing=standing).turn()
        assert Act(PRAY, workers("C")) in state.moves()
        assert lots(state, PRAY) == kept


def test_a_favour_is_used_by_a_criminal_only_if_there_is_nobody_else() -> None:
    for letters, user in (("XSL", "L"), ("XSS", "S"), ("X", "X")):
        state = table(2, 3).player(0, hand=letters).favours(PROVISIONS).turn()
        assert [move for move in sensible(state) if type(move) is UseFavour] == [UseFavour(0, workers(user))]


# Plainly bad moves: passing


def test_nobody_passes_if_they_can_do_an_action_on_the_right() -> None:
    assert Pass() not in sensible(table().player(0, hand="SLC").turn())
    assert Pass() in sensible(table().player(0, hand="SLC", provisions=0).turn())


def test_nobody_passes_if_that_loses_workers_who_can_get_goods() -> None:
    assert Pass() in sensible(table().player(0, hand="LLL").turn())
    assert Pass() not in sensible(table().player(0, hand="LLLL").turn())
    assert Pass() not in sensible(table(2, 7).player(0, hand="L").turn())


def test_nobody_must_conspire_or_take_a_debt_to_get_rid_of_workers() -> None:
    state = table(2, 7).player(0, hand="L", standing={HUNT: "L", TRADE: "L"}).favours(LOAN).turn()
    assert UseFavour(0, workers("L")) in sensible(state)
    assert Pass() in sensible(state)


def test_criminals_are_kept_then_all_but_labourers() -> None:
    state = table().player(0, hand="LLLXSS", provisions=0).turn()
    play(state, Pass())
    assert len(state.moves()) > 1
    assert sensible(state) == [Keep(workers("XSS"))]


# Plainly bad moves: questions asked by actions and rewards


def test_no_space_is_settled_if_its_reward_does_nothing_or_less_than_another() -> None:
    state = table().player(0, hand="SLC", levels=(4, 0, 0)).turn()
    play(state, Act(COMMISSION, workers("SLC")))
    rewards = [FIELDS[move.space].reward for move in sensible(state)]
    assert ("labourer", "scout") in rewards
    assert ("labourer",) not in rewards
    assert ("scout",) not in rewards
    assert ("remove_suspicion",) not in rewards
    assert ("pay_debt",) not in rewards
    assert max(Counter(rewards).values()) == 1


def test_spaces_that_help_with_debts_and_suspicion_are_for_seats_that_have_them() -> None:
    state = table().player(0, hand="SLC", levels=(4, 0, 0), unpaid=1, suspicion=[0]).turn()
    play(state, Act(COMMISSION, workers("SLC")))
    rewards = [FIELDS[move.space].reward for move in sensible(state)]
    assert ("remove_suspicion",) in rewards
    assert ("pay_debt",) in rewards


def test_no_jar_is_placed_where_it_does_nothing() -> None:
    state = table().player(0, hand="CLM").turn()
    play(state, Act(ABSOLVE, workers("CLM")))
    assert sensible(state) == [Jar(0), Jar(1), Jar(2), Jar(4), Jar(5)]


def test_nobody_takes_a_debt_if_they_can_recruit_without_one() -> None:
    state = table().player(0, hand="LL").turn()
    play(state, Act(RECRUIT, workers("L")))
    assert Recruit(0, "debt") in state.moves()
    assert {move.pays for move in sensible(state)} == {"silver", "nothing"}
    state = table().player(0, hand="LL", silver=0).townsfolk("abbot 1", "acolyte 1", "", "", "").turn()
    play(state, Act(RECRUIT, workers("L")))
    assert sensible(state) == [Recruit(0, "debt"), Recruit(1, "debt")]


def test_prayers_clear_actions_on_the_right() -> None:
    state = table().player(0, hand="CL", standing={HUNT: "L", ATTACK: "SLF", CONVERT: "FLC"}).turn()
    play(state, Act(PRAY, workers("C")))
    assert Clear(HUNT) in state.moves()
    assert sensible(state) == [Clear(ATTACK), Clear(CONVERT)]


@pytest.mark.parametrize("name", ["pay_debt", "destroy_debt"])
def test_nobody_declines_getting_rid_of_a_debt(name: str) -> None:
    assert sensible(first(name)) == [Accept()]


def test_nobody_declines_a_townsfolk_card() -> None:
    state = first("free_recruit")
    assert Decline() in state.moves()
    assert sensible(state) == [move for move in state.moves() if move != Decline()]


def test_suspicion_may_be_kept_with_a_thief() -> None:
    for converted, kept in (((), [Accept()]), (("viking thief",), [Accept(), Decline()])):
        state = table().player(0, hand="CLM", suspicion=[0, 0], converted=converted).turn()
        play(state, Act(ABSOLVE, workers("CLM")), Jar(1))
        assert asked(state) == "remove_suspicion"
        assert sensible(state) == kept


# Values


def worth(round_number: int = 3, rival: Any = None, **what: Any) -> float:
    """The value of the first seat's position with these things, when all favours are taken."""
    laid = (
        table(2, round_number).player(0, **what).player(1, **(rival or {})).on_favours(*[1] * max(0, round_number - 2))
    )
    return bot.value(laid.turn(), 0)


BUSY: dict[str, Any] = {"standing": {RECRUIT: "L", HUNT: "L", TRADE: "L", CONSPIRE: "L"}}
"""Labourers on Recruit, Hunt, Trade and Conspire, so that these actions are closed to further workers."""


def test_levels_are_worth_something_and_more_at_the_end_of_the_track() -> None:
    assert worth(levels=(1, 0, 0)) > worth()
    assert worth(7, levels=(12, 0, 0)) - worth(7, levels=(10, 0, 0)) > worth(7, levels=(3, 0, 0)) - worth(7) + 3


def test_a_rivals_gains_count_against_a_seat() -> None:
    assert worth(rival={"levels": (6, 0, 0)}) < worth()
    assert worth(rival={"unpaid": 1}) > worth()


def test_actions_that_a_face_up_order_asks_for_are_worth_more() -> None:
    def gain(order: str) -> float:
        return with_order(order, 5) - with_order(order, 3)

    def with_order(order: str, done: int) -> float:
        laid = table(2, 3).player(0, outposts=(0, 1, 4, 5, 6)[:done]).orders("attack", "convert", order)
        return bot.value(laid.turn(), 0)

    assert gain("garrison") > gain("fortify")


def test_workshops_are_worth_more_the_longer_they_serve() -> None:
    shops = {ATTACK: 2}
    assert worth(1, workshops=shops) - worth(1) > worth(5, workshops=shops) - worth(5) > 0


def test_townsfolk_are_worth_more_the_longer_they_serve() -> None:
    assert worth(1, hired=["defender 1"]) - worth(1) > worth(5, hired=["defender 1"]) - worth(5) > 0


def test_a_debt_costs_and_a_paid_one_is_worth_a_little() -> None:
    assert worth(unpaid=1) < worth() - 2
    assert worth() < worth(paid=1) < worth() + 2


def test_suspicion_costs_more_the_nearer_the_inquisition_and_the_less_suspicion_rivals_have() -> None:
    def suspect(tax: int, rival: int) -> float:
        laid = table(2, 3).player(0, suspicion=[0, 0]).player(1, suspicion=[0] * rival)
        return bot.value(laid.tax(tax).turn(), 0)

    assert suspect(1, 0) < suspect(6, 0) < worth()
    assert suspect(1, 0) < suspect(1, 4)


def test_criminals_are_less_welcome_when_the_inquisition_is_near() -> None:
    def with_criminals(tax: int) -> float:
        state = at_tavern("FMXX")
        state.tax = tax
        put_on_top(state.suspicion_deck, 1)
        state.apply(TakeTavern(0))
        return bot.value(state, 0)

    assert with_criminals(1) < with_criminals(6)


def test_workers_are_worth_most_together() -> None:
    assert worth(hand="SLC") > worth(hand="SSL") > worth(hand="L")
    assert worth(hand="X", **BUSY) > worth(hand="S", **BUSY) > worth(hand="L", **BUSY)


@pytest.mark.parametrize(
    ("lot", "levels", "done"),
    [("MLS", (0, 0, 1), {"walls": [0]}), ("MLF", (0, 1, 0), {}), ("CLM", (0, 0, 1), {"jars": [0]})],
)
def test_workers_are_worth_more_when_their_targets_are_within_reach(
    lot: str, levels: tuple[int, int, int], done: dict[str, Any]
) -> None:
    near, far = ({"levels": own, **done, **BUSY} for own in (levels, (0, 0, 0)))
    assert worth(hand=lot, **near) - worth(hand="L", **near) > worth(hand=lot, **far) - worth(hand="L", **far)


def test_goods_are_worth_most_when_they_can_be_used() -> None:
    assert worth(silver=4) > worth(silver=3)
    gain = worth(hand="SLC", provisions=1) - worth(hand="SLC", provisions=0)
    assert gain > worth(hand="L", provisions=1) - worth(hand="L", provisions=0) > 0


def test_the_first_goods_of_a_kind_are_worth_most() -> None:
    for kind in ("silver", "provisions"):
        first, later = (worth(**{kind: have + 1}) - worth(**{kind: have}) for have in (0, 9))
        assert first > later > 0


def test_even_a_hoarder_is_never_too_rich_to_be_valued() -> None:
    for kind in ("silver", "provisions"):
        assert worth(hand="LM", **{kind: 101}) > worth(hand="LM", **{kind: 100})


def test_workers_are_worth_more_when_there_is_someone_to_recruit() -> None:
    def with_townsfolk(key: str) -> float:
        laid = table(2, 2).player(0, hand="LL", standing={HUNT: "L", TRADE: "L", CONSPIRE: "L"})
        return bot.value(laid.townsfolk("", "", "", "", key).turn(), 0)

    assert with_townsfolk("watchman 1") > with_townsfolk("")


def test_converted_outsiders_are_worth_what_they_score() -> None:
    hired = ["abbot 1", "acolyte 1", "architect 1", "defender 1"]
    hunter = worth(7, hired=hired, converted=["byzantine hunter"]) - worth(7, hired=hired)
    assert hunter > worth(7, hired=hired, converted=["byzantine warrior"]) - worth(7, hired=hired)


def test_a_begun_action_is_worth_what_it_will_give() -> None:
    state = table(2, 3).player(0, hand="SLC").turn()
    begun = state.copy()
    begun.apply(Act(COMMISSION, workers("SLC")))
    assert asked(begun) == "settle"
    assert bot.value(begun, 0) > bot.value(state, 0)
    assert asked(begun) == "settle"


def test_at_the_end_every_term_has_its_points() -> None:
    builder = table(2, 7).orders("attack", "garrison", "convert").player(
        levels=(4, 8, 10), workshops={ATTACK: 2, COMMISSION: 2, CONVERT: 2}, monks=range(11, 16),
        outposts=range(20, 26), jars=range(7), walls=range(4, 9), attacked=ATTACKED, converted=CONVERTED,
        unpaid=1, paid=2, silver=20, provisions=10,
    )  # fmt: skip
    state = builder.passed(1).player(1, hand="").turn()
    play(state, Pass())
    assert state.seat is None
    own, rival = bot.terms(state, 0)
    assert own == outlook.Terms(
        faith=3, strength=9, influence=13, develop=1, commission=2, fortify=1 + 2 + 2, garrison=5 + 6, absolve=6,
        attack=4, convert=8, outsiders=12, debts=2 - 3, silver=10,
    )  # fmt: skip
    assert rival == outlook.Terms(silver=1)
    assert [sum(own), sum(rival)] == [score.total for score in state.scores()]


def test_winning_is_better_than_points() -> None:
    state = finished()
    winner = state.winners()[0]
    values = [bot.value(state, seat) for seat in range(3)]
    assert values[winner] == max(values) > 5
    assert sum(value > 5 for value in values) == len(state.winners())


def test_other_weights_give_other_values() -> None:
    state = table(2, 3).player(0, hand="SLC", levels=(4, 2, 0)).turn()
    heavier = WEIGHTS._replace(reach=WEIGHTS.reach + 1)
    assert bot.value(state, 0, heavier) > bot.value(state, 0) == bot.value(state, 0, WEIGHTS)


def test_solo_games_have_their_own_weights() -> None:
    alone, among_rivals = (table(seats, 3).player(0, levels=(4, 2, 0)).turn() for seats in (1, 2))
    for pace, grows, stays in (("level_pace_alone", alone, among_rivals), ("level_pace", among_rivals, alone)):
        faster = WEIGHTS._replace(**{pace: 2.0})
        assert bot.value(grows, 0, faster) != bot.value(grows, 0)
        assert bot.value(stays, 0, faster) == bot.value(stays, 0)
