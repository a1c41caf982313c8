"""Sets the stage: fonts, theme and widgets are made ready before the first screen is built."""

from kivy.config import Config
from kivy.core.window import Window
from kivy.graphics.context import get_context
from kivy.lang import Builder

from kingdoms.places import KV
from kingdoms.ui import fonts, pictures
from kingdoms.ui.text import texts
from kingdoms.ui.theme import Colour, theme


def prepare() -> str:
    """Makes everything ready, once or again; a sentence for the player if something is missing, else ''."""
    # Else a right click would leave a red dot that counts as a finger.
    Config.set("input", "mouse", "mouse,disable_multitouch")
    sentence = fonts.register()
    load_kv("theme")
    theme.fit(*Window.size)
    Window.bind(size=_follow)
    Window.clearcolor = theme.ground
    theme.bind(ground=_clear_with)
    context = get_context()
    context.remove_reload_observer(_draw_anew)
    context.add_reload_observer(_draw_anew)
    return sentence


def load_kv(name: str) -> None:
    """Loads a layout ('home', 'boards/rival_kings') unless it is there already: a rule must not apply twice."""
    path = str(KV / f"{name}.kv")
    if path not in Builder.files:
        Builder.load_file(path)


def _follow(_window: object, size: tuple[int, int]) -> None:
    theme.fit(*size)


def _clear_with(_theme: object, ground: Colour) -> None:
    Window.clearcolor = ground


def _draw_anew(_context: object) -> None:
    """The graphics card has lost all textures, as it does when a phone took the app away."""
    texts.forget()
    pictures.forget()
    theme.dispatch("on_change")
