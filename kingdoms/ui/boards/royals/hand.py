"""The viewer's hand in Royals: country and intrigue cards in stacks, or one by one while they are picked."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.properties import BooleanProperty, BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import COUNTRIES, PAIRS
from kingdoms.games.royals.state import UNKNOWN_CARD, UNKNOWN_INTRIGUE
from kingdoms.games.royals.words.why_not import paid_besides
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.card_picking import HAND, INTRIGUE, paying
from kingdoms.ui.boards.royals.pieces import (
    BACK,
    INTRIGUE_BACK,
    card_picture,
    intrigue_picture,
    paint_badge,
    paint_card,
    paint_count,
    paint_stack,
)
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, paint_face_down, paint_invitation, paint_sunk, raised, tick_side
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import CARD_ASPECT, PLATE, faint, theme

_WIDEST = 1.12  # the greatest distance between cards, in cards
_LARGEST = 1.4  # how much larger than elsewhere cards may become if there is room
_SEEN = 0.55  # the share of a card that has to be seen before cards become larger than elsewhere
_FRAME = 1.2  # the margin around the picture of a low card, in bands
_NO_CARDS = 0.7  # the opacity of the ground over a low picture of a card of which there are none
_MIDDLE, _SHARE = 0.7, 0.88  # of a low card's picture: the height in it that is the middle, and the share across


class RoyalsHand(Zone):
    """Cards from the left, each covering the right part of the one before, in as many lines as fingers need."""

    least_lines = BoundedNumericProperty(1, min=1)
    """The least number of lines to leave room for, so that nothing else moves when cards are shown one by one."""
    seen = NumericProperty(0)
    """The height of a single line of cards, with only the middle of their pictures; 0 means whole cards."""
    has_room_for_all = BooleanProperty(True)
    """Whether there is always room for every card separately, so that nothing else moves when cards are picked."""

    has_piles = BooleanProperty(False)
    """Whether cards that are picked are in piles of one kind if they do not fit side by side."""

    def measure(self, sight: Sight) -> None:
        """Asks for enough height for its stacks and cards, raised or not."""
        things = self._things(sight)
        count = len(self._kinds(things) if self._is_piled(things) else things)
        if self.has_room_for_all and not self.has_piles:
            count = max(count, sum(count for _thing, count in _owned(sight)))
        lines = max(int(self.least_lines), self._fan(count, theme.card_width).lines)
        self.wanted_height = max(self.seen or theme.card_height, (lines - 1) * _rise() + _least_seen()) + 2 * theme.lift

    def lay_out(self, sight: Sight) -> Places:
        """The cards in as many lines as they need; if there are several, lower cards, so that none covers another."""
        things = self._things(sight)
        if self._is_piled(things):
            return self._lay_out_piles(things)
        width, height = self._card_size(sight, things)
        fan = self._fan(max(len(things), self._slots(sight)), width)
        if fan.lines == 1:
            found = self._lay_out_line(things, fan, (width, height), self._line_top(height))
            # The places of countries without cards are painted first, so that they cover no cards.
            return {thing: found[thing] for thing in sorted(things, key=lambda thing: bool(self._count(sight, thing)))}
        rise = (self.height - theme.lift) / fan.lines
        size, places = (width, min(height, rise - theme.lift)), Places()
        for line in range(fan.lines):
            row = things[line * fan.per_line : (line + 1) * fan.per_line]
            places |= self._lay_out_line(row, fan, size, self.top - theme.lift - line * rise)
        return places

    def _kinds(self, things: Sequence[Thing]) -> list[Thing]:
        """The stacks that cards and stacks belong to."""
        return list(dict.fromkeys(thing[:2] for thing in things))

    def _is_piled(self, things: Sequence[Thing]) -> bool:
        """Whether cards have to be in piles."""
        return self.has_piles and len(things) > self._most >= len(self._kinds(things))

    def _lay_out_piles(self, things: Sequence[Thing]) -> Places:
        """A column for each kind, with the picked cards behind the others; only the uppermost of each can be tapped."""
        fan = self._fan(len(self._kinds(things)), theme.card_width)
        top, places = self.top - theme.lift, Places()
        for column, kind in enumerate(self._kinds(things)):
            own = [thing for thing in things if thing[:2] == kind]
            card = Rect(self.x + column * fan.step, top - theme.card_height, theme.card_width, theme.card_height)
            strip = card._replace(width=card.width if column == fan.per_line - 1 else min(card.width, fan.step))
            picked = [thing for thing in own if thing in self.board.picking.picked]
            rest = [thing for thing in own if thing not in picked]
            share = theme.touch if picked and rest else 0
            places |= {thing: Place(card, NOWHERE) for thing in picked}
            places |= {thing: Place(card.cut_top(share)[1], NOWHERE) for thing in reversed(rest)}
            for shown, hit in (
                (picked[-1:], strip.cut_top(share or strip.height)[0]),
                (rest[:1], strip.cut_top(share)[1]),
            ):
                places |= {thing: places[thing]._replace(hit=hit) for thing in shown}
        return places

    def _line_top(self, height: float) -> float:
        """The upper edge of cards in a single line; their lower part is below the edge if space is short."""
        room = self.height - 2 * theme.lift
        return self.y + theme.lift + min(height, max(_least_seen(), room))

    def _lay_out_line(self, things: Sequence[Thing], fan: "_Fan", size: tuple[float, float], top: float) -> Places:
        """A line of cards, each covering the right part of the one before; they can be tapped where they are seen."""
        (width, height), places = size, Places()
        low = max(self.y, top - height)
        for column, thing in enumerate(things):
            card = Rect(self.x + column * fan.step, top - height, width, height)
            strip = width if column == len(things) - 1 else min(width, fan.step)
            places[thing] = Place(card, Rect(card.x, low, strip, top + theme.lift - low))
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A stack with its number, or a card that can be picked."""
        if len(thing) == 2:
            return _paint_own_stack, place.rect, card_of(thing), self._left(sight, thing)
        is_picked = thing in self.board.picking.picked or self._is_paid_besides(sight, thing)
        crest = sight.seats[sight.owner].crest
        return paint_own_card, place.rect, card_of(thing), is_picked, crest, self._piled(thing)

    def look_of_face_down(self, sight: Sight, place: Place) -> Look:
        """A face-down hand, with the owner's publicly known cards face up where they are when it is face up.

        The hidden cards share the remaining space.
        """
        _paint, rect, words = super().look_of_face_down(sight, place)
        stacks, known = _seen_by_all(sight), len(COUNTRIES)
        hidden = len(stacks) - known
        width, height = self._card_size(sight, [])
        slots = max(self._slots(sight), known + (hidden > 0))
        step = self._fan(slots, width).step
        hidden_step = min(step, (slots - known) * step / max(1, hidden))
        distances = [n * step for n in range(known)] + [
            (known - 1) * step + (n + 1) * hidden_step for n in range(hidden)
        ]
        bottom = self._line_top(height) - height
        places = tuple(Rect(self.x + distance, bottom, width, height) for distance in distances)
        return _paint_face_down, rect, words, stacks, places

    def _card_size(self, sight: Sight, things: list[Thing]) -> tuple[float, float]:
        """The size of the cards in a single line: as large as possible without covering an empty stack's place.

        At a shared table, cards never cover others in order to be larger, so that they keep their size when they are
        turned up. Otherwise they become larger as long as most of each can be seen, and tapped.
        """
        count = max(1, len(things), self._slots(sight))
        is_full = not sight.is_shared and all(len(thing) > 2 or self.board.count(thing) for thing in things)
        width = self.width / (1 + _SEEN * (count - 1)) if is_full else self.width / count
        width = min(width, self.width - (count - 1) * theme.touch)
        scale = min(_LARGEST, width / theme.card_width, (self.height - 2 * theme.lift) / theme.card_height)
        height = max(1.0, scale) * theme.card_height
        return max(1.0, scale) * theme.card_width, min(height, self.height - 2 * theme.lift) if self.seen else height

    def _fan(self, count: int, width: float) -> "_Fan":
        """The fewest lines of cards of this width that leave enough of every card uncovered to tap."""
        free = self.width - width
        lines = max(1, ceil(count / self._most))
        per_line = max(1, ceil(count / lines))
        return _Fan(per_line, lines, min(_WIDEST * width, free / max(1, per_line - 1)))

    def _things(self, sight: Sight) -> list[Thing]:
        """The stacks, and one by one the cards being paid, including those paid along with them automatically.

        Countries without any of the viewer's cards get no place if that saves a line.
        """
        kind = paying(sight)
        besides = paid_besides(sight.view) if kind else ()
        things: list[Thing] = []
        for thing, count in _owned(sight):
            if kind and not count:
                continue
            # A stack that no payment takes from stays a stack, and says why when it is tapped.
            is_of_use = self.board.picking.can_pick((*thing, 0))
            paid = besides[thing[1]] if besides and thing[0] == INTRIGUE else 0
            taken = count if is_of_use else paid
            things += [(*thing, number) for number in range(taken)]
            things += [thing] if taken < count or not count else []
        return things if len(things) <= self._most else [thing for thing in things if _is_owned(sight, thing)]

    def _slots(self, sight: Sight) -> int:
        """The least number of stacks to leave room for at a shared table, so that none moves when they are turned up.

        Everybody knows these numbers: of the cards that others have not seen, and of the intrigue cards.
        """
        if not sight.is_shared or paying(sight):
            return 0
        view, owner = sight.view, sight.owner
        intrigues: int = view.count_intrigues(owner)
        is_partly_hidden: bool = view.count_cards(owner) > sum(view.known[owner])
        return min(self._most, len(COUNTRIES) + max(intrigues, is_partly_hidden))

    def _count(self, sight: Sight, thing: Thing) -> int:
        """The number of cards that a thing stands for."""
        return 1 if len(thing) > 2 else dict(_owned(sight))[thing]

    def _piled(self, thing: Thing) -> int:
        """The number of cards in the pile that a card is in; 1 if cards are shown one by one."""
        if not self._is_piled(list(self.places)):
            return 1
        picked = self.board.picking.picked
        return sum(other[:2] == thing[:2] and (other in picked) == (thing in picked) for other in self.places)

    def _is_paid_besides(self, sight: Sight, thing: Thing) -> bool:
        """Whether an intrigue card is paid together with the picked country cards."""
        return bool(paying(sight) and thing[0] == INTRIGUE and paid_besides(sight.view))

    def _left(self, sight: Sight, stack: Thing) -> int:
        """The number of cards in a stack, not counting those shown one by one."""
        return self.board.count(stack) - sum(thing[:2] == stack and len(thing) > 2 for thing in self.places)

    @property
    def _most(self) -> int:
        """The most cards in a line that leave enough of each visible for a finger."""
        return max(1, int((self.width - theme.card_width) / theme.touch) + 1)


