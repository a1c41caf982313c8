"""The Royals board: everything a decision needs is in sight and large enough to tap."""

from collections import Counter
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.games.royals.board import COUNTRIES, PERIODS, POSITIONS, POSITIONS_OF, TITLES
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.board.sight import PAGE, SKIP
from kingdoms.ui.boards.royals.card_picking import HAND, INTRIGUE, PAY
from kingdoms.ui.boards.royals.europe.atlas import WHOLE
from tests.ui.boards.reach import FOLDED, WITH_SMALL_TABLETS, at_each
from tests.ui.boards.royals.positions import (
    cards,
    holds_many,
    pays_in_many_ways,
    plays,
    plays_in_several_countries,
    session_where,
)  # fmt: skip
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import FINGER, is_inside, overlap

SMALL_TABLETS = [(600, 960), (960, 600), (673, 841), (600, 600)]
ALL_SIZES = [*WITH_SMALL_TABLETS, *FOLDED]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", ALL_SIZES)
def test_all_cards_that_can_be_picked_are_in_sight_and_large_enough(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    sessions = [session_where(holds_many, players) for players in ("pb", "pbbbb")]
    for finger in at_each(sit, sessions, size, scale):
        board = finger.table.board
        picked = cards(finger)
        assert len(picked) >= 3
        room = board.room
        for thing in (*picked, PAY):
            assert is_inside(board.hits[thing], room), thing
            assert min(board.hits[thing][2:]) >= FINGER - 1, thing
            assert board.thing_at(*tap_point(board, thing)) == thing


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", ALL_SIZES)
def test_the_players_cards_and_the_skip_button_are_in_sight_on_both_pages(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    finger = sit(session_where(plays), size, scale)
    board = finger.table.board
    room = board.room
    for page in ("map", "tiles") if (PAGE, "tiles") in board.hits else ("map",):
        board.turn_to(page)
        own = [("hand", country) for country in COUNTRIES if board.count(("hand", country))]
        assert own
        for thing in (*own, SKIP):
            assert is_inside(board.hits[thing], room), thing


@pytest.mark.parametrize("kinds", [1, 2, 3])
@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360), TABLET])
def test_stacks_that_grow_with_the_room_stay_wide_enough_to_tap(sit: Any, size: tuple[int, int], kinds: int) -> None:
    def has_every_country(state: Any) -> bool:
        return plays(state) and all(state.hands[0][:4]) and sum(map(bool, state.intrigues[0])) == kinds

    board = sit(session_where(has_every_country, "pb", after=10), size).table.board
    stacks = [place for thing, place in board.hits.items() if thing[0] in (HAND, INTRIGUE)]
    assert len(stacks) == 4 + kinds
    assert min(place.width for place in stacks) >= FINGER - 1


@pytest.mark.parametrize("players", ["pb", "pbbbb"])
@pytest.mark.parametrize("size", [TABLET, DESKTOP, (1600, 1000)])
def test_on_anything_larger_than_a_phone_every_position_can_be_tapped_on_the_whole_map(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    board = sit(session_where(plays, players), size).table.board
    things = [("position", position) for position in range(len(POSITIONS))]
    for thing in things:
        assert min(board.hits[thing][2:]) >= FINGER - 1
    assert not any(overlap(board.hits[one], board.hits[other]) > 1 for one in things for other in things if one < other)


@pytest.mark.parametrize("size", [TABLET, DESKTOP, (1600, 1000)])
def test_on_anything_larger_than_a_phone_tiles_and_periods_and_the_display_are_beside_the_cities(
    sit: Any, size: tuple[int, int]
) -> None:
    board = sit(session_where(plays), size).table.board
    beside = [("title", title) for title in TITLES]
    beside += [("period", period, country) for period in PERIODS for country in COUNTRIES]
    beside += [*(("open", slot) for slot in range(3)), ("deck",), ("intrigue_deck",), ("noble_house",)]
    cities = [place for thing, place in board.hits.items() if thing[0] in ("city", "country")]
    assert len(cities) == 20
    assert not any(overlap(board.hits[thing], city) > 1 for thing in beside for city in cities)


@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360), *SMALL_TABLETS])
def test_on_a_small_screen_all_positions_of_a_framed_country_can_be_tapped(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays), size)
    board = finger.table.board
    for country in COUNTRIES:
        finger.tap_thing(("country", country))
        for position, (city, _title) in enumerate(POSITIONS):
            if POSITIONS[position].country == country:
                assert min(board.hits[("position", position)][2:]) >= FINGER - 1
                assert board.thing_at(*tap_point(board, ("position", position))) == ("position", position), city


