"""Thefts: placing crests on the actions of lower-ranking characters."""

import pytest

from kingdoms.games.rival_kings.cards import BUILDING, MONEY, PASS_ON
from kingdoms.games.rival_kings.events import Bought, Settled, Skipped, Stole, TheftUnused, TheftWaived, Took, TurnBegan
from kingdoms.games.rival_kings.moves import Buy, Choose, PassOn, Settle, Skip, Steal, Take
from tests.games.rival_kings.table import card, cards, character, leave, leave_until, offered, play, table, told

NONE = -1
SETTLE_AT, MONEY_AT, THIRD_AT, FOURTH_AT = range(4)
"""The places of the actions on the Countess, the Diplomat and the Traders."""


def test_knight_against_diplomat() -> None:
    knight, diplomat, _duke = range(3)
    builder = table(3).coins(knight, 5).pile(0, "inn").pile(1, "mine").pile(2, "vintner").pile(3, "farmer")
    state = builder.choose("knight", "diplomat", "duke")
    assert state.markers == [0, 1, 0]
    assert set(state.moves()) == {Steal(diplomat, place) for place in range(3)} | {Skip()}
    events = play(state, Steal(diplomat, THIRD_AT), Buy(0, False), Take(2), Buy(3, False))
    done = [type(event) for event in events if type(event) in (Stole, Bought, Took)]
    assert done == [Stole, Bought, Took, Bought]
    assert state.buildings[knight] == cards("inn")
    assert state.subjects[knight] == cards("farmer")
    assert state.seat == diplomat
    assert state.markers == [0, 1, 0]
    play(state, Settle(), Skip())
    assert not state.revealed
    assert state.buildings[diplomat] == []


def test_the_rulebook_knight_takes_the_diplomats_money_action() -> None:
    knight, diplomat = range(2)
    state = table(2).stacks(2, 4, 1, 0).choose("knight", "diplomat")
    events = play(state, Steal(diplomat, MONEY_AT))
    assert told(events, Stole) == [Stole(knight, diplomat, MONEY_AT, MONEY)]
    assert set(state.moves()) == {Take(0), Take(1), Take(2), Skip()}
    play(state, Take(1), Take(0))
    assert state.coins == [6, 0]
    leave_until(state, diplomat)
    play(state, Settle())
    assert not offered(state, Take)


def test_a_crest_covers_exactly_one_action() -> None:
    state = table(2).choose("knight", "diplomat")
    play(state, Steal(1, SETTLE_AT))
    assert state.covered[1][:3] == [0, NONE, NONE]
    assert not offered(state, Steal)


def test_a_theft_is_optional() -> None:
    knight, diplomat = range(2)
    state = table(2).choose("knight", "diplomat")
    assert told(play(state, Skip()), TheftWaived) == [TheftWaived(knight, diplomat)]
    assert all(thief == NONE for row in state.covered for thief in row)
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}
    leave_until(state, diplomat)
    assert Settle() in state.moves()
    play(state, Settle())
    assert len(offered(state, Take)) == 4


def test_the_thief_need_not_carry_out_the_stolen_action() -> None:
    knight, diplomat = range(2)
    state = table(2).choose("knight", "diplomat")
    events = play(state, Steal(diplomat, MONEY_AT), Skip())
    assert told(events, TheftUnused) == [TheftUnused(knight, MONEY)]
    assert not told(events, Skipped)
    assert state.covered[diplomat][MONEY_AT] == knight
    assert state.coins == [0, 0]
    leave_until(state, diplomat)
    assert set(state.moves()) == {Settle(), Skip()}
    play(state, Settle())
    assert not state.revealed


def test_an_action_that_the_thief_cannot_carry_out_may_still_be_stolen() -> None:
    state = table(2).choose("knight", "diplomat")
    events = play(state, Steal(1, THIRD_AT))
    assert told(events, TheftUnused) == [TheftUnused(0, BUILDING)]
    assert state.covered[1][THIRD_AT] == 0


def test_a_stolen_settle_returns_the_thiefs_own_marker() -> None:
    state = table(2).markers(0, 2).choose("knight", "diplomat")
    play(state, Steal(1, SETTLE_AT))
    assert set(state.moves()) == {Settle(), Skip()}
    assert told(play(state, Settle()), Settled) == [Settled(0)]
    assert state.markers == [1, 1]


def test_a_stolen_pass_on_gives_the_thiefs_own_marker() -> None:
    duke, courtier = range(2)
    state = table(2).markers(duke, 2).choose("duke", "courtier")
    assert set(state.moves()) == {Steal(courtier, 0), Steal(courtier, 1), Skip()}
    events = play(state, Steal(courtier, 0))
    assert told(events, Stole) == [Stole(duke, courtier, 0, PASS_ON)]
    assert set(state.moves()) == {PassOn(courtier), Skip()}
    play(state, PassOn(courtier))
    assert state.markers == [1, 2]


def test_a_stolen_purchase_is_paid_by_the_thief() -> None:
    state = table(2).coins(0, 4).coins(1, 9).pile(0, "garden").choose("knight", "diplomat")
    play(state, Steal(1, THIRD_AT), Buy(0, False))
    assert state.coins == [0, 9]
    assert state.stacks[0] == 6
    assert state.buildings[0] == cards("garden")


def test_each_victim_in_a_pair_loses_one_action() -> None:
    knight, countess, diplomat = range(3)
    state = table(3).choose("knight", "countess", "diplomat")
    assert state.markers == [0, 2, 2]
    victims = []
    for _theft in range(2):
        stolen = offered(state, Steal)
        victims.append(stolen[0].victim)
        play(state, stolen[0])
    assert sorted(victims) == [countess, diplomat]
    assert not offered(state, Steal)
    assert [row.count(knight) for row in state.covered] == [0, 1, 1]


