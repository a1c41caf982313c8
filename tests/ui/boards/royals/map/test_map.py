"""The map of Europe: countries are whole and contain their cities, and the map can be drawn in every look."""

import json

import pytest
from kivy.graphics import InstructionGroup, Mesh

from kingdoms.games.royals.board import CITIES, COUNTRIES, COUNTRY_KEYS
from kingdoms.games.royals.words.names import country_name
from kingdoms.ui.boards.royals.europe.data import LAND, MAPS, europe, joined, rounded, stamped, strokes
from kingdoms.ui.boards.royals.europe.engraving import draw_map
from kingdoms.ui.boards.royals.europe.pen import Pen
from kingdoms.ui.boards.royals.pieces import TINCTURES
from kingdoms.ui.drawing.text import texts
from kingdoms.ui.system.startup import prepare
from kingdoms.ui.theme import theme

NAMES = [country_name(country) for country in COUNTRIES]
SEA = {"the Bay of Biscay": (4350, 3500), "the North Sea": (6300, 5300)}
SQUARE_KILOMETRE = 2.9 * 2  # in square units of the map, which is wider than it would be to scale
AREAS = {"france": 545_000, "germany": 520_000, "britain": 313_000, "spain": 499_000}
"""Square kilometres, from reference works: Germany with Austria and Bohemia, Britain with Ireland."""


@pytest.fixture(autouse=True)
def _ready() -> None:
    prepare()
    theme.mode = "light"


def area(points: list[tuple[float, float]]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)) / 2


def rings() -> list[dict]:
    data = json.loads((MAPS / "europe.json").read_text(encoding="utf-8"))
    return [ring for land in data["lands"].values() for ring in land] + data["lakes"]


def is_other_land(x: float, y: float) -> bool:
    corners, numbers = europe().lands[LAND]
    points = [(corners[4 * i], corners[4 * i + 1]) for i in numbers]
    triangles = zip(points[::3], points[1::3], points[2::3], strict=True)
    return any(min(area([a, b, (x, y)]), area([b, c, (x, y)]), area([c, a, (x, y)])) >= 0 for a, b, c in triangles)


def meshes(group: InstructionGroup) -> list[Mesh]:
    """All meshes, including those of nested groups."""
    parts = [part for part in group.children if isinstance(part, InstructionGroup)]
    found = [child for child in group.children if isinstance(child, Mesh)]
    return found + [mesh for part in parts for mesh in meshes(part)]


def drawn(scale: float = 0.2) -> InstructionGroup:
    group = InstructionGroup()
    for _part in draw_map(group, NAMES, scale):
        pass
    return group


def test_the_file_is_small() -> None:
    assert (MAPS / "europe.json").stat().st_size < 150_000


def test_triangles_cover_every_region_exactly_once() -> None:
    for ring in rings():
        points = list(zip(ring["points"][::2], ring["points"][1::2], strict=True))
        numbers = ring["triangles"]
        parts = [area([points[i] for i in numbers[at : at + 3]]) for at in range(0, len(numbers), 3)]
        assert min(parts) >= 0
        assert sum(parts) == area(points)


@pytest.mark.parametrize("key", COUNTRY_KEYS)
def test_countries_have_their_true_area(key: str) -> None:
    size = sum(area(ring) for ring in europe().outlines[key]) / SQUARE_KILOMETRE
    assert size == pytest.approx(AREAS[key], rel=0.04)


def test_the_map_has_the_countries_and_cities_of_the_rules_in_the_same_order() -> None:
    assert tuple(europe().countries) == COUNTRY_KEYS
    assert tuple(TINCTURES) == COUNTRY_KEYS
    assert tuple(europe().cities) == tuple(city.key for city in CITIES)


@pytest.mark.parametrize("city", CITIES, ids=lambda city: city.key)
def test_cities_are_in_their_countries(city: object) -> None:
    x, y = europe().cities[city.key]
    # A harbour may be a little off a simplified coast.
    around = [(x + dx, y + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12)]
    assert COUNTRY_KEYS[city.country] in {europe().country_at(*point) for point in around}


@pytest.mark.parametrize("point", SEA.values(), ids=list(SEA))
def test_the_sea_belongs_to_no_country(point: tuple[float, float]) -> None:
    assert europe().country_at(*point) is None


def test_corsica_belongs_to_no_country() -> None:
    lyon, marseille = europe().cities["lyon"], europe().cities["marseille"]
    corsica = marseille[0] + 870, marseille[1] - 200
    assert europe().country_at(*lyon) == "france"
    assert europe().country_at(*corsica) is None
    assert is_other_land(*corsica)


def test_arms_and_the_middle_of_a_name_are_in_their_country() -> None:
    for key, country in europe().countries.items():
        assert europe().country_at(*country.arms) == key
        assert europe().country_at(*country.name[1]) == key


def test_the_map_extends_beyond_the_cities_on_all_sides() -> None:
    world = europe().world
    for x, y in europe().cities.values():
        assert world.inset(world.width / 5, world.height / 8).holds(x, y)


