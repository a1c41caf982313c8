"""The five coats of arms: every seat has a colour, a pattern on its shield and a charge.

A crest is a number from 0 to 4, which sets the colour, pattern and charge. Each of these alone identifies a seat.
"""

from typing import NamedTuple

from kingdoms.ui.theme import SEAT_TINCTURES, Colour, mixed, theme

PATTERNS = ("plain", "per_pale", "chevron", "saltire", "per_fess")
CHARGES = ("lion", "eagle", "tower", "lily", "stag")
_PATTERN, _PALE_PATTERN = 0.35, 0.3  # how far a pattern is darkened, or lightened on a black shield
CHARGE_SIZE = 0.64  # the size of the charge, as a share of the height of the shield's picture
BADGE_OVER = 0.25  # how far a badge hangs below the shield, as a share of the badge
BADGE_SIZE = 0.5  # the size of a badge on the shield, as a share of the shield's width
LEAST_BADGE = 0.8  # the least size of a badge, relative to tiny type
LEAST_BADGE_OVER = 0.3, 0.15  # how far such a badge is beside and below the shield, as shares of the badge
CHARGE_RISE = 0.045  # how far the charge is above the middle, as a share of the shield's height


class Arms(NamedTuple):
    """A coat of arms: a tincture of the theme, and pictures from `heraldry/`."""

    tincture: str
    pattern: str
    charge: str


_OWN_TINCTURES = {"royals": ("tenné", "purpure", "teal", "argent", "sable")}  # Its countries have the usual ones.

ARMS = tuple(map(Arms, SEAT_TINCTURES, PATTERNS, CHARGES))


def tinctures_of(game: str) -> tuple[str, ...]:
    """The tinctures of the five crests in the game with this key."""
    return _OWN_TINCTURES.get(game, SEAT_TINCTURES)


def tincture_of(crest: int, game: str = "") -> str:
    """The tincture of a crest in the game with this key, or at the visible table if none is given."""
    return str((tinctures_of(game) if game else theme.seat_tinctures)[crest])


def pattern_colour(tincture: str) -> Colour:
    """The colour of the pattern on a shield: darker than the shield, but lighter on a black one."""
    if tincture == "sable":
        return mixed(theme.tinctures[tincture], theme.tinctures["argent"], _PALE_PATTERN)
    return mixed(theme.tinctures[tincture], theme.tinctures["sable"], _PATTERN)
