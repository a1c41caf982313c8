"""Picking in Rival Kings: choosing one of several actions if ranks are equal, and reading cards before paying."""

from collections.abc import Sequence

from kingdoms.core.game import Move, Thing
from kingdoms.games.rival_kings.words.labels import bought, only_denies, spends, wastes
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.boards.rival_kings.hand_or_court import actions_to_choose


class ActionPicking(Picking):
    """Picks one of several actions, so that only the ways to carry it out stay lit."""

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """Any other action."""
        return [other for other in self.picked if other != thing]

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """With equal ranks, the action that a move carries out, if there are several ways to carry it out."""
        return [thing for thing, ways in actions_to_choose(self.sight).items() if move in ways and len(ways) > 1]

    def acts_at_once(self, move: Move) -> bool:
        """Always True: nobody has to pick the action first."""
        return True

    def asks_first(self, move: Move) -> bool:
        """Whether a move costs coins or points, passes up something that costs nothing, or is a useless theft."""
        view = self.sight.view
        return bought(view, move) is not None or any(is_so(view, move) for is_so in (spends, wastes, only_denies))

    def sheet_buttons(self, thing: Thing, ways: Sequence[Move]) -> Sequence[tuple[str, Sequence[Move]]]:
        """The ways to pay for a card; it is shown first, as buying it uncovers another and cannot be undone."""
        if bought(self.sight.view, ways[0]) is None:
            return ()
        return [(self.sight.words.label(self.sight.view, way), (way,)) for way in ways]

    def sheet_title(self, ways: Sequence[Move]) -> str:
        """The name of the card to pay for, rather than the name of its pile."""
        return self.sight.words.which(self.sight.view, ways)
