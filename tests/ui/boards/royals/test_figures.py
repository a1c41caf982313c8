"""The board of Royals: figures beside cubes, in exile and at seats leave room for the pictures beside them."""

from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.games.royals.board import TITLES
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.boards.royals import seats, titles, tokens
from kingdoms.ui.boards.royals.europe.portraits import plaque_parts
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside


@pytest.fixture(autouse=True)
def _started(show: Any) -> None:
    """The app with its fonts."""
    show(Widget())


def test_a_number_with_two_digits_is_not_below_the_next_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    cubes: list[Rect] = []
    monkeypatch.setattr(tokens, "paint_cube", lambda _painter, rect, _crest: cubes.append(rect))
    record = Record()
    tokens.paint_cubes(record, Rect(0, 0, 200, 24), [(0, 10), (1, 10), (2, 8)], theme.glyph)
    numbers = [place for _words, place in record.written]
    assert len(numbers) == len(cubes) == 3
    for number, following in zip(numbers, cubes[1:], strict=False):
        assert number.right <= following.x


def test_exiled_cubes_keep_a_distance_from_the_name_of_their_city() -> None:
    for exiled in range(5):
        parts = plaque_parts(Rect(0, 0, 140, 86), 9, exiled)
        assert parts.exile.x - parts.name.right >= theme.unit / 2


def test_a_long_number_leaves_room_for_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[Any] = []
    monkeypatch.setattr(seats, "_paint_sign", lambda _painter, rect, what, _crest: signs.append((what, rect)))
    facts = ((seats.CARDS, 1), (seats.INTRIGUES, 0), (seats.SUPPLY, 0), (seats.POINTS, 121))
    seats._paint_facts(Record(), [Rect(0, 0, 140, 24)], facts, 0, theme.tiny)
    widths = [rect.width for _what, rect in signs]
    assert min(widths) == pytest.approx(max(widths))
    assert min(widths) > theme.tiny


LOW, NARROW = Rect(0, 0, 168, 34), Rect(0, 0, 70, 66)
"""Tiles on the page of a phone, and in the rail of a tablet held sideways."""


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("tile", "cubes"), [(LOW, ()), (LOW, ((0, 1),)), (NARROW, ((0, 2), (1, 1), (2, 3)))])
def test_title_tiles_have_names(tile: Rect, cubes: Any, title: int) -> None:
    record = Record()
    titles._paint_title(record, tile, title, cubes)
    assert title_name(title) in [words for words, _place in record.written]
    assert is_inside(record.places[title_name(title)], tile)


def test_cubes_come_before_a_name_that_would_leave_them_too_small() -> None:
    record = Record()
    titles._paint_title(record, LOW, 0, ((0, 10), (1, 10), (2, 8), (3, 4)))
    assert title_name(0) not in record.places
