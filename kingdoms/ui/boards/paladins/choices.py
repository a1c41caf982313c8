"""The choices that the tray offers, next to the cards and actions on the table."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Sight

_IN_TRAY = ("option", "use", "jar", "attribute")
"""The names of the things that can be chosen in the tray."""


def choices_in(sight: Sight) -> list[Thing]:
    """The contents of the tray."""
    return [thing for thing in sight.lit if thing[0] in _IN_TRAY]
