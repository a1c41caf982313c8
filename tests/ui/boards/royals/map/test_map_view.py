"""The Royals board: the map can be framed, zoomed and panned but never lost, and has a second page on a phone."""

from itertools import combinations
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.providers.mouse import MouseMotionEvent

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.games.royals.board import (
    CITIES,
    CITIES_OF,
    COST,
    COUNTRIES,
    COUNTRY_KEYS,
    GERMANY,
    POSITIONS,
    POSITIONS_OF,
    SPAIN,
)
from kingdoms.games.royals.country_ranking import ranking
from kingdoms.games.royals.moves import Occupy, TakeHidden
from kingdoms.games.royals.words.names import city_name
from kingdoms.ui.board.map.camera import MOST_ZOOM
from kingdoms.ui.board.sight import PAGE, SKIP, UNDO
from kingdoms.ui.boards.royals.card_picking import PAY
from kingdoms.ui.boards.royals.draws import DECK
from kingdoms.ui.boards.royals.europe import plaques, positions
from kingdoms.ui.boards.royals.europe.atlas import WHOLE, country_room, engraved_names, framed_country
from kingdoms.ui.boards.royals.europe.cities import arranged
from kingdoms.ui.boards.royals.europe.data import europe
from kingdoms.ui.boards.royals.pieces import NOBODY
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import TYPE, theme
from tests.ui.boards.royals.positions import pays, plays, plays_in_several_countries, session_where
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap


def zoom(finger: Any) -> float:
    return float(finger.table.board.framing.camera.aim.zoom)


def empty_point(finger: Any, room: Rect | None) -> tuple[float, float]:
    """A point on the map away from all things: in the country with this rectangle, or in none if `room` is None."""
    board = finger.table.board
    for x, y in (cell.centre for row in board.framing.map.rect.rows(60) for cell in row.columns(60)):
        around = [(x + across, y + along) for across in (-3, 3) for along in (-3, 3)]
        is_there = all(board.framing.map.room_at(*board.framing.camera.to_world(point)) == room for point in around)
        if is_there and all(board.thing_at(*point) is None for point in around):
            return x, y
    raise LookupError("there is no empty place")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_a_tap_on_a_country_frames_it_and_a_double_tap_shows_the_whole_map(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays), size)
    board = finger.table.board
    finger.tap(*board.to_window(*empty_point(finger, country_room(0))))
    finger.frames(3)
    assert board.framing.camera.aim == board.framing.camera.framing(country_room(0))
    point = board.to_window(*empty_point(finger, None))
    finger.double_tap(*point)
    finger.frames(3)
    assert zoom(finger) == 1.0


@pytest.mark.parametrize("scale", [1.15, 1.3, 1.6, 2.0])
def test_on_a_tablet_city_names_are_whole_at_every_text_size(sit: Any, scale: float) -> None:
    theme.text_scale = scale
    finger = sit(session_where(plays), TABLET)
    names = {city_name(number) for number in range(len(CITIES))}
    shown = [seen for seen in texts_of(finger.table.board) if seen.text in names]
    assert {seen.text for seen in shown} == names
    assert not [seen for seen in shown if seen.is_cut or seen.size < TYPE["least_name"][1]]


def plays_with_a_full_hand(state: Any) -> bool:
    """Whether positions can be occupied, and the first seat has enough cards to fill two lines."""
    return plays(state) and sum(state.hands[0]) + sum(state.intrigues[0]) >= 13


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize(
    ("size", "is_wanted"),
    [
        (PHONE, plays),
        (PHONE, pays),
        (PHONE, plays_with_a_full_hand),
        ((412, 892), pays),
        ((640, 360), plays),
        ((640, 360), plays_with_a_full_hand),
        ((600, 960), pays),
    ],
)
def test_plaques_of_a_framed_country_cover_neither_each_other_nor_buttons(
    sit: Any, size: tuple[int, int], is_wanted: Any, country: int
) -> None:
    finger = sit(session_where(is_wanted), size)
    board = finger.table.board
    board.framing.map.frame(country_room(country))
    finger.frames(3)
    there = [board.places[("city", city)].rect for city in CITIES_OF[country]]
    there += [board.places[thing].rect for thing in [("arms", country), UNDO, SKIP, PAY] if thing in board.places]
    for number, one in enumerate(there):
        assert not any(overlap(one, other) for other in there[:number])


