"""The looks that a player can choose: every theme, contrast and size of text."""

from itertools import product
from typing import NamedTuple

from kingdoms.ui.theme import theme


class Appearance(NamedTuple):
    """What the settings say about the look, by their names there."""

    theme: str
    contrast: bool
    text_scale: float


APPEARANCES = [Appearance(*look) for look in product(("light", "dark"), (False, True), (1.0, 1.5, 2.0))]


def wear(look: Appearance) -> None:
    """Gives everything in sight this look."""
    theme.mode, theme.contrast, theme.text_scale = look
