"""The Paladins board: recruiting, from the action to the townsfolk card and its price, and taps that ask first."""

from typing import Any

import pytest

from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import RECRUIT
from kingdoms.games.paladins.moves import WITH_A_DEBT, Recruit
from kingdoms.games.paladins.rules.costs import ways_to_pay
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.words.labels import label_after
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui.boards.paladins.positions import acts, best, session_where, ways_to
from tests.ui.conftest import DESKTOP
from tests.ui.positions import can_make


def can_hire(state: Any) -> bool:
    """Whether two workers can recruit somebody whose price can be paid in only one way."""
    return acts(state) and bool(ways_to(state, RECRUIT)) and bool(plain_hires(state))


def plain_hires(state: Any) -> list[tuple[int, str]]:
    ways = {place: ways_to_pay(state, 0, place) for place, card in enumerate(state.townsfolk) if card >= 0}
    return [(place, pays[0]) for place, pays in ways.items() if len(pays) == 1 and pays[0] != WITH_A_DEBT]


@pytest.mark.parametrize("size", [(360, 640), (600, 960), (800, 1280), DESKTOP])
def test_choosing_to_recruit_shows_the_town_and_a_tap_shows_the_card_with_its_price(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(can_hire)
    finger = sit(session, size)
    board = finger.table.board
    place, pays = plain_hires(session.state)[0]
    assert not board.is_lit(("townsfolk", place))
    move, before = best(session.state, RECRUIT), len(session.log)
    finger.tap_thing(("action", 0, RECRUIT))
    assert board.is_lit(("townsfolk", place))
    assert ("townsfolk", place) in board.hits
    finger.tap_thing(("townsfolk", place))
    finger.frames(30)
    assert len(session.log) == before
    finger.tap_widget(finger.find(InkButton, text=label_after(session.state, 0, move, Recruit(place, pays)))[0])
    assert [decision.move for decision in session.log[before : before + 2]] == [move, Recruit(place, pays)]


def test_if_the_price_is_a_choice_the_card_is_shown_with_both(sit: Any) -> None:
    def is_asked(state: Any) -> bool:
        return acts(state) and bool(ways_to(state, RECRUIT)) and len(ways_to_pay(state, 0, 0)) == 2

    session = session_where(lambda state: is_asked(state) and state.townsfolk[0] >= 0)
    finger = sit(session)
    finger.tap_thing(("action", 0, RECRUIT))
    finger.tap_thing(("townsfolk", 0))
    finger.frames(30)
    sheet = Sheet.topmost()
    assert len([child for child in sheet.foot.walk() if isinstance(child, InkButton)]) == 2
    finger.press("escape")
    assert Sheet.topmost() is None
    assert session.state.agenda[-1][0] == "turn"


def test_recruiting_that_needs_a_debt_asks_first(sit: Any) -> None:
    def needs_a_debt(state: Any) -> bool:
        return can_make("Recruit")(state) and bool(only_for_a_debt(state))

    def only_for_a_debt(state: Any) -> list[Any]:
        paid = {move.place for move in state.moves() if move.pays != WITH_A_DEBT}
        return [move for move in state.moves() if move.place not in paid]

    session = session_where(needs_a_debt)
    finger = sit(session)
    move = only_for_a_debt(session.state)[0]
    age, debts, words = session.age, session.state.unpaid[0], GAME.words.label(session.state, move)
    finger.tap_thing(("townsfolk", move.place))
    finger.frames(30)
    assert session.age == age
    assert Sheet.topmost() is not None
    finger.tap_widget(finger.find(InkButton, text=words)[0])
    assert session.state.unpaid[0] == debts + 1


def test_a_tap_that_may_trigger_an_inquisition_asks_first(sit: Any) -> None:
    def risky(state: Any) -> list[Any]:
        return [move for move in state.moves() if foresee(state, 0, move).may_come]

    session = session_where(lambda state: state.seat == 0 and can_make("TakeTavern")(state) and bool(risky(state)))
    finger = sit(session)
    move = risky(session.state)[0]
    age, words = session.age, GAME.words.label(session.state, move)
    finger.tap_thing(("tavern", move.place))
    finger.frames(30)
    assert session.age == age
    assert "risk an inquisition" in words
    finger.tap_widget(finger.find(InkButton, text=words)[0])
    assert session.age > age


def test_a_single_worker_asks_before_it_discards_if_two_could_hire(sit: Any) -> None:
    def single(state: Any) -> list[Any]:
        return [move for move in ways_to(state, RECRUIT) if sum(move.workers) == 1]

    def has_both(state: Any) -> bool:
        return acts(state) and bool(single(state)) and len(ways_to(state, RECRUIT)) > len(single(state))

    session = session_where(has_both)
    finger = sit(session)
    move, age = single(session.state)[0], session.age
    finger.tap_thing(("worker", move.workers.index(1)))
    finger.tap_thing(("action", 0, RECRUIT))
    finger.frames(30)
    assert session.age == age
    assert Sheet.topmost().title == "Discard townsfolk? With two workers, you could hire them instead."
    finger.tap_widget(finger.find(InkButton, text=GAME.words.label(session.state, move))[0])
    assert session.state.agenda[-1][0] == "recruit"