def test_victims_in_a_pair_choose_from_the_actions_left() -> None:
    _knight, countess, diplomat = range(3)
    state = table(3).choose("knight", "countess", "diplomat")
    for _theft in range(2):
        play(state, Steal(offered(state, Steal)[0].victim, MONEY_AT), Skip())
    leave_until(state, countess)
    assert set(state.moves()) == {Settle(), Skip()}
    play(state, Settle())
    assert state.seat == diplomat
    assert set(state.moves()) == {Settle(), Skip()}


def test_one_victim_in_a_pair_may_be_spared() -> None:
    state = table(3).choose("knight", "countess", "diplomat")
    play(state, Skip())
    assert len(offered(state, Steal)) == 3
    play(state, offered(state, Steal)[0])
    assert sum(row.count(0) for row in state.covered) == 1


def test_a_covered_action_cannot_be_covered_again() -> None:
    _courtier, countess, trader = range(3)
    state = table(3).choose("courtier", "countess", "trader_1")
    play(state, Steal(trader, MONEY_AT), Take(0))
    leave_until(state, countess)
    assert set(offered(state, Steal)) == {Steal(trader, place) for place in (SETTLE_AT, THIRD_AT, FOURTH_AT)}


def test_a_trader_loses_at_most_two_actions_and_keeps_the_others() -> None:
    _courtier, countess, trader = range(3)
    builder = table(3).coins(trader, 6).pile(0, "inn").pile(1, "mine").pile(2, "farmer").pile(3, "miner")
    state = builder.choose("courtier", "countess", "trader_1")
    play(state, Steal(trader, SETTLE_AT))
    leave_until(state, countess)
    play(state, Steal(trader, THIRD_AT))
    leave_until(state, trader)
    assert state.markers[trader] == 2
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}
    play(state, Take(0))
    assert set(state.moves()) == {Buy(0, False), Buy(1, False), Skip()}


def test_the_courtier_and_the_countess_each_steal_from_both_traders() -> None:
    courtier, countess = 2, 3
    state = table(4).choose("trader_1", "trader_2", "courtier", "countess")
    for thief, place in ((courtier, THIRD_AT), (countess, FOURTH_AT)):
        leave_until(state, thief)
        for _victim in range(2):
            play(state, Steal(offered(state, Steal)[0].victim, place))
    for trader in (0, 1):
        assert state.covered[trader] == [NONE, NONE, courtier, countess]


def test_the_victims_marker_stays_whatever_the_thief_does() -> None:
    for move in (Skip(), Steal(1, SETTLE_AT)):
        state = table(2).choose("knight", "diplomat")
        play(state, move)
        assert state.markers == [0, 1]


def test_a_victim_of_theft_can_still_steal() -> None:
    _queen, knight, diplomat = range(3)
    state = table(3).choose("queen", "knight", "diplomat")
    play(state, Steal(knight, 0), Take(0))
    assert state.seat == knight
    assert {move.victim for move in offered(state, Steal)} == {diplomat}
    play(state, Steal(diplomat, MONEY_AT), Take(1))
    assert state.coins == [2, 2, 0]
    assert state.seat == diplomat


def test_each_rank_steals_only_from_the_rank_it_attacks() -> None:
    _queen, duke, courtier, trader = range(4)
    state = table(4).choose("queen", "duke", "courtier", "trader_2")
    assert state.seat == duke
    assert {move.victim for move in offered(state, Steal)} == {courtier}
    play(state, Skip())
    assert state.seat == courtier
    assert {move.victim for move in offered(state, Steal)} == {trader}


@pytest.mark.parametrize(
    "names", [("queen", "lord_protector"), ("duke", "queen"), ("count", "duke"), ("trader_1", "duke")]
)
def test_nobody_steals_from_ranks_a_and_b_and_traders_steal_from_nobody(names: tuple[str, str]) -> None:
    state = table(2, coins=9).choose(*names)
    while state.revealed:
        assert not offered(state, Steal)
        play(state, Skip())


def test_thefts_come_before_the_seats_own_actions() -> None:
    state, events = table(2).reveal("knight", "diplomat")
    assert type(events[-1]) is TurnBegan
    assert not offered(state, Take)
    assert offered(state, Steal)


def test_a_stolen_action_is_carried_out_at_once() -> None:
    state = table(2).choose("knight", "diplomat")
    play(state, Steal(1, MONEY_AT))
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}
    play(state, Take(3))
    assert state.coins[0] == 2
    assert state.seat == 0


def test_a_seat_without_victims_goes_straight_to_its_own_actions() -> None:
    state = table(2).choose("knight", "trader_1")
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}


def test_crests_are_returned_so_actions_can_be_stolen_again_next_cycle() -> None:
    builder = table(2).hand(0, "bursar").hand(1, "countess").neutrals("trader_1", "trader_2")
    state = builder.choose("knight", "diplomat")
    play(state, Steal(1, SETTLE_AT))
    leave(state)
    play(state, Choose(character("bursar")), Choose(character("countess")))
    assert set(offered(state, Steal)) == {Steal(1, 0), Steal(1, 1), Steal(1, 2)}


def test_a_stolen_subject_becomes_the_thiefs_active_one() -> None:
    state = table(2).coins(0, 3).subjects(0, "farmer").pile(2, "jailer").choose("diplomat", "trader_1")
    play(state, Steal(1, THIRD_AT), Buy(2, False))
    assert state.subjects[0] == [card("farmer"), card("jailer")]
