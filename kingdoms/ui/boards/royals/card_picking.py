"""Picking cards in Royals: the first one of a draw, and payments, card by card or as a whole if there is only one."""

from kingdoms.core.game import Move, Thing
from kingdoms.games.royals.moves import Occupy, Pay, PayIntrigue
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import SKIP, Sight
from kingdoms.ui.boards.royals.draws import COUNTRY_CARD, DECK, PLANS

PAY: Thing = ("pay",)
"""The button that pays what is picked, as a tap on the position does."""
HAND, INTRIGUE = "hand", "intrigue"
"""The names of own cards of a country and of a pair."""
_PAYING = {"pay": HAND, "pay_intrigue": INTRIGUE}
"""The payments, and the cards of which they are made."""


class Payments(Picking):
    """Picking in which a position with only one payment is proposed by a first tap, and paid by a second one."""

    proposed: Occupy | None = None
    """What a tap on its position now pays; None while nothing is proposed, and while cards are picked one by one."""
    was_proposed = False
    """Whether a payment has been put back because its owner wanted to end the turn."""

    def can_pick(self, thing: Thing) -> bool:
        """While a position is chosen only what was proposed can be touched, to take it back.

        Of a draw only the first card is picked; it can be put back, but a deck that is tapped again is drawn from.
        """
        if self._is_planning:
            is_free = thing != DECK if thing in self.picked else not self.picked
            return is_free and self._kind_of(thing) == COUNTRY_CARD
        return thing in self.picked if self._is_choosing else super().can_pick(thing)

    def leads_on(self, thing: Thing) -> bool:
        """All positions that can be paid glow alike until one is proposed."""
        return self.proposed is None and thing in self.near if self._is_choosing else super().leads_on(thing)

    def toggle(self, thing: Thing) -> None:
        """There is no other payment than the proposed one, so one card takes all of it back."""
        if self._is_choosing:
            self.proposed = None
            self.put_back(self.picked)
        else:
            super().toggle(thing)

    def withdraw(self) -> None:
        """Puts back what was proposed, and remembers it."""
        self.proposed, self.was_proposed = None, True
        self.put_back(self.picked)

    def propose(self, move: Move) -> None:
        """Picks just what a move is made of; a position that can be paid in several ways is made of no cards yet."""
        self.was_proposed = False
        self.proposed = move if isinstance(move, Occupy) and self._parts[move] else None
        super().propose(move)

    def steps_to(self, move: Move) -> list[Thing]:
        """What has to be tapped first: cards of a payment, or the position that is then proposed.

        The turn is ended by a second tap while a payment is proposed: the first one puts that back.
        """
        if not self._is_choosing:
            return super().steps_to(move)
        if not isinstance(move, Occupy):
            return [SKIP] if self.proposed is not None else []
        return [("position", move.position)] if self._parts[move] and move != self.proposed else []

    @property
    def _is_choosing(self) -> bool:
        return any(isinstance(move, Occupy) for move in self._parts)

    @property
    def _is_planning(self) -> bool:
        return any(isinstance(move, PLANS) for move in self._parts)

    def _sort(self) -> None:
        """Positions of one country may cost the same, so that the cards alone do not say which one is meant."""
        super()._sort()
        if self._is_choosing:
            lit = {thing: list(moves) for thing, moves in self._lit.items()}
            self.ready = {
                thing: moves for thing, moves in lit.items() if not self._parts[moves[0]] or moves[0] == self.proposed
            }
            self.near = {thing: moves for thing, moves in lit.items() if thing not in self.ready}


def paying(sight: Sight) -> str:
    """The cards with which the viewer pays now, by their name; empty if they pay nothing."""
    if not sight.lit or not sight.view.agenda:
        return ""
    return _PAYING.get(sight.view.agenda[-1][0], "")


def is_paying(sight: Sight, picking: Payments) -> bool:
    """Whether the viewer pays, card by card or as it was proposed."""
    return bool(paying(sight)) or picking.proposed is not None


def cards_of(payment: Pay | PayIntrigue) -> list[Thing]:
    """The cards that a payment takes, one by one."""
    name, counts = (INTRIGUE, payment.pairs) if isinstance(payment, PayIntrigue) else (HAND, payment)
    return [(name, kind, number) for kind, count in enumerate(counts) for number in range(count)]
