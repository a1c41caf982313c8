"""Seals and pennants of Rival Kings, in a seat's colour: of an ability, and of the current player."""

from math import cos, pi, sin

from kingdoms.core.seats import NO_CREST
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import Colour, mixed, theme

READY, USED = "ready", "used"
"""The states of the active subject's ability: it can still be used this cycle, or it has been used."""
_DROPS, _DROP = 9, 0.36  # the bulges at the rim of the wax, and the radius of each, relative to the seal's
_STAMP = 0.76  # the radius of the disc stamped into the wax, relative to the seal's
_STAMPED, _PRESSED, _SHINE = 0.12, 0.4, 0.35  # how much darker it is, and its upper edge; how much lighter its lower
_STAR = 0.6  # the side of the star or the tick, as a share of the seal's
_WORN = 0.5  # how much black is mixed into the wax once an ability has been used

_PENNANT_EDGE, _WIDEST_EDGE = 1.5, 0.08  # the width of a pennant's light edge, in hairs, and at most of its width


def paint_seal(painter: Painter, rect: Rect, crest: int, activity: str) -> None:
    """A wax seal in a seat's colour: with a star if an ability can be used, dull and ticked once it has been."""
    colour, ink = crest_colours(crest)
    wax = mixed(colour, theme.tinctures["sable"], _WORN) if activity == USED else colour
    radius, light = rect.width / 2, theme.tinctures["argent"]
    for disc, tint in ((rect.moved(0, -theme.hair), theme.shade), (rect, light)):
        painter.circle(disc.centre, radius + theme.hair, tint)
    for number in range(_DROPS):
        angle = 2 * pi * number / _DROPS
        drop = rect.moved(cos(angle) * radius * (1 - _DROP), sin(angle) * radius * (1 - _DROP))
        painter.circle(drop.centre, radius * _DROP, wax)
    # The stamp is pressed into the wax: its upper edge is in shadow, its lower one catches the light.
    for rise, tint in ((theme.hair, mixed(wax, theme.tinctures["sable"], _PRESSED)), (0, mixed(wax, light, _SHINE))):
        painter.circle(rect.moved(0, rise / 2).centre, radius * _STAMP - rise / 2, tint)
    painter.circle(rect.centre, radius * _STAMP - theme.hair, mixed(wax, theme.tinctures["sable"], _STAMPED))
    painter.icon("star" if activity == READY else "check", rect.centred(rect.width * _STAR, rect.height * _STAR), ink)


def paint_pennant(painter: Painter, rect: Rect, crest: int) -> None:
    """The current player's pennant, in their colour; a light edge sets it off from any ground."""
    painter.pennant(rect, theme.tinctures["argent"])
    painter.pennant(rect.inset(min(_PENNANT_EDGE * theme.hair, _WIDEST_EDGE * rect.width)), crest_colours(crest)[0])


def crest_colours(crest: int) -> tuple[Colour, Colour]:
    """The colour of a crest, and of what is drawn on it."""
    name = ARMS[crest].tincture if crest != NO_CREST else "sable"
    return theme.tinctures[name], theme.tincture_inks[name]
