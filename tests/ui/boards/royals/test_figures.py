"""The Royals board: numbers next to cubes, in exile and at seats leave room for their pictures."""

from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.games.royals.board import COUNTRIES, PERIODS, TITLES
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.boards.royals import display, periods, pieces, seats, titles
from kingdoms.ui.boards.royals.europe import plaques, positions
from kingdoms.ui.boards.royals.hand import paint_own_card
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.panels import raised
from kingdoms.ui.drawing.rect import Rect, around
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.royals.positions import plays, session_where
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap


@pytest.fixture(autouse=True)
def _started(show: Any) -> None:
    """Loads the app's fonts."""
    show(Widget())


SIGNS = (pieces.BACK, pieces.INTRIGUE_BACK, pieces.CUBE, pieces.TOKEN_BACK, pieces.symbol("vp"))
"""The pictures next to a seat's numbers, in their order; each is as high as its space."""


def signs_in(record: Record) -> list[Rect]:
    """Where the pictures next to the numbers are painted; tokens, of which there are two, count as one."""
    painted = ([rect for name, rect in record.pictures if name == sign] for sign in SIGNS)
    return [around(rects) for rects in painted if rects]


@pytest.fixture
def _drawn() -> None:
    """Reads the pictures next to the numbers."""
    for name in SIGNS:
        gallery.read_now(name)


def test_a_two_digit_number_is_not_under_the_next_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    cubes: list[Rect] = []
    monkeypatch.setattr(pieces, "paint_cube", lambda _painter, rect, _crest: cubes.append(rect))
    record = Record()
    pieces.paint_cube_slots(record, Rect(0, 0, 200, 24), ((0, 10), (1, 10), (2, 8)), theme.glyph)
    numbers = [place for _words, place in record.written]
    assert len(numbers) == len(cubes) == 3
    for number, following in zip(numbers, cubes[1:], strict=False):
        assert number.right <= following.x


def test_exiled_cubes_keep_their_distance_from_the_name_of_their_city() -> None:
    for exiled in range(5):
        parts = plaques.plaque_parts(Rect(0, 0, 140, 86), 9, exiled)
        assert parts.exile.x - parts.name.right >= theme.unit / 2


def test_the_name_of_a_city_keeps_its_distance_from_its_bonus() -> None:
    parts = plaques.plaque_parts(Rect(0, 0, 140, 86), 9, 0)
    assert parts.name.x - plaques.badge(parts.bonus).right >= theme.unit / 2


@pytest.mark.parametrize("cell", [Rect(0, 0, 23, 29), Rect(0, 0, 30, 27), Rect(0, 0, 32, 28), Rect(0, 0, 30, 40)])
def test_the_points_and_charge_of_a_scored_period_fit_on_its_plate(cell: Rect, monkeypatch: pytest.MonkeyPatch) -> None:
    record, charges = Record(), []
    monkeypatch.setattr(periods, "paint_symbol", lambda _painter, _name, rect, _ink: charges.append(rect))
    periods.paint_won(record, cell, 13, 2)
    ((words, number),) = record.written
    assert words == "13"
    digits = number.inset(0, 0.17 * number.height)  # Figures neither rise nor fall as far as letters.
    assert is_inside(digits, cell)
    assert is_inside(charges[0], cell)
    assert not overlap(digits, charges[0])


@pytest.mark.usefixtures("_drawn")
@pytest.mark.parametrize("width", [190, 290])
def test_a_wide_seat_has_numbers_that_keep_their_distance_from_its_edge(width: float) -> None:
    record, seat = Record(), Rect(0, 0, width * theme.touch / 56, theme.touch)
    facts = ((seats.CARDS, 12), (seats.INTRIGUES, 4), (seats.SUPPLY, 36), (seats.TOKENS, 10))
    seats.paint_wide_seat(record, seat, seats.SeatFacts("Margaréta", 0, False, facts))
    numbers = [place for words, place in record.written if words.lstrip("×").isdigit()]
    signs = signs_in(record)
    assert len(numbers) == len(signs) == len(facts)
    assert numbers[-1].right <= seat.right - theme.unit
    assert all(number.right < sign.x for number, sign in zip(numbers, signs[1:], strict=False))
    assert min(sign.height for sign in signs) >= theme.tiny


