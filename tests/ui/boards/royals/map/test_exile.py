"""The Royals board: exiled cubes are legible and stay on the plaque of their city."""

from itertools import pairwise
from typing import Any

import pytest

from kingdoms.games.royals.board import CITIES
from kingdoms.games.royals.words.names import city_name
from kingdoms.ui.board.own_border import border_of, crest_place
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe import cells, plaques
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.reach import WITH_SMALL_TABLETS
from tests.ui.boards.royals.positions import plays, session_where
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside

CUBE = 18
"""The least size of an exiled cube on a tablet, where up to two seats are exiled."""
EXILED = [((0, 1),), ((0, 3),), ((0, 1), (1, 1)), ((0, 2), (1, 1), (2, 1)), ((0, 1), (1, 2), (2, 1), (3, 1), (4, 1))]


@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
@pytest.mark.parametrize("cubes", EXILED)
def test_exiled_cubes_are_legible_and_on_their_plaque_at_every_zoom(
    sit: Any, size: tuple[int, int], cubes: pieces.Cubes, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(session_where(plays), size)
    shown: list[tuple[Rect, int]] = []
    crests: list[int] = []
    monkeypatch.setattr(Record, "crest", lambda _painter, crest, _rect: crests.append(crest))
    monkeypatch.setattr(pieces, "paint_cube", lambda _painter, rect, _crest: shown.append((rect.fitted(1), 1)))
    monkeypatch.setattr(
        pieces, "paint_counted_cube", lambda _painter, rect, _crest, count: shown.append((rect.fitted(1), count))
    )
    for city in range(len(CITIES)):
        for cell in (cells.least_cell(), cells.largest_cell()):
            plaque, painter = Rect(0, 0, *plaques.plaque_size(city, cell)), Record()
            parts = plaques.plaque_parts(plaque, city, len(cubes))
            shown.clear()
            plaques.paint_exile(painter, parts.exile, cubes)
            # Every cube is on the plaque and large enough.
            assert all(is_inside(rect, plaque) for rect, _count in shown)
            assert all(rect.width >= 1.2 * theme.tiny for rect, _count in shown)
            # Where there is no room for cubes, the numbers alone can be read and do not overlap.
            assert all(is_inside(rect, plaque) and rect.height >= theme.tiny for _words, rect in painter.written)
            assert all(one.right <= other.x + 1 for (_, one), (_, other) in pairwise(painter.written))
            # Each owner has a cube or a number of their own.
            numbers = [*(count for _rect, count in shown), *(int(words) for words, _rect in painter.written)]
            assert numbers == [count for _crest, count in cubes]
            crests.clear()
            plaques.paint_city(painter, plaque, city, 3, len(cubes), is_open=False)
            assert city_name(city) in [words for words, _rect in painter.written]
            # Whoever took the city's bonus is still shown.
            assert crests == [3] or parts.is_small


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_on_a_tablet_exiled_cubes_are_large_and_clear_of_the_hands_crest(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    for city in range(len(CITIES)):
        parts = plaques.plaque_parts(board.places[("city", city)].rect, city, 2)
        assert parts.exile.width >= 2 * CUBE
        assert parts.name.right < parts.exile.x
        assert parts.bonus.right < parts.name.x
    hand = border_of(zone(board, "RoyalsHand").rect, board.rect)
    assert crest_place(hand, board.rect, board.crest_hangs).top <= zone(board, "RoyalsMap").y
