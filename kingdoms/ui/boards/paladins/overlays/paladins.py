"""The paladins to choose from in Paladins, and a paladin's card at reading size."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS, PROVISION, SILVER
from kingdoms.games.paladins.cards import ALL, PALADINS
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.words.names import paladin_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.boards.paladins.overlays.side import WIDEST, is_low, paint_caption
from kingdoms.ui.boards.paladins.pieces import FACE, colour_of, paint_row, paint_worker, paladin_picture, tokens_of
from kingdoms.ui.boards.paladins.town.taverns import paint_tavern
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import PANEL, paint_chosen, write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, step_of_type
from kingdoms.ui.theme import faint, theme

_TAVERNS: Thing = ("taverns",)
"""The caption of the tavern cards."""
_DRAWN = 3  # the number of paladins to choose from
_ASPECT, _LEAST_ASPECT = 1.9, 1.15  # the greatest and least height of a card relative to its width
_NARROWEST = 7  # the least width of the overlay, in touches
_TAVERN_WIDTH, _TAVERN_HEIGHT = 1.6, 1.15  # the tavern cards next to the paladins, or below them, in touches
_BUTTON_LETTER = 0.3  # the greatest type size on a button, as a share of its height
_FACTS, _FACT = 3, 1.45  # the lines below the name, and the least height of each, in tiny type
_NAME, _NAME_LETTER = 0.25, 0.8  # the share of the name below the picture; its greatest type size relative to its line
_WORKER_ROOM, _WORKERS = 2.4, 2.2  # the width that two workers need, and the width they take, in workers
_TOKENS = 0.85  # the greatest size of tokens, as a share of their line


class ChoiceOverlay:
    """The paladins that were drawn, and the round's tavern cards.

    A button below each paladin says what a tap on either of them does: first it chooses the one for this round, then
    the one to put back on top. The tavern cards are there because everyone takes one after choosing a paladin.
    """

    def __init__(self, board: Board) -> None:
        self._board = board

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The paladins side by side, with the taverns below them, or next to them if there is too little height."""
        below_all = _TAVERN_HEIGHT * theme.touch + LINE * theme.small
        beside, below = (_TAVERN_WIDTH * theme.touch, 0.0) if is_low(room) else (0.0, below_all)
        spare = 2 * theme.touch + 2 * theme.gap + 2 * theme.unit + below
        across = (_DRAWN - 1) * theme.unit + 2 * theme.gap
        width = (min(room.width, WIDEST * theme.touch) - beside - across) / _DRAWN
        height = min(width * _ASPECT, room.height - spare)
        width = min(width, height / _LEAST_ASPECT)
        panel = room.centred(
            max(_DRAWN * width + across + beside, min(room.width, _NARROWEST * theme.touch)), height + spare
        )
        head, rest = panel.inset(theme.gap).cut_top(theme.touch)
        places: Places = {opened: at(panel, PANEL), CLOSE: at(head.cut_right(theme.touch)[0])}
        tavern, rest = rest.cut_right(beside, theme.unit) if beside else rest.cut_bottom(below, theme.unit)
        row = rest.centred(min(rest.width, _DRAWN * width + (_DRAWN - 1) * theme.unit), rest.height)
        if below:
            caption, tavern = tavern.cut_top(LINE * theme.small)
            places[_TAVERNS] = Place(caption, NOWHERE)
        return places | _lay_out_taverns(sight, tavern) | _lay_out_cards(sight, opened[1], row)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The overlay, a paladin, the button below it, or a tavern card."""
        rect, picked = place.rect, self._board.picking.picked
        match thing:
            case ("paladin", paladin):
                return paint_to_choose, rect, paladin, thing in picked, sight.seats[sight.owner].crest
            case ("top", paladin):
                is_used = ("paladin", paladin) in picked
                return paint_button, rect, bool(picked), is_used, sight.seats[sight.owner].crest
            case ("tavern", _):
                return paint_tavern, rect, self._board.count(thing)
            case ("taverns",):
                return paint_caption, rect, sight.about(thing)[0]
        title = _("Which one goes back on top of the deck? The other goes to the bottom.")
        return _paint_panel, rect, title if picked else _("Choose a paladin for this round")


def _lay_out_taverns(sight: Sight, room: Rect) -> Places:
    count = len(sight.view.taverns)
    cells = (
        room.rows(max(1, count), theme.unit / 2)
        if room.height > room.width
        else room.columns(max(1, count), theme.unit)
    )
    return {("tavern", place): at(cell) for place, cell in zip(range(count), cells, strict=False)}


def _lay_out_cards(sight: Sight, side: int, row: Rect) -> Places:
    places: Places = {}
    for paladin, column in zip(sorted(sight.view.drawn[side]), row.columns(_DRAWN, theme.unit), strict=False):
        button, card = column.cut_bottom(theme.touch, theme.unit)
        places[("paladin", paladin)] = at(card)
        places[("top", paladin)] = at(button)
    return places


def _paint_panel(painter: Painter, rect: Rect, title: str) -> None:
    """The overlay with its whole title."""
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    write_whole(painter, title, head, theme.subtitle, 2, align="left")


def paint_to_choose(painter: Painter, rect: Rect, paladin: int, is_picked: bool, owner: int) -> None:
    """A paladin to choose from, marked if it is picked."""
    paint_paladin(painter, rect, paladin)
    if is_picked:
        # The tick stays inside the card, so that it does not cover the heading.
        paint_chosen(painter, rect, owner, inside=1)


def paint_button(painter: Painter, rect: Rect, is_one_used: bool, is_used: bool, owner: int) -> None:
    """The button below a paladin, to use it or put it on top; below the used one, a label in its owner's colour."""
    room = rect.inset(theme.hair)
    if is_used:
        painter.fill(room, colour_of(owner), theme.corner)
    else:
        painter.parchment(room)
    ink = theme.tincture_inks[ARMS[owner].tincture] if is_used else theme.ink
    words = _("Back on top") if is_one_used and not is_used else _("This round")
    size = min(theme.small, rect.height * _BUTTON_LETTER)
    painter.text(words, rect.inset(theme.unit, 0), size, ink, bold=True, lines=2)


