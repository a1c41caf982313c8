"""The own hand in Royals: country cards and intrigue cards in stacks, or one by one while they are picked; buttons."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kingdoms.core.game import Thing
from kingdoms.core.language import _
from kingdoms.games.royals.board import COUNTRIES, PAIRS
from kingdoms.games.royals.moves import Pay, PayIntrigue
from kingdoms.ui.board.sight import SKIP, Place, Places, Sight
from kingdoms.ui.boards.royals.payment import Payments
from kingdoms.ui.boards.royals.tokens import (
    BACK,
    INTRIGUE_BACK,
    card_picture,
    intrigue_picture,
    paint_card,
    paint_count,
    paint_picture,
)
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, faint, theme

PAY: Thing = ("pay",)
"""The button that pays what is picked, as a tap on the position does."""
HAND, INTRIGUE, PLAN = "hand", "intrigue", "plan"
"""Names of things: own cards of a country and of a pair, and what to draw."""
_PAYING = {"pay": HAND, "pay_intrigue": INTRIGUE}
"""The payments, and the cards of which they are made."""
_PLANS = ((BACK, BACK, BACK), (BACK, INTRIGUE_BACK))
_WIDEST = 1.12  # how far apart cards lie at most, in cards


def paying(sight: Sight) -> str:
    """The cards with which the one who looks at the table pays now, by their name; empty if he pays nothing."""
    if not sight.lit or not sight.view.agenda:
        return ""
    return _PAYING.get(sight.view.agenda[-1][0], "")


def cards_of(payment: Pay | PayIntrigue) -> list[Thing]:
    """The cards that a payment takes, one by one."""
    name, counts = (INTRIGUE, payment.pairs) if isinstance(payment, PayIntrigue) else (HAND, payment)
    return [(name, kind, number) for kind, count in enumerate(counts) for number in range(count)]


def held(sight: Sight) -> list[tuple[Thing, int]]:
    """What the viewer holds: all four countries, and the intrigue cards that he has; an onlooker holds nothing."""
    if sight.viewer is None:
        return []
    cards, intrigues = sight.view.hands[sight.viewer], sight.view.intrigues[sight.viewer]
    stacks: list[tuple[Thing, int]] = [((HAND, country), cards[country]) for country in COUNTRIES]
    return stacks + [((INTRIGUE, pair), intrigues[pair]) for pair in range(len(PAIRS)) if intrigues[pair]]


def in_hand(sight: Sight, picking: Payments) -> list[Thing]:
    """What lies in the hand: stacks, and one by one what is paid; while cards are paid one by one no others."""
    kind = paying(sight)
    things: list[Thing] = []
    for thing, count in held(sight):
        if not kind or (thing[0] == kind and count):
            # A stack of which no payment takes any stays one, and tells why when it is tapped.
            is_of_use = picking.can_pick((*thing, 0))
            things += [(*thing, number) for number in range(count)] if is_of_use else [thing]
    return things


def actions(sight: Sight, picking: Payments) -> list[Thing]:
    """The buttons beside the hand."""
    others = [thing for thing in sight.lit if thing[0] == PLAN or thing == SKIP]
    return [PAY, *others] if paying(sight) or picking.proposed else others


# Where things are.


class Fan(NamedTuple):
    """Cards in lines: how many in each, and how far apart the cards are."""

    per_line: int
    lines: int
    step: float


def card_width() -> float:
    """The width of a card in the own hand and in the display."""
    return float(theme.card_width)


def fan_height(count: int, width: float, is_roomy: bool) -> float:
    """The height that so many cards need at this width, the raised ones included; with room, no line covers another."""
    rise = _seen_height() + 2 * theme.lift if is_roomy else theme.touch + 2 * theme.lift
    return _seen_height() + (_fan(count, width).lines - 1) * rise + 2 * theme.lift


def fan_width(count: int, width: float) -> float:
    """How much of this width so many cards take."""
    fan = _fan(count, width)
    return card_width() + (fan.per_line - 1) * fan.step


def _seen_height() -> float:
    """How much of the lowest cards is in sight: on a phone that lies on its side their feet are below its edge."""
    return float(1.05 * theme.touch if theme.form == "phone" and theme.wide else card_width() * CARD_SHAPE)


def _fan(count: int, width: float) -> Fan:
    """As few lines as leave a finger's room of every card in sight."""
    card = card_width()
    most = max(1, int((width - card) / theme.touch) + 1)
    lines = max(1, ceil(count / most))
    per_line = max(1, ceil(count / lines))
    step = min(_WIDEST * card, (width - card) / max(1, per_line - 1))
    return Fan(per_line, lines, step)


