"""The layout of the Royals map: the plaques of cities with their positions, cubes, and the arms."""

from functools import cache

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import CITIES, COUNTRIES, COUNTRY_KEYS, POSITIONS, POSITIONS_OF
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import country_name
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.boards.royals.europe import arms, cells
from kingdoms.ui.boards.royals.europe.cities import arranged
from kingdoms.ui.boards.royals.europe.data import europe
from kingdoms.ui.boards.royals.europe.plaques import can_name_small, cell_in, mark_place, plaque_parts, plaque_size
from kingdoms.ui.boards.royals.europe.positions import cube_place
from kingdoms.ui.boards.royals.europe.slots import Point, in_slots, overlap
from kingdoms.ui.boards.royals.europe.spread import in_rows, room_for_plaque, spread
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_AROUND, _AROUND_COUNTRY = (390, 235), (390, 330)  # map units around the outermost cities: of all, and of a country
_CELL_STEPS = 290  # the width of a portrait cell in map units, if a finger does not need more
_SMALL, _SMALLEST = 0.95, 0.46  # the greatest and least width of a cell on small plaques, in touches
_ABOVE_PLAQUES = 2.5  # the space above plaques that are spread over the whole map, in units
_IN_ROWS = 1.75  # the gap between plaques in rows, besides the margin around each, in units
_WIDE_PLAQUE = 2.35  # the greatest width of plaques in rows, in portrait cells
_IN_ROWS_SHARE = 0.95  # the size of portrait cells in rows that still have ribbons, as a share of the largest
_ROOM_FOR_ARMS = 2.5  # the height of the view, in plaques, from which arms are between them
_FULL, _SMALL_FULL = 0.42, 0.5  # the share of the map that plaques may cover, and small ones with ribbons
_RIBBONS = ((4380, 3450), (8150, 5250), (3700, 4750), (3500, 2350))
"""Where each country's name is on a small map: near the country, away from all cities."""
_ANYWHERE = Rect(-1e6, -1e6, 2e6, 2e6)
_FAR = 10  # how far out of view a plaque may be, in view widths and heights
_SMALL_STEPS = 8  # in how many steps small plaques become smaller until none overlap
_SIZES = 20  # the most plaque sizes tried if space is short
_AROUND_PLAQUE = 0.25  # the margin around a plaque, in units
WHOLE: Thing = ("whole",)
"""The tab or button for the whole map."""


@cache
def whole_map() -> Rect:
    """The part of Europe on the whole map: all cities, and a little around them."""
    return _around([city.key for city in CITIES], *_AROUND)


class EuropeCamera(Camera):
    """Looks at the map; a game begins with the whole of it in view."""

    def __init__(self) -> None:
        super().__init__(whole_map(), Rect(0, 0, 1, 1), europe().world.right)


@cache
def country_room(country: int) -> Rect:
    """The area to frame for a country: its cities, and space for their plaques."""
    return _around([city.key for city in CITIES if city.country == country], *_AROUND_COUNTRY)


def framed_country(camera: Camera) -> int | None:
    """The country that fills the map, if any."""
    return next((country for country in COUNTRIES if country_room(country) == camera.framed), None)


def room_of(thing: Thing) -> Rect:
    """The area to frame for something on the map: its country, or everything if it is in none."""
    country = country_of(thing)
    return whole_map() if country is None else country_room(country)


def _around(cities: list[str], across: float, along: float) -> Rect:
    places = [europe().cities[city] for city in cities]
    left, bottom = min(x for x, _y in places), min(y for _x, y in places)
    right, top = max(x for x, _y in places), max(y for _x, y in places)
    return Rect(left, bottom, right - left, top - bottom).inset(-across, -along)


def country_at(x: float, y: float) -> int | None:
    """The country at a point on the map, if any."""
    key = europe().country_at(x, y)
    return COUNTRY_KEYS.index(key) if key is not None else None


