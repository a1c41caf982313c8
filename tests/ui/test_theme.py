"""The theme: readable in every mode, with sizes for every form; colours and sizes are defined nowhere else."""

import ast
import gc
import re
import struct
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from kivy.core.text import Label as CoreLabel
from kivy.lang import Builder
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

import kingdoms
from kingdoms.commands.audit.colours import least_difference
from kingdoms.core.words import language
from kingdoms.paths import ASSETS, KV
from kingdoms.ui.drawing import fonts
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.language import tr
from kingdoms.ui.system.startup import load_kv, prepare
from kingdoms.ui.theme import (
    DURATIONS,
    PALETTE,
    PAUSES,
    SEAT_TINCTURES,
    SIZE_CLASSES,
    SIZES,
    TINCTURES,
    TYPE,
    Theme,
    faint,
    mixed,
    theme,
)
from scripts.compile_messages import compile_catalogue

COLUMNS = ("light", "dark", "light with high contrast", "dark with high contrast")
TEXT_ON = [
    *[(text, ground) for text in ("ink", "faded", "found", "wax") for ground in ("ground", "panel", "sunk")],
    ("gold_ink", "gold"),
    ("seal_ink", "seal"),
    ("ground", "ink"),
    ("panel", "ink"),
]
UI = Path(kingdoms.__file__).parent / "ui"