def test_a_country_without_influence_says_so_once(sit: Any) -> None:
    finger = sit(session_where(lambda state: not ranking(state.holders, 3), after=0), PHONE)
    board = finger.table.board
    board.open(("country", 3))
    finger.frames(2)
    looks = [board.look_of(board.sight, thing, place) for thing, place in board.overlay.items()]
    assert str(looks).count("Nobody has influence here.") == 1


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360)])
def test_on_a_phone_a_tap_on_a_tab_frames_its_country_and_a_second_tap_opens_it(
    sit: Any, size: tuple[int, int], country: int
) -> None:
    finger = sit(session_where(plays), size)
    board = finger.table.board
    finger.tap_thing(("country", country))
    assert board.framing.camera.aim == board.framing.camera.framing(country_room(country))
    assert board.opened is None
    finger.tap_thing(("country", country))
    assert board.opened == ("country", country)


@pytest.mark.parametrize("country", [GERMANY, SPAIN])
@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_on_a_phone_a_framed_countrys_arms_open_it_when_they_are_tapped_or_held(
    sit: Any, size: tuple[int, int], country: int
) -> None:
    finger = sit(session_where(plays), size)
    board = finger.table.board
    finger.tap_thing(("country", country))
    finger.frames(30)
    finger.tap_thing(("arms", country))
    assert board.opened == ("country", country)
    board.close()
    finger.frames(3)
    touch = finger.hold_thing(("arms", country))
    finger.until(lambda: board.opened is not None)
    assert board.opened == ("country", country)
    finger.up(touch)


def test_on_a_phone_a_tap_on_a_small_city_frames_its_country(sit: Any) -> None:
    finger = sit(session_where(plays))
    board = finger.table.board
    finger.tap_thing(("city", 12))
    assert board.framing.camera.aim == board.framing.camera.framing(country_room(CITIES[12].country))


def leads_to_choices(state: Any) -> bool:
    """Whether the last card of a draw comes next, and positions in several countries can be occupied after it."""
    return state.agenda[-1] == ("draw", 0, 1, 0) and plays_in_several_countries(state.after(TakeHidden()))


def leads_to_one_country(state: Any) -> bool:
    """Whether the last card of a draw comes next, and positions in only one country can be occupied after it."""
    if state.agenda[-1] != ("draw", 0, 1, 0):
        return False
    return len(countries_to_choose(state.after(TakeHidden()))) == 1


def countries_to_choose(state: Any) -> set[int]:
    return {POSITIONS[move.position].country for move in state.moves() if isinstance(move, Occupy)}


@pytest.mark.parametrize("is_wanted", [leads_to_choices, leads_to_one_country])
@pytest.mark.parametrize("has_moved", [False, True])
def test_the_map_stays_where_the_player_moved_it_and_otherwise_frames_the_only_country_with_choices(
    sit: Any, is_wanted: Any, has_moved: bool
) -> None:
    session = session_where(is_wanted)
    finger = sit(session)
    board = finger.table.board
    countries = countries_to_choose(session.state.after(TakeHidden()))
    elsewhere = next(country for country in COUNTRIES if len(countries) > 1 or country not in countries)
    if has_moved:
        finger.tap_thing(("country", elsewhere))
    finger.tap_thing(DECK)
    finger.until(lambda: finger.table.may_decide() and plays(session.state))
    only = next(iter(countries)) if len(countries) == 1 else None
    assert framed_country(board.framing.camera) == (elsewhere if has_moved else only)


def test_a_phone_shows_the_whole_map_when_the_turn_is_over_and_stays_there_while_rivals_play(sit: Any) -> None:
    session = session_where(plays)
    finger = sit(session)
    board = finger.table.board
    finger.tap_thing(("country", 1))
    finger.tap_thing(SKIP)
    zooms = set()
    while not finger.table.may_decide():
        if session.state.seat != 0 and finger.table.course.is_at_rest:
            zooms.add(zoom(finger))
        finger.frames(1)
    assert zooms == {1.0}
    assert framed_country(board.framing.camera) is None