def lay_out_map(
    sight: Sight, camera: Camera, view: Rect, taken: list[Rect], framed: int | None, has_country_tabs: bool
) -> Places:
    """The countries' arms, the plaques with everything on them, and the cubes.

    If tabs lead to the countries, they are the things called "country", so the arms have a name of their own. Ribbons
    without arms cannot be tapped then, and plaques may be too small for a finger.
    """
    plaques = _plaques(camera, view, taken, framed, has_country_tabs)
    places: Places = {}
    for city in range(len(CITIES)):
        places |= _leader(camera.to_screen(europe().cities[CITIES[city].key]), city, plaques)
    # If plaques have to overlap, those with something to choose are on top.
    for city in sorted(range(len(CITIES)), key=lambda city: open_positions(sight, city) > 0):
        places |= _lay_out_city(sight, city, plaques[("city", city)], view)
    lone = _lone_choices(sight, places, view)
    # A gold edge around the position itself says enough.
    places = {key: place for key, place in (places | lone).items() if key not in {_mark_at(thing) for thing in lone}}
    # Above the cities, so that a city's glow does not veil the name of its country.
    for country in COUNTRIES:
        rect = plaques.get(("arms", country))
        if rect is not None and has_country_tabs:
            is_ribbon = arms.is_ribbon(rect)
            places[("arms", country)] = Place(rect, NOWHERE if is_ribbon else _in_sight(rect, view))
        elif rect is not None:
            places[("country", country)] = Place(rect, _in_sight(rect, view))
    return {thing: place if place.hit is NOWHERE else _uncovered(place, taken) for thing, place in places.items()}


def _leader(home: Point, city: int, plaques: dict[Thing, Rect]) -> Places:
    """A line from a city to just under the edge of its plaque, unless that or another plaque covers the city."""
    if any(plaque.holds(*home) for plaque in plaques.values()):
        return {}
    (x, y), plaque = home, plaques[("city", city)].inset(theme.gap)
    to_x, to_y = min(max(x, plaque.x), plaque.right), min(max(y, plaque.y), plaque.top)
    rect = Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
    corner = ("left" if x < to_x else "right") + ("bottom" if y < to_y else "top")
    return {("leader", city): Place(rect, NOWHERE, corner)}


def _uncovered(place: Place, taken: list[Rect]) -> Place:
    """Limits a hit area to what is not covered by a button."""
    for rect in taken:
        covered = _in_sight(place.hit, rect)
        if min(covered.width, covered.height) > theme.unit:
            place = place._replace(hit=_beside(place.hit, rect))
    return place


def _beside(hit: Rect, button: Rect) -> Rect:
    """The largest part of a hit area next to a button; NOWHERE if that is too small for a finger."""
    parts = [
        hit._replace(width=button.x - hit.x),
        hit._replace(x=button.right, width=hit.right - button.right),
        hit._replace(height=button.y - hit.y),
        hit._replace(y=button.top, height=hit.top - button.top),
    ]
    largest = max(parts, key=lambda part: min(part.width, part.height))
    return largest if min(largest.width, largest.height) >= theme.touch - 1 else NOWHERE


def _plaques(
    camera: Camera, view: Rect, taken: list[Rect], framed: int | None, has_country_tabs: bool
) -> dict[Thing, Rect]:
    """Where plaques are: within the view on the whole map and in a framed country; otherwise, at their cities."""
    is_whole = camera.goal.zoom <= camera.widest.zoom
    cell = _cell(camera.scale, view, can_be_small=has_country_tabs and framed is None)
    if framed is None and not is_whole:
        return _unbound(camera, cell)
    # The mark on a chosen position needs some space above it.
    spacious = view.inset(theme.unit / 2).cut_top(_ABOVE_PLAQUES * theme.unit)[1]
    widest = _cell_in_rows(camera.scale, spacious, cell)
    if is_whole and widest >= cells.least_in_rows():
        return _in_rows(camera, spacious, taken, widest)
    if is_whole and cells.is_small(cell):
        return _small_plaques(camera, view.inset(theme.unit / 2), taken, cell)
    has_arms = view.height > _ROOM_FOR_ARMS * plaque_size(0, cell)[1]
    homes = {key: camera.to_screen(home) for key, home in _homes(cell).items() if has_arms or key[0] == "city"}
    sizes = {key: _size(key, cell) for key in homes}
    near = {key: home for key, home in homes.items() if framed is None or country_of(key) == framed}
    room = view.inset(theme.unit / 2)
    first = arranged(near, sizes, room, taken)
    if framed is not None and _is_crowded(list(first.values()), taken):
        first = _apart(near, cell, room, taken) or first
        homes = {key: home for key, home in homes.items() if key in first or key not in near}
    # The arms of other countries would only cover the plaques of this one.
    far = {key: home for key, home in homes.items() if key not in first and key[0] == "city"}
    anywhere = view.inset(-_FAR * view.width, -_FAR * view.height)
    return first | arranged(far, sizes, anywhere, [*first.values(), *taken])


def _in_rows(camera: Camera, room: Rect, taken: list[Rect], cell: float) -> dict[Thing, Rect]:
    """Full plaques and arms spread over the whole map, with a gap between all of them."""
    homes, gap = in_rows(camera, room), _IN_ROWS * theme.unit
    widest = min(room_for_plaque(camera.scale, room)[0], _WIDE_PLAQUE * cell + gap)
    sizes = {key: (width + gap, height + gap) for key, (width, height) in ((key, _size(key, cell)) for key in homes)}
    # With more width than its portraits need, a plaque has room for its city's name next to exiled cubes.
    sizes |= {key: (max(widest, width), height) for key, (width, height) in sizes.items() if key[0] == "city"}
    places = arranged(homes, sizes, room.inset(-gap / 2), taken)
    return {key: place.inset(gap / 2) for key, place in places.items()}


