"""The board of Paladins: figures, symbols and names that can be read, and what an action lacks."""

from typing import Any
from unittest.mock import MagicMock

import pytest
from kivy.metrics import dp

from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.ui.board.symbol_rows import FOR, Token, width_of
from kingdoms.ui.boards.paladins.actions import face_of, helpers_of, parts_of, room_for_tokens
from kingdoms.ui.boards.paladins.seats import PaladinsSeats
from kingdoms.ui.boards.paladins.tokens import has_room_for, name_size
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.paladins.positions import REALM, TOWN, acts, session_where


def _has_nothing_to_clear(state: Any) -> bool:
    return acts(state) and not any(map(any, state.standing[0]))


def test_on_an_upright_tablet_symbols_are_clear_of_the_edge_of_their_action(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    for action in printed.ACTIONS:
        rect = board.places["action", 0, action].rect
        parts = parts_of(rect, action)
        assert not parts.is_low
        assert parts.tokens.y - rect.y >= theme.band + theme.unit, action


def test_a_prayer_that_nobody_needs_says_so_in_red() -> None:
    view: Any = session_where(_has_nothing_to_clear, after=0).state
    view.hands[0][printed.CLERIC], view.silver[0] = 1, 2
    face = face_of(view, 0, 0, printed.PRAY, is_asked=True)
    assert face.is_closed
    assert not face.missing
    assert [token.is_lacking for token in (*face.price, *face.gain)] == [False, True]
    view.hands[0][printed.CLERIC], view.hands[0][printed.CRIMINAL], view.silver[0] = 0, 0, 0
    face = face_of(view, 0, 0, printed.PRAY, is_asked=True)
    assert face.missing == (printed.CLERIC,)
    assert all(token.is_lacking for token in (*face.price, *face.gain))


def test_a_portrait_leaves_the_figures_of_its_action_as_large_as_they_were(sit: Any) -> None:
    board = sit(session_where(acts), (1280, 800)).table.board
    view = board.sight.view
    for card, townsfolk in enumerate(TOWNSFOLK):
        if townsfolk.trigger not in printed.RIGHT:
            continue
        face = face_of(view, 0, 0, townsfolk.trigger, is_asked=True)._replace(helpers=(card,))
        rect = board.places["action", 0, townsfolk.trigger].rect
        parts = parts_of(rect, townsfolk.trigger)
        helpers = helpers_of(parts, face)
        assert len(helpers) == 1
        assert helpers[0].right <= rect.right
        tokens = (Token(printed.PROVISION), Token(FOR), Token("faith", 1, is_signed=True))
        assert width_of(tokens, 1.17 * dp(14)) <= room_for_tokens(parts, helpers).width


@pytest.mark.parametrize("size", [(800, 1280), (1200, 1920), (600, 960)])
def test_an_upright_tablet_shows_the_attributes_of_every_rival(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    for side in range(4):
        brush, rect, standing = zone.look_of(board.sight, ("seat", side), board.places["seat", side])
        painter = MagicMock()
        brush(painter, rect, standing)
        sizes = [call.args[2] for call in painter.text.call_args_list if call.args[0].isdigit()]
        assert len(sizes) == 9
        assert min(sizes) >= dp(14)


@pytest.mark.parametrize(("page", "thing"), [(REALM, ("outsider", 0)), (TOWN, ("townsfolk", 0))])
def test_a_tap_on_a_card_says_its_name(sit: Any, page: str, thing: Any) -> None:
    finger = sit(session_where(acts))
    finger.table.board.turn_to(page)
    finger.tap_thing(thing)
    (popover,) = finger.find(Popover)
    assert popover.title == finger.table.board.sight.about(thing)[0]


def test_a_name_is_a_little_smaller_on_a_phone_before_it_is_left_out(sit: Any) -> None:
    sit(session_where(acts))
    name = "Mercenary"
    width = size_of(name, Style(round(dp(13)), bold=True))[0]
    assert size_of(name, Style(round(theme.small), bold=True))[0] > width
    assert has_room_for(name, width)
    assert dp(13) <= name_size(name, width) < theme.small
    assert not has_room_for(name, width - 1)
