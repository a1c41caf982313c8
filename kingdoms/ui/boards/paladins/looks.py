"""How the things on the table of Paladins look: which painter, with what of the state."""

from typing import Any

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.paladins.board import JAR_SPACES
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.scoring import outsider_points
from kingdoms.ui.board.sight import PAGE, Place, Sight
from kingdoms.ui.boards.paladins import layout
from kingdoms.ui.boards.paladins.actions import face_of, paint_action, paint_standing, standing_in
from kingdoms.ui.boards.paladins.cards import paint_converted, paint_hired, paint_own_paladin, paint_paladin
from kingdoms.ui.boards.paladins.opponent import paint_fallback, paint_resources, paint_scheme
from kingdoms.ui.boards.paladins.own import paint_debts, paint_ground, paint_stack, paint_stock, paint_track
from kingdoms.ui.boards.paladins.realm import (
    LARGE,
    owner_of_piece,
    paint_large_space,
    paint_outsider,
    paint_region,
    paint_settled,
    paint_space,
    price_of_attack,
)
from kingdoms.ui.boards.paladins.seats import crest_of, paint_workers
from kingdoms.ui.boards.paladins.tokens import NOBODY, paint_piece, paint_row, paint_worker, tokens_of
from kingdoms.ui.boards.paladins.town import (
    paint_deck,
    paint_favour,
    paint_large_favour,
    paint_large_order,
    paint_order,
    paint_tavern,
    paint_tax,
    paint_townsfolk,
    price_for,
)
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import faint, theme

_GOODS = {"silver": "silver", "provisions": "provision", "suspicion": "suspicion", "points": "victory"}
_TABS = {layout.OWN: "develop", layout.REALM: "garrison", layout.TOWN: "townsfolk"}


def look_of_thing(board: Any, sight: Sight, thing: Thing, place: Place) -> Look:
    """How a thing that is no sheet, no seat and no choice looks."""
    look = (
        _look_on_own_board(board, sight, thing, place)
        or _look_in_realm(board, sight, thing, place)
        or _look_in_town(board, sight, thing, place.rect)
        or _look_of_opponent(board, sight, thing, place.rect)
        or _look_of_rest(board, sight, thing, place.rect)
    )
    if look is None:
        raise ValueError(f"nothing tells how {thing!r} looks")
    return look


def _look_on_own_board(board: Any, sight: Sight, thing: Thing, place: Place) -> Look | None:
    view, rect = sight.view, place.rect
    match thing:
        case ("action", side, action):
            is_asked = side == sight.viewer == view.seat and bool(view.agenda) and view.agenda[-1][0] == "turn"
            return paint_action, rect, face_of(view, side, crest_of(sight, side), action, is_asked)
        case ("standing", side, action):
            return paint_standing, rect, action, standing_in(view, side, action)
        case ("attributes", _side):
            return paint_ground, rect
        case ("attribute" | "levels", side, attribute):
            level = board.count(("attribute", side, attribute))
            return paint_track, rect, attribute, level, _boost(view, side, attribute)
        case ("worker", kind):
            count = board.count(("hand", layout.owner_of(sight), kind))
            return paint_stack, rect, kind, count, min(count, board.picking.picked.count(thing))
        case ("own_paladin", side):
            paladin = view.paladins[side] if not board.is_in_the_air(thing) else NOBODY
            return paint_own_paladin, rect, paladin, side < view.seats and bool(view.drawn[side])
        case ("debts", side):
            return paint_debts, rect, board.count(thing), board.count(("paid", side)), board.number_size
        case (name, _side) if name in _GOODS:
            is_bad = name == "suspicion"
            return paint_stock, rect, _GOODS[name], board.count(thing), board.number_size, is_bad
    return None


def _boost(view: Any, side: int, attribute: int) -> int:
    paladin = view.paladins[side]
    return PALADINS[paladin].boosts[attribute] if paladin >= 0 else 0


def _look_in_realm(board: Any, sight: Sight, thing: Thing, place: Place) -> Look | None:
    view, rect = sight.view, place.rect
    match thing:
        case ("region", region):
            return paint_region, rect, region
        case ("space", space):
            is_taken = bool(view.taken_spaces() >> space & 1)
            return (paint_large_space if place.style == LARGE else paint_space), rect, space, is_taken
        case ("piece", space):
            piece, side = owner_of_piece(view, space)
            return paint_settled, rect, piece, crest_of(sight, side)
        case ("outsider", number):
            price = price_of_attack(view, sight.viewer, number)
            return paint_outsider, rect, board.count(thing), price
    return None


