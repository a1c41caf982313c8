"""A player's own estate: large pictures, legible names, and banners that mark finished buildings."""

from typing import Any

import pytest
from kivy.graphics import InstructionGroup

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.games.kingsburg.board import BUILDINGS, CHAPEL, RULEBOOK
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.boards.kingsburg.estate import PLOT_ASPECT, KingsburgEstate, building_parts, paint_built
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import offering
from tests.ui.conftest import PHONE


def test_upright_pictures_fill_more_than_half_of_every_plot(sit: Any) -> None:
    board = sit(offering("Build"), (800, 1280)).table.board
    for building in range(len(BUILDINGS)):
        plot = board.places[("building", 0, building)].rect
        shown = building_parts(plot, RULEBOOK, building).picture
        assert shown.width * shown.height > plot.width * plot.height / 2


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_name_of_a_finished_building_is_on_a_banner_in_its_owners_colour(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    board = sit(offering("Build"), size).table.board
    plot = board.places[("building", 0, CHAPEL)].rect
    inks: dict[str, Any] = {}

    def note(_painter: Painter, text: str, where: Rect, _size: float, colour: Any = None, **_rest: Any) -> Rect:
        inks[text] = colour
        return where

    monkeypatch.setattr(Painter, "text", note)
    for crest, tincture in enumerate(theme.seat_tinctures):
        paint_built(Painter(InstructionGroup()), plot, RULEBOOK, CHAPEL, crest)
        assert inks[building_name(CHAPEL)] == theme.tincture_inks[tincture]
    parts = building_parts(plot, RULEBOOK, CHAPEL)
    middle = parts.name.centre[1]
    assert not parts.body.y < middle < parts.body.top


def test_a_phone_shows_every_name_in_one_line_or_two(sit: Any) -> None:
    board = sit(offering("Build"), PHONE).table.board
    names = {building_name(building) for building in range(len(BUILDINGS))}
    seen = [text for text in texts_of(board) if text.text in names]
    assert {text.text for text in seen} == names
    assert not [text for text in seen if text.is_cut]
    assert min(text.size for text in seen) >= theme.least_name


@pytest.mark.parametrize("side", [320, 560])
def test_at_reading_size_the_whole_picture_is_shown_with_large_symbols(sit: Any, side: int) -> None:
    sit(offering("Build"), (800, 1280))
    plot = Rect(0, 0, side, side).fitted(PLOT_ASPECT)
    for building in range(len(BUILDINGS)):
        parts = building_parts(plot, RULEBOOK, building)
        assert parts.picture.height >= 0.95 * parts.picture.width
        assert parts.price.height >= 1.5 * theme.glyph


@pytest.mark.parametrize("is_brief", [True, False])
def test_an_overlay_shows_the_opened_seats_estate_in_full_or_in_brief(sit: Any, is_brief: bool) -> None:
    sight = sit(offering("Build"), (800, 1280)).table.board.sight
    estate = KingsburgEstate(is_brief=is_brief, opened=("seat", 1), size=(800, 400))
    owners = {seat for kind, seat, _number in estate.lay_out(sight) if kind == "building"}
    assert owners == {1}
