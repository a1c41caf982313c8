"""What stands on the map of Royals and where: plaques of cities with their positions, cubes, and the countries' arms."""

from kingdoms.core.game import Thing
from kingdoms.games.royals.board import CITIES, COUNTRIES, COUNTRY_KEYS, POSITIONS, POSITIONS_OF
from kingdoms.games.royals.state import NONE
from kingdoms.ui.boards.royals_cities import arranged
from kingdoms.ui.boards.royals_layout import has_pages
from kingdoms.ui.boards.royals_map_data import europe
from kingdoms.ui.boards.royals_portraits import (
    arms_size,
    cube_place,
    is_small,
    least_cell,
    plaque_parts,
    plaque_size,
)  # fmt: skip
from kingdoms.ui.camera import Camera
from kingdoms.ui.rect import Rect
from kingdoms.ui.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.theme import theme

_AROUND = (390, 330)  # steps of the map that are in sight around the outermost cities when the whole map is
_CELL_STEPS = 290  # the width of a portrait's room in steps of the map, where a finger does not need more
_LARGEST, _SMALLEST = 2.1, 0.46  # that width at most and at least, in fingers
_FULL = 0.6  # so much of the map may be covered by plaques that fingers can use
_EDGE = 0.25  # how far inside the view a city lies whose plaque is kept in sight, in fingers
_ON_THE_MAP = ("city", "position", "exile", "cube", "arms")


def whole_map() -> Rect:
    """What is in sight of Europe when the whole map is: all cities, and a little around them."""
    places = [city.place for city in europe().cities.values()]
    left, bottom = min(x for x, _y in places), min(y for _x, y in places)
    right, top = max(x for x, _y in places), max(y for _x, y in places)
    return Rect(left, bottom, right - left, top - bottom).inset(-_AROUND[0], -_AROUND[1])


def country_room(country: int) -> Rect:
    """What is framed of a country: its cities, and room for their plaques."""
    places = [europe().cities[city.key].place for city in CITIES if city.country == country]
    left, bottom = min(x for x, _y in places), min(y for _x, y in places)
    right, top = max(x for x, _y in places), max(y for _x, y in places)
    return Rect(left, bottom, right - left, top - bottom).inset(-_AROUND[0], -_AROUND[1])


def country_at(x: float, y: float) -> int | None:
    """The country in which a point of the map lies."""
    key = europe().country_at(x, y)
    return COUNTRY_KEYS.index(key) if key is not None else None


def is_on_the_map(thing: Thing) -> bool:
    """Whether a thing moves with the map."""
    return thing[0] in _ON_THE_MAP or (thing[0] == "country" and not has_pages())


def lay_out_map(sight: Sight, camera: Camera, view: Rect, taken: list[Rect]) -> Places:
    """The arms of the countries, the plaques with all that is on them, and the cubes."""
    plaques = _plaques(camera, view, taken)
    places: Places = {}
    for country in COUNTRIES:
        rect = plaques.get(("arms", country))
        if rect is not None and has_pages():
            places[("arms", country)] = Place(rect, NOWHERE)
        elif rect is not None:
            places[("country", country)] = Place(rect, _in_sight(rect, view))
    for city in range(len(CITIES)):
        places |= _lay_out_city(sight, city, plaques[("city", city)], view)
    return places


def _plaques(camera: Camera, view: Rect, taken: list[Rect]) -> dict[object, Rect]:
    """Where plaques stand: those of cities in sight inside the view, and around them all others."""
    homes: dict[object, tuple[float, float]] = {
        ("city", number): camera.to_screen(europe().cities[city.key].place) for number, city in enumerate(CITIES)
    }
    inner = view.inset(_EDGE * theme.touch)
    near = [key for key, home in homes.items() if inner.holds(*home)]
    cell = _cell(camera, view, near)
    if not is_small(cell):
        homes |= {("arms", c): camera.to_screen(europe().countries[COUNTRY_KEYS[c]].arms) for c in COUNTRIES}
        near += [("arms", c) for c in COUNTRIES if inner.holds(*homes[("arms", c)])]
    sizes = {key: _size(key, cell) for key in homes}
    first = arranged({key: homes[key] for key in near}, sizes, view.inset(theme.unit / 2), taken)
    far = {key: home for key, home in homes.items() if key not in first}
    anywhere = view.inset(-10 * view.width, -10 * view.height)
    return first | arranged(far, sizes, anywhere, [*first.values()])


def _size(key: Thing, cell: float) -> tuple[float, float]:
    width, height = plaque_size(key[1], cell) if key[0] == "city" else arms_size(cell)
    return width + theme.unit / 2, height + theme.unit / 2


def _cell(camera: Camera, view: Rect, near: list[object]) -> float:
    """The width of a portrait's room: what a finger needs and more when near; small where there is no room for that."""
    natural = min(_CELL_STEPS * camera.scale, _LARGEST * theme.touch)
    needed = max(natural, least_cell())
    covered = sum(width * height for width, height in (_size(key, needed) for key in near))
    land = camera.rect_on_screen(whole_map())
    across = min(land.right, view.right) - max(land.x, view.x)
    along = min(land.top, view.top) - max(land.y, view.y)
    if covered <= _FULL * max(0.0, across) * max(0.0, along):
        return needed
    if natural < least_cell() and not has_pages():
        return least_cell()
    return least_cell() if natural >= least_cell() else max(natural, _SMALLEST * theme.touch)


def _lay_out_city(sight: Sight, city: int, room: Rect, view: Rect) -> Places:
    """A plaque, the positions on it with the cubes of those who hold them, and the exile."""
    rect = room.inset(theme.unit / 4)
    parts = plaque_parts(rect, len(CITIES[city].titles))
    places: Places = {("city", city): Place(rect, _in_sight(rect, view))}
    if not parts.is_small:
        places[("exile", city)] = Place(parts.exile, _in_sight(parts.exile, view))
    for position, cell in zip(POSITIONS_OF[city], parts.cells, strict=True):
        places[("position", position)] = Place(cell, NOWHERE if parts.is_small else _whole_in(cell, view))
        if sight.view.holders[position] != NONE:
            places[("cube", position)] = Place(cube_place(cell), NOWHERE)
    return places


def _in_sight(rect: Rect, view: Rect) -> Rect:
    """The part of a thing that is in the view."""
    x, y = max(rect.x, view.x), max(rect.y, view.y)
    width, height = min(rect.right, view.right) - x, min(rect.top, view.top) - y
    return Rect(x, y, width, height) if width > 0 and height > 0 else NOWHERE


def _whole_in(rect: Rect, view: Rect) -> Rect:
    """A thing of which a finger's width is in the view; what is cut off more than that cannot be tapped."""
    seen = _in_sight(rect, view)
    return seen if min(seen.width, seen.height) >= min(theme.touch - 1, rect.width) else NOWHERE


def country_of(thing: Thing) -> int | None:
    """The country in which something on the map lies."""
    match thing:
        case ("position" | "cube", number):
            return POSITIONS[number].country
        case ("city" | "exile", number):
            return CITIES[number].country
        case ("arms" | "country", number):
            return int(number)
    return None
