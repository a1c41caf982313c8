"""The Royals board: a face-down hand shows what everybody knows of it, and a hand that was opened stays open."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.royals.board import COUNTRIES
from kingdoms.games.royals.moves import TakeHidden
from kingdoms.games.royals.state import UNKNOWN_CARD
from kingdoms.ui.board.sight import TURN_UP
from kingdoms.ui.boards.royals.draws import DECK
from kingdoms.ui.boards.royals.pieces import BACK, card_picture
from kingdoms.ui.drawing.panels import paint_invitation
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.royals.positions import session_where

TABLET = (800, 1280)


def drawing(*, has_secrets: bool) -> Session:
    """A session with two people in which one can draw two more country cards, with or without secrets in hand."""

    def is_wanted(state: Any) -> bool:
        step = state.agenda[-1]
        can_draw = step[0] == "draw" and step[2] > 1 and TakeHidden() in state.moves()
        return can_draw and sum(state.hands[state.seat]) > 0 and state.has_secrets(state.seat) == has_secrets

    return session_where(is_wanted, "pp", 3)


def test_a_hand_opened_by_its_owner_stays_open_when_a_card_is_drawn(sit: Any) -> None:
    finger = sit(drawing(has_secrets=True), TABLET)
    assert finger.table.sight.is_face_down
    finger.tap_thing(TURN_UP)
    finger.tap_thing(DECK)
    finger.frames(3)
    assert not finger.table.sight.is_face_down


@pytest.mark.parametrize("size", [(360, 640), TABLET, (1280, 800)])
def test_only_the_drawn_card_is_face_down_in_a_hand_that_everybody_knows(sit: Any, size: tuple[int, int]) -> None:
    session = drawing(has_secrets=False)
    finger, owner = sit(session, size), session.state.seat
    known = {card_picture(country): n for country, n in enumerate(session.state.hands[owner][:UNKNOWN_CARD])}
    finger.tap_thing(DECK)
    finger.frames(3)
    board = finger.table.board
    assert finger.table.sight.is_face_down
    stacks = dict(board.look_of(board.sight, TURN_UP, board.places[TURN_UP])[3])
    assert stacks == known | {BACK: 1}


@pytest.mark.parametrize("size", [(360, 640), TABLET, (1280, 800)])
def test_no_stack_moves_or_grows_when_a_hand_is_turned_up(sit: Any, size: tuple[int, int]) -> None:
    def lacks_a_country(state: Any) -> bool:
        cards = state.hands[0]
        return 0 in cards[: len(COUNTRIES)] and sum(cards) > sum(state.known[0]) and state.count_intrigues(0) > 0

    finger = sit(session_where(lacks_a_country, "ppp"), size)
    board = finger.table.board
    covered = board.look_of(board.sight, TURN_UP, board.places[TURN_UP])[4]
    finger.tap_thing(TURN_UP)
    finger.frames(3)
    assert [board.places["hand", country].rect for country in COUNTRIES] == list(covered[: len(COUNTRIES)])


@pytest.mark.parametrize("size", [TABLET, (1280, 800)])
def test_one_intrigue_card_gets_all_the_space_next_to_the_countries(sit: Any, size: tuple[int, int]) -> None:
    def holds_one_intrigue(state: Any) -> bool:
        return sum(state.hands[0]) > sum(state.known[0]) and state.count_intrigues(0) == 1

    finger = sit(session_where(holds_one_intrigue, "ppp"), size)
    finger.tap_thing(TURN_UP)
    finger.frames(3)
    hand = zone(finger.table.board, "RoyalsHand")
    assert max(place.rect.right for place in hand.places.values()) > hand.right - theme.unit


class Paper:
    """A painter that records where it wrote and drew."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, Rect]] = []
        self.icons: list[Rect] = []

    def icon(self, name: str, rect: Rect, *_colour: object) -> None:
        self.icons.append(rect)

    def text(self, words: str, rect: Rect, *_style: object, **_look: object) -> None:
        self.texts.append((words, rect))


def test_the_invitation_to_look_is_in_the_middle_of_the_panel() -> None:
    paper, panel = Paper(), Rect(10, 10, 470, 210)
    paint_invitation(paper, panel, "Béla, tap to see your cards")  # type: ignore[arg-type]
    (eye,), ((_words, text),) = paper.icons, paper.texts
    assert abs((eye.x + text.right) / 2 - panel.centre[0]) < 1
    assert text.width < panel.width / 2 + eye.width * 2
