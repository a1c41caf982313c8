"""Start-up: prepares fonts, theme and widgets before the first screen is built, and everything else after it."""

import gc
from functools import cache

from kivy.clock import Clock
from kivy.config import Config
from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.metrics import dp

from kingdoms.ui.drawing import fonts, pictures
from kingdoms.ui.drawing.fonts import SYMBOLS
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.text import Style, draw_ahead, texts
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import Colour, theme

_ON_PICTURES = (7, 8, 9, 10, 11, 13, 24)  # additional letter sizes on pieces and cards, in dp
_DIGITS = "0123456789+−/"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_OBJECTS_BETWEEN_COLLECTIONS = 20_000


def prepare() -> str:
    """Prepares everything, for the first time or again; returns a sentence if something is missing, otherwise ''."""
    # Otherwise a right click would leave a red dot that counts as a finger.
    Config.set("input", "mouse", "mouse,disable_multitouch")
    sentence = fonts.register()
    load_kv("widgets")
    theme.fit(*Window.size)
    Window.bind(size=_follow)
    Window.clearcolor = theme.ground
    theme.bind(ground=_clear_with)
    context = get_context()
    context.remove_reload_observer(_draw_anew)
    context.add_reload_observer(_draw_anew)
    return sentence


def warm_up() -> None:
    """Prepares what every table needs but the home screen does not. Call it after the first frame."""
    symbols = [Style(round(size), font=SYMBOLS) for size in (theme.tiny, theme.small, theme.body, theme.glyph)]
    plain = [Style(round(size)) for size in (theme.tiny, theme.body)]
    small = [Style(round(dp(size)), bold=True) for size in _ON_PICTURES]
    large = [Style(round(size), bold=True) for size in (theme.tiny, theme.small, theme.body, theme.subtitle)]
    letters = dict.fromkeys([*symbols, *plain, *small], _DIGITS) | dict.fromkeys(large, _DIGITS + _LETTERS)
    # Opening a typeface at another size takes a few milliseconds, so only one is opened per frame.
    Clock.schedule_interval(lambda _elapsed: _draw_next(letters), 0)
    gallery.fetch("heraldry")
    keep_for_good()


@cache
def keep_for_good() -> None:
    """Exempts everything that exists now from garbage collection: checking it again and again would delay frames."""
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)


def _draw_next(letters: dict[Style, str]) -> bool:
    """Draws the letters of one of these styles and removes it; returns whether any styles are left."""
    style, text = letters.popitem()
    draw_ahead(text, style)
    return bool(letters)


def _follow(_window: object, size: tuple[int, int]) -> None:
    theme.fit(*size)


def _clear_with(_theme: object, ground: Colour) -> None:
    Window.clearcolor = ground


def _draw_anew(_context: object) -> None:
    """Redraws everything after the graphics context was lost, as happens when a phone suspends the app."""
    texts.forget()
    pictures.forget()
    theme.dispatch("on_change")


def free_memory() -> None:
    """Frees the memory used by all text and drawings that are not visible; they are made again on demand."""
    texts.forget()
    gallery.forget()
    pictures.free_memory()