def test_on_a_phones_whole_map_countries_are_lit_if_their_choices_cannot_be_tapped(sit: Any) -> None:
    session = session_where(plays_in_several_countries)
    board = sit(session).table.board
    choices = {("position", move.position) for move in session.state.moves() if isinstance(move, Occupy)}
    countries = {POSITIONS[position].country for _name, position in choices - board.hits.keys()}
    assert {country for country in COUNTRIES if board.is_lit(("country", country))} == countries


@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360)])
def test_on_a_phones_whole_map_a_citys_only_choice_can_be_tapped_and_gold_marks_count_the_others(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(plays_in_several_countries)
    finger = sit(session, size)
    board = finger.table.board
    counts = Counter(POSITIONS[move.position].city for move in session.state.moves() if isinstance(move, Occupy))
    marks = {thing[1]: board.look_of(board.sight, thing, place) for thing, place in board.places.items()
             if thing[0] == "mark"}  # fmt: skip
    lone = {POSITIONS[thing[1]].city: 1 for thing in board.hits if thing[0] == "position"}
    assert not lone.keys() & marks.keys()
    assert lone | {city: look[-1] for city, look in marks.items()} == counts
    plaques = {thing[1]: board.look_of(board.sight, thing, place) for thing, place in board.places.items()
               if thing[0] == "city"}  # fmt: skip
    assert {city for city, look in plaques.items() if look[-1]} == set(marks)
    # A tap on either frames the country, as a tap on its tab does.
    city = next(iter(counts))
    finger.tap(*board.to_window(*board.places[("city", city)].rect.centre))
    finger.frames(3)
    assert not any(thing[0] == "mark" for thing in board.places)
    assert any(("position", position) in board.hits for position in POSITIONS_OF[city])


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_on_a_phone_the_tabs_keep_their_places_and_are_never_covered_by_a_plaque(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = sit(session_where(plays_in_several_countries), size)
    board = finger.table.board

    def measured() -> dict[Any, Any]:
        """The places of all tabs; checks that each is large enough to tap and that none overlaps the map."""
        found = {thing: board.hits[thing] for thing in board.hits if thing[0] in (PAGE, "country")}
        assert not any(overlap(place, board.framing.map.rect) > 1 for place in found.values())
        assert all(min(place[2:]) >= FINGER - 1 for place in found.values())
        return found

    tabs = measured()
    assert tabs.keys() == {(PAGE, "tiles"), *(("country", country) for country in COUNTRIES)}
    finger.tap_thing(("country", 1))
    finger.frames(3)
    assert measured() == tabs
    plaques = [place for thing, place in board.hits.items() if thing[0] in ("city", "position")]
    assert not any(overlap(board.hits[WHOLE], plaque) > 1 for plaque in plaques)
    finger.tap_thing(WHOLE)
    finger.frames(3)
    assert measured() == tabs


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_keyboard_reaches_everything_that_can_be_done(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(pays_in_many_ways), size)
    board = finger.table.board
    keys = {spot.key for spot in board.spots()}
    assert {PAY, *filter(board.picking.can_pick, cards(finger))} <= keys
    board.activate(cards(finger)[-1])
    age = finger.table.session.age
    board.propose(finger.table.session.state.moves()[0])
    board.activate(PAY)
    assert finger.table.session.age > age


@pytest.mark.parametrize("players", ["pb", "pbb", "pbbbb"])
@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360), (800, 360)])
def test_on_a_phone_every_title_tile_keeps_its_name(sit: Any, size: tuple[int, int], players: str) -> None:
    board = sit(session_where(plays, players), size).table.board
    board.turn_to("tiles")
    for title in TITLES:
        paint, rect, *_details = board.look_of(board.sight, ("title", title), board.places["title", title])
        record = Record()
        paint(record, rect, title, tuple((seat, 3) for seat in range(len(players))))
        assert is_inside(record.places[title_name(title)], rect)