def _rise() -> float:
    """The least distance between two lines, so that a finger can reach the cards of both."""
    return theme.touch + theme.lift


def _least_seen() -> float:
    """The least visible height of the lowest cards."""
    return theme.touch - theme.lift


class _Fan(NamedTuple):
    """Cards in lines: how many in each, the number of lines, and how far apart the cards are."""

    per_line: int
    lines: int
    step: float


def _owned(sight: Sight) -> list[tuple[Thing, int]]:
    """The viewer's stacks and their sizes: all countries, and the intrigue cards they have; nothing for an onlooker."""
    if sight.viewer is None:
        return []
    cards, intrigues = sight.view.hands[sight.viewer], sight.view.intrigues[sight.viewer]
    stacks: list[tuple[Thing, int]] = [((HAND, country), cards[country]) for country in COUNTRIES]
    return stacks + [((INTRIGUE, pair), intrigues[pair]) for pair in range(len(PAIRS)) if intrigues[pair]]


def _seen_by_all(sight: Sight) -> tuple[tuple[str, int], ...]:
    """The pictures of the cards in a face-down hand, as everyone sees them, and how many there are of each.

    Countries of which nobody has seen a card have a place, too.
    """
    cards, intrigues = sight.view.hands[sight.owner], sight.view.intrigues[sight.owner]
    known = [(card_picture(country), cards[country]) for country in COUNTRIES]
    hidden = [(BACK, cards[UNKNOWN_CARD]), (INTRIGUE_BACK, intrigues[UNKNOWN_INTRIGUE])]
    return (*known, *((picture, count) for picture, count in hidden if count))


