"""Text as textures: fitted into its box, drawn once in white and tinted where it is shown."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from kivy.core.text import Label
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from kingdoms.ui.drawing.fonts import SERIF

SMALLEST = 0.7  # the share of its size to which text may shrink before it is cut
_SHARES = (1.0, 0.85, 0.78, 0.7, 0.6, 0.5)  # the sizes tried until the whole text fits
_LETTERS = 0.85  # how much of a line's height its letters take up
_SPARE = 2  # how much wider than the words their space has to be, in dp
_STEPS = (48, 40, 34, 28, 24, 20, 16, 14, 12, 10, 9, 8)  # type sizes for text in pictures, in dp

LINE = 1.35
"""The height of a line relative to its type size."""
LOOSE_LINE = 1.4
"""The height of a line relative to its type size in lists and legends, where lines need a little more air."""
DOT = " · "
"""The separator between items on one line."""

_ALIGN = {"left": "left", "centre": "center", "right": "right"}


class Style(NamedTuple):
    """How letters are drawn: a typeface and its size in pixels."""

    size: int
    bold: bool = False
    italic: bool = False
    font: str = SERIF


class TextBox(NamedTuple):
    """The space for some text, in pixels and in lines, and what it may do to fit."""

    width: int
    height: int
    lines: int = 1
    align: str = "centre"
    shrink: bool = True


class TextCache:
    """The textures of recently shown text; the least recently shown make room for new ones."""

    def __init__(self, most_pixels: int) -> None:
        self._most_pixels = most_pixels
        self._pixels = 0
        # The order of the dictionary is the order of use, so the oldest is always first.
        self._labels: dict[tuple[str, Style, TextBox | None], Label] = {}

    def __len__(self) -> int:
        return len(self._labels)

    def texture(self, text: str, style: Style, box: TextBox | None = None) -> Texture:
        """The text drawn in white, not larger than its box: smaller if need be, and with an ellipsis at worst."""
        key = (text, style, box)
        label = self._labels.pop(key, None)
        if label is None:
            label = _drawn(text, style, box)
            self._pixels += label.texture.width * label.texture.height
            while self._pixels > self._most_pixels and self._labels:
                oldest = self._labels.pop(next(iter(self._labels))).texture
                self._pixels -= oldest.width * oldest.height
        self._labels[key] = label
        return label.texture

    def forget(self) -> None:
        """Drops all textures: they are drawn again on demand."""
        self._labels.clear()
        self._pixels = 0


texts = TextCache(most_pixels=4_000_000)


def step_of_type(size: float) -> float:
    """The largest of a few sizes up to this one, or the smallest, because opening a typeface at many sizes is slow."""
    unit = dp(1)
    return unit * next((step for step in _STEPS if unit * step <= size), _STEPS[-1])


@lru_cache(maxsize=8192)
def size_of(text: str, style: Style) -> tuple[int, int]:
    """The width and height in pixels of one line of this text."""
    return _extents(style)(text)


@lru_cache(maxsize=2048)
def height_of(text: str, style: Style, width: float) -> int:
    """The height in pixels that the text needs at this width, with as many lines as it takes."""
    return len(wrapped(text, _ruler(style), width)) * size_of("A", style)[1]


def least_height(lines: int, style: Style) -> int:
    """The height in pixels of the lowest box in which this many lines are not made smaller."""
    return ceil((lines - 1 + _LETTERS) * size_of("A", style)[1])


def lines_of(text: str, style: Style, width: float) -> list[str]:
    """The text split into as many lines as it takes at this width."""
    return wrapped(text, _ruler(style), width)


def whole_in(text: str, style: Style, box: TextBox) -> Style:
    """The style, or a smaller one down to half its size, in which the whole text fits into the lines of a box."""

    def is_whole(small: Style) -> bool:
        return height_of(text, small, box.width) <= min(box.height, box.lines * size_of("A", small)[1])

    smaller = [style._replace(size=round(style.size * share)) for share in _SHARES]
    return next(filter(is_whole, smaller), smaller[-1])


def is_whole_in(text: str, style: Style, box: TextBox) -> bool:
    """Whether the whole text fits into a box without becoming smaller."""
    return _is_inside(wrapped(text, _ruler(style), box.width), style, box)


def wrapped(text: str, ruler: Callable[[str], tuple[int, int]], width: float) -> list[str]:
    """The text split into lines no wider than this, unless a single word is wider."""
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


def draw_ahead(letters: str, style: Style) -> None:
    """Opens a typeface and draws some letters, so that text made of them takes less time later."""
    label = _label(letters, style)
    label.refresh()
    label.texture.bind()  # Kivy draws text only when its texture is used.


@cache
def _ruler(style: Style) -> Callable[[str], tuple[int, int]]:
    return lambda text: size_of(text, style)


@cache
def _extents(style: Style) -> Callable[[str], tuple[int, int]]:
    return _label("", style).get_cached_extents()


def _label(text: str, style: Style, align: str = "centre") -> Label:
    return Label(
        text=text,
        font_name=style.font,
        font_size=style.size,
        bold=style.bold,
        italic=style.italic,
        halign=_ALIGN[align],
    )


def _drawn(text: str, style: Style, box: TextBox | None) -> Label:
    if box is not None:
        text, style = fitted(text, style, box)
    label = _label(text, style, box.align if box else "centre")
    label.refresh()
    return label


def fitted(text: str, style: Style, box: TextBox) -> tuple[str, Style]:
    """The text with its line breaks, cut if it has to be, and the style in which it fits the box."""
    largest = _no_higher(style, box) if box.shrink else style.size
    smallest = min(largest, round(style.size * SMALLEST)) if box.shrink else style.size
    for size in range(largest, smallest - 1, -1):
        style = style._replace(size=size)
        lines = wrapped(text, _ruler(style), box.width) if box.lines > 1 else [text.replace("\n", " ")]
        if _is_inside(lines, style, box):
            return "\n".join(lines), style
    return "\n".join(_cut(lines, style, box)), style


def _no_higher(style: Style, box: TextBox) -> int:
    """The size itself, or the largest smaller one at which a line is no taller than the box."""
    letters = _LETTERS * size_of("A", style)[1]
    return style.size if letters <= box.height else max(1, int(style.size * box.height / letters))


def _is_inside(lines: list[str], style: Style, box: TextBox) -> bool:
    ruler = _ruler(style)
    return len(lines) <= _room(style, box) and all(ruler(line)[0] <= box.width for line in lines)


def _room(style: Style, box: TextBox) -> int:
    """How many lines of this style the box holds."""
    line = size_of("A", style)[1]
    return min(box.lines, 1 + int((box.height - _LETTERS * line) // line))


def _cut(lines: list[str], style: Style, box: TextBox) -> list[str]:
    """The lines that the box holds; what does not fit is replaced by an ellipsis."""
    room = max(1, _room(style, box))
    kept = [*lines[: room - 1], " ".join(lines[room - 1 :])]
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


def unbroken(words: str) -> str:
    """The words with non-breaking spaces, so that they stay on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def fitting(words: str, width: float, size: float) -> float:
    """The size, or a smaller one, at which a few words that must not be cut fit this width."""
    needed = width_for(words, size)
    if needed <= width:
        return size
    # Letters are drawn and measured at whole sizes, and at some of these they are wider than expected.
    smaller = round(size) * width / needed
    while smaller > 1 and _bold_width(words, smaller) > width:
        smaller -= 1
    return smaller


def largest_fitting(words: Sequence[str], width: float, sizes: Sequence[float]) -> float | None:
    """The first of these sizes, largest first, at which each of these bold words fits a width; None if there is none.

    Words may contain spaces: each stays on one line.
    """
    return next((size for size in sizes if all(_bold_width(word, size) <= width for word in words)), None)


def _bold_width(words: str, size: float) -> int:
    return size_of(words, Style(round(size), bold=True))[0]


def width_for(words: str, size: float) -> float:
    """The width that a few bold words need at this size."""
    return float(_bold_width(words, size) + dp(_SPARE))
