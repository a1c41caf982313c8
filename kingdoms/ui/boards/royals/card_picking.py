"""Picking cards in Royals: the first card of a draw, and payments, all at once if there is only one way to pay."""

from collections.abc import Sequence
from typing import Any

from kingdoms.core.state import Move, Thing
from kingdoms.games.royals.bot.first_card import best_first_card
from kingdoms.games.royals.moves import DrawThree, Occupy, Pay, PayIntrigue
from kingdoms.games.royals.rules.occupying import only_payment
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import SKIP, Sight
from kingdoms.ui.boards.royals.draws import (
    COUNTRY_CARD,
    DECK,
    PLANS,
    any_first_card,
    is_country_card,
    is_planning,
    place_of,
    takes,
)

PAY: Thing = ("pay",)
"""The button that pays with the picked cards, as a tap on the position does."""
HAND, INTRIGUE = "hand", "intrigue"
"""The names of the viewer's country and intrigue cards as things."""
_PAYING = {"pay": HAND, "pay_intrigue": INTRIGUE}
"""The kind of cards that each decision about a payment takes."""


class CardPicking(Picking):
    """On the first tap, proposes a position with only one payment; on the second, pays for it."""

    proposed: Occupy | None = None
    """The move that a tap on its position pays for now; None if nothing is proposed or cards are picked one by one."""
    is_hinted = False
    """Whether a hint has picked the first card of a draw, and the player has not tapped it yet."""
    was_proposed = False
    """Whether the proposed payment was put back because the player tapped to end the turn."""

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """The cards of a payment, or of a position's only payment; the first card when three are drawn."""
        if isinstance(move, DrawThree):
            return (any_first_card(self.sight),)
        if isinstance(move, Occupy):
            payments = only_payment(self.sight.view, self.sight.view.seat, move.position)
            return [card for payment in payments for card in paid_cards(payment)]
        return paid_cards(move) if isinstance(move, Pay | PayIntrigue) else ()

    def kind_of(self, thing: Thing) -> Thing:
        """Cards of one country or pair are interchangeable; so are all country cards that can start a draw."""
        if is_planning(self.sight) and is_country_card(self.sight, thing):
            return COUNTRY_CARD
        match thing:
            case (name, kind, _card) if name in (HAND, INTRIGUE):
                return (name, kind, "any")
            case ("open", slot) if slot < len(self.sight.view.display):
                return ("open", "of", self.sight.view.display[slot])
        return thing

    def also_makes(self, thing: Thing, move: Move) -> Sequence[Move]:
        """The moves that take the first cards of a draw: the card already picked, if any, and the card just tapped."""
        return takes(self.sight, [*self.picked, thing]) if isinstance(move, PLANS) else ()

    def is_implied(self, move: Move) -> bool:
        """Whether a move is the plan of a draw, which the first cards imply."""
        return isinstance(move, PLANS)

    def is_unfinished(self, state: Any) -> bool:
        """Whether a position is being paid for."""
        return state.asked in _PAYING

    @property
    def can_withdraw(self) -> bool:
        """Whether the first card of a draw is picked: a tap on the deck would draw from it again."""
        return self._is_planning and bool(self.picked)

    def can_pick(self, thing: Thing) -> bool:
        """Whether a card can be picked; while choosing a position, only proposed cards can be tapped, to put them back.

        Only the first card of a draw is picked; it can be put back, but tapping the deck again draws from it.
        """
        if self._is_planning:
            is_free = thing != DECK if thing in self.picked else not self.picked
            return is_free and self.kind_of(thing) == COUNTRY_CARD
        return thing in self.picked if self._is_choosing else super().can_pick(thing)

    def leads_on(self, thing: Thing) -> bool:
        """Whether the thing glows as a next step; until a position is proposed, all those that can be paid for do."""
        return self.proposed is None and thing in self.near if self._is_choosing else super().leads_on(thing)

    def is_proposed(self, move: Move) -> bool:
        """Whether this very move is proposed; other positions may cost the same cards."""
        is_tapped = self._is_planning and bool(self.picked) and not self.is_hinted
        return super().is_proposed(move) and not self.rules_out(move) and not is_tapped

    def rules_out(self, move: Move) -> bool:
        """Whether what is picked is meant for another move, perhaps a position that costs the same cards."""
        return super().rules_out(move) or self.proposed not in (None, move)

    def toggle(self, thing: Thing) -> None:
        """Picks a card or puts it back; any card puts back a whole proposed payment, as there is no other way to pay.

        A tap on the card that a hint has picked follows the hint: the card stays picked.
        """
        if self.is_hinted and thing in self.picked:
            self.is_hinted = False
        elif self._is_choosing:
            self.proposed = None
            self.put_back(self.picked)
        else:
            super().toggle(thing)

    def withdraw(self) -> None:
        """Puts back the first card of a draw, or the proposed payment."""
        self.proposed, self.is_hinted = None, False
        super().withdraw()

    def propose(self, move: Move) -> None:
        """Picks the parts of a move; a position that can be paid for in several ways has none yet.

        To draw three cards, it picks the one that is best to begin with, which is what a hint's reason is about.
        """
        if isinstance(move, DrawThree):
            self.parts_by_move[move] = (place_of(self.sight, best_first_card(self.sight.view)),)
        self.was_proposed, self.is_hinted = False, isinstance(move, PLANS)
        self.proposed = move if isinstance(move, Occupy) and self.parts_by_move[move] else None
        super().propose(move)

    def steps_to(self, move: Move) -> list[Thing]:
        """The things to tap first: the cards of a payment, or the position to be proposed.

        While a payment is proposed, it takes two taps to end the turn: the first one puts the payment back.
        """
        if not self._is_choosing:
            # The card picked last is the uppermost of its pile.
            return [*reversed(self.picked), *self.parts_by_move[move]]
        if not isinstance(move, Occupy):
            return [SKIP] if self.proposed is not None else []
        return [("position", move.position)] if self.parts_by_move[move] and move != self.proposed else []

    @property
    def _is_choosing(self) -> bool:
        return any(isinstance(move, Occupy) for move in self.parts_by_move)

    @property
    def _is_planning(self) -> bool:
        return any(isinstance(move, PLANS) for move in self.parts_by_move)

    def sort_moves(self) -> None:
        """Sorts the moves; positions in one country may cost the same, so cards alone do not identify one."""
        super().sort_moves()
        if self._is_choosing:
            lit = {thing: list(moves) for thing, moves in self.lit.items()}
            self.ready = {
                thing: moves
                for thing, moves in lit.items()
                if not self.parts_by_move[moves[0]] or moves[0] == self.proposed
            }
            self.near = {thing: moves for thing, moves in lit.items() if thing not in self.ready}


def paying(sight: Sight) -> str:
    """The name of the kind of cards that the viewer is paying with; empty if they are not paying."""
    if not sight.lit or not sight.view.agenda:
        return ""
    return _PAYING.get(sight.view.asked, "")


def is_paying(sight: Sight, picking: Picking) -> bool:
    """Whether the viewer is paying, card by card or as proposed."""
    return bool(paying(sight)) or picking.proposed is not None


def paid_position(picking: Picking) -> Thing | None:
    """The position that the picked cards pay for."""
    if picking.proposed is not None:
        return ("position", picking.proposed.position)
    return ("position", picking.sight.view.agenda[-1][2]) if paying(picking.sight) else None


def paid_cards(payment: Pay | PayIntrigue) -> list[Thing]:
    """The cards that a payment takes, one by one."""
    name, counts = (INTRIGUE, payment.pairs) if isinstance(payment, PayIntrigue) else (HAND, payment)
    return [(name, kind, number) for kind, count in enumerate(counts) for number in range(count)]
