"""The inquisition: townsfolk, verdict, refilled supply, and every point at which it can occur."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Convicted,
    DebtTaken,
    Declined,
    Gained,
    InquisitionBegan,
    SuspicionDiscarded,
    TaxRefilled,
    TaxTaken,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Accept, Act, Decline
from tests.games.paladins.printed import CONSPIRE, townsfolk, workers
from tests.games.paladins.table import goods, hand, play, table, told

OF_INQUISITION = (
    InquisitionBegan, TownsfolkHelped, Gained, WorkersGained, SuspicionDiscarded, Convicted, DebtTaken, TaxRefilled,
    Declined,
)  # fmt: skip


def before_inquisition(*seats: dict[str, Any]) -> Any:
    """A table where seat 0 takes the last tax coin by conspiring; everyone's suspicion is set beforehand."""
    laid = table(len(seats)).tax(1)
    for seat, what in enumerate(seats):
        laid.player(seat, **{"paladin": "berengier", "hand": "LLL" if seat == 0 else "L", **what})
    return laid.suspicion_deck(1)


def held(*cards: int) -> dict[str, Any]:
    return {"suspicion": cards}


def judged(*seats: dict[str, Any]) -> tuple[Any, list[Event]]:
    """The state after the inquisition that `before_inquisition` leads to, and the events from its beginning."""
    state = before_inquisition(*seats).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    return state, after(events)


def after(events: list[Event]) -> list[Event]:
    start = events.index(InquisitionBegan())
    return told(events[start:], *OF_INQUISITION)


# The verdict


def test_the_seat_with_most_suspicion_takes_a_debt_and_discards_half_rounded_down() -> None:
    state, events = judged(held(), held(0, 0, 0, 0, 0), held(0, 0))
    assert events == [
        InquisitionBegan(), Convicted((1,)), DebtTaken(1), SuspicionDiscarded(1, 2), TaxRefilled(7),
    ]  # fmt: skip
    assert [len(pile) for pile in state.suspicions] == [1, 3, 2]
    assert state.unpaid == [0, 1, 0]


def test_four_players_with_1_0_3_and_3_suspicion_cards() -> None:
    """Both seats with three cards take a debt and discard one each; 8 silver refill the supply."""
    state, events = judged(held(), held(), held(0, 0, 0), held(0, 0, 2))
    assert told(events, Convicted, TaxRefilled) == [Convicted((2, 3)), TaxRefilled(8)]
    assert state.unpaid == [0, 0, 1, 1]
    assert [len(pile) for pile in state.suspicions] == [1, 0, 2, 2]
    assert state.suspicion_discards == [0, 2]
    assert state.tax == 8


def test_with_one_card_nothing_is_discarded_but_a_debt_is_taken() -> None:
    state, events = judged(held(), held())
    assert told(events, Convicted, SuspicionDiscarded) == [Convicted((0,))]
    assert (state.unpaid, state.suspicions[0]) == ([1, 0], (1,))


