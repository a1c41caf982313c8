"""The paladins to choose from in Paladins, and a paladin's card at reading size."""

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS, PROVISION, SILVER
from kingdoms.games.paladins.cards import ALL, PALADINS
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.words.names import paladin_name
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.overlay import OverlayHeading
from kingdoms.ui.boards.paladins.pieces import FACE, colour_of, paint_row, paint_worker, paladin_picture, tokens_of
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

_DRAWN = 3  # the number of paladins to choose from
_BUTTON_LETTER = 0.3  # the greatest type size on a button, as a share of its height
_FACTS, _FACT = 3, 1.45  # the lines below the name, and the least height of each, in tiny type
_NAME, _NAME_LETTER = 0.25, 0.8  # the share of the name below the picture; its greatest type size relative to its line
_WORKER_ROOM, _WORKERS = 2.4, 2.2  # the width that two workers need, and the width they take, in workers
_TOKENS = 0.85  # the greatest size of tokens, as a share of their line


class PaladinsChoiceHeading(OverlayHeading):
    """The purpose for which a paladin is chosen."""

    def words(self, sight: Sight) -> str:
        """First for this round, then for the top of the deck."""
        if self.board.picking.picked:
            return _("Which one goes back on top of the deck? The other goes to the bottom.")
        return _("Choose a paladin for this round")


class PaladinsChoice(Zone):
    """The paladins that were drawn, side by side.

    A button below each paladin says what a tap on either of them does: first it chooses the one for this round, then
    the one to put back on top.
    """

    spacing = NumericProperty(0)
    button_height = NumericProperty(0)

    def lay_out(self, sight: Sight) -> Places:
        """Every card above its button."""
        places: Places = {}
        drawn = sorted(sight.view.drawn[self.seat_shown(sight)])
        for paladin, column in zip(drawn, self.rect.columns(_DRAWN, self.spacing), strict=False):
            button, card = column.cut_bottom(self.button_height, self.spacing)
            places[("paladin", paladin)] = at(card)
            places[("top", paladin)] = at(button)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A paladin, or the button below it."""
        (name, paladin), picked, crest = thing, self.board.picking.picked, sight.seats[sight.owner].crest
        is_used = ("paladin", paladin) in picked
        if name == "paladin":
            return paint_to_choose, place.rect, paladin, is_used, crest
        return paint_paladin_button, place.rect, bool(picked), is_used, crest


def paint_to_choose(painter: Painter, rect: Rect, paladin: int, is_picked: bool, owner: int) -> None:
    """A paladin to choose from, marked if it is picked."""
    paint_paladin(painter, rect, paladin)
    if is_picked:
        # The tick stays inside the card, so that it does not cover the heading.
        paint_chosen(painter, rect, owner, inside=1)


def paint_paladin_button(painter: Painter, rect: Rect, is_one_used: bool, is_used: bool, owner: int) -> None:
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
    """The tokens for a paladin's help: an action, followed by its discount, by a 0 if it is free, or by its bonus."""
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
    painter.fill(rect, faint(theme.sunk, SURFACE), theme.corner / 2)
    paint_row(painter, rect, _help_of(paladin), rect.height * _TOKENS)