# A card at reading size.


def _help_of(paladin: int) -> Amounts:
    """A paladin's help: an action that is cheaper or free, or gives this much more."""
    card = PALADINS[paladin]
    help_ = tuple(token._replace(is_signed=True) for token in tokens_of(card.bonus))
    if not help_:
        good = PROVISION if card.action in PAID_IN_PROVISIONS else SILVER
        help_ = (Amount(good, 0) if card.discount == ALL else Amount(good, -card.discount, True),)
    return Amount(ACTION_KEYS[card.action]), *help_


def paint_paladin(painter: Painter, rect: Rect, paladin: int) -> None:
    """A paladin's card: face, name, two workers, its attribute bonuses, and the action it helps with."""
    painter.parchment(rect)
    inner = rect.inset(theme.hair)
    least = LINE * theme.small + _FACTS * _FACT * theme.tiny + theme.unit
    rest, picture = inner.cut_bottom(max(inner.height / 2, least))
    paint_covering(painter, paladin_picture(paladin), picture, FACE)
    rest = rest.inset(theme.unit, theme.unit / 2)
    name, rest = rest.cut_top(max(LINE * theme.small, rest.height * _NAME))
    size = max(theme.small, step_of_type(min(theme.subtitle, name.height * _NAME_LETTER)))
    painter.text(paladin_name(paladin), name, size, bold=True)
    workers, boosts, help_ = rest.rows(_FACTS)
    side = min(workers.height, workers.width / _WORKER_ROOM)
    for kind, cell in zip(PALADINS[paladin].workers, workers.centred(_WORKERS * side, side).columns(2), strict=True):
        paint_worker(painter, cell, kind)
    added = zip(ATTRIBUTE_KEYS, PALADINS[paladin].boosts, strict=True)
    paint_row(painter, boosts, [Amount(key, boost, True) for key, boost in added if boost], boosts.height * _TOKENS)
    _paint_help(painter, help_, paladin)


def _paint_help(painter: Painter, rect: Rect, paladin: int) -> None:
    painter.fill(rect, faint(theme.sunk, 0.8), theme.corner / 2)
    paint_row(painter, rect, _help_of(paladin), rect.height * _TOKENS)
