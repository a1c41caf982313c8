"""The five coats of arms: every seat has a colour, a pattern of its shield and a charge upon it.

A crest is a number from 0 to 4; colour, pattern and charge follow from it, and each of them alone tells who it is.
"""

from typing import NamedTuple

from kingdoms.ui.theme import SEATS

PATTERNS = ("plain", "per_pale", "chevron", "saltire", "per_fess")
CHARGES = ("lion", "eagle", "tower", "lily", "stag")
CHARGE_SIZE = 0.64  # of the height of the shield's picture
CHARGE_RISE = 0.045  # how far above the middle the charge stands, as a share of the same


class Arms(NamedTuple):
    """What a coat of arms shows: a tincture of the theme, and pictures under `heraldry/`."""

    tincture: str
    pattern: str
    charge: str


ARMS = tuple(map(Arms, SEATS, PATTERNS, CHARGES))
