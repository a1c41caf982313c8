"""A player's own estate: large pictures, legible names, and banners that mark finished buildings."""

from itertools import combinations
from typing import Any

import pytest
from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import targets_of, texts_of
from kingdoms.games.kingsburg.board import BUILDINGS, CHAPEL, COLUMNS, LAST_ADVISOR, RULEBOOK
from kingdoms.games.kingsburg.moves import Build
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import UNDO
from kingdoms.ui.board.symbol_rows import width_of
from kingdoms.ui.boards.kingsburg import estate
from kingdoms.ui.boards.kingsburg.estate import KingsburgEstate
from kingdoms.ui.boards.kingsburg.pieces import buildings, symbols
from kingdoms.ui.boards.kingsburg.pieces.building_effects import effect_symbols
from kingdoms.ui.boards.kingsburg.pieces.building_parts import building_parts
from kingdoms.ui.boards.kingsburg.pieces.buildings import NEXT, PLOT_ASPECT, paint_built, paint_plot
from kingdoms.ui.boards.kingsburg.pieces.plot_cards import (
    card_parts,
    least_card_width,
    paint_card,
    paint_finished,
    paint_later,
)
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import influences, offering, session_where
from tests.ui.conftest import PHONE, TABLET
from tests.ui.geometry import is_inside, overlap

FEW_WITHOUT_PICTURE = 0.8
"""The least share of plots on a short phone that have a picture: names of two lines leave no room for one."""


@pytest.mark.parametrize("kind", ["Influence", "Build"])
@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_everything_on_a_plot_has_a_place_of_its_own(sit: Any, size: tuple[int, int], kind: str) -> None:
    board = sit(offering(kind), size).table.board
    plots = [place.rect for thing, place in board.places.items() if thing[0] == "building"]
    assert plots
    for plot in plots:
        parts = card_parts(plot)
        rooms = (parts.name, parts.worth, parts.picture, parts.price, parts.does)
        assert all(room.height > 0 and is_inside(room, plot) for room in rooms)
        assert not [pair for pair in combinations(rooms, 2) if overlap(*pair) > theme.hair]
        assert parts.picture.width >= plot.width / 5
        assert parts.does.x == parts.price.x > parts.picture.right


@pytest.mark.parametrize("text_scale", [1, 1.6])
@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_plots_of_a_column_are_below_one_another_and_all_are_equally_wide(
    sit: Any, size: tuple[int, int], text_scale: float
) -> None:
    finger = sit(offering("Build"), size)
    finger.app.set("text_scale", text_scale)
    finger.table.board.turn_to("estate")
    finger.frames(3)
    plots = {thing[2]: place.rect for thing, place in finger.table.board.places.items() if thing[0] == "building"}
    assert len(plots) == len(BUILDINGS)
    for building, plot in plots.items():
        assert plot.x == pytest.approx(plots[building % COLUMNS].x)
        assert plot.width == pytest.approx(plots[0].width)


