"""Painting: text stays in its box, missing pictures do no harm, and widgets are repainted when they must be."""

from collections.abc import Callable
from math import ceil
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kivy.graphics import BorderImage, Color, InstructionGroup, Rectangle
from kivy.graphics.context import get_context
from kivy.properties import StringProperty

from kingdoms.ui.drawing import pictures
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import SMALLEST, Style, TextBox, TextCache, height_of, size_of, texts, whole_in
from kingdoms.ui.language import tr
from kingdoms.ui.system.startup import prepare
from kingdoms.ui.theme import theme

SIZES = st.floats(0, 400, allow_nan=False)
RECTS = st.builds(Rect, SIZES, SIZES, st.floats(40, 400), st.floats(40, 400))
SENTENCE = "The Diplomat gives one of his markers to the Bishop and then takes four coins"


@pytest.fixture(autouse=True)
def _ready() -> None:
    prepare()
    theme.mode = "light"


@pytest.fixture
def painter() -> Painter:
    return Painter(InstructionGroup())


def kinds(painter: Painter) -> list[str]:
    return [type(child).__name__ for child in painter.group.children if type(child).__name__ != "BindTexture"]


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="abcűÁ gW\n", max_size=60), st.integers(8, 300), st.integers(8, 200), st.integers(1, 4))
def test_no_text_leaves_its_box(text: str, width: int, height: int, lines: int) -> None:
    texture = texts.texture(text, Style(16), TextBox(width, height, lines))
    ellipsis_at_least = size_of("…", Style(round(16 * SMALLEST)))[0]
    assert texture.width <= max(width, ellipsis_at_least)
    assert texture.height * 0.85 <= height + 1


def test_text_that_fits_is_drawn_at_its_own_size() -> None:
    wide, high = size_of("Anna", Style(20))
    assert texts.texture("Anna", Style(20), TextBox(wide, high)).size == (wide, high)


def test_text_that_is_a_little_too_long_shrinks_and_stays_whole() -> None:
    wide, high = size_of("Lord Protector", Style(20))
    texture = texts.texture("Lord Protector", Style(20), TextBox(round(wide * 0.85), high))
    assert texture.height < high
    assert texture.width > wide * 0.75


def test_text_that_is_much_too_long_ends_in_an_ellipsis() -> None:
    box = TextBox(60, 30)
    smallest = Style(round(20 * SMALLEST))
    assert texts.texture(SENTENCE, Style(20), box).height == size_of("A", smallest)[1]
    assert texts.texture(SENTENCE, Style(20), box).width <= 60


def test_text_of_several_lines_shrinks_until_it_fits_but_not_below_half_its_size() -> None:
    high = height_of(SENTENCE, Style(20), 200)
    assert whole_in(SENTENCE, Style(20), TextBox(200, high, lines=9)) == Style(20)
    small = whole_in(SENTENCE, Style(20), TextBox(200, high - 1, lines=9))
    assert small.size < 20
    assert height_of(SENTENCE, small, 200) < high
    assert whole_in(SENTENCE, Style(20), TextBox(200, height_of(SENTENCE, Style(16), 200), lines=9)) == Style(16)
    assert whole_in(SENTENCE, Style(20), TextBox(20, 20, lines=1)) == Style(10)


def test_without_shrinking_letters_keep_their_size() -> None:
    texture = texts.texture(SENTENCE, Style(20), TextBox(60, 30, shrink=False))
    assert texture.height == size_of("A", Style(20))[1]


def test_long_text_uses_the_lines_it_may_have() -> None:
    line = size_of("A", Style(16))[1]
    assert texts.texture(SENTENCE, Style(16), TextBox(200, 200, lines=8)).height == height_of(SENTENCE, Style(16), 200)
    assert texts.texture(SENTENCE, Style(16), TextBox(200, 2 * line, lines=8)).height <= 2 * line


def test_line_breaks_in_text_are_kept() -> None:
    assert height_of("one\ntwo\nthree", Style(16), 1000) == 3 * size_of("A", Style(16))[1]