def _small_plaques(camera: Camera, room: Rect, taken: list[Rect], cell: float) -> dict[Thing, Rect]:
    """Small plaques and ribbons on the whole map; their cells are narrower than `cell` if any would overlap.

    They have no names if they would overlap even with the narrowest cells.
    """
    least = min(cell, _SMALLEST * theme.touch)
    widths = [cell - (cell - least) * step / _SMALL_STEPS for step in range(_SMALL_STEPS + 1)]
    named = [(width, True) for width in widths if can_name_small(width)]
    for width, is_named in [*named, *((width, False) for width in widths)]:
        homes = spread(camera, _size(("city", 0), width), room.height / (whole_map().height * camera.scale))
        sizes = {key: _size(key, width, is_named) for key in homes}
        places = arranged(homes, sizes, room, taken)
        if not _is_crowded(list(places.values()), taken):
            break
    return places


def _is_crowded(plaques: list[Rect], taken: list[Rect]) -> bool:
    """Whether a plaque overlaps another one or a button."""
    return any(overlap(one, other) for number, one in enumerate(plaques) for other in (*plaques[:number], *taken))


def _apart(near: dict[Thing, Point], cell: float, room: Rect, taken: list[Rect]) -> dict[Thing, Rect] | None:
    """The plaques of a framed country on a grid, as large as possible; None if they do not fit.

    The country's arms are left out if there is no room for them.
    """
    cities = {key: home for key, home in near.items() if key[0] == "city"}
    sizes = [max(cells.least_cell(), share * cell / _SIZES) for share in range(_SIZES, 0, -1)]
    attempts = (
        in_slots(homes, {key: _size(key, each) for key in homes}, room, taken)
        for homes in (near, cities)
        for each in sizes
    )
    return next((places for places in attempts if places is not None), None)


def _cell_in_rows(scale: float, room: Rect, cell: float) -> float:
    """The greatest width of a portrait cell if plaques are in rows over the whole map."""
    width, height = (side - (_IN_ROWS + 0.5) * theme.unit for side in room_for_plaque(scale, room))
    # No larger than at the cities if that would leave out the countries' names, which are then on the land.
    return min(max(cell, _IN_ROWS_SHARE * cells.largest_cell()), cell_in(width, height))


def _unbound(camera: Camera, cell: float) -> dict[Thing, Rect]:
    """Where plaques are on a map moved by hand; their places relative to each other depend only on its scale."""
    homes = {key: (x * camera.scale, y * camera.scale) for key, (x, y) in _homes(cell).items()}
    places = arranged(homes, {key: _size(key, cell) for key in homes}, _ANYWHERE)
    return {key: place.moved(*camera.origin) for key, place in places.items()}


def _homes(cell: float) -> dict[Thing, tuple[float, float]]:
    """The points of the map where plaques, arms and ribbons belong."""
    cities: dict[Thing, tuple[float, float]] = {
        ("city", number): europe().cities[city.key] for number, city in enumerate(CITIES)
    }
    if cells.is_small(cell):
        return cities | {("arms", country): place for country, place in enumerate(_RIBBONS)}
    return cities | {("arms", country): europe().countries[COUNTRY_KEYS[country]].arms for country in COUNTRIES}


def _size(key: Thing, cell: float, is_named: bool = True) -> tuple[float, float]:
    """The size of a plaque or of arms, with a little space around; small plaques may have no names."""
    is_city = key[0] == "city"
    width, height = plaque_size(key[1], cell, is_named) if is_city else arms.arms_size(key[1], cell)
    return width + theme.unit / 2, height + theme.unit / 2


def _cell(scale: float, view: Rect, can_be_small: bool) -> float:
    """The width of a portrait cell at this many pixels per map unit: as wide as the map has room for.

    It is wide enough for a finger, unless `can_be_small` allows narrower cells on a map too crowded for that.
    """
    least, largest = cells.least_cell(), cells.largest_cell()
    natural = min(_CELL_STEPS * scale, largest)
    area = max(whole_map().width * whole_map().height * scale**2, view.width * view.height)
    room: float = (_FULL * area / _covered(least)) ** 0.5
    if can_be_small and max(natural / least, room) < 1:
        small = max(natural, _SMALLEST * theme.touch, min(_SMALL * theme.touch, _small_cell(area)))
        # A plaque on which the city's name would be cut off has none.
        return small if small >= cells.narrowest_cell() else min(small, _SMALL * theme.touch)
    return max(natural, min(room * least, largest), least)