def luminance(colour: str) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in get_color_from_hex(colour)[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_every_text_stands_out_from_its_background(text: str, ground: str, column: int) -> None:
    assert contrast(PALETTE[text][column], PALETTE[ground][column]) >= 4.5


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
@pytest.mark.parametrize("tincture", TINCTURES)
def test_text_on_every_tincture_stands_out(tincture: str, column: int) -> None:
    colours, inks = TINCTURES[tincture]
    assert contrast(colours[column], inks[column]) >= 4.5


@pytest.mark.parametrize("column", [2, 3], ids=COLUMNS[2:])
def test_high_contrast_text_has_a_ratio_of_seven_to_one(column: int) -> None:
    for text in ("ink", "faded", "found"):
        for ground in ("ground", "panel", "sunk"):
            assert contrast(PALETTE[text][column], PALETTE[ground][column]) >= 7


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
def test_no_two_seats_share_a_colour_pattern_or_charge(column: int) -> None:
    assert len({TINCTURES[name][0][column] for name in SEAT_TINCTURES}) == 5
    for parts in zip(*ARMS, strict=True):
        assert len(set(parts)) == 5


def test_a_table_may_give_the_crests_other_colours() -> None:
    look = Theme()
    look.seat_tinctures = ["argent", "sable", "tenné", "purpure", "teal"]
    assert look.seat_colours == [look.tinctures[name] for name in look.seat_tinctures]
    assert look.tinctures["argent"] not in Theme().seat_colours


@pytest.mark.parametrize(
    ("mode", "system_is_dark", "is_dark"),
    [("light", True, False), ("dark", False, True), ("system", False, False), ("system", True, True)],
)
def test_the_mode_decides_whether_the_theme_is_dark(mode: str, system_is_dark: bool, is_dark: bool) -> None:
    look = Theme()
    look.system_is_dark = system_is_dark
    look.mode = mode
    assert look.is_dark is is_dark
    assert list(look.ground) == get_color_from_hex(PALETTE["ground"][is_dark])


def test_high_contrast_works_with_either_mode() -> None:
    look = Theme()
    look.contrast = True
    assert list(look.ink) == get_color_from_hex(PALETTE["ink"][2])
    look.mode = "dark"
    assert list(look.ink) == get_color_from_hex(PALETTE["ink"][3])
    assert look.seat_colours[0] == get_color_from_hex(TINCTURES["gules"][0][3])


@pytest.mark.parametrize(
    ("name", "value"),
    [("mode", "dark"), ("contrast", True), ("text_scale", 1.5), ("size_class", "desktop"), ("wide", True)],
)
def test_every_change_of_the_look_is_announced_once(name: str, value: object) -> None:
    look = Theme()
    told: list[object] = []
    look.bind(on_change=told.append)
    setattr(look, name, value)
    assert len(told) == 1


@pytest.mark.parametrize(("asked", "given"), [(0.5, 1.0), (1.3, 1.3), (2.0, 2.0), (9.0, 2.0)])
def test_type_grows_with_the_players_scale_up_to_twice_its_size(asked: float, given: float) -> None:
    look = Theme()
    look.text_scale = asked
    for size_class, number in (("phone", 0), ("tablet", 1), ("desktop", 1)):
        look.size_class = size_class
        for step, sizes in TYPE.items():
            assert getattr(look, step) == pytest.approx(sizes[number] * given)


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
def test_seats_can_be_distinguished_without_red_or_green(column: int) -> None:
    colours = [get_color_from_hex(TINCTURES[name][0][column]) for name in SEAT_TINCTURES]
    assert least_difference(colours)[0] >= 10


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
@pytest.mark.parametrize("ground", ["ground", "panel", "sunk", "sea", "land"])
def test_a_lit_edge_stands_out_from_its_surroundings(ground: str, column: int) -> None:
    assert contrast(PALETTE["gold"][column], PALETTE[ground][column]) >= 3


@pytest.mark.parametrize(
    ("width", "height", "size_class", "wide"),
    [
        (360, 640, "phone", False),
        (599, 1000, "phone", False),
        (600, 1000, "tablet", False),
        (1280, 800, "tablet", True),
        (1600, 899, "tablet", True),
        (1600, 900, "desktop", True),
        (600, 600, "tablet", False),
    ],
)
def test_the_shortest_side_decides_the_size_class(width: int, height: int, size_class: str, wide: bool) -> None:
    look = Theme()
    look.fit(width, height)
    assert (look.size_class, look.wide) == (size_class, wide)


@pytest.mark.parametrize(
    ("width", "height", "scale", "size_class"),
    [
        (600, 960, 2.0, "tablet"),
        (600, 959, 2.0, "phone"),
        (600, 820, 1.6, "tablet"),
        (800, 800, 1.6, "phone"),
        (600, 600, 1.3, "phone"),
        (900, 900, 2.0, "phone"),
        (960, 960, 2.0, "desktop"),
    ],
)
def test_a_nearly_square_window_without_room_for_large_text_counts_as_a_phone(
    width: int, height: int, scale: float, size_class: str
) -> None:
    look = Theme()
    look.fit(width, height)
    look.text_scale = scale
    assert look.size_class == size_class
    look.text_scale = 1.0
    assert look.size_class == ("desktop" if width >= 900 else "tablet")
    look.text_scale = scale
    assert look.size_class == size_class


def test_in_a_very_small_window_text_has_its_normal_size() -> None:
    look = Theme()
    look.text_scale = 2.0
    look.fit(400, 439)
    assert (look.scale, look.body) == (1.0, TYPE["body"][0])
    look.fit(400, 440)
    assert (look.scale, look.body) == (2.0, 2 * TYPE["body"][0])


@pytest.mark.parametrize(
    ("device", "asked", "longest", "given"),
    [(1.0, 1.0, 640, 1.0), (1.5, 1.0, 640, 1.5), (1.0, 1.5, 640, 1.5), (0.85, 1.0, 640, 1.0), (1.0, 2.0, 439, 1.0)],
)
def test_text_counts_as_enlarged_only_if_it_is_larger_than_usual(
    device_text: Callable[[float], None], device: float, asked: float, longest: int, given: float
) -> None:
    device_text(device)
    look = Theme()
    look.fit(360, longest)
    look.text_scale = asked
    assert look.enlargement == pytest.approx(given)


def test_boards_ask_whether_text_is_enlarged_rather_than_for_one_of_the_reasons() -> None:
    folder = Path(kingdoms.__file__).parent / "ui" / "boards"
    files = [*folder.rglob("*.py"), *(KV / "boards").rglob("*.kv")]
    assert files
    for file in files:
        assert not re.search(r"theme\.(text_)?scale\b", file.read_text(encoding="utf-8")), file


def test_sizes_follow_the_size_class() -> None:
    look = Theme()
    for size_class, width in zip(SIZE_CLASSES, SIZES["card_width"], strict=True):
        look.size_class = size_class
        assert look.card_width == width
        assert look.card_height == pytest.approx(width * 7 / 5)


def test_fingers_have_room_on_every_form() -> None:
    assert min(SIZES["touch"]) >= 48
    assert min(SIZES["bar"]) >= 48
    assert SIZES["card_width"][0] >= 56
    assert SIZES["card_width"][1] >= 88


@pytest.mark.parametrize(("speed", "seconds"), [("off", 0), ("fast", 0.125), ("normal", 0.25)])
def test_cards_move_at_the_chosen_speed(speed: str, seconds: float) -> None:
    look = Theme()
    look.speed = speed
    assert look.seconds("card") == seconds


@pytest.mark.parametrize(("pauses", "share"), [("off", 0), ("short", 0.5), ("normal", 1), ("long", 2)])
def test_without_animations_there_is_still_time_to_read(pauses: str, share: float) -> None:
    look = Theme()
    look.speed, look.pauses = "off", pauses
    for kind in PAUSES:
        assert look.seconds(kind) == share * DURATIONS[kind] >= 0


def test_without_animations_things_are_in_place_at_once() -> None:
    look = Theme()
    look.speed = "off"
    thing = Widget()
    assert look.glide(thing, "card", x=70, opacity=0.5) is None
    assert (thing.x, thing.opacity) == (70, 0.5)


def test_with_animations_things_start_from_where_they_are() -> None:
    look = Theme()
    thing = Widget()
    animation = look.glide(thing, "card", x=70)
    assert animation is not None
    assert thing.x == 0
    animation.cancel(thing)


def test_colours_can_be_weakened_and_mixed() -> None:
    assert faint((1, 0.5, 0, 0.8), 0.5) == [1, 0.5, 0, 0.4]
    assert mixed((0, 0, 0, 1), (1, 1, 0, 1), 0.25) == [0.25, 0.25, 0, 1]


HEX = re.compile(r"#[0-9A-Fa-f]{6}\b")
OWN_SIZE = re.compile(r"\b[ds]p\(|\d[ds]p\b")


@pytest.mark.parametrize("path", sorted(UI.rglob("*.py")), ids=lambda path: path.name)
def test_only_the_theme_has_colours(path: Path) -> None:
    if path.name != "theme.py":
        assert not HEX.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(KV.rglob("*.kv")), ids=lambda path: str(path.relative_to(KV)))
