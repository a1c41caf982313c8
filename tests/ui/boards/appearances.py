"""The looks that a player can choose: every combination of theme, contrast and text size."""

from itertools import product
from typing import NamedTuple

from kingdoms.ui.theme import theme


class Appearance(NamedTuple):
    """The settings of the look, in the order of the theme's properties."""

    theme: str
    contrast: bool
    text_scale: float


APPEARANCES = [Appearance(*look) for look in product(("light", "dark"), (False, True), (1.0, 1.5, 2.0))]


def wear(look: Appearance) -> None:
    """Applies this look to everything in sight."""
    theme.mode, theme.contrast, theme.text_scale = look
