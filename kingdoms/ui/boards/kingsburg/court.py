"""The court of Kingsburg: the advisors, and the dice placed with them."""

from itertools import dropwhile
from math import ceil
from typing import Any

from kivy.properties import BooleanProperty, BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.board import LAST_ADVISOR, STABLE
from kingdoms.games.kingsburg.events import Helped, Looked
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import Amounts
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg.decisions import concerns_estate
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import is_wide
from kingdoms.ui.boards.kingsburg.pieces.advisor_parts import dice_room, number_place
from kingdoms.ui.boards.kingsburg.pieces.advisors import BLOCKED, FREE, TAKEN, paint_advisor
from kingdoms.ui.boards.kingsburg.pieces.dice import is_white
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import group_places, groups_beside, paint_block, paint_group
from kingdoms.ui.boards.kingsburg.pieces.symbols import gift_symbols
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect

_TALLEST = 2.8  # the greatest height of a space relative to its width: beyond that, much of it would be empty


class KingsburgCourt(Zone):
    """The advisors in rows, the first at the lower left."""

    columns = BoundedNumericProperty(6, min=1)
    """The number of advisors in a row."""
    least_row = NumericProperty(1)
    """The least height of a row, with its spacing."""
    most_rows = NumericProperty(0)
    """How many such rows there is room for."""
    is_broad = BooleanProperty(False)
    """Whether it is broad enough for the usual number of columns."""
    spacing = NumericProperty(0)
    """The space between two advisors."""
    drops_names = BooleanProperty(False)
    """Whether dice may take the place of a name if there is no room for both."""

    def measure(self, sight: Sight) -> None:
        """Says whether the decision concerns it."""
        self.is_decisive = not concerns_estate(sight)

    def lay_out(self, sight: Sight) -> Places:
        """The advisors and the groups of dice with them, placed so that gifts stay visible."""
        places: Places = {("advisor", number): at(rect) for number, rect in enumerate(self._cells(), 1)}
        for advisor in range(1, LAST_ADVISOR + 1):
            groups, rect = groups_at(sight.view, advisor), places[("advisor", advisor)].rect
            counts = [_count(sight.view, group) for group in groups]
            room = dice_room(rect, gift_of(sight, advisor), advisor, counts, self.drops_names)
            rooms = (groups_beside if is_wide(rect) else group_places)(room, number_place(rect), counts)
            places |= {group: Place(room, NOWHERE) for group, room in zip(groups, rooms, strict=True)}
        return places

    def _cells(self) -> list[Rect]:
        """The spaces from left to right, row by row from the bottom; the last row may be incomplete."""
        room, gap = self.rect, self.spacing
        across = int(self.columns)
        down = ceil(LAST_ADVISOR / across)
        width = (room.width - gap * (across - 1)) / across
        height = min((room.height - gap * (down - 1)) / down, width * _TALLEST)
        rows = room.centred(room.width, height * down + gap * (down - 1)).rows(down, gap)
        return [cell for row in reversed(rows) for cell in row.columns(across, gap)][:LAST_ADVISOR]

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """An advisor, or a group of dice."""
        view, rect = sight.view, place.rect
        kind, number = thing
        if kind == "advisor":
            seat, helping = _help_now(sight)
            helped = sight.seats[seat].crest if seat is not None and helping == number else None
            is_blocked = view.blocked_advisors() >> number & 1
            access = BLOCKED if is_blocked else TAKEN if view.closed() >> number & 1 else FREE
            dice = tuple(_count(view, group) for group in groups_at(view, number))
            return paint_advisor, rect, number, gift_of(sight, number), access, dice, helped, self.drops_names
        if kind == "block":
            return paint_block, rect, view.blocking_dice()[number]
        seat, _advisor, dice, plus_two, market = view.placements[number]
        values = tuple((view.dice[seat][die], is_white(die)) for die in dice)
        return paint_group, rect, sight.seats[seat].crest, values, plus_two, market


def groups_at(view: Any, advisor: int) -> list[Thing]:
    """The groups of dice with an advisor, neutral dice first."""
    groups: list[Thing] = [("block", advisor)] if view.blocked_advisors() >> advisor & 1 else []
    return groups + [("group", number) for number, placed in enumerate(view.placements) if placed.advisor == advisor]


def gift_of(sight: Sight, advisor: int) -> Amounts:
    """An advisor's gift to the viewer or, if only others have influenced that advisor, to the first of them."""
    view = sight.view
    seats = [placed.seat for placed in view.placements if placed.advisor == advisor]
    seat = seats[0] if seats and sight.viewer not in seats else sight.viewer
    return gift_symbols(view.ruleset, advisor, seat is not None and view.has(seat, STABLE))


def _help_now(sight: Sight) -> tuple[int | None, int]:
    """The seat being helped now, and the advisor who helps it; without a seat if nobody is.

    A player who has yet to look at the enemy is still being helped, even if the next choice is another player's.
    """
    if sight.must_look and sight.actor is not None:
        look = Looked(sight.actor)
        earlier = dropwhile(lambda event: event != look, reversed(sight.past))
        return sight.actor, next((event.advisor for event in earlier if isinstance(event, Helped)), 0)
    match sight.view.agenda[-1:]:
        case [("help", seat, advisor)]:
            return seat, advisor
    return None, 0


def _count(view: Any, thing: Thing) -> int:
    """The number of dice and tokens in a group."""
    kind, number = thing
    if kind == "block":
        return len(view.blocking_dice()[number])
    placed = view.placements[number]
    return len(placed.dice) + int(placed.plus_two) + bool(placed.market)
