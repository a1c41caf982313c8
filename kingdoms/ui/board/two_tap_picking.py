"""Picking where some moves take two taps: the first shows what a move costs, and the second makes it."""

from kingdoms.core.state import Move, Thing
from kingdoms.ui.board.picking import Picking


class TwoTapPicking(Picking):
    """Proposes a move that takes two taps on the first one; undo, or a part of another move, puts it back."""

    def takes_two_taps(self, move: Move) -> bool:
        """Whether the first tap only proposes a move."""
        return False

    def propose(self, move: Move) -> None:
        """Picks the parts of a move, and proposes it if it takes two taps."""
        self.proposed = move if self.takes_two_taps(move) else None
        super().propose(move)

    @property
    def can_withdraw(self) -> bool:
        """Whether a move is proposed."""
        return self.proposed is not None

    def withdraw(self) -> None:
        """Puts everything back, and proposes nothing."""
        self.proposed = None
        super().withdraw()

    def toggle(self, thing: Thing) -> None:
        """Picks a part or puts it back; nothing is proposed any more."""
        self.proposed = None
        super().toggle(thing)

    def is_proposed(self, move: Move) -> bool:
        """Whether exactly the parts of a move are picked and, if it takes two taps, whether it is proposed."""
        return super().is_proposed(move) and self.proposed == (move if self.takes_two_taps(move) else None)

    def rules_out(self, move: Move) -> bool:
        """Whether something is picked that the move does not need, or another move is proposed."""
        return super().rules_out(move) or self.proposed not in (None, move)

    def leads_on(self, thing: Thing) -> bool:
        """Whether the thing glows: until a move is proposed, anything that needs no other part first does."""
        if thing in self.near and self.takes_two_taps(self.near[thing][0]):
            return self.proposed is None and self.needed[self.near[thing][0]] <= self.numbered(self.picked)
        return super().leads_on(thing)

    def steps_to(self, move: Move) -> list[Thing]:
        """The things to tap first: the parts of a move, and whatever has to be proposed."""
        if move == self.proposed:
            return []
        steps = super().steps_to(move)
        return [*steps, self.sight.target(move)] if self.takes_two_taps(move) else steps

    def sort_moves(self) -> None:
        """Divides the moves; one that takes two taps is ready only when it is proposed."""
        super().sort_moves()
        for thing, ways in list(self.ready.items()):
            if self.takes_two_taps(ways[0]) and ways[0] != self.proposed:
                self.near[thing] = self.ready.pop(thing)