@pytest.mark.parametrize("language_code", ["en", "hu"])
@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_every_name_fits_into_the_head_of_its_plot(
    sit: Any, size: tuple[int, int], language_code: str
) -> None:
    finger = sit(offering("Build"), size)
    finger.app.set("language", language_code)
    finger.frames(3)
    plot = finger.table.board.places[first_building(finger.table.board)].rect
    assert plot.width >= least_card_width()
    names = [building_name(building) for building in range(len(BUILDINGS))]
    widest = max(size_of(name, Style(round(theme.small), bold=True))[0] for name in names)
    assert widest <= card_parts(plot).name.width


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_a_later_building_shows_its_effect_and_a_finished_one_shows_it_larger(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    board = sit(offering("Build"), size).table.board
    plot, cost = board.places[("building", 0, CHAPEL)].rect, price(0, CHAPEL)
    sides: list[float] = []

    def note(_painter: Painter, room: Rect, tokens: Any, largest: float, *_rest: Any) -> None:
        if tokens == effect_symbols(RULEBOOK, CHAPEL):
            sides.append(min(largest, room.height, room.width / width_of(tokens, 1)))

    monkeypatch.setattr(symbols, "paint_line", note)
    painter = Painter(InstructionGroup())
    paint_card(painter, plot, RULEBOOK, CHAPEL, cost, NEXT)
    paint_later(painter, plot, RULEBOOK, CHAPEL, cost)
    paint_finished(painter, plot, RULEBOOK, CHAPEL, 0)
    card, later, finished = sides
    assert finished > 1.2 * card
    assert later == card


def test_upright_the_estate_grows_while_its_owner_decides_about_it(sit: Any) -> None:
    finger, heights = sit(session_where(influences), (800, 1280)), {}
    for kind in ("Influence", "Build", "TownHall"):
        finger.app.show("table", session=offering(kind))
        finger.frames(4)
        plot = finger.table.board.places[("building", 0, CHAPEL)].rect
        assert ("advisor", LAST_ADVISOR) in finger.table.board.places
        heights[kind] = plot.height
    assert heights["Build"] > 1.2 * heights["Influence"]
    assert heights["Build"] == pytest.approx(heights["TownHall"], abs=theme.hair)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_symbols_on_plots_are_nearly_as_large_as_on_buttons(sit: Any, size: tuple[int, int]) -> None:
    board = sit(offering("Build"), size).table.board
    assert card_parts(board.places[first_building(board)].rect).side >= 0.9 * theme.glyph


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
        paint_finished(Painter(InstructionGroup()), plot, RULEBOOK, CHAPEL, crest)
        assert inks[building_name(CHAPEL)] == theme.tincture_inks[tincture]
    parts = card_parts(plot)
    assert parts.name.y >= parts.picture.top


def test_a_phone_shows_every_name_in_one_line_or_two(sit: Any) -> None:
    board = sit(offering("Build"), PHONE).table.board
    names = {building_name(building) for building in range(len(BUILDINGS))}
    seen = [text for text in texts_of(board) if text.text in names]
    assert {text.text for text in seen} == names
    assert not [text for text in seen if text.is_cut]
    assert min(text.size for text in seen) >= theme.least_name


@pytest.mark.parametrize("size", [PHONE, (360, 780), (412, 892)])
def test_upright_on_a_phone_no_symbol_covers_a_picture(sit: Any, size: tuple[int, int]) -> None:
    board, pictures = sit(offering("Build"), size).table.board, 0
    for building in range(len(BUILDINGS)):
        plot = board.places[("building", 0, building)].rect
        parts = building_parts(plot, RULEBOOK, building, is_named=True)
        pictures += parts.picture.height > 0
        around = [parts.name, parts.does, parts.worth, parts.price]
        assert not any(overlap(part, parts.picture) > 1 for part in around)
        assert all(part.height > 0 and is_inside(part, plot) for part in around)
    assert pictures > FEW_WITHOUT_PICTURE * len(BUILDINGS)


@pytest.mark.parametrize("size", [PHONE, (320, 568)])
@pytest.mark.parametrize("kind", ["Recruit", "TownHall", "Build"])
def test_on_a_short_phone_no_figure_covers_another_while_there_are_choices(
    sit: Any, monkeypatch: pytest.MonkeyPatch, kind: str, size: tuple[int, int]
) -> None:
    board = sit(offering(kind), size).table.board
    plates: list[Rect] = []

    def note(_painter: Painter, line: Rect, tokens: Any, side: float, _brush: Any, align: str = "centre") -> None:
        width = width_of(tokens, side) + theme.unit
        assert width <= line.width + 1
        x = line.x + (line.width - width) * {"left": 0, "centre": 0.5, "right": 1}[align]
        plates.append(Rect(x, line.y, width, line.height))

    monkeypatch.setattr(buildings, "paint_plate", note)
    painter = Painter(InstructionGroup())
    for building in range(len(BUILDINGS)):
        plot = board.places[("building", 0, building)].rect
        paint_plot(painter, plot, RULEBOOK, building, price(0, building), NEXT, is_named=True)
        unbuilt = plates.copy()
        plates.clear()
        paint_built(painter, plot, RULEBOOK, building, 0, is_named=True)
        for figures in (unbuilt, plates):
            assert not any(overlap(one, other) > 1 for one, other in combinations(figures, 2)), building_name(building)
        plates.clear()


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


def test_with_large_text_fingers_still_reach_every_building_on_a_phone_held_sideways(sit: Any) -> None:
    finger = sit(offering("Build"), (640, 360))
    finger.app.set("text_scale", 1.3)
    finger.table.board.turn_to("estate")
    finger.frames(3)
    sides = [side for thing, side in targets_of(finger.table.board).items() if thing[0] == "building"]
    assert sides
    assert min(sides) >= theme.touch / dp(1) - 0.01


def first_building(board: Any) -> Any:
    """The first building that can be built now."""
    return next(thing for thing, ways in board.sight.lit.items() if isinstance(ways[0], Build))


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_building_is_paid_for_with_a_second_tap(sit: Any, size: tuple[int, int]) -> None:
    session = offering("Build")
    finger = sit(session, size)
    age, thing = session.age, first_building(finger.table.board)
    finger.tap_thing(thing)
    assert session.age == age
    assert finger.table.prompt.startswith("Tap again: build")
    finger.tap_thing(thing)
    assert session.age > age


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_tick_of_a_chosen_building_covers_nothing_that_is_read(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    finger, ticks = sit(offering("Build"), size), list[Rect]()
    monkeypatch.setattr(estate, "paint_tick", lambda _painter, square, _crest: ticks.append(square))
    board = finger.table.board
    thing = first_building(board)
    finger.tap_thing(thing)
    finger.frames(4)
    plot = board.places[thing].rect
    parts = card_parts(plot)
    assert ticks
    assert is_inside(ticks[-1], plot)
    assert not any(overlap(ticks[-1], part) > 1 for part in (parts.name, parts.does, parts.worth, parts.price))


def test_undo_takes_back_a_building_that_is_only_proposed(sit: Any) -> None:
    session = offering("Build")
    finger = sit(session, TABLET)
    age, board = session.age, finger.table.board
    thing = first_building(board)
    finger.tap_thing(thing)
    assert board.picking.is_chosen(thing)
    finger.tap_thing(UNDO)
    assert not board.picking.is_chosen(thing)
    assert session.age == age


def test_a_tap_on_another_building_proposes_that_one_instead(sit: Any) -> None:
    session = offering("Build")
    finger = sit(session, TABLET)
    board = finger.table.board
    things = [thing for thing, ways in board.sight.lit.items() if isinstance(ways[0], Build)]
    assert len(things) > 1
    for thing in things:
        finger.tap_thing(thing)
        assert [each for each in things if board.picking.is_chosen(each)] == [thing]