@pytest.mark.parametrize(("cubes", "shown"), [(36, ["12", "4", "×10"]), (10, ["12", "4", "10", "10"])])
def test_a_small_seat_has_its_name_and_figures_of_the_same_size_and_counts_only_scarce_cubes(
    cubes: int, shown: list[str]
) -> None:
    record, seat = Record(), Rect(0, 0, 2 * theme.touch, theme.touch)
    facts = ((seats.CARDS, 12), (seats.INTRIGUES, 4), (seats.SUPPLY, cubes), (seats.TOKENS, 10))
    seats.paint_small_seat(record, seat, seats.SeatFacts("Béla", 1, False, facts))
    assert [words for words, _place in record.written] == ["Béla", *shown]
    assert all(is_inside(place, seat) for _words, place in record.written)
    assert len({place.height for _words, place in record.written}) == 1


def test_the_seat_of_a_lone_person_is_named_and_shows_only_their_tokens() -> None:
    record, seat = Record(), Rect(0, 0, 1.2 * theme.touch, theme.touch)
    facts = ((seats.CARDS, 12), (seats.INTRIGUES, 4), (seats.SUPPLY, 36), (seats.TOKENS, 7))
    seats.paint_small_seat(record, seat, seats.SeatFacts("You", 0, True, facts, is_own=True))
    assert [words for words, _place in record.written] == ["You", "×7"]


def test_a_rivals_seat_keeps_its_cards_however_narrow_it_is() -> None:
    record, seat = Record(), Rect(0, 0, 1.2 * theme.touch, theme.touch)
    facts = ((seats.CARDS, 7), (seats.INTRIGUES, 4), (seats.SUPPLY, 36), (seats.TOKENS, 7))
    seats.paint_narrow_seat(record, seat, seats.SeatFacts("Béla", 1, False, facts))
    assert [words for words, _place in record.written] == ["Béla", "7", "4", "×7"]
    assert all(is_inside(place, seat) for _words, place in record.written)


def test_the_tick_on_a_picked_card_is_inside_it_and_leaves_the_crest_of_the_hand_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks: list[Rect] = []
    monkeypatch.setattr(Record, "icon", lambda _painter, _name, rect, *_more: ticks.append(Rect(*rect)))
    card = Rect(0, 0, theme.card_width, theme.card_height)
    paint_own_card(Record(), card, pieces.BACK, is_picked=True, owner=0)
    assert is_inside(ticks[0], raised(card, True))


@pytest.mark.parametrize(("count", "word"), [(0, "Shuffle"), (3, "3")])
def test_an_empty_deck_says_what_happens_to_it(count: int, word: str) -> None:
    record = Record()
    display.paint_deck(record, Rect(0, 0, 56, 78), pieces.INTRIGUE_BACK, count, "Shuffle")
    assert [words for words, _place in record.written] == [word]


@pytest.mark.usefixtures("_drawn")
def test_a_long_number_leaves_room_for_its_picture() -> None:
    record = Record()
    facts = ((seats.CARDS, 1), (seats.INTRIGUES, 0), (seats.SUPPLY, 0), (seats.POINTS, 121))
    seats.paint_facts(record, [Rect(0, 0, 140, 24)], facts, 0, theme.tiny)
    heights = [sign.height for sign in signs_in(record)]
    assert len(heights) == len(facts)
    assert min(heights) == pytest.approx(max(heights))
    assert min(heights) > theme.tiny