@pytest.mark.parametrize(("cards", "left"), [(2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_is_rounded_down(cards: int, left: int) -> None:
    state, _events = judged(held(), held(*[0] * cards))
    assert len(state.suspicions[1]) == left


def test_the_newest_cards_are_discarded_first() -> None:
    state, _events = judged(held(), held(2, 0, 1, 0))
    assert state.suspicions[1] == (2, 0)


def test_nobody_is_convicted_without_suspicion() -> None:
    """Tax alone can trigger an inquisition while nobody has suspicion."""
    laid = table().player(0, hand="LF").townsfolk("", "", "", "", "architect 3").tax(2)
    state = laid.turn()
    events = state.play(Act(1, workers("L")))
    assert after(events) == [InquisitionBegan(), TaxRefilled(6)]
    assert state.unpaid == [0, 0]


def test_players_who_have_passed_can_be_convicted() -> None:
    laid = before_inquisition(held(), held(0, 0), held()).passed(1)
    state = laid.turn()
    state.play(Act(CONSPIRE, workers("L")))
    assert (state.unpaid, len(state.suspicions[1])) == ([0, 1, 0], 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_refilled_to_its_full_amount(seats: int) -> None:
    state, events = judged(*[held()] * seats)
    assert state.tax == seats + 4
    assert told(events, TaxRefilled) == [TaxRefilled(seats + 4)]


def test_all_tied_seats_are_convicted_in_turn_order() -> None:
    _state, events = judged(held(0, 0), held(0, 0, 0), held(0, 0, 0))
    assert told(events, Convicted, DebtTaken) == [Convicted((0, 1, 2)), DebtTaken(0), DebtTaken(1), DebtTaken(2)]


# Townsfolk


@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("peddler 1", WorkersGained(1, workers("L"))),
        ("peddler 2", Gained(1, "provision", 2)),
        ("peddler 3", Gained(1, "silver", 2)),
    ],
)
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_peddlers_help_a_seat_with_two_or_more_cards(name: str, gain: Event, cards: int) -> None:
    _state, events = judged(held(), {"suspicion": [0] * cards, "hired": [name]})
    helped = [TownsfolkHelped(1, townsfolk(name)), gain] if cards >= 2 else []
    assert told(events, TownsfolkHelped, Gained, WorkersGained) == helped


@pytest.mark.parametrize("name", ["conspirator 1", "conspirator 2"])
def test_a_conspirator_discards_one_card_before_the_verdict(name: str) -> None:
    state, events = judged(held(0), {"suspicion": [0, 1], "hired": [name]})
    assert events[:3] == [InquisitionBegan(), TownsfolkHelped(1, townsfolk(name)), SuspicionDiscarded(1, 1)]
    assert told(events, Convicted) == [Convicted((0,))]
    assert state.suspicions[1] == (0,)


def test_a_conspirator_without_suspicion_does_nothing() -> None:
    _state, events = judged(held(), {"hired": ["conspirator 1"]})
    assert told(events, TownsfolkHelped) == []


@pytest.mark.parametrize(("number", "trait"), [(1, "strength"), (2, "influence"), (3, "faith")])
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_squires_help_a_seat_with_no_cards(number: int, trait: str, cards: int) -> None:
    name = f"squire {number}"
    _state, events = judged(held(), {"suspicion": [0] * cards, "hired": [name]})
    helped = [TownsfolkHelped(1, townsfolk(name)), Gained(1, trait, 1)] if cards == 0 else []
    assert told(events, TownsfolkHelped, Gained) == helped


def test_peddlers_help_first_then_conspirators_then_squires() -> None:
    """The rulebook's example: two conspirators, a peddler, two squires, two suspicion cards."""
    owned = ["squire 1", "conspirator 1", "squire 3", "conspirator 2", "peddler 3"]
    state, events = judged(held(), {"suspicion": [0, 0], "hired": owned})
    order = ["peddler 3", "conspirator 1", "conspirator 2", "squire 1", "squire 3"]
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(1, townsfolk(name)) for name in order]
    assert state.suspicions[1] == ()
    assert state.attributes[1] == [1, 1, 0]
    assert goods(state, 1) == (5, 1)
    assert state.unpaid == [1, 0]


def test_players_follow_in_turn_order_each_with_all_their_townsfolk() -> None:
    suspects = [
        {"suspicion": [0, 0], "hired": ["conspirator 1", "peddler 1"]},
        {"hired": ["squire 1"]},
        {"suspicion": [0, 0], "hired": ["peddler 2", "conspirator 2"]},
    ]
    _state, events = judged(*suspects)
    helped = [(event.seat, event.townsfolk) for event in told(events, TownsfolkHelped)]
    names = [(0, "peddler 1"), (0, "conspirator 1"), (1, "squire 1"), (2, "peddler 2"), (2, "conspirator 2")]
    assert helped == [(seat, townsfolk(name)) for seat, name in names]


def test_turn_order_starts_with_the_start_marker() -> None:
    laid = before_inquisition(held(), {"hired": ["squire 1"]}, {"hired": ["squire 2"]})
    laid.state.start = 2
    state = laid.turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert [event.seat for event in told(events, TownsfolkHelped)] == [2, 1]


def test_they_help_players_who_have_passed_and_add_workers_to_those_kept() -> None:
    laid = before_inquisition(held(), {"hand": "SMF", "suspicion": [0, 0], "hired": ["peddler 1"]}, held()).passed(1)
    state = laid.turn()
    state.play(Act(CONSPIRE, workers("L")))
    assert hand(state, 1) == "LSMF"


def test_other_townsfolk_do_nothing() -> None:
    owned = ["abbot 1", "acolyte 1", "architect 1", "defender 1", "debt_collector 1"]
    _state, events = judged(held(), {"suspicion": [0, 0], "hired": owned})
    assert told(events, TownsfolkHelped) == []


# The Thief


@pytest.mark.parametrize(("answer", "cards"), [(Accept(), 2), (Decline(), 3)])
def test_a_seat_with_a_converted_thief_may_decline_a_conspirator(answer: Any, cards: int) -> None:
    suspect = {"suspicion": [0, 0, 0], "hired": ["conspirator 1"], "converted": ["viking thief"]}
    state = before_inquisition(held(), suspect).turn()
    state.play(Act(CONSPIRE, workers("L")))
    assert (state.seat, state.moves()) == (1, [Accept(), Decline()])
    events = state.play(answer)
    assert told(events, Convicted) == [Convicted((1,))]
    assert len(state.suspicions[1]) == cards - cards // 2
    assert len(told(events, Declined)) == (answer == Decline())


def test_after_declining_a_conspirator_the_squire_does_not_help() -> None:
    suspect = {"suspicion": [0], "hired": ["squire 1", "conspirator 2"], "converted": ["byzantine thief"]}
    state = before_inquisition(held(), suspect).turn()
    state.play(Act(CONSPIRE, workers("L")))
    events = state.play(Decline())
    assert told(events, TownsfolkHelped) == []
    assert told(events, Convicted) == [Convicted((0, 1))]


def test_an_attacked_thief_makes_no_difference() -> None:
    suspect = {"suspicion": [0, 0], "hired": ["conspirator 1"], "attacked": ["viking thief"]}
    state = before_inquisition(held(), suspect).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(1, townsfolk("conspirator 1"))]


def test_a_rival_may_decide_in_the_middle_of_an_action_which_then_continues() -> None:
    """Gérin's silver comes after the inquisition triggered by the criminal."""
    suspect = {"suspicion": [0, 0], "hired": ["conspirator 1"], "converted": ["viking thief"]}
    state = before_inquisition({"paladin": "gerin"}, suspect).turn()
    first = state.play(Act(CONSPIRE, workers("L")))
    assert (state.seat, told(first, Gained)) == (1, [])
    events = state.play(Accept())
    assert told(events, TaxRefilled, Gained) == [TaxRefilled(6), Gained(0, "silver", 2)]
    assert goods(state) == (3 + 1 + 2, 1)
    assert state.seat == 1


def test_the_tax_that_triggers_it_is_taken_first() -> None:
    state = before_inquisition(held(), held()).turn()
    events = play(state, Act(CONSPIRE, workers("L")))
    kinds = [type(event) for event in told(events, TaxTaken, InquisitionBegan)]
    assert kinds == [TaxTaken, InquisitionBegan]