def _is_owned(sight: Sight, thing: Thing) -> bool:
    """Whether the viewer has any card of this kind."""
    return any(count and owned == thing[:2] for owned, count in _owned(sight))


def card_of(thing: Thing) -> str:
    """The picture of a card in the hand."""
    return card_picture(thing[1]) if thing[0] == HAND else intrigue_picture(thing[1])


def _paint_own_stack(painter: Painter, rect: Rect, picture: str, count: int) -> None:
    """The viewer's cards of one kind; their number is where no other card of the hand covers it."""
    if _is_low(rect):
        _paint_low_card(painter, rect, picture)
        if not count:
            painter.fill(rect, faint(theme.panel, _NO_CARDS), theme.unit)
    else:
        paint_stack(painter, rect, picture, count)
    if count:
        paint_count(painter, rect, count, is_above=True)


def _paint_face_down(
    painter: Painter, rect: Rect, words: str, stacks: Sequence[tuple[str, int]], places: Sequence[Rect]
) -> None:
    """A hand that its owner has not looked at: its stacks as everyone sees them, if they fit, and who may look."""
    if not any(count for _picture, count in stacks) or min(place.y for place in places) < rect.y:
        paint_face_down(painter, rect, words)
        return
    paint_sunk(painter, rect)
    for (picture, count), place in sorted(zip(stacks, places, strict=True), key=lambda card: bool(card[0][1])):
        _paint_own_stack(painter, place, picture, count)
    line = rect.inset(theme.unit).cut_bottom(LINE * theme.body + theme.unit)[0]
    painter.fill(line, faint(theme.panel, PLATE), theme.unit)
    paint_invitation(painter, line, words)


