"""The stage of Royals: compares the table before and after a play to find what was drawn, paid and turned up."""

from collections.abc import Sequence
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.games.royals.board import COUNTRIES, PAIRS
from kingdoms.games.royals.events import Discarded, DiscardedIntrigue, Paid, PaidIntrigue, Refilled, TookOpen
from kingdoms.games.royals.state import UNKNOWN_CARD, UNKNOWN_INTRIGUE
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.scene_stage import Stage
from kingdoms.ui.board.sight import SEAT, Sight
from kingdoms.ui.boards.royals.card_picking import HAND
from kingdoms.ui.boards.royals.display import CardPlaces
from kingdoms.ui.boards.royals.seats import POINTS, TOKENS
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, theme

CountChanges = tuple[tuple[Thing, int], ...]
_SMALL = 0.6  # the size of a card that flies to a crest, relative to one in the hand


class RoyalsStage(Stage):
    """A board with what it shows after a play, what it showed before, and the events in between."""

    def __init__(self, board: Board, sight: Sight, events: Sequence[Event]) -> None:
        super().__init__(board, sight)
        self.events = events
        self.before: Any = board.seen_before.view if board.seen_before is not None else None
        self._cards, self._intrigues = self._drawn()
        slots = sum(len(event.countries) for event in events if isinstance(event, Refilled))
        self._gone = list(board.kept(CardPlaces).gone)
        """The cards that have left the display but have not been shown leaving yet, as in `CardPlaces.gone`."""
        self._next_slot = max(0, len(sight.view.display) - slots)

    # Places.

    def card_at(self, thing: Thing) -> Rect:
        """Where a card at a thing is drawn: as large as the card or deck there, but small at a seat or a tab."""
        place = self.now(thing)
        width = theme.card_width * (_SMALL if thing[0] in (SEAT, "page") else 1)
        fitting = place.fitted(CARD_ASPECT)
        return fitting if thing[0] in ("open", "deck", "intrigue_deck") else place.centred(width, width * CARD_ASPECT)

    def hand_of(self, seat: int, card: Thing) -> Rect:
        """Where a card goes in a seat's hand: to its stack if the hand is visible, or else to the seat."""
        if seat == self.sight.viewer:
            place = self.board.movement.spot_of(card) or self.board.movement.spot_of((*card, 0))
            if place is not None:
                return place
        return self.card_at((SEAT, seat))

    def picked_card(self, seat: int, card: Thing, number: int) -> Rect:
        """Where a card that a seat has paid or discarded was: in its hand if that was visible, or else at the seat."""
        if seat == self.sight.viewer:
            for thing in ((*card, number), card):
                if thing in self.board.before:
                    return self.board.before[thing]
        return self.card_at((SEAT, seat))

    def open_card(self, country: int) -> Rect:
        """Where a face-up card of a country was before it was taken."""
        gone = next((each for each in self._gone if each[1] == country), (0, country))
        if gone in self._gone:
            self._gone.remove(gone)
        slot, _card = gone
        return self.was(("open", slot)).fitted(CARD_ASPECT)

    # Numbers.

    def gained(self, seat: int, card: Thing, count: int = 1) -> CountChanges:
        """The numbers that change when a seat gains (or loses) this many cards of a kind, each with the amount."""
        what: Thing = ("cards" if card[0] == HAND else "intrigues", seat)
        return ((what, count), (card, count)) if seat == self.sight.viewer else ((what, count),)

    def won(self, seat: int, points: int) -> tuple[Thing, int]:
        """The change in points when a seat wins a token or, if tokens are secret, in its number of tokens."""
        return ((POINTS, seat), points) if self.sight.view.are_tokens_open else ((TOKENS, seat), 1)

    def slots_of(self, event: Refilled) -> list[int]:
        """The indices in the row of face-up cards that a refill fills; the next refill continues after them."""
        first = self._next_slot
        self._next_slot += len(event.countries)
        return list(range(first, min(self._next_slot, len(self.sight.view.display))))

    def shuffled_intrigues(self) -> int:
        """The number of discarded intrigue cards that have become the new deck."""
        thrown = sum(sum(event.pairs) for event in self.events if isinstance(event, PaidIntrigue))
        return (sum(self.before.intrigue_discards) if self.before is not None else 0) + thrown

    # The cards that the viewer has drawn face down. They are secret, so they are not in the events.

    def drawn_card(self, seat: int) -> int | None:
        """The next country card that the viewer has drawn; None if another seat drew it, or it is not known."""
        return self._cards.pop(0) if seat == self.sight.viewer and self._cards else None

    def drawn_intrigue(self, seat: int) -> int | None:
        """The next intrigue card that the viewer has drawn; None if another seat drew it, or it is not known."""
        return self._intrigues.pop(0) if seat == self.sight.viewer and self._intrigues else None

    def _drawn(self) -> tuple[list[int], list[int]]:
        viewer, before, after = self.sight.viewer, self.before, self.sight.view
        if viewer is None or before is None:
            return [], []
        if before.hands[viewer][UNKNOWN_CARD] or before.intrigues[viewer][UNKNOWN_INTRIGUE]:
            return [], []
        cards = [
            after.hands[viewer][country] - before.hands[viewer][country] + self._left(viewer, country)
            for country in COUNTRIES
        ]
        intrigues = [
            after.intrigues[viewer][pair] - before.intrigues[viewer][pair] + self._played(viewer, pair)
            for pair in range(len(PAIRS))
        ]
        return _spread(cards), _spread(intrigues)

    def _left(self, viewer: int, country: int) -> int:
        """The number of cards of a country that the viewer has paid and discarded, minus those taken face up."""
        paid: int = sum(event[1:][country] for event in self._of(Paid, viewer))
        discarded: int = sum(event.country == country for event in self._of(Discarded, viewer))
        taken: int = sum(event.country == country for event in self._of(TookOpen, viewer))
        return paid + discarded - taken

    def _played(self, viewer: int, pair: int) -> int:
        """The number of intrigue cards of a pair that the viewer has played and discarded."""
        played: int = sum(event.pairs[pair] for event in self._of(PaidIntrigue, viewer))
        discarded: int = sum(event.pair == pair for event in self._of(DiscardedIntrigue, viewer))
        return played + discarded

    def _of(self, kind: type[Any], seat: int) -> list[Any]:
        """The events of a kind that concern a seat."""
        return [event for event in self.events if isinstance(event, kind) and event.seat == seat]


def _spread(counts: Sequence[int]) -> list[int]:
    """The kinds, each repeated as often as it was counted."""
    return [kind for kind, count in enumerate(counts) for _card in range(max(0, count))]
