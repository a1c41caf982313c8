"""The Royals board leads on: hand cards lead to what they can pay for, and a turn that ends by itself says why."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import CUBES_PER_POSITION, POSITIONS
from kingdoms.games.royals.moves import Occupy, TakeOpen
from kingdoms.ui.board.sight import TURN_UP
from kingdoms.ui.boards.royals.europe.atlas import framed_country
from tests.ui.boards.royals.positions import plays_in_several_countries, session_where
from tests.ui.conftest import DESKTOP


def holds_cards_that_pay(state: Any) -> bool:
    return plays_in_several_countries(state) and bool(paid_countries(state))


def paid_countries(state: Any) -> set[int]:
    """The countries with positions to occupy of which the first seat has cards."""
    choices = {POSITIONS[move.position].country for move in state.moves() if isinstance(move, Occupy)}
    return {country for country in choices if state.hands[0][country]}


def test_on_a_phone_cards_lead_to_the_country_whose_positions_they_can_pay_for(sit: Any) -> None:
    session = session_where(holds_cards_that_pay)
    finger = sit(session)
    country = min(paid_countries(session.state))
    assert TURN_UP not in finger.table.board.hits
    assert framed_country(finger.table.board.framing.camera) is None
    finger.tap_thing(("hand", country))
    assert framed_country(finger.table.board.framing.camera) == country


def test_on_a_tablet_cards_say_what_they_can_pay_for_and_the_map_stays(sit: Any) -> None:
    session = session_where(holds_cards_that_pay)
    finger = sit(session, DESKTOP)
    finger.tap_thing(("hand", min(paid_countries(session.state))))
    assert framed_country(finger.table.board.framing.camera) is None
    assert finger.find("Popover")


def last(kind: type[Any], *, has_cubes: bool) -> Callable[[Any], list[Any]]:
    """Lists the moves of a kind after which the turn ends by itself, with or without enough cubes for more.

    After a move that shows a card to read, it does not.
    """

    def found(state: Any) -> list[Any]:
        of_kind = [move for move in state.moves() if isinstance(move, kind) and ends(state.after(move), state.seat)]
        return [move for move in of_kind if not any(type(event) in GAME.shown for event in state.copy().play(move))]

    def ends(after: Any, seat: int) -> bool:
        return after.seat not in (seat, None) and has_cubes == (after.supply[seat] >= CUBES_PER_POSITION)

    return found


LAST = {
    "You can't pay for any other position, so your turn is over.": last(Occupy, has_cubes=True),
    "You can't pay for any position, so your turn is over.": last(TakeOpen, has_cubes=True),
    "You don't have enough cubes left, so your turn is over.": last(Occupy, has_cubes=False),
}
"""The moves that end a turn, by the reason that is given."""


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("reason", LAST)
def test_a_turn_that_ends_by_itself_says_why(sit: Any, reason: str) -> None:
    session = session_where(lambda state: bool(LAST[reason](state)), "pb", after=10)
    finger = sit(session, speed="normal")
    news: list[str] = []
    finger.table.bind(news=lambda _table, words: news.append(words))
    finger.play(LAST[reason](session.state)[0])
    finger.until(lambda: any("so your turn is over" in words for words in news), most=3000)
    assert reason in news
