"""Tax, suspicion and debts: how players get them, one by one, and how they get rid of them."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    DebtTaken,
    InquisitionBegan,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TavernTaken,
    TaxRefilled,
    TaxTaken,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Accept, Act, Jar, Recruit, TakeTavern
from tests.games.paladins import invariants
from tests.games.paladins.printed import (
    ABSOLVE,
    CONSPIRE,
    FAVOURS,
    OUTSIDERS,
    RECRUIT,
    SUSPICION_CARDS,
    TAVERNS,
    TOWNSFOLK,
    jar_field,
    workers,
)
from tests.games.paladins.table import at_tavern, goods, hand, part, play, put_on_top, skip_to, table, told


def conspiring(*cards: int, seats: int = 2, tax: int = 6, **what: Any) -> Any:
    """A table where seat 0 can conspire, and these suspicion cards are next."""
    return table(seats).player(0, hand="LLL", paladin="berengier", **what).suspicion_deck(*cards).tax(tax)


@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_suspicion_card_is_added_to_the_pile_and_its_tax_is_taken(tax: int) -> None:
    state = conspiring(tax, suspicion=[1]).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    taken = [TaxTaken(0, tax, 0)] if tax else []
    assert told(events, SuspicionDrawn, TaxTaken) == [SuspicionDrawn(0, tax), *taken]
    assert state.suspicions[0] == (1, tax)
    assert (state.silver[0], state.tax) == (3 + tax, 6 - tax)


@pytest.mark.parametrize(("supply", "tax", "taken", "bank"), [(1, 2, 1, 1), (2, 2, 2, 0), (1, 1, 1, 0)])
def test_a_shortfall_of_the_supply_comes_from_the_bank(supply: int, tax: int, taken: int, bank: int) -> None:
    state = conspiring(tax, tax=supply).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, TaxTaken) == [TaxTaken(0, taken, bank)]
    assert state.silver[0] == 3 + tax
    assert len(told(events, InquisitionBegan)) == 1


def test_there_is_no_inquisition_while_a_coin_is_left() -> None:
    state = conspiring(2, tax=3).turn()
    assert told(state.play(Act(CONSPIRE, workers("L"))), InquisitionBegan) == []
    assert state.tax == 1


def test_the_card_counts_in_the_inquisition_it_triggers() -> None:
    state = conspiring(1, tax=1).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, DebtTaken) == [DebtTaken(0)]
    assert state.suspicions[0] == (1,)


def test_two_criminals_with_one_coin_left_in_the_tax_supply() -> None:
    """The first card takes a coin from the supply and one from the bank; the second comes after the inquisition."""
    state = at_tavern("FSXX")
    state.tax = 1
    put_on_top(state.suspicion_deck, 2, 0)
    events = state.play(TakeTavern(0))
    kinds = (TavernTaken, WorkersGained, SuspicionDrawn, TaxTaken, InquisitionBegan, DebtTaken, TaxRefilled)
    assert told(events, *kinds)[2:] == [
        SuspicionDrawn(0, 2),
        TaxTaken(0, 1, 1),
        InquisitionBegan(),
        DebtTaken(0),
        TaxRefilled(6),
        SuspicionDrawn(0, 0),
    ]
    assert state.silver[0] == 5
    assert state.suspicions[0] == (2, 0)
    assert state.seat == 1


@pytest.mark.parametrize("number", [number for number, letters in enumerate(TAVERNS) if "X" in letters])
def test_each_criminal_on_a_tavern_card_draws_suspicion(number: int) -> None:
    state = at_tavern(TAVERNS[number])
    held = hand(state)
    events = state.play(TakeTavern(0))
    assert len(told(events, SuspicionDrawn)) == TAVERNS[number].count("X")
    assert sorted(hand(state)) == sorted(held + TAVERNS[number])
    assert len(state.suspicions[0]) == TAVERNS[number].count("X")


def test_only_criminals_draw_suspicion() -> None:
    state = at_tavern("CSLL")
    assert told(state.play(TakeTavern(0)), SuspicionDrawn) == []


# The decks


def test_the_suspicion_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    state = table().player(0, hand="LLL").suspicion_deck(0, only=True).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, SuspicionsShuffled) == []
    assert state.suspicion_deck == []
    assert len(state.suspicion_discards) == 23


def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    state = table().player(0, hand="LLL").suspicion_deck(only=True).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert type(told(events, SuspicionsShuffled, SuspicionDrawn)[0]) is SuspicionsShuffled
    assert (len(state.suspicion_deck), state.suspicion_discards) == (23, [])


def test_with_deck_and_discards_empty_an_inquisition_comes_first() -> None:
    cards = [tax for tax, count in SUSPICION_CARDS.items() for _card in range(count)]
    state = table().player(0, hand="LLL", suspicion=cards[:10]).player(1, suspicion=cards[10:]).turn()
    assert state.suspicion_deck == state.suspicion_discards == []
    events = state.play(Act(CONSPIRE, workers("L")))
    found = told(events, InquisitionBegan, DebtTaken, SuspicionDiscarded, SuspicionsShuffled, SuspicionDrawn)
    assert found[:4] == [InquisitionBegan(), DebtTaken(1), SuspicionDiscarded(1, 7), SuspicionsShuffled()]
    assert type(found[4]) is SuspicionDrawn
    assert [len(pile) for pile in state.suspicions] == [11, 7]
    assert state.unpaid == [0, 1]


@pytest.mark.parametrize(("tax", "missing"), [(6, 0), (4, 2), (1, 5)])
def test_such_an_inquisition_tops_up_the_supply(tax: int, missing: int) -> None:
    cards = [card for card, count in SUSPICION_CARDS.items() for _card in range(count)]
    laid = table().player(0, hand="LLL", suspicion=cards[:10]).player(1, suspicion=cards[10:])
    events = laid.tax(tax).turn().play(Act(CONSPIRE, workers("L")))
    assert told(events, TaxRefilled)[0] == TaxRefilled(missing)


def test_the_newest_suspicion_card_is_always_discarded() -> None:
    state = table().player(0, hand="CLML", suspicion=[2, 1, 0]).turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer")), Accept())
    assert state.suspicions[0] == (2, 1)
    assert state.suspicion_discards == [0]


# Debts


def test_an_unpaid_debt_costs_three_points_and_a_paid_one_scores_one() -> None:
    state = table().player(0, hand="LL", unpaid=2, paid=3).turn()
    assert part(state, 0, "debts") == -3
    assert part(table().player(0, unpaid=1).turn(), 0, "debts") == -3
    assert part(table().player(0, paid=2).turn(), 0, "debts") == 2


def test_the_supply_of_debts_is_unlimited() -> None:
    state = table().player(0, hand="LL", unpaid=30).player(1, unpaid=30).turn()
    play(state, Act(RECRUIT, workers("L")), Recruit(0, "debt"))
    assert state.unpaid[0] == 31


# Where tax and suspicion come from


def test_tax_is_compulsory_wherever_it_is_printed() -> None:
    """No card offers tax as an alternative."""
    alternatives = [effect for card in FAVOURS if len(card.effects) > 1 for effect in card.effects]
    assert all("tax" not in effect for effect in alternatives)
    with_tax = [card.discard for card in TOWNSFOLK] + [card.attack for card in OUTSIDERS]
    assert sum("tax" in reward for reward in with_tax) > 5


def test_no_coin_is_lost_between_supply_bank_and_players() -> None:
    state = conspiring(2, 1, 0).turn()
    state.play(Act(CONSPIRE, workers("L")))
    invariants.check(state)
    assert goods(state) == (5, 1)
    assert state.tax + state.silver[0] == 6 + 3
    skip_to(state)
    invariants.check(state)
