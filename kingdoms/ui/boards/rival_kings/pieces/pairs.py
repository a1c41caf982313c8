"""How pairs of cards look in Rival Kings: a ribbon joins a perfect pair, a thread a pair of one colour."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kingdoms.core.words.language import signed
from kingdoms.games.rival_kings.scoring import Pair, pairs
from kingdoms.games.rival_kings.words.gains import Gain, gain_of
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings.pieces import cards, offered
from kingdoms.ui.boards.rival_kings.pieces.bands import tinctures
from kingdoms.ui.drawing import ribbons
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme


class TieLane(NamedTuple):
    """Where a tie goes up or down: its lane between two columns, numbered from the left, and how many there are."""

    number: int
    lanes: int


class Tag(NamedTuple):
    """The mark on both cards of a pair that no line joins."""

    number: int
    is_perfect: bool


def pairs_of(sight: Sight, seat: int) -> list[Pair]:
    """The pairs in front of a seat."""
    return pairs(sight.view.subjects[seat], sight.view.buildings[seat], sight.view.rules)


def tag_of(sight: Sight, seat: int, kind: str, number: int) -> Tag | None:
    """The mark on a card that is in a pair, the same as on its partner; None if it is in no pair."""
    found = enumerate(pairs_of(sight, seat), 1)
    return next((Tag(count, pair.is_perfect) for count, pair in found if getattr(pair, kind) == number), None)


def lanes(ends: Sequence[tuple[Rect, Rect]]) -> list[TieLane]:
    """A lane between the two columns for each tie; ties in the same lane do not overlap.

    Ties that go up come before those that go down, in an order in which they cross as little as possible.
    """
    levels = [(subject.centre[1], building.centre[1]) for subject, building in ends]
    order = sorted(range(len(ends)), key=lambda number: _order_of(*levels[number]))
    taken: list[list[tuple[float, float]]] = []
    found = dict.fromkeys(order, 0)
    for number in order:
        low, high = sorted(levels[number])
        free = (lane for lane, spans in enumerate(taken) if all(end < low or start > high for start, end in spans))
        found[number] = next(free, len(taken))
        if found[number] == len(taken):
            taken.append([])
        taken[found[number]].append((low, high))
    return [TieLane(found[number], len(taken)) for number in range(len(ends))]


def _order_of(start: float, end: float) -> tuple[bool, float]:
    return (False, -start) if end >= start else (True, start)


def paint_pair_tie(painter: Painter, subject: Rect, building: Rect, lane: TieLane, card: int, is_perfect: bool) -> None:
    """A ribbon or a thread between the bands of two cards side by side: across, along its lane, and across again.

    It ends beside the building, whose value is at this edge.
    """
    (start, y), (edge, to_y) = (subject.right, subject.centre[1]), (building.x, building.centre[1])
    between = (edge - start) / (lane.lanes + 1)
    x, end = start + (lane.number + 1) * between, edge - ribbons.knot_radius(is_perfect, between)
    ribbons.paint_tie(painter, (start, y, x, y, x, to_y, end, to_y), tinctures(card)[0], is_perfect, between)


def paint_tagged(
    painter: Painter, rect: Rect, card: int, style: str, activity: str, crest: int, tag: Tag | None, rules: int
) -> None:
    """A card in a row, with a tag if no line can join it to its partner, which has the same tag."""
    cards.paint_owned(painter, rect, card, style, activity, crest, rules)
    if tag is not None:
        paint_pair_tag(painter, rect, card, str(tag.number), tag.is_perfect)


def paint_pair_tag(painter: Painter, rect: Rect, card: int, words: str, is_perfect: bool) -> None:
    """A tag in the corner of a card's picture, filled with the card's colour for a perfect pair."""
    picture, margin = cards.below_head(rect), theme.unit / 2 + theme.hair
    ribbons.paint_tag(painter, (picture.x + margin, picture.top - margin), words, tinctures(card), is_perfect)


def viewers_gain(sight: Sight, card: int) -> Gain | None:
    """The points that a card would add for the viewer; None if there is no need to show any."""
    return gain_of(sight.view, sight.viewer, card) if sight.viewer is not None else None


def paint_pile_with_gain(painter: Painter, rect: Rect, card: int, style: str, gain: Gain | None, *pile: Any) -> None:
    """A pile, with a tag on its face-up card."""
    offered.paint_pile(painter, rect, card, style, *pile)
    _paint_gain(painter, rect, card, gain)


def paint_card_with_gain(painter: Painter, rect: Rect, card: int, style: str, gain: Gain | None, *rest: Any) -> None:
    """A card of a pile that the viewer looks through, with a tag."""
    offered.paint_offered_card(painter, rect, card, style, *rest)
    _paint_gain(painter, rect, card, gain)


def _paint_gain(painter: Painter, rect: Rect, card: int, gain: Gain | None) -> None:
    """A tag shows the points the card would add, whichever kind of pair it would make or break."""
    if gain is not None:
        paint_pair_tag(painter, rect, card, signed(gain.points), is_perfect=True)