def test_on_a_phone_the_only_choice_of_a_small_plaque_is_tapped_there_and_then_framed(sit: Any) -> None:
    session = session_where(plays_in_several_countries)
    finger = sit(session)
    board = finger.table.board
    choices = [thing for thing in board.hits if thing[0] == "position"]
    assert choices
    assert framed_country(board.framing.camera) is None
    place = board.places[choices[0]].hit
    assert min(place.width, place.height) >= theme.touch
    finger.tap_thing(choices[0])
    finger.frames(3)
    assert board.picking.picked
    assert framed_country(board.framing.camera) == POSITIONS[choices[0][1]].country


@pytest.mark.parametrize("size", [PHONE, (412, 892), (640, 360)])
def test_on_a_phone_plaques_on_the_whole_map_do_not_overlap(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays_in_several_countries), size)
    board = finger.table.board
    plaques = [place.rect for thing, place in board.places.items() if thing[0] in ("city", "arms")]
    assert not any(overlap(one, other) for number, one in enumerate(plaques) for other in plaques[:number])


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_on_an_upright_phone_the_whole_map_shows_what_positions_cost(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays_in_several_countries), size)
    painter = Record()
    positions.paint_position(painter, finger.table.board.places[("position", 0)].rect, 0, NOBODY)
    assert str(COST[POSITIONS[0].title]) in [words for words, _place in painter.written]


@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_a_button_leads_back_to_the_whole_map(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays), size)
    finger.tap_thing(("country", 1))
    assert zoom(finger) > 1.0
    finger.tap_thing(WHOLE)
    assert zoom(finger) == 1.0


def test_a_framed_country_stays_framed_when_the_screen_is_turned(sit: Any) -> None:
    finger = sit(session_where(plays))
    board = finger.table.board
    finger.tap_thing(("country", 2))
    Window.size = (640, 360)
    finger.frames(4)
    assert board.framing.map.rect.width > board.framing.map.rect.height
    assert framed_country(board.framing.camera) == 2
    assert board.framing.camera.aim == board.framing.camera.framing(country_room(2))


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_large_screen_the_button_appears_when_something_is_out_of_sight(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(plays), size)
    board = finger.table.board
    assert WHOLE not in board.hits
    board.framing.map.frame(country_room(3))
    finger.frames(3)
    princess = ("position", POSITIONS_OF[11][0])  # in Edinburgh
    assert princess not in board.hits
    assert board.where(princess) == WHOLE
    finger.tap_thing(princess)
    assert zoom(finger) == 1.0


def test_the_wheel_zooms_around_the_pointer_and_a_finger_drags_the_map(sit: Any) -> None:
    finger = sit(session_where(plays), DESKTOP)
    board = finger.table.board
    point = board.framing.camera.view.centre
    there = board.framing.camera.to_world(point)
    for _ in range(6):
        wheel("scrolldown", *board.to_window(*point))
    finger.until(lambda: WHOLE in board.hits)
    assert zoom(finger) > 2
    assert board.framing.camera.to_world(point) == pytest.approx(there, abs=6)
    point = empty_point(finger, None)
    before = board.framing.camera.aim.middle
    touch = finger.down(*board.to_window(*point))
    finger.drag(touch, point[0] - 80, point[1])
    finger.drag(touch, point[0] - 120, point[1])
    finger.up(touch)
    assert board.framing.camera.aim.middle[0] > before[0]


def wheel(button: str, x: float, y: float) -> None:
    place = [x / Window.width, y / Window.height, button]
    touch = MouseMotionEvent("mouse", "wheel", place, is_touch=True, type_id="touch")
    EventLoop.post_dispatch_input("begin", touch)
    EventLoop.post_dispatch_input("end", touch)