def lay_out_fan(things: Sequence[Thing], room: Rect) -> Places:
    """Cards from the left, each over the right part of the one before; lower lines may lie over the higher ones."""
    fan, card = _fan(len(things), room.width), card_width()
    height, seen = card * CARD_SHAPE, _seen_height()
    rise = (room.height - seen - 2 * theme.lift) / max(1, fan.lines - 1)
    places: Places = {}
    for number, thing in enumerate(things):
        line, column = divmod(number, fan.per_line)
        last = min(len(things), (line + 1) * fan.per_line) - 1
        y = room.y + theme.lift + (fan.lines - 1 - line) * rise
        rect = Rect(room.x + column * fan.step, y + seen - height, card, height)
        low = rise - theme.lift if line < fan.lines - 1 else seen + theme.lift
        strip = rect.width if number == last else min(card, fan.step)
        places[thing] = Place(rect, Rect(rect.x, rect.top + theme.lift - low, strip, low))
    return places


def lay_out_actions(things: Sequence[Thing], room: Rect, is_row: bool) -> Places:
    """Buttons side by side, or below each other."""
    if not things:
        return {}
    cells = room.columns(len(things), theme.unit) if is_row else room.rows(len(things), theme.unit)
    highest = 1.5 * theme.touch
    cells = [cell.centred(cell.width, min(cell.height, highest)) for cell in cells]
    return {thing: Place(cell, cell) for thing, cell in zip(things, cells, strict=True)}


# How things look.


def look_of_card(thing: Thing, rect: Rect, count: int, is_picked: bool) -> Look | None:
    """How cards look in the hand; None if a thing is not one of these."""
    match thing:
        case ("hand" | "intrigue", _kind):
            return paint_own_stack, rect, card_of(thing), count
        case ("hand" | "intrigue", _kind, _card):
            return paint_own_card, rect, card_of(thing), is_picked
    return None


def card_of(thing: Thing) -> str:
    """The picture of a card in the hand."""
    return card_picture(thing[1]) if thing[0] == HAND else intrigue_picture(thing[1])


def paint_stack(painter: Painter, rect: Rect, picture: str, count: int) -> None:
    """Cards of one kind; where there is none, only their place."""
    if not count:
        painter.fill(rect, faint(theme.panel, 0.35), theme.unit)
        paint_picture(painter, rect, picture, (1.0, 1.0, 1.0, 0.22))
        return
    for behind in range(min(count, 3) - 1, 0, -1):
        painter.fill(rect.moved(behind * theme.hair, behind * theme.hair), theme.panel, theme.unit)
        painter.outline(rect.moved(behind * theme.hair, behind * theme.hair), theme.line, radius=theme.unit)
    paint_card(painter, rect, picture)


def paint_own_stack(painter: Painter, rect: Rect, picture: str, count: int) -> None:
    """Own cards of one kind; their number stands where no other card of the hand lies over it."""
    paint_stack(painter, rect, picture, count)
    if count:
        paint_count(painter, rect, count, is_above=True)


def paint_own_card(painter: Painter, rect: Rect, picture: str, is_picked: bool) -> None:
    """A card to be picked; what is picked is raised, with a gold band."""
    place = rect.moved(0, theme.lift if is_picked else 0)
    paint_card(painter, place, picture)
    if is_picked:
        painter.chosen(place, theme.unit)
        side = min(0.42 * place.width, theme.glyph)
        mark = Rect(place.x + theme.hair, place.top - side - theme.hair, side, side)
        painter.circle(mark.centre, side / 2, theme.gold)
        painter.icon("check", mark.inset(0.14 * side), theme.gold_ink)


def paint_plan(painter: Painter, rect: Rect, plan: int, words: str) -> None:
    """One of the two things that can be drawn: its cards, and what it is called."""
    painter.parchment(rect)
    inner = rect.inset(1.5 * theme.unit, theme.unit)
    width = inner.height / CARD_SHAPE
    step = 0.55 * width
    cards, text = inner.cut_left(width + step * (len(_PLANS[plan]) - 1), theme.unit)
    for number, picture in enumerate(_PLANS[plan]):
        paint_picture(painter, Rect(cards.x + number * step, cards.y, width, cards.height), picture)
    painter.text(words, text, min(theme.small, 0.29 * rect.height), bold=True, lines=3)


def paint_pay(painter: Painter, rect: Rect, words: str, is_ready: bool) -> None:
    """The button that pays; gold once just the right cards are picked."""
    if is_ready:
        painter.shadow(rect)
        painter.leaf(rect, theme.corner)
    else:
        painter.parchment(rect)
    ink = theme.gold_ink if is_ready else theme.faded
    icon, text = rect.inset(theme.unit).cut_left(1.3 * theme.glyph)
    painter.icon("check", icon.fitted(1), ink)
    size = theme.lead if is_ready else theme.small
    painter.text(words, text, min(size, rect.height * 0.4), ink, bold=True, lines=2)


def pay_label(picking: Payments) -> tuple[str, bool]:
    """What stands on that button, and whether just the right cards are picked."""
    is_ready = any(thing[0] == "position" for thing in picking.ready)
    return _("Pay") if is_ready else _("Pick cards to pay"), is_ready