def test_every_region_is_one_mesh_for_each_colour() -> None:
    shown = meshes(drawn())
    for surface in europe().lands.values():
        assert sum(len(mesh.indices) == len(surface.numbers) for mesh in shown) == 2


@pytest.mark.parametrize("scale", [0.17, 0.34, 0.68])
def test_lines_keep_their_width_on_the_screen_at_every_scale(scale: float) -> None:
    pen = Pen(InstructionGroup(), scale)
    pen.lines(strokes([[0, 0, 100, 0, 200, 0]]), theme.ink, 2)
    (line,) = meshes(pen.group)
    edges = line.vertices[1::4]
    assert 2.5 < (max(edges) - min(edges)) * scale < 5.5


def test_lines_of_one_look_are_one_mesh_and_are_not_joined() -> None:
    pen = Pen(InstructionGroup(), 1)
    pen.lines(strokes([[0, 0, 10, 0], [500, 500, 510, 500, 520, 510]]), theme.ink, 1)
    (mesh,) = meshes(pen.group)
    corners = list(zip(mesh.vertices[::4], mesh.vertices[1::4], strict=True))
    strip = zip(mesh.indices, mesh.indices[1:], mesh.indices[2:], strict=False)
    triangles = [[corners[i] for i in three] for three in strip if len(set(three)) == 3]
    assert len(triangles) == 2 + 4
    assert all(max(x) - min(x) < 20 for x in ([x for x, _y in triangle] for triangle in triangles))


def test_a_line_keeps_its_width_at_a_corner() -> None:
    turning = strokes([[0, 0, 100, 0, 100, 100]])
    assert (turning.aside_x[1], turning.aside_y[1]) == pytest.approx((-1, 1))
    assert (turning.aside_x[0], turning.aside_y[0]) == pytest.approx((0, 1))
    assert (turning.aside_x[2], turning.aside_y[2]) == pytest.approx((-1, 0))


def test_a_line_that_turns_back_has_no_spike() -> None:
    needle = strokes([[0, 0, 100, 0, 0, 1]])
    assert all(abs(offset) <= 2 for offset in (*needle.aside_x, *needle.aside_y))


def test_a_stamped_line_is_the_same_line_at_every_place() -> None:
    outline, places = [0, 0, 1, 0, 1, 1], [((10, 20), 3), ((50, 60), 2)]
    one_by_one = strokes([x * size + place[i % 2] for i, x in enumerate(outline)] for place, size in places)
    assert stamped(outline, places) == one_by_one


def test_joined_shapes_are_filled_separately() -> None:
    corners, numbers = joined([[0, 0, 9, 0, 9, 9, 0, 9], [20, 0, 29, 0, 29, 9]])
    assert list(corners[::4]) == [0, 9, 9, 0, 20, 29, 29]
    assert list(corners[1::4]) == [0, 0, 9, 9, 0, 0, 9]
    assert list(numbers) == [0, 1, 2, 0, 2, 3, 4, 5, 6]


def test_a_rounded_line_keeps_its_ends_and_stays_close() -> None:
    line = rounded([0, 0, 100, 0, 100, 100])
    assert (line[:2], line[-2:]) == ([0, 0], [100, 100])
    assert [100, 0] not in [line[i : i + 2] for i in range(0, len(line), 2)]
    assert all(0 <= part <= 100 for part in line)


def test_letters_are_drawn_at_least_as_large_as_they_are_shown() -> None:
    for scale in (0.08, 0.2, 0.5):
        texts.forget()
        pen = Pen(InstructionGroup(), scale)
        pen.lettering("A", [(0, 0), (500, 0), (1000, 0)], 190, theme.ink)
        (letter,) = meshes(pen.group)
        assert letter.texture.height >= 0.95 * 190 * scale


def test_letters_are_spread_along_their_line_from_end_to_end() -> None:
    pen = Pen(InstructionGroup(), 0.2)
    pen.lettering("SPAIN", [(0, 0), (1000, 100), (2000, 0)], 190, theme.ink)
    letters = [mesh.vertices for mesh in meshes(pen.group)]
    middles = [(sum(corners[0::4]) / 4, sum(corners[1::4]) / 4) for corners in letters]
    assert len(middles) == 5
    assert middles[2] == pytest.approx((1000, 100), abs=15)
    assert middles == sorted(middles)
    assert middles[0][0] < 150
    assert middles[-1][0] > 1850


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("scale", [0.07, 0.2, 0.9])
def test_it_can_be_drawn_in_every_look_and_size(mode: str, contrast: bool, scale: float) -> None:
    theme.mode, theme.contrast = mode, contrast
    try:
        letters = sum(not letter.isspace() for name in (*NAMES, *europe().seas) for letter in name)
        assert len(meshes(drawn(scale))) > letters + len(europe().lands)
    finally:
        theme.contrast = False


def test_other_land_is_not_a_country() -> None:
    assert LAND in europe().lands
    assert LAND not in europe().countries
