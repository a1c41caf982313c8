"""Texts as textures: fitted into their box, drawn once in white and tinted where they are shown."""

from collections.abc import Callable
from typing import NamedTuple

from kivy.core.text import Label
from kivy.graphics.texture import Texture

from kingdoms.ui.fonts import SERIF

SMALLEST = 0.7  # the share of its size to which a text may shrink before it is cut
_PIXELS_KEPT = 4_000_000  # of textures that wait for being shown again

_ALIGN = {"left": "left", "centre": "center", "right": "right"}


class Style(NamedTuple):
    """How letters are drawn: a typeface and its size in pixels."""

    size: int
    bold: bool = False
    italic: bool = False
    font: str = SERIF


class Box(NamedTuple):
    """How much room a text has, in pixels and in lines, and what it may do to keep to it."""

    width: int
    height: int
    lines: int = 1
    align: str = "centre"
    shrink: bool = True


_labels: dict[tuple[str, Style, Box | None], Label] = {}


def texture(text: str, style: Style, box: Box | None = None) -> Texture:
    """The text drawn in white, not larger than its box: smaller if need be, and with an ellipsis at worst."""
    key = (text, style, box)
    label = _labels.pop(key, None)
    if label is None:
        label = _drawn(text, style, box)
        _make_room(label.texture)
    # The order of the dictionary is the order of use, so the oldest is always first.
    _labels[key] = label
    return label.texture


def measure(text: str, style: Style) -> tuple[int, int]:
    """The width and height in pixels of one line of this text."""
    return _ruler(style)(text)


def height_of(text: str, style: Style, width: float) -> int:
    """The height in pixels that the text needs at this width, with as many lines as it takes."""
    return len(wrapped(text, _ruler(style), width)) * measure("A", style)[1]


def forget() -> None:
    """Drops all textures: they are drawn again when they are asked for."""
    _labels.clear()
    _rulers.clear()


def wrapped(text: str, ruler: Callable[[str], tuple[int, int]], width: float) -> list[str]:
    """The text in lines that are not wider than this, except for a word that is so on its own."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and ruler(longer)[0] > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


_rulers: dict[Style, Callable[[str], tuple[int, int]]] = {}


def _ruler(style: Style) -> Callable[[str], tuple[int, int]]:
    if style not in _rulers:
        _rulers[style] = _label("", style).get_cached_extents()
    return _rulers[style]


def _label(text: str, style: Style, align: str = "centre") -> Label:
    return Label(
        text=text,
        font_name=style.font,
        font_size=style.size,
        bold=style.bold,
        italic=style.italic,
        halign=_ALIGN[align],
    )


def _drawn(text: str, style: Style, box: Box | None) -> Label:
    if box is not None:
        text, style = _fitted(text, style, box)
    label = _label(text, style, box.align if box else "centre")
    label.refresh()
    return label


def _fitted(text: str, style: Style, box: Box) -> tuple[str, Style]:
    """The text with its line breaks and the style in which it keeps to the box."""
    smallest = max(1, round(style.size * SMALLEST)) if box.shrink else style.size
    for size in range(style.size, smallest - 1, -1):
        style = style._replace(size=size)
        lines = wrapped(text, _ruler(style), box.width) if box.lines > 1 else [text]
        if _is_inside(lines, style, box):
            return "\n".join(lines), style
    return "\n".join(_cut(lines, style, box)), style


def _is_inside(lines: list[str], style: Style, box: Box) -> bool:
    ruler = _ruler(style)
    return len(lines) <= _room(style, box) and all(ruler(line)[0] <= box.width for line in lines)


def _room(style: Style, box: Box) -> int:
    """How many lines of this style the box holds: at least one."""
    return max(1, min(box.lines, int(box.height // measure("A", style)[1])))


def _cut(lines: list[str], style: Style, box: Box) -> list[str]:
    """The lines that the box holds; what does not fit is replaced by an ellipsis."""
    room = _room(style, box)
    kept = lines[:room]
    if len(lines) > room:
        kept[-1] = f"{kept[-1]} {lines[room]}"
    return [_shortened(line, _ruler(style), box.width) for line in kept]


def _shortened(line: str, ruler: Callable[[str], tuple[int, int]], width: float) -> str:
    if ruler(line)[0] <= width:
        return line
    fits, too_long = 0, len(line)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if ruler(f"{line[:middle].rstrip()}…")[0] <= width:
            fits = middle
        else:
            too_long = middle
    return f"{line[:fits].rstrip()}…"


def _make_room(texture: Texture) -> None:
    kept = sum(label.texture.width * label.texture.height for label in _labels.values())
    kept += texture.width * texture.height
    while kept > _PIXELS_KEPT and _labels:
        oldest = _labels.pop(next(iter(_labels))).texture
        kept -= oldest.width * oldest.height