def paint_own_card(painter: Painter, rect: Rect, picture: str, is_picked: bool, owner: int, piled: int = 1) -> None:
    """A card that can be picked, with the number of cards in its pile if there are several."""
    place = raised(rect, is_picked)
    if _is_low(place):
        _paint_low_card(painter, place, picture)
    else:
        paint_card(painter, place, picture)
    if is_picked:
        # Wholly inside, so that the first card's tick does not cover the crest on the corner of the hand.
        paint_chosen(painter, place, owner, theme.unit, inside=1.0)
    if piled > 1 and is_picked:
        _paint_chosen_count(painter, place, piled)
    elif piled > 1:
        paint_count(painter, place.cut_top(CARD_ASPECT * place.width)[0], piled, is_above=True)


def _paint_chosen_count(painter: Painter, rect: Rect, count: int) -> None:
    """The number of picked cards in a pile, next to their tick, where the next pile never covers it."""
    side = tick_side(rect)
    beside = Rect(rect.x + side, rect.top - side, theme.touch - side, side).inset(theme.hair)
    paint_badge(painter, beside.centred(beside.width, min(beside.width, side)), str(count), theme.panel, theme.ink)


def _is_low(rect: Rect) -> bool:
    """Whether a place is too low for a whole card."""
    return rect.height < CARD_ASPECT * rect.width - theme.hair


def _paint_low_card(painter: Painter, rect: Rect, picture: str) -> None:
    """A card as low as its place, with only the middle of its picture, in a frame of its own."""
    painter.shadow(rect, theme.unit)
    painter.fill(rect, theme.tinctures["argent"], theme.unit)
    paint_covering(painter, picture, rect.inset(_FRAME * theme.band), _MIDDLE, share=_SHARE)
    painter.outline(rect, theme.ink, theme.hair, theme.unit)
