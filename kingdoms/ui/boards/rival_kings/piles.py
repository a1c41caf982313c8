"""The piles of Rival Kings with the money in front of them, and the supply of coins."""

from math import ceil

from kivy.properties import BoundedNumericProperty, NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.rival_kings.cards import PILES, is_subject
from kingdoms.games.rival_kings.moves import Buy, Pick
from kingdoms.games.rival_kings.rules.actions import SKIP_MOVE
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.games.rival_kings.words.labels import price
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import NOWHERE, TURN_UP, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.cards import PLAIN, WORDED, has_abilities, style_for, width_of_low_card
from kingdoms.ui.boards.rival_kings.pieces.money import (
    paint_coins,
    paint_no_pile,
    paint_supply,
    paint_supply_on_tray,
    paint_tray,
)
from kingdoms.ui.boards.rival_kings.pieces.offered import CARDS_BELOW, Payment
from kingdoms.ui.boards.rival_kings.pieces.pairs import paint_pile_with_gain, viewers_gain
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.panels import paint_eye, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import CARD_ASPECT, theme

BETWEEN, BELOW, BESIDE = "between", "below", "beside"
"""Where the supply is: between the columns of piles, below them, or to the right of them all."""
_COUNT_WIDTH, _COUNT_HEIGHT = 3.4, 1.4  # the number of cards in a pile, relative to its type size
_COUNT_GAP = 2  # units between the number and the money next to it, including the gold around the money