def _look_in_town(board: Any, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
    view = sight.view
    match thing:
        case ("townsfolk", number):
            return paint_townsfolk, rect, board.count(thing), price_for(view, layout.owner_of(sight), number)
        case ("tavern", _number):
            return paint_tavern, rect, board.count(thing)
        case ("favour", _number):
            return paint_favour, rect, board.count(thing)
        case ("favour_worker", number):
            return paint_worker, rect, view.favour_workers[number]
        case ("order", number):
            order = board.count(thing)
            done = view.count_done(layout.owner_of(sight), order) if order >= 0 else 0
            return paint_order, rect, order, number, done
        case ("tax",):
            return paint_tax, rect, board.count(thing), view.seats
        case ("wall_deck",):
            return paint_deck, rect, "wall", board.count(thing)
        case ("suspicion_deck",):
            return paint_deck, rect, "suspicion", board.count(thing)
    return None


def _look_of_rest(board: Any, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
    view = sight.view
    match thing:
        case ("paladin", paladin):
            return paint_paladin, rect, paladin, thing in board.picking.picked
        case ("top", paladin):
            return paint_top, rect, ("paladin", paladin) in board.picking.picked
        case ("hired", side, number):
            return paint_hired, rect, view.hired[side][number]
        case ("converted", side, number):
            card = view.converted[side][number]
            return paint_converted, rect, card, outsider_points(view, side, card)
        case ("workers", side):
            return paint_workers, rect, tuple(view.hands[side]), view.is_opponent(side)
        case ("jars", side, number):
            return paint_jar_space, rect, number, bool(view.jars[side] >> number & 1), crest_of(sight, side)
        case (name, page) if name == PAGE:
            return paint_tab, rect, page
    return None


def _look_of_opponent(board: Any, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
    match thing:
        case ("fallback", number):
            return paint_fallback, rect, number, bool(sight.view.fallbacks >> number & 1)
        case ("scheme",):
            return paint_scheme, rect, board.count(thing)
        case ("track",):
            return paint_resources, rect, board.count(thing)
    return None


def paint_top(painter: Painter, rect: Rect, is_used: bool) -> None:
    """The button that puts a paladin back on top of the deck; below the one that is used it tells that."""
    if is_used:
        painter.leaf(rect.inset(theme.hair), theme.corner)
    else:
        painter.parchment(rect.inset(theme.hair))
    ink = theme.gold_ink if is_used else theme.ink
    size = min(theme.small, rect.height * 0.3)
    words = _("For this round") if is_used else _("Back on top")
    painter.text(words, rect.inset(theme.unit, 0), size, ink, bold=True, lines=2)


def paint_jar_space(painter: Painter, rect: Rect, number: int, has_jar: bool, crest: int) -> None:
    """A space for a jar on a side's board."""
    painter.fill(rect, faint(theme.sunk, 0.8), theme.corner / 2)
    painter.outline(rect, theme.line, radius=theme.corner / 2)
    if has_jar:
        paint_piece(painter, rect.inset(theme.hair), "jar", crest)
    else:
        paint_row(painter, rect.inset(theme.unit / 2), tokens_of(JAR_SPACES[number]), theme.glyph)


def paint_tab(painter: Painter, rect: Rect, page: int) -> None:
    """The way to another page."""
    painter.fill(rect, faint(theme.panel, 0.9), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    size = step_of_type(min(theme.tiny, rect.width * 0.26))
    word, symbol = rect.inset(theme.hair).cut_bottom(1.3 * size)
    paint_row(painter, symbol.centred(theme.glyph, theme.glyph), tokens_of((_TABS[page],)), theme.glyph)
    names = {layout.OWN: _("Board"), layout.REALM: _("Realm"), layout.TOWN: _("Town")}
    painter.text(names[page], word, size, bold=True)


# Cards at reading size.


def paint_large_card(painter: Painter, view: Any, thing: Thing, rect: Rect) -> None:
    """A card at reading size."""
    match thing:
        case ("paladin", paladin):
            paint_paladin(painter, rect, paladin)
        case ("own_paladin", side):
            paint_paladin(painter, rect, view.paladins[side])
        case ("townsfolk", number):
            paint_townsfolk(painter, rect, view.townsfolk[number], price_for(view, view.seat, number))
        case ("hired", side, number):
            paint_townsfolk(painter, rect, view.hired[side][number])
        case ("outsider", number):
            paint_outsider(painter, rect, view.outsiders[number])
        case ("converted", side, number):
            paint_outsider(painter, rect, view.converted[side][number])
        case ("favour", number):
            paint_large_favour(painter, rect, view.favours[number])
        case ("order", number):
            paint_large_order(painter, rect, view.orders[number], number)
        case ("tavern", number):
            paint_tavern(painter, rect.fitted(1), view.taverns[number] if number < len(view.taverns) else NOBODY)
