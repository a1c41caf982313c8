"""A card at reading size: larger than on the table, and drawn from the most detailed pictures."""

from typing import Any

import pytest
from kivy.graphics.texture import Texture

from kingdoms.games import GAMES
from kingdoms.ui.board.enlarged import LargeCard, show_enlarged
from kingdoms.ui.board.sight import NOWHERE
from kingdoms.ui.drawing import pictures
from kingdoms.ui.widgets import Body
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.positions import session_where


@pytest.fixture
def fine(monkeypatch: pytest.MonkeyPatch) -> dict[str, Texture]:
    """The pictures that have been painted at reading size."""
    found: dict[str, Texture] = {}
    find = pictures.fine_picture

    def note(name: str) -> Texture | None:
        found[name] = find(name)
        return found[name]

    monkeypatch.setattr(pictures, "fine_picture", note)
    return found


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_an_enlarged_card_is_larger_and_more_detailed_than_on_the_table(
    sit: Any, fine: dict[str, Texture], game: str, size: tuple[int, int]
) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES[game]), size)
    board = finger.table.board
    cards = [thing for thing in board.hits if board.large_look(board.sight, thing, NOWHERE) is not None]
    assert cards
    for thing in cards:
        sheet = show_enlarged(board, board.sight, thing, "")
        finger.frames(4)
        (card,) = [widget for widget in sheet.walk() if isinstance(widget, LargeCard)]
        assert card.height > board.places[thing].rect.height
        sheet.dismiss()
        finger.frames(2)
    assert any(texture.width > pictures.picture(name).width for name, texture in fine.items())


@pytest.mark.parametrize("size", [(1280, 800), (640, 360)])
def test_in_a_wide_window_the_rule_is_beside_the_card(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES["rival_kings"]), size)
    board = finger.table.board
    thing = next(thing for thing in board.hits if board.large_look(board.sight, thing, NOWHERE) is not None)
    sheet = show_enlarged(board, board.sight, thing, "")
    finger.frames(4)
    (card,) = [widget for widget in sheet.walk() if isinstance(widget, LargeCard)]
    (rule,) = [widget for widget in sheet.body.walk() if isinstance(widget, Body)]
    assert rule.x >= card.right
    assert rule.top == pytest.approx(card.top)
    assert sheet.scroll.height >= card.height


@pytest.mark.parametrize("size", [PHONE, (640, 360)])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_card_and_its_whole_rule_are_in_sight_together(sit: Any, game: str, size: tuple[int, int]) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES[game]), size)
    board = finger.table.board
    cards = [thing for thing in board.hits if board.large_look(board.sight, thing, NOWHERE) is not None]
    thing = max(cards, key=lambda card: len(board.sight.about(card)[1]))
    sheet = show_enlarged(board, board.sight, thing, "")
    finger.frames(4)
    (card,) = [widget for widget in sheet.walk() if isinstance(widget, LargeCard)]
    assert sheet.body.height <= sheet.scroll.height + 1
    assert card.height >= sheet.body_room / 3


def test_a_card_keeps_a_third_of_the_sheet_beside_a_very_long_rule(sit: Any) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES["rival_kings"]), PHONE)
    board = finger.table.board
    thing = next(thing for thing in board.hits if board.large_look(board.sight, thing, NOWHERE) is not None)
    sheet = show_enlarged(board, board.sight, thing, "It cannot be chosen. " * 60)
    finger.frames(4)
    (card,) = [widget for widget in sheet.walk() if isinstance(widget, LargeCard)]
    assert card.height == pytest.approx(sheet.body_room / 3)


def test_an_empty_space_has_text_but_no_picture(sit: Any) -> None:
    session = session_where(lambda state: state.seat == 0 and min(state.outsiders) < 0, "pb", 5, GAMES["paladins"])
    board = sit(session, PHONE).table.board
    sheet = show_enlarged(board, board.sight, ("outsider", session.state.outsiders.index(-1)), "")
    assert not [widget for widget in sheet.walk() if isinstance(widget, LargeCard)]
    assert [widget for widget in sheet.body.walk() if isinstance(widget, Body)]