def test_equal_text_shares_a_texture() -> None:
    first = texts.texture("Queen", Style(16, bold=True), TextBox(100, 40))
    assert texts.texture("Queen", Style(16, bold=True), TextBox(100, 40)) is first
    assert texts.texture("Queen", Style(16), TextBox(100, 40)) is not first


def test_the_least_recently_used_texture_makes_room() -> None:
    wide, high = size_of("000", Style(16))
    cache = TextCache(most_pixels=3 * wide * high)
    oldest, kept = (cache.texture(text, Style(16)) for text in ("000", "001"))
    cache.texture("002", Style(16))
    assert cache.texture("001", Style(16)) is kept
    cache.texture("003", Style(16))
    assert len(cache) == 3
    assert cache.texture("001", Style(16)) is kept
    assert cache.texture("000", Style(16)) is not oldest


def test_after_a_lost_context_text_and_lights_are_redrawn() -> None:
    text, light = texts.texture("Queen", Style(16)), pictures.candle()
    told: list[object] = []
    theme.bind(on_change=told.append)
    get_context().reload()
    theme.unbind(on_change=told.append)
    assert told
    assert texts.texture("Queen", Style(16)) is not text
    assert pictures.candle() is not light


@settings(max_examples=40, deadline=None)
@given(RECTS, st.sampled_from(["left", "centre", "right"]), st.sampled_from(["bottom", "middle", "top"]))
def test_painted_text_is_inside_its_rectangle(rect: Rect, align: str, valign: str) -> None:
    placed = Painter(InstructionGroup()).text(SENTENCE, rect, 14, align=align, valign=valign, lines=9)
    assert placed.x >= rect.x - 1
    assert placed.right <= rect.right + 1
    assert placed.y >= rect.y - 3
    assert placed.top <= rect.top + 3


def test_text_at_a_point_is_aligned_as_requested(painter: Painter) -> None:
    assert painter.text("Anna", (100, 50), 16, align="left").x == 100
    assert painter.text("Anna", (100, 50), 16, align="right").right == 100
    assert painter.text("Anna", (100, 50), 16).centre == pytest.approx((100, 50), abs=1)


def test_a_symbol_is_as_large_as_its_rectangle_allows(painter: Painter) -> None:
    assert painter.icon("crown", (0, 0, 80, 32)).height == pytest.approx(32, abs=2)


def test_a_missing_picture_leaves_a_plain_frame(painter: Painter) -> None:
    painter.picture("no/such/picture", (0, 0, 50, 70))
    assert kinds(painter)[:2] == ["Color", "BorderImage"]


@pytest.mark.parametrize("radius", [0.4, 4, 7.5, 20])
def test_a_rounded_rectangle_reaches_exactly_to_its_edges(painter: Painter, radius: float) -> None:
    drawn = painter.fill((10, 20, 60, 40), theme.ink, radius)
    # The texture has an empty border of one pixel around the disc, scaled like the rest of it.
    empty = radius / max(1, ceil(radius))
    assert drawn.pos == pytest.approx((10 - empty, 20 - empty))
    assert drawn.size == pytest.approx((60 + 2 * empty, 40 + 2 * empty))
    assert drawn.display_border == pytest.approx([radius + empty] * 4)


def test_corners_are_no_rounder_than_the_rectangle_allows(painter: Painter) -> None:
    assert painter.fill((0, 0, 30, 12), theme.ink, 500).display_border == pytest.approx([7] * 4)


