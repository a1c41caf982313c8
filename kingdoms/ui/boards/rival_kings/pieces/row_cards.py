"""How a card in a seat's rows looks in Rival Kings, on the table and on an overlay."""

from kingdoms.core.game import Thing
from kingdoms.ui.board.sight import Place, Sight
from kingdoms.ui.boards.rival_kings.pieces import cards, pairs, seals
from kingdoms.ui.drawing.layers import Look

_WORDED = {cards.PLAIN: cards.WORDED, cards.BANDED: cards.WORDED_BAND}
"""The style of a subject that shows its ability, by the style that it has without it."""


def has_ability(place: Place) -> bool:
    """Whether a subject has room for its ability."""
    return place.style in _WORDED and cards.has_abilities(place.rect, _WORDED[place.style])


def with_ability(place: Place) -> Place:
    """The same place, for a subject that shows its ability."""
    return place._replace(style=_WORDED[place.style])


def look_of_row_card(sight: Sight, thing: Thing, place: Place) -> Look:
    """How a subject or a building looks, with its tag if it is part of a pair, and the mark of the active subject."""
    kind, seat, number = thing
    row = (sight.view.subjects if kind == "subject" else sight.view.buildings)[seat]
    activity, style = "", place.style
    if kind == "subject" and number == len(row) - 1:
        activity = seals.USED if sight.view.used >> seat & 1 else seals.READY
    tag = pairs.tag_of(sight, seat, kind, number) if style in cards.BY_ITSELF else None
    crest, rules = sight.seats[seat].crest, sight.view.rules
    return pairs.paint_tagged, place.rect, row[number], style, activity, crest, tag, rules
