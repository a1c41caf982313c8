"""The Kingsburg board: everyone's possessions are legible in every form, the player's own most easily."""

from typing import Any

import pytest

from kingdoms.commands.audit.sizes import TextRecorder
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.pieces.symbols import stock_of
from kingdoms.ui.boards.kingsburg.seats import facts_of
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import influences, offering, session_where
from tests.ui.conftest import DESKTOP, PHONE, TABLET

CHOICES = {"TakeGood": "good", "Help": "goods", "Transmute": "good", "TownHall": "use", "Recruit": "recruit"}
"""The kind of thing that each kind of move has in the tray."""
PLACE_AND_POINTS = 2  # the figures that every seat shows


def read(board: Any, thing: Any) -> list[Any]:
    """The text painted for a thing."""
    recorder = TextRecorder()
    function, *arguments = board.look_of(board.sight, thing, board.places[thing])
    function(recorder, *arguments)
    return recorder.seen


@pytest.mark.parametrize("size", [TABLET, DESKTOP, (960, 600)])
def test_on_a_tablet_the_players_goods_are_large_in_every_form(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    assert {seen.size for thing in stock_of(0) for seen in read(board, thing)} == {step_of_type(theme.subtitle)}


@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360)])
def test_on_a_phone_numbers_keep_their_distance_from_the_next_symbol(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    for thing in stock_of(0):
        cell = board.places[thing].rect
        _paint, room, *_rest = board.look_of(board.sight, thing, board.places[thing])
        # In a narrower cell, a number is below its symbol.
        if 2 * theme.tiny <= cell.width < theme.touch:
            assert room.right <= cell.right - theme.unit


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_words_say_whose_strength_is_whose(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    assert {"Enemy", "You"} <= {seen.text for seen in read(board, ENEMY)}


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_a_choice_of_goods_has_words_below_its_symbols(sit: Any, size: tuple[int, int], kind: str) -> None:
    board = sit(offering(kind), size).table.board
    choices = [thing for thing in board.sight.lit if thing[0] == CHOICES[kind]]
    assert choices
    for thing in choices:
        assert [seen.size for seen in read(board, thing) if not seen.is_figure] == [step_of_type(theme.small)]


def test_on_a_small_phone_each_use_of_the_town_hall_has_words(sit: Any) -> None:
    board = sit(offering("TownHall"), PHONE).table.board
    uses = [thing for thing in board.sight.lit if thing[0] == "use"]
    assert len(uses) > 1
    assert all(any(seen.is_name for seen in read(board, thing)) for thing in uses)


@pytest.mark.parametrize("players", ["pbb", "pbbb", "pbbbb"])
@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_every_seat_shows_all_it_has_and_no_zeros(sit: Any, size: tuple[int, int], players: str) -> None:
    board = sit(session_where(influences, players), size).table.board
    for seat in range(len(players)):
        facts = facts_of(board.sight, seat, board.count, has_rolled=True)
        owned = sum(token.amount > 0 for token in facts.stock)
        figures = [seen for seen in read(board, ("seat", seat)) if seen.is_figure]
        assert len(figures) == PLACE_AND_POINTS + owned