class Pixels:
    """A texture whose pixels can be read."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size

    def blit_buffer(self, pixels: bytes, colorfmt: str) -> None:
        width, height = self.size
        opacities = [*pixels[3::4]]
        self.rows = [opacities[row * width : (row + 1) * width] for row in range(height)]


def test_a_disc_is_opaque_in_the_middle_and_transparent_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures.forget()
    monkeypatch.setattr(pictures, "Texture", SimpleNamespace(create=lambda size, colorfmt: Pixels(size)))
    rows = pictures.disc(3).rows
    pictures.forget()
    assert len(rows) == len(rows[0]) == 2 * (1 + 3 + 1)
    assert max(rows[0]) == 0
    assert rows[4][1:-1] == rows[5][1:-1]
    assert min(rows[4][1:-1]) > 250
    assert 0 < rows[2][1] < 255
    assert rows == [row[::-1] for row in rows] == rows[::-1]


def test_a_picture_covers_its_rectangle(painter: Painter) -> None:
    drawn = painter.picture("heraldry/lion", (3, 4, 50, 70))
    assert drawn.texture is pictures.picture("heraldry/lion")
    assert (drawn.pos, drawn.size) == ((3, 4), (50, 70))


def test_things_of_the_same_colour_share_one_instruction(painter: Painter) -> None:
    painter.fill((0, 0, 9, 9), theme.ink)
    painter.fill((9, 0, 9, 9), theme.ink)
    painter.fill((18, 0, 9, 9), theme.gold)
    assert kinds(painter) == ["Color", "Rectangle", "Rectangle", "Color", "Rectangle"]


def test_a_light_has_its_own_colour_instruction(painter: Painter) -> None:
    painter.fill((0, 0, 9, 9), theme.glow)
    light = painter.glow((0, 0, 9, 9))
    painter.fill((0, 0, 9, 9), theme.glow)
    assert isinstance(light, Color)
    light.a = 0
    colours = [child for child in painter.group.children if isinstance(child, Color)]
    assert [colour.a for colour in colours] == [1, 0, 1]


def test_a_light_extends_beyond_the_thing_by_its_spread(painter: Painter) -> None:
    painter.glow((100, 100, 50, 70), spread=10)
    halo = next(child for child in painter.group.children if isinstance(child, BorderImage))
    assert (halo.pos, halo.size) == ((90, 90), (70, 90))


@pytest.mark.parametrize(
    "paint",
    [
        lambda painter: painter.outline((0, 0, 50, 70), theme.line),
        lambda painter: painter.outline((0, 0, 50, 70), theme.line, radius=500),
        lambda painter: painter.line((0, 0, 5, 5, 9, 0), theme.ink),
        lambda painter: painter.circle((20, 20), 10, theme.ink),
        lambda painter: painter.ring((20, 20), 10, theme.ink),
        lambda painter: painter.shadow((0, 0, 50, 70)),
        lambda painter: painter.lit((0, 0, 50, 70)),
        lambda painter: painter.parchment((0, 0, 50, 70)),
        lambda painter: painter.ground((0, 0, 360, 640)),
        lambda painter: painter.leaf((0, 0, 50, 70), theme.corner),
        lambda painter: painter.focus_ring((0, 0, 50, 70)),
    ],
)
@pytest.mark.parametrize("contrast", [False, True])
def test_everything_can_be_painted_and_cleared(
    painter: Painter, paint: Callable[[Painter], object], contrast: bool
) -> None:
    theme.contrast = contrast
    paint(painter)
    theme.contrast = False
    assert "Color" in kinds(painter)
    painter.clear()
    assert kinds(painter) == []


def test_gold_leaf_has_no_smooth_edges_that_would_leave_traces_when_scrolled(painter: Painter) -> None:
    painter.leaf((0, 0, 50, 70), theme.corner)
    assert "RoundedRectangle" in kinds(painter)
    assert "SmoothRoundedRectangle" not in kinds(painter)


@pytest.mark.parametrize("crest", range(5))
def test_a_crest_shows_shield_pattern_charge_and_rim(painter: Painter, crest: int) -> None:
    painter.crest(crest, (10, 10, 60, 40))
    shapes = [child for child in painter.group.children if isinstance(child, Rectangle)]
    assert len(shapes) == (3 if crest == 0 else 4)
    assert (shapes[0].pos, shapes[0].size) == ((20, 10), (40, 40))


class Sign(Painted):
    """A widget that counts how often it was painted."""

    words = StringProperty("")
    shows = ("words",)

    def __init__(self) -> None:
        self.painted = 0
        super().__init__()

    def measure(self) -> None:
        self.height = 20 + len(self.words)

    def paint(self, painter: Painter) -> None:
        self.painted += 1
        painter.text(self.words, self.rect, theme.body)


@pytest.mark.parametrize(
    "change",
    [
        lambda sign: setattr(sign, "words", "other"),
        lambda sign: setattr(sign, "width", 300),
        lambda sign: setattr(sign, "pos", (5, 5)),
        lambda sign: setattr(theme, "contrast", not theme.contrast),
        lambda sign: tr.dispatch("on_switch"),
        lambda sign: [sign.repaint() for _ in range(3)],
    ],
    ids=["words", "width", "place", "theme", "language", "asked"],
)
def test_a_widget_is_repainted_once_after_a_change(show: Callable, change: Callable[[Sign], object]) -> None:
    sign = Sign()
    sign.size_hint = (None, None)
    driver = show(sign)
    before = sign.painted
    driver.frames(2)
    assert sign.painted == before
    change(sign)
    driver.frames(2)
    assert sign.painted == before + 1


def test_a_widget_without_room_is_not_painted_until_it_has_some(show: Callable) -> None:
    sign = Sign()
    sign.size_hint = None, None
    sign.width = 0
    finger = show(sign)
    finger.frames(2)
    assert sign.painted == 0
    sign.width = 100
    finger.frames(2)
    assert sign.painted == 1


def test_a_widget_measures_itself_before_it_is_painted(show: Callable) -> None:
    sign = Sign()
    sign.size_hint = (None, None)
    show(sign)
    sign.words = "four"
    assert sign.height == 24


@given(RECTS, st.integers(1, 6))
def test_columns_and_rows_fill_the_whole_rectangle(rect: Rect, count: int) -> None:
    columns, rows = rect.columns(count, gap=4), rect.rows(count, gap=4)
    assert sum(column.width for column in columns) + 4 * (count - 1) == pytest.approx(rect.width)
    assert (columns[0].x, columns[-1].right) == pytest.approx((rect.x, rect.right))
    assert (rows[0].top, rows[-1].y) == pytest.approx((rect.top, rect.y))


@given(RECTS, st.floats(0, 30), st.floats(0, 10))
def test_cutting_a_rectangle_loses_nothing(rect: Rect, size: float, gap: float) -> None:
    for cut in (rect.cut_left, rect.cut_right):
        piece, rest = cut(size, gap)
        assert piece.width + gap + rest.width == pytest.approx(rect.width)
    for cut in (rect.cut_top, rect.cut_bottom):
        piece, rest = cut(size, gap)
        assert piece.height + gap + rest.height == pytest.approx(rect.height)
    assert rect.cut_top(size)[0].top == pytest.approx(rect.top)
    assert rect.cut_right(size)[0].right == pytest.approx(rect.right)


@given(RECTS, st.floats(0.2, 5))
def test_the_largest_rectangle_of_a_shape_fits_inside(rect: Rect, shape: float) -> None:
    inside = rect.fitted(shape)
    assert inside.height == pytest.approx(inside.width * shape)
    assert inside.centre == pytest.approx(rect.centre)
    assert inside.width == pytest.approx(rect.width) or inside.height == pytest.approx(rect.height)
    assert inside.width <= rect.width + 0.001
    assert inside.height <= rect.height + 0.001


def test_a_rectangle_contains_its_points() -> None:
    rect = Rect(10, 20, 30, 40)
    assert rect.holds(10, 20)
    assert rect.holds(40, 60)
    assert not rect.holds(41, 30)
    assert rect.inset(5) == Rect(15, 25, 20, 30)
    assert rect.inset(50).width == 0
    assert rect.moved(1, 2) == Rect(11, 22, 30, 40)


@pytest.mark.parametrize("side", [20, 28, 40])
def test_a_badge_leaves_most_of_a_crest_visible(monkeypatch: pytest.MonkeyPatch, side: int) -> None:
    icons: list[Rect] = []
    monkeypatch.setattr(Painter, "icon", lambda _painter, _name, rect, *_colour: icons.append(rect))
    painter, shield = Painter(InstructionGroup()), Rect(0, 0, side, side)
    painter.badge = "robot"
    painter.crest(0, shield)
    (badge,) = icons
    across, along = shield.right - badge.x, badge.top - shield.y
    assert across <= side / 2
    assert across * along <= side**2 / 4
