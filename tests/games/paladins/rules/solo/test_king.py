"""The solo opponent and the King: the King's Orders, which it tries from right to left, and the King's Favours."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    Acted,
    DebtPaid,
    DebtTaken,
    FavourUsed,
    Gained,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxTaken,
    WorkersGained,
)
from kingdoms.games.paladins.solo_events import FellBack, Stepped, Thwarted
from tests.games.paladins.printed import (
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    favour,
    fields_in_play,
    wall,
    workers,
)
from tests.games.paladins.rules.solo.turn import moved, solo
from tests.games.paladins.table import NONE, OPPONENT, scheme, told

# 17: King's Orders


def orders(*names: str, round_number: int = 3, **what: Any) -> Any:
    return solo("orders", round_number=round_number, workers=6, **what).orders(*names).walls(wall("", 2))


def test_it_does_the_first_possible_order_from_right_to_left() -> None:
    """Commission, convert, fortify from right to left, as in the rulebook."""
    names = ("fortify", "convert", "commission")
    _state, events = moved(orders(*names))
    assert [event.action for event in told(events, Acted)] == [COMMISSION]
    _state, events = moved(orders(*names, standing={COMMISSION: "LLL"}))
    assert told(events, Thwarted) == [Thwarted(COMMISSION, "occupied")]
    assert [event.action for event in told(events, Acted)] == [CONVERT]
    _state, events = moved(orders(*names, standing={COMMISSION: "LLL", CONVERT: "L"}))
    assert [event.action for event in told(events, Acted)] == [FORTIFY]


def test_an_order_it_has_met_is_skipped() -> None:
    names, monks = ("fortify", "convert", "commission"), fields_in_play(1)[-5:]
    _state, events = moved(orders(*names, monks=monks))
    assert [event.action for event in told(events, Acted)] == [CONVERT]
    assert told(events, Thwarted) == []


def test_if_all_orders_are_met_it_tries_all_of_them_from_right_to_left() -> None:
    done = {"monks": fields_in_play(1)[-5:], "levels": (0, 0, 12)}
    laid = orders("commission", "fortify", "convert", round_number=1, **done)
    _state, events = moved(laid)
    assert [event.action for event in told(events, Acted)] == [COMMISSION]


def test_only_face_up_orders_are_tried() -> None:
    laid = orders("fortify", "convert", "commission", round_number=1)
    _state, events = moved(laid)
    assert [event.action for event in told(events, Acted)] == [FORTIFY]


def test_if_no_order_is_possible_it_falls_back() -> None:
    _state, events = moved(orders("attack", "garrison", "convert", standing={CONVERT: "LL"}))
    assert told(events, Thwarted, FellBack) == [
        Thwarted(CONVERT, "occupied"),
        Thwarted(GARRISON, "level"),
        Thwarted(ATTACK, "level"),
        FellBack(0),
    ]


# 17: King's Favours


def favoured(*cards: int, round_number: int = 7, **what: Any) -> Any:
    return solo("favour", round_number=round_number, **what).favours(*cards)


def test_it_uses_the_indicated_favour_or_the_next_free_one_to_the_right_and_round() -> None:
    """As in the rulebook: the fifth and first are occupied, so the opponent uses the second and takes two tax."""
    pardon = favour("remove_suspicion tax tax")
    laid = favoured(0, pardon, suspicion=[0, 0], levels=(2, 1, 3)).on_favours(1, NONE, NONE, NONE, 5).track(5)
    state, events = moved(laid)
    assert told(events, FavourUsed) == [FavourUsed(OPPONENT, 1, pardon, workers("L"))]
    assert told(events, SuspicionDiscarded, TaxTaken, Stepped, Gained) == [
        SuspicionDiscarded(OPPONENT, 1),
        TaxTaken(OPPONENT, 2, 0),
        Stepped(0),
        Gained(OPPONENT, "strength", 1),
        Stepped(1),
    ]
    assert (state.track, state.tax, state.favour_workers[1]) == (1, 3, 6)
    assert sum(state.hands[OPPONENT]) == 3


def test_face_down_favours_are_not_available() -> None:
    _state, events = moved(favoured(favour("provision provision tax"), round_number=3).track(4))
    assert [event.place for event in told(events, FavourUsed)] == [0]


def test_if_no_favour_is_free_it_falls_back() -> None:
    _state, events = moved(favoured(0, round_number=3).on_favours(2))
    assert told(events, Thwarted, FellBack) == [Thwarted(scheme("favour"), "target"), FellBack(0)]


@pytest.mark.parametrize(
    ("levels", "raised"), [((3, 1, 2), "strength"), ((0, 0, 0), "strength"), ((4, 4, 1), "influence")]
)
def test_a_favour_raises_its_lowest_attribute(levels: tuple[int, int, int], raised: str) -> None:
    _state, events = moved(favoured(favour("faith or strength or influence"), levels=levels))
    assert told(events, Gained) == [Gained(OPPONENT, raised, 1)]


def test_it_pays_a_debt_if_it_has_one_or_else_discards_two_suspicion_cards() -> None:
    card = favour("pay_debt or remove_suspicion remove_suspicion")
    _state, events = moved(favoured(card, unpaid=1, suspicion=[0, 0]))
    assert told(events, DebtPaid, SuspicionDiscarded) == [DebtPaid(OPPONENT)]
    state, events = moved(favoured(card, suspicion=[0, 0, 1]))
    assert sum(event.cards for event in told(events, SuspicionDiscarded)) == 2
    assert state.suspicions[OPPONENT] == (0,)


def test_it_takes_workers_rather_than_a_workshop() -> None:
    state, events = moved(favoured(favour("free_develop or fighter cleric")))
    assert sum(sum(event.workers) for event in told(events, WorkersGained)) == 2
    assert state.workshops[OPPONENT] == (0, 0, 0, 0, 0, 0)


def test_it_takes_a_debt_as_a_favours_cost() -> None:
    state, events = moved(favoured(favour("scout merchant fighter")))
    assert told(events, DebtTaken) == [DebtTaken(OPPONENT)]
    assert sum(state.hands[OPPONENT]) == 4 - 1 + 3


def test_two_criminals_are_two_workers_and_two_suspicion_cards() -> None:
    state, events = moved(favoured(favour("criminal criminal")).suspicion_deck(0, 1))
    assert [event.tax for event in told(events, SuspicionDrawn)] == [0, 1]
    assert sum(state.hands[OPPONENT]) == 4 - 1 + 2


def test_its_worker_blocks_the_favour_for_the_player() -> None:
    state, _events = moved(favoured(favour("labourer labourer labourer"), round_number=3))
    assert not [move for move in state.moves() if type(move).__name__ == "UseFavour"]