LOW, NARROW = Rect(0, 0, 168, 34), Rect(0, 0, 84, 72)
"""Tiles next to the periods on a phone held sideways, and on a phone's page."""
FEW, MANY = ((0, 0), (1, 1)), ((0, 10), (1, 10), (2, 8), (3, 4), (4, 0))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("tile", [LOW, NARROW])
@pytest.mark.parametrize("cubes", [FEW, MANY])
def test_title_tiles_have_names_however_many_cubes_are_on_them(tile: Rect, cubes: pieces.Cubes, title: int) -> None:
    record = Record()
    titles.paint_title_tile(record, tile, title, cubes)
    assert is_inside(record.places[title_name(title)], tile)


@pytest.mark.usefixtures("_drawn")
def test_pictures_at_a_seat_do_not_shrink_when_its_cubes_become_scarce() -> None:
    seat = Rect(0, 0, 144, 56)
    others = ((seats.CARDS, 12), (seats.INTRIGUES, 3), (seats.TOKENS, 12))
    scarce, plenty = Record(), Record()
    for record, supply in ((scarce, 10), (plenty, 30)):
        seats.paint_small_seat(record, seat, seats.SeatFacts("Béla", 1, False, (*others, (seats.SUPPLY, supply))))
    assert scarce.places[pieces.BACK] == plenty.places[pieces.BACK]
    assert "10" in scarce.places
    assert "30" not in plenty.places


def cubes_on(tile: Rect, counts: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> dict[int, Rect]:
    """Where each seat's cube is on a tile, by crest."""
    cubes: dict[int, Rect] = {}
    monkeypatch.setattr(pieces, "paint_cube", lambda _painter, rect, crest: cubes.setdefault(crest, rect))
    monkeypatch.setattr(
        pieces, "paint_counted_cube", lambda _painter, rect, crest, _count: cubes.setdefault(crest, rect)
    )
    titles.paint_title_tile(Record(), tile, 0, tuple(enumerate(counts)))
    return cubes


@pytest.mark.parametrize("tile", [LOW, NARROW, Rect(0, 0, 190, 60)])
def test_there_are_no_gaps_between_cubes_on_a_tile_and_all_are_of_one_size(
    tile: Rect, monkeypatch: pytest.MonkeyPatch
) -> None:
    some, others, all_seats = (cubes_on(tile, counts, monkeypatch) for counts in ((0, 2, 1), (4, 0, 1), (1, 1, 1)))
    assert list(some.values()) == list(others.values()) == list(all_seats.values())[:2]


def test_in_the_table_of_titles_each_seat_has_a_column(monkeypatch: pytest.MonkeyPatch) -> None:
    some, all_seats = (cubes_on(Rect(0, 0, 290, 26), counts, monkeypatch) for counts in ((0, 2, 1), (1, 1, 1)))
    assert some == {1: all_seats[1], 2: all_seats[2]}


@pytest.mark.parametrize("players", ["pbb", "pbbbb"])
def test_upright_the_period_tokens_are_large_and_the_log_has_room_for_several_events(sit: Any, players: str) -> None:
    board = sit(session_where(plays, players), (800, 1280)).table.board
    grid = [[board.places[("period", period, country)].rect for period in PERIODS] for country in COUNTRIES]
    for line in grid:
        assert len({cell.y for cell in line}) == 1
        assert all(min(cell.width / 2, cell.height) >= 0.46 * theme.touch for cell in line)
    assert zone(board, "TableLog").rect.height >= 8 * LINE * theme.small
    titles = [board.places[("title", title)].rect for title in TITLES]
    assert all(tile.height >= 0.6 * theme.touch for tile in titles)


@pytest.mark.parametrize("side", [56, 66])
def test_numbers_and_cubes_leave_the_face_of_a_portrait_free(side: float) -> None:
    cell, record = Rect(0, 0, side, side), Record()
    positions.paint_position(record, cell, 0, 0)
    face = positions.face_of(cell)
    assert len(record.written) == 2
    assert not any(overlap(place, face) for _words, place in record.written)
    assert not overlap(positions.cube_place(cell), face.cut_top(face.height / 2)[0])