def _small_cell(area: float) -> float:
    """The greatest width of a portrait cell at which small plaques and ribbons leave enough of this area free."""
    widths = (_SMALL * theme.touch * share / _SIZES for share in range(_SIZES, 0, -1))
    return next((width for width in widths if _covered(width) <= _SMALL_FULL * area), 0.0)


def _covered(cell: float) -> float:
    """The area that all plaques, arms and ribbons need with portrait cells of this width, and without small names."""
    return sum(width * height for width, height in (_size(key, cell, is_named=False) for key in _homes(cell)))


def engraved_names(scale: float, view: Rect, can_be_small: bool) -> list[str]:
    """The names of the countries; empty if they do not fit among the plaques, in which case ribbons show them."""
    is_large = cells.is_large(_cell(scale, view, can_be_small))
    return [country_name(country) for country in COUNTRIES] if is_large else []


def _lay_out_city(sight: Sight, city: int, room: Rect, view: Rect) -> Places:
    """A plaque, its positions with their holders' cubes, and its exile space; a small one may have a mark instead."""
    rect = room.inset(_AROUND_PLAQUE * theme.unit)
    parts = plaque_parts(rect, city, exiled_seats(sight, city))
    # A small plaque is too small for a finger: a tap there frames its country.
    places: Places = {("city", city): Place(rect, NOWHERE if parts.is_small else _in_sight(rect, view))}
    for position, cell in zip(POSITIONS_OF[city], parts.cells, strict=True):
        places[("position", position)] = Place(cell, NOWHERE if parts.is_small else _whole_in(cell, view))
        if sight.view.holders[position] != NONE:
            places[("cube", position)] = Place(cube_place(cell), NOWHERE)
    if not parts.is_small:
        places[("exile", city)] = Place(parts.exile, _in_sight(parts.exile, view))
    elif open_positions(sight, city):
        places[("mark", city)] = Place(mark_place(rect), NOWHERE)
    return places


def _lone_choices(sight: Sight, places: Places, view: Rect) -> Places:
    """The positions that are the only choice on their small plaque, with enough room for a finger around each.

    Without that room, a tap frames their country instead.
    """
    found: Places = {}
    for positions in POSITIONS_OF:
        choices: list[Thing] = [("position", number) for number in positions if ("position", number) in sight.lit]
        if len(choices) == 1 and _mark_at(choices[0]) in places:
            place = places[choices[0]]
            hit = _inside(place.rect.centred(theme.touch, theme.touch), view)
            if not any(overlap(hit, other.hit) for other in found.values()):
                found[choices[0]] = place._replace(hit=hit)
    return found


def _mark_at(position: Thing) -> Thing:
    """The mark on the plaque of a position's city."""
    return "mark", POSITIONS[position[1]].city


def _inside(rect: Rect, view: Rect) -> Rect:
    """A rectangle moved into the view."""
    x = min(max(rect.x, view.x), view.right - rect.width)
    return rect._replace(x=x, y=min(max(rect.y, view.y), view.top - rect.height))


def exiled_seats(sight: Sight, city: int) -> int:
    """The number of seats with exiled cubes in a city."""
    return sum(map(bool, sight.view.exile[city]))


def open_positions(sight: Sight, city: int) -> int:
    """The number of positions in a city that can be chosen now."""
    return sum(("position", position) in sight.lit for position in POSITIONS_OF[city])


def _in_sight(rect: Rect, view: Rect) -> Rect:
    """The part of a thing that is in the view; NOWHERE if none of it is."""
    if view.x <= rect.x and rect.right <= view.right and view.y <= rect.y and rect.top <= view.top:
        return rect
    x, y = max(rect.x, view.x), max(rect.y, view.y)
    width, height = min(rect.right, view.right) - x, min(rect.top, view.top) - y
    return Rect(x, y, width, height) if width > 0 and height > 0 else NOWHERE


def _whole_in(rect: Rect, view: Rect) -> Rect:
    """The visible part of a thing; NOWHERE if it is too small to tap, unless the thing itself is no larger."""
    seen = _in_sight(rect, view)
    return seen if min(seen.width, seen.height) >= min(theme.touch, rect.width) else NOWHERE


def country_of(thing: Thing) -> int | None:
    """The country of something on the map, if any."""
    match thing:
        case ("position" | "cube", number):
            return POSITIONS[number].country
        case ("city" | "exile" | "mark" | "leader", number):
            return CITIES[number].country
        case ("arms" | "country", number):
            return int(number)
    return None