def test_dragging_a_map_repaints_only_the_things_at_its_edge(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Any] = []
    monkeypatch.setattr(plaques, "paint_city", lambda _painter, _rect, city, *_: painted.append(("city", city)))
    monkeypatch.setattr(
        positions,
        "paint_position",
        lambda _painter, _rect, which, *_: painted.append(("position", which)),
    )
    finger = sit(session_where(plays), DESKTOP)
    board = finger.table.board
    board.framing.camera.zoom_by(3.0, board.framing.camera.view.centre)
    board.repaint()
    finger.frames(3)
    assert painted
    painted.clear()
    before, origin = dict(board.places), board.framing.camera.origin
    board.framing.camera.zoom_by(1.0, (0, 0), (-40, 25))
    board.repaint()
    finger.frames(3)
    assert board.framing.camera.origin != origin
    inside = {
        thing
        for thing, place in board.places.items()
        if board.framing.map.is_in_layer(thing) and place.rect == place.hit and before[thing].rect == before[thing].hit
    }
    assert inside
    assert not inside & set(painted)


@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_the_tab_turns_the_page_and_is_lit_while_there_is_something_to_do_on_the_other_page(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = sit(session_where(plays_in_several_countries), size)
    board = finger.table.board
    assert board.page == "map"
    finger.tap_thing((PAGE, "tiles"))
    assert board.page == "tiles"
    assert {("title", 6), ("noble_house",), ("period", 2, 3), ("discards",)} <= set(board.hits)
    assert not any(thing[0] in ("position", "city") for thing in board.hits)
    assert board.is_lit((PAGE, "map"))
    finger.tap_thing((PAGE, "map"))
    assert board.page == "map"


def test_a_move_on_the_map_can_be_made_from_the_other_page(sit: Any) -> None:
    session = session_where(plays_in_several_countries)
    finger = sit(session)
    finger.tap_thing((PAGE, "tiles"))
    move = next(move for move in session.state.moves() if isinstance(move, Occupy))
    age = session.age
    finger.play(move)
    assert session.age > age


# The places of the plaques.


def test_plaques_never_overlap_and_stay_in_bounds_where_there_is_room() -> None:
    room = Rect(0, 0, 600, 500)
    taken = [Rect(0, 300, 120, 200), Rect(450, 0, 150, 120)]
    homes = {("city", n): (150 + 37 * n % 300, 80 + 91 * n % 340) for n in range(12)}
    places = arranged(homes, dict.fromkeys(homes, (90, 56)), room, taken)
    rects = [*places.values(), *taken]
    for number, rect in enumerate(places.values()):
        assert rect.x >= -0.5
        assert rect.right <= room.right + 0.5
        assert rect.y >= -0.5
        assert rect.top <= room.top + 0.5
        assert not any(overlap(rect, other) > 20 for other in rects[number + 1 :])


def test_a_lone_plaque_is_at_its_city() -> None:
    (place,) = arranged({("city", 0): (100, 100)}, {("city", 0): (60, 40)}, Rect(0, 0, 300, 300)).values()
    assert place.centre == pytest.approx((100, 100))


@pytest.mark.parametrize("size", [TABLET, DESKTOP, (1600, 1000)])
def test_plaques_are_arranged_like_their_cities(sit: Any, size: tuple[int, int]) -> None:
    """Reims is east of Paris, Edinburgh is north of London, Seville is west of Valencia."""
    hits = sit(session_where(plays), size).table.board.hits
    middle = {city.key: hits[("city", number)].centre for number, city in enumerate(CITIES)}
    assert middle["paris"][0] < middle["reims"][0]
    assert middle["edinburgh"][1] >= middle["york"][1] > middle["london"][1] > middle["paris"][1]
    assert middle["edinburgh"][0] < middle["york"][0]
    assert middle["seville"][0] < middle["valencia"][0]
    assert middle["munich"][0] < middle["vienna"][0]
    assert middle["lyon"][1] > middle["marseille"][1]


def test_in_a_city_the_higher_rank_is_on_the_left(sit: Any) -> None:
    hits = sit(session_where(plays), DESKTOP).table.board.hits
    for position in range(len(POSITIONS) - 1):
        if POSITIONS[position].city == POSITIONS[position + 1].city:
            assert hits[("position", position)].x < hits[("position", position + 1)].x


# The names of the countries, and the things around the map.


@pytest.mark.parametrize("size", [PHONE, (640, 360), TABLET, DESKTOP])
def test_on_the_whole_map_every_countrys_name_is_clear_of_plaques(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    places = {thing: place.rect for thing, place in board.places.items()}
    cities = [rect for thing, rect in places.items() if thing[0] == "city"]
    name = "arms" if board.framing.map.has_country_tabs else "country"
    for country in COUNTRIES:
        assert not any(overlap(places[(name, country)], city) > 20 for city in cities)
    # Names on the land would run under the plaques.
    assert not engraved_names(board.framing.camera.scale, board.framing.map.rect, board.framing.map.has_country_tabs)


def test_a_close_view_of_the_map_has_names_on_the_land(sit: Any) -> None:
    board = sit(session_where(plays), DESKTOP).table.board
    board.framing.camera.zoom_by(MOST_ZOOM, board.framing.map.rect.centre)
    assert len(engraved_names(board.framing.camera.scale, board.framing.map.rect, can_be_small=False)) == len(COUNTRIES)


@pytest.mark.parametrize("players", ["pb", "pbbbb"])
def test_on_an_upright_tablet_the_map_is_full_width_below_the_seats_and_above_the_titles(
    sit: Any, players: str
) -> None:
    board = sit(session_where(plays, players), (800, 1280)).table.board
    assert board.framing.map.width > 0.95 * board.width
    assert all(rect.y >= board.framing.map.top for thing, rect in board.hits.items() if thing[0] == "seat")
    assert all(board.hits[("title", title)].top <= board.framing.map.y for title in range(7))


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), DESKTOP])
def test_on_a_tablet_plaques_are_wide_and_do_not_overlap(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    plaques = [place.rect for thing, place in board.places.items() if thing[0] == "city"]
    assert min(rect.width for rect in plaques) >= 130
    for number, one in enumerate(plaques):
        assert not any(overlap(one, other) > 1 for other in plaques[number + 1 :])


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), DESKTOP])
def test_on_a_tablet_every_city_is_in_sight_and_its_line_is_short(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    plaques = {thing[1]: place.rect for thing, place in board.places.items() if thing[0] == "city"}
    for number, city in enumerate(CITIES):
        home = board.framing.camera.to_screen(europe().cities[city.key])
        assert not any(rect.holds(*home) for other, rect in plaques.items() if other != number)
        line = board.places.get(("leader", number))
        assert line is None or max(line.rect.width, line.rect.height) <= plaques[number].width


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), DESKTOP])
@pytest.mark.parametrize("key", ["france", "germany", "spain"])
def test_on_a_tablet_a_countrys_arms_are_on_its_land(sit: Any, size: tuple[int, int], key: str) -> None:
    board = sit(session_where(plays), size).table.board
    arms = board.places[("country", COUNTRY_KEYS.index(key))].rect
    assert europe().country_at(*board.framing.camera.to_world(arms.centre)) == key


@pytest.mark.parametrize("size", [(1280, 800), DESKTOP])
def test_on_a_wide_tablet_plaques_use_both_sides_of_the_map(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    plaques = [place.rect for thing, place in board.places.items() if thing[0] == "city"]
    assert min(rect.x for rect in plaques) - board.framing.map.x < theme.touch
    assert board.framing.map.right - max(rect.right for rect in plaques) < theme.touch


@pytest.mark.parametrize("size", [PHONE, (360, 780), (412, 892)])
def test_on_an_upright_phone_every_city_has_its_name_on_the_whole_map(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    plaques = {city: board.places["city", city] for city in range(len(CITIES))}
    for city, place in plaques.items():
        paint, *details = board.look_of(board.sight, ("city", city), place)
        record = Record()
        paint(record, *details)
        name = record.places[city_name(city)]
        # A line of text is a little higher than its letters.
        assert is_inside(name.inset(0, theme.hair), place.rect)
        assert all(name.centre[1] < board.places["position", position].rect.y for position in POSITIONS_OF[city])
    rects = [place.rect for place in plaques.values()]
    assert not any(overlap(one, other) > 1 for one, other in combinations(rects, 2))