def test_no_layout_has_its_own_colours_or_sizes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not HEX.findall(text)
    assert not OWN_SIZE.findall(text)


def bare_figures(source: str) -> Iterator[str]:
    """Numbers that should have a name.

    They are products or quotients of a number and a theme size or of a fraction and a widget's width or height, and
    fractions passed to anything that paints or that makes a colour fainter or mixes it: opacities, shares and widths.

    Factors of 2 are allowed: twice a margin is the space on both sides, and half of anything is its middle. So are
    0 and 1, which are nothing and everything.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
            yield from bare_factors(node)
        elif isinstance(node, ast.Call) and paints(node.func) and any(map(has_fraction, arguments_of(node))):
            yield ast.unparse(node)


def bare_factors(node: ast.BinOp) -> Iterator[str]:
    for factor, size in ((node.left, node.right), (node.right, node.left)):
        number = factor.operand if isinstance(factor, ast.UnaryOp) else factor
        if not isinstance(number, ast.Constant) or number.value == 2 or not isinstance(size, ast.Attribute):
            continue
        is_of_theme = ast.unparse(size.value) == "theme" and size.attr in {*SIZES, *TYPE}
        if is_of_theme or (isinstance(number.value, float) and size.attr in ("width", "height")):
            yield ast.unparse(node)


def paints(function: ast.expr) -> bool:
    """Whether this is a painting function, a method of a painter or a pen, or one that changes a colour."""
    name = ast.unparse(function)
    return bool(re.search(r"^(faint|mixed)$|^(painter|pen|land|sea)\.|\b_?paint_", name))


def arguments_of(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def has_fraction(argument: ast.expr) -> bool:
    """Whether a fraction is part of this argument, apart from arguments of further calls."""
    if isinstance(argument, ast.Call):
        return False
    if isinstance(argument, ast.Constant):
        return isinstance(argument.value, float) and argument.value not in (0.0, 1.0)
    return any(isinstance(part, ast.expr) and has_fraction(part) for part in ast.iter_child_nodes(argument))


def test_bare_figures_are_found() -> None:
    source = "a = 1.5 * theme.unit\nb = -3 * theme.gap\nc = theme.small / 4\nd = place.height * 0.55"
    assert list(bare_figures(source)) == [
        "1.5 * theme.unit",
        "-3 * theme.gap",
        "theme.small / 4",
        "place.height * 0.55",
    ]
    assert list(bare_figures("a = 2 * theme.gap + theme.unit / 2 + _LINE * theme.small + rect.width / 2")) == []


@pytest.mark.parametrize(
    "source",
    [
        "faint(theme.ink, 0.6)",
        "mixed(theme.ink, theme.sea, 0.25 if is_dark else _LIGHT)",
        "faint(theme.panel, 0.35 + _PRESSED * self.pressed)",
        "pen.lines(coasts, theme.ink, 1.2)",
        "paint_worker(painter, rect, kind, opacity=0.2)",
    ],
)
def test_bare_opacities_shares_and_widths_are_found(source: str) -> None:
    assert list(bare_figures(source)) == [source]


def test_named_opacities_and_whole_ones_are_allowed() -> None:
    assert (
        list(bare_figures("painter.fill(rect, faint(theme.ink, _VEIL), 0.0)\npaint_worker(painter, rect, 1.0)")) == []
    )


@pytest.mark.parametrize("path", sorted(UI.rglob("*.py")), ids=lambda path: path.name)
def test_every_number_used_in_painting_has_a_name(path: Path) -> None:
    assert list(bare_figures(path.read_text(encoding="utf-8"))) == []


def characters_of(path: Path) -> set[int]:
    """The code points a TrueType font covers, from its 32-bit character map (cmap format 12)."""
    data = path.read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    records = (struct.unpack_from(">4sLLL", data, 12 + 16 * i) for i in range(tables))
    start = next(offset for tag, _sum, offset, _length in records if tag == b"cmap")
    count = struct.unpack_from(">H", data, start + 2)[0]
    offsets = [struct.unpack_from(">HHL", data, start + 4 + 8 * i)[2] for i in range(count)]
    table = next(start + offset for offset in offsets if struct.unpack_from(">H", data, start + offset)[0] == 12)
    groups = struct.unpack_from(">L", data, table + 12)[0]
    spans = (struct.unpack_from(">LLL", data, table + 16 + 12 * i) for i in range(groups))
    return {code for first, last, _glyph in spans for code in range(first, last + 1)}


def test_every_symbol_is_in_the_font() -> None:
    spec = find_spec("fonticon_mdi7")
    assert spec is not None
    assert spec.origin is not None
    known = characters_of(Path(spec.origin).parent / "fonts" / "materialdesignicons-webfont.ttf")
    assert {name for name, code in fonts.ICONS.items() if code not in known} == set()


def test_no_two_names_mean_the_same_symbol() -> None:
    assert len(set(fonts.ICONS.values())) == len(fonts.ICONS)


def test_the_fonts_are_found() -> None:
    assert fonts.register() == ""
    assert fonts.glyph("menu") == chr(0xF035C)


def test_a_missing_font_is_reported_and_plain_letters_replace_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "find_spec", lambda package: None)
    sentence = fonts.register()
    assert sentence.endswith(".")
    assert fonts.glyph("menu") == "M"
    for name in (fonts.SERIF, fonts.SYMBOLS):
        label = CoreLabel(text="Anna", font_name=name, bold=True)
        label.refresh()
        assert label.texture.width > 1
    monkeypatch.undo()
    assert fonts.register() == ""


def test_layouts_and_assets_are_found() -> None:
    assert (KV / "widgets.kv").is_file()
    assert (ASSETS / "art").is_dir()


def test_preparing_twice_applies_no_rule_twice() -> None:
    prepare()
    before = len(Builder.rules)
    prepare()
    load_kv("widgets")
    assert len(Builder.rules) == before


HUNGARIAN = r"""
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Close"
msgstr "Bezárás"