class RivalKingsPiles(Zone):
    """Four piles in `columns`, each with its money, and the supply."""

    columns = BoundedNumericProperty(PILES, min=1)
    supply = OptionProperty(BESIDE, options=(BETWEEN, BELOW, BESIDE))
    largest_card = NumericProperty(0)
    """The greatest height of a card; 0 means as large as possible."""
    supply_width = NumericProperty(0)
    """The width of the supply to the right of the piles."""
    supply_height = NumericProperty(0)
    """The height of the supply between or beside the piles, if there is room."""
    money_height = NumericProperty(0)
    """The height of the money below a pile, if there is room."""
    widest_money = NumericProperty(0)
    highest_money = NumericProperty(0)
    """The greatest width and height of the money next to a pile."""
    tray = NumericProperty(0)
    """The margin of the tray on which a pile is with its money; with 0, there are no trays."""
    roomy_cell = NumericProperty(0)
    """The width from which a cell leaves some space between its card and the money next to it."""

    def lay_out(self, sight: Sight) -> Places:
        """Every pile has its own cell, with the card and the money side by side or stacked."""
        supply, cells = self._cells()
        places: Places = {("supply",): at(supply)}
        for pile, cell in enumerate(cells):
            is_upright = cell.height > cell.width
            inner = cell.inset(self.tray)
            card, stack = self._card_above_stack(inner) if is_upright else self._card_beside_stack(inner)
            places[("tray", pile)] = Place(cell, NOWHERE)
            places[("pile", pile)] = at(raised(card, self.board.picking.is_chosen(("pile", pile))))
            places[("stack", pile)] = Place(stack, _widened(stack, inner))
        face_down = pile_face_down(sight)
        if face_down is not None:
            places[TURN_UP] = at(places[("pile", face_down)].rect)
        return places

    @property
    def _gap(self) -> float:
        """The space between piles."""
        return theme.gap if self.columns == PILES else theme.unit

    @property
    def _edge(self) -> float:
        """The visible width of each card below the top one, so small that all fit into the gap between piles."""
        return min(theme.band, self._gap / (CARDS_BELOW + 1))

    @property
    def _below_card(self) -> float:
        """The space below and to the right of a card for the edges of the cards under it, on a tray."""
        return CARDS_BELOW * self._edge if self.tray else 0.0

    def _cells(self) -> tuple[Rect, list[Rect]]:
        """Where the supply is, and the cells of the piles, row by row."""
        room, gap = self.rect, self._gap
        lines = ceil(PILES / int(self.columns))
        if lines > 1:
            # The edges of the lower piles stay above what is below them.
            room = room.cut_bottom(CARDS_BELOW * self._edge)[1]
        if self.largest_card:
            least = lines * theme.card_height + (lines - 1) * gap
            height = min(room.height, max(least, lines * self.largest_card + (lines - 1) * gap))
            room = room.centred(room.width, height)
        supply_height = min(room.height, self.supply_height)
        supply = room.centred(theme.touch, supply_height)
        across = gap
        if self.supply == BESIDE:
            supply, room = room.cut_right(self.supply_width, theme.gap)
            supply = supply if self.tray else supply.centred(supply.width, supply_height)
        elif self.supply == BELOW:
            supply, room = room.cut_bottom(self._height_below(room, lines), theme.unit)
        else:
            across = supply.width + theme.unit
        columns = room.columns(int(self.columns), across)
        return supply, [column.rows(lines, gap)[line] for line in range(lines) for column in columns][:PILES]

    def _height_below(self, room: Rect, lines: int) -> float:
        """The height of the supply below the piles: at least a line of text, or nothing if they have no room for it."""
        left = max(LINE * theme.small, room.height - lines * (theme.card_height + theme.gap))
        # Next to its card, a pile needs the height of a finger for its money, and of its number of cards below that.
        needed = lines * (theme.touch + theme.small) + (lines - 1) * self._gap + theme.unit
        return left if room.height - left >= needed else 0.0

    def _card_beside_stack(self, cell: Rect) -> tuple[Rect, Rect]:
        """Where the card is and the money next to it, which keeps clear of the lower cards if there is room."""
        is_roomy = cell.width >= self.roomy_cell
        gap = theme.gap if is_roomy else theme.unit
        # In a narrow cell, the gap belongs to the money's hit area.
        least = theme.touch if is_roomy else theme.touch - gap
        cell = cell.cut_bottom(self._below_card)[1]
        height = min(cell.height, max((cell.width - gap) / 2, cell.width - least - gap) * CARD_ASPECT)
        width = width_of_low_card(height, cell.width - gap - least)
        stack_width = min(self.widest_money, cell.width - width - gap)
        card, stack = cell.centred(width + gap + stack_width, height).cut_left(width, gap)
        stack_height = min(height - _COUNT_HEIGHT * theme.small, self.highest_money)
        return card, stack.cut_top(min(height, max(theme.touch, stack_height)))[0]

    def _card_above_stack(self, cell: Rect) -> tuple[Rect, Rect]:
        """Where the card is and the money below it, at least half as wide; the number of cards is next to the money."""
        money = min(self.money_height, (cell.height - theme.unit) / 2)
        gap = theme.unit + self._below_card
        height = min(cell.height - money - gap, (cell.width - self._below_card) * CARD_ASPECT)
        above, below = cell.centred(cell.width, height + gap + money).cut_top(height, gap)
        card = above.centred(height / CARD_ASPECT, height)
        if not self.tray:
            below = below.centred(card.width, below.height)
        count = _COUNT_WIDTH * theme.small + _COUNT_GAP * theme.unit
        return card, below.cut_left(max(below.width / 2, below.width - count))[0]

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A pile with its top card and its size, the money in front of it, or the supply."""
        match thing:
            case ("pile", pile):
                cards = sight.view.piles[pile]
                if not cards:
                    return paint_no_pile, place.rect
                style = style_for(cards[-1:], *place.rect[2:])
                if style == PLAIN and is_subject(cards[-1]) and has_abilities(place.rect):
                    style = WORDED
                gain, paid = viewers_gain(sight, cards[-1]), paid_for(self.board.picking, sight, thing)
                below = len(cards), self._edge
                return paint_pile_with_gain, place.rect, cards[-1], style, gain, paid, *below, sight.view.rules
            case ("tray", pile):
                stack = self.places[("stack", pile)].rect
                count_place = _count_place(self.places[("pile", pile)].rect, stack, place.rect.inset(self.tray))
                return paint_tray, place.rect, count_place, len(sight.view.piles[pile]), bool(self.tray)
            case ("stack", stack):
                total = sight.view.stacks[stack]
                # On a tray, a lack of coins goes without saying, unless money is about to be taken there.
                notes_lack = not self.tray or thing in sight.lit
                return paint_coins, place.rect, sight.view.tops[stack], None if total == HIDDEN else total, notes_lack
        if not self.tray:
            return paint_supply, place.rect, self.board.count(thing)
        return paint_supply_on_tray, place.rect, min(self.supply_height, place.rect.height), self.board.count(thing)

    def look_of_face_down(self, sight: Sight, place: Place) -> Look:
        """An eye on a pile to look through: its lower cards stay hidden until its player taps it."""
        return paint_eye, place.rect, _("{name}, tap to look").format(name=sight.names[sight.owner])


def paid_for(picking: Picking, sight: Sight, thing: Thing) -> Payment | None:
    """The viewer's payment if they buy a card as cheaply as possible; None if no tap buys it."""
    ways = [move for move in sight.lit.get(thing, ()) if type(move) in (Buy, Pick)]
    if not ways or sight.viewer is None:
        return None
    coins, cost = sight.view.coins[sight.viewer], min(price(sight.view, move) for move in ways)
    is_proposed = picking.proposed is not None and sight.target(picking.proposed) == thing
    words = _("Pay {n}").format(n=cost) if is_proposed else ""
    return Payment(coins, coins - cost, words)


def pile_face_down(sight: Sight) -> int | None:
    """The pile that the viewer is about to look through while others are around the device; None if there is none."""
    match sight.view.agenda:
        case [*_rest, ("pick", seat, _kind, pile)] if sight.is_face_down and seat == sight.viewer:
            return int(pile)
    return None


def pile_to_read(sight: Sight) -> int | None:
    """The pile that the viewer is looking through although there is nothing in it to buy; None if there is none."""
    match sight.view.agenda:
        case [*_rest, ("pick", seat, _kind, pile)] if seat == sight.viewer and sight.view.moves() == [SKIP_MOVE]:
            return int(pile)
    return None


def _widened(stack: Rect, cell: Rect) -> Rect:
    """The hit area of the money, wide enough for a finger, within the cell."""
    width = min(cell.width, max(stack.width, theme.touch))
    x = stack.centre[0] - width / 2
    return Rect(min(max(x, cell.x), cell.right - width), stack.y, width, stack.height)


def _count_place(card: Rect, stack: Rect, tray: Rect) -> Rect:
    """Where the number of cards in a pile is: below its money, or next to it."""
    height = _COUNT_HEIGHT * theme.small
    if stack.x > card.right:
        return Rect(stack.x, card.y, stack.width, min(height, stack.y - card.y))
    x = stack.right + _COUNT_GAP * theme.unit
    return Rect(x, stack.y, max(0.0, tray.right - x), stack.height)
