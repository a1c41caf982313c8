"""How a card in a seat's rows looks in Rival Kings, on the table and on an overlay."""

from collections.abc import Callable
from typing import Any

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import SUBJECT
from kingdoms.ui.board.sight import Place, Sight
from kingdoms.ui.boards.rival_kings.pieces import cards, pairs, seals
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_band, paint_tick
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_THIN_EDGE = 0.07  # the greatest width of each line around a chosen strip, relative to the strip's height
_WORDED = {cards.PLAIN: cards.WORDED, cards.BANDED: cards.WORDED_BAND, cards.TITLED: cards.WORDED_TITLED}
"""The style of a subject that shows its ability, by the style that it has without it."""


def has_ability(place: Place, card: int) -> bool:
    """Whether a subject has room for its ability.

    With the name in the band, this subject's own words have to fit; otherwise those of every subject have to, so that
    cards of one size look alike.
    """
    if place.style == cards.TITLED:
        return cards.has_ability_below_title(place.rect, card)
    return place.style in _WORDED and cards.has_abilities(place.rect, _WORDED[place.style])


def with_ability(place: Place) -> Place:
    """The same place, for a subject that shows its ability."""
    return place._replace(style=_WORDED[place.style])


def look_of_row_card(sight: Sight, thing: Thing, place: Place, *, is_chosen: bool = False) -> Look:
    """How a subject or a building looks, with its tag if it is part of a pair, and the mark of the active subject.

    The card given in an exchange is marked as chosen, too.
    """
    kind, seat, number = thing
    row = (sight.view.subjects if kind == "subject" else sight.view.buildings)[seat]
    activity, style = "", place.style
    if kind == "subject" and number == len(row) - 1:
        activity = seals.USED if sight.view.used >> seat & 1 else seals.READY
    tag = pairs.tag_of(sight, seat, kind, number) if style in cards.BY_ITSELF else None
    crest, rules = sight.seats[seat].crest, sight.view.rules
    look = pairs.paint_tagged, place.rect, row[number], style, activity, crest, tag, rules
    return (_paint_chosen, *look) if is_chosen or thing == given(sight) else look


def given(sight: Sight) -> Thing | None:
    """The card that is about to be given in an exchange, while its player chooses what to receive."""
    match sight.view.agenda:
        case [*_rest, ("receive" | "receive_top", seat, kind, place)]:
            return ("subject" if kind == SUBJECT else "building", seat, place)
    return None


def _paint_chosen(painter: Painter, paint: Callable[..., None], rect: Rect, card: int, style: str, *look: Any) -> None:
    """A card with a band and a tick in its owner's colour; the tick is next to the seal of the active subject."""
    paint(painter, rect, card, style, *look)
    activity, crest, *_rest = look
    if style in (cards.COVERED, cards.NAMED):
        _paint_thin_edge(painter, rect, crest)
    else:
        # A light line inside the band would cover the name at the foot of the card.
        paint_band(painter, rect, seals.crest_colours(crest)[0], cards.corner_of(rect))
    seal = cards.seal_of(rect, card, style)
    paint_tick(painter, seal.moved(-seal.width if activity else 0, 0), crest)


def _paint_thin_edge(painter: Painter, rect: Rect, crest: int) -> None:
    """A line in the owner's colour around a strip, with a light one inside it, both clear of the name."""
    width, radius = min(theme.band, _THIN_EDGE * rect.height), cards.corner_of(rect)
    painter.outline(rect, theme.panel, 2 * width, radius)
    painter.outline(rect, seals.crest_colours(crest)[0], width, radius)