msgid "{n} coin"
msgid_plural "{n} coins"
msgstr[0] "{n} tallér"
msgstr[1] "{n} tallér"

msgid "{n}%"
msgstr "{n} százalék"
"""


def test_switching_the_language_reaches_layouts_and_painted_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()  # Leftovers of earlier apps would react to the switch too.
    prepare()
    monkeypatch.setattr(language, "ASSETS", tmp_path)
    (tmp_path / "hu.po").write_text(HUNGARIAN, encoding="utf-8")
    compile_catalogue(tmp_path / "hu.po", language.compiled("hu"))
    label = Builder.load_string("Label:\n    coins: 2\n    text: tr._('Close')\n")
    counted = Builder.load_string("Label:\n    text: tr.n('{n} coin', '{n} coins', 2).format(n=2)\n")
    share = Builder.load_string("Label:\n    text: tr.per_cent(.5)\n")
    told: list[object] = []
    tr.bind(on_switch=told.append)
    tr.switch("hu")
    assert (label.text, counted.text, share.text, len(told)) == ("Bezárás", "2 tallér", "50 százalék", 1)
    tr.switch("en")
    assert (label.text, counted.text, share.text, len(told)) == ("Close", "2 coins", "50%", 2)
    tr.unbind(on_switch=told.append)


def test_the_window_decides_the_form() -> None:
    from kivy.core.window import Window

    prepare()
    Window.size = (1600, 1000)
    assert (theme.size_class, theme.wide) == ("desktop", True)
    Window.size = (360, 640)
    assert (theme.size_class, theme.wide) == ("phone", False)
