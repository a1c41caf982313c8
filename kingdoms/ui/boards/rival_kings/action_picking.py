"""Picking in Rival Kings: choosing one of several actions if ranks are equal, and a first look at what is bought."""

from collections.abc import Sequence

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import sentences
from kingdoms.games.rival_kings.cards import is_subject
from kingdoms.games.rival_kings.moves import Buy, Pick
from kingdoms.games.rival_kings.words.labels import bought, only_denies, spends, warning, wastes
from kingdoms.games.rival_kings.words.phrases import ability
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.two_tap_picking import TwoTapPicking
from kingdoms.ui.boards.rival_kings.court import actions_to_choose


class ActionPicking(TwoTapPicking):
    """Picks one of several actions, so that only the ways to carry it out stay lit.

    The first tap on a card proposes to buy it, as that uncovers another one and cannot be undone; the second buys it.
    The same goes for an ability that leads to an expense without another question.
    """

    def __init__(self, sight: Sight) -> None:
        moves = dict.fromkeys(move for moves in sight.lit.values() for move in moves)
        self._costly = {move for move in moves if isinstance(move, Buy | Pick) or spends(sight.view, move)}
        """The moves that cost coins or points."""
        super().__init__(sight)

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """Any other action; nothing else takes the place of a picked one."""
        return [other for other in self.picked if other != thing] if self.can_pick(thing) else []

    def parts_of(self, move: Move) -> Sequence[Thing]:
        """With equal ranks, the action that a move carries out, if there are several ways to carry it out."""
        return [thing for thing, ways in actions_to_choose(self.sight).items() if move in ways and len(ways) > 1]

    def acts_at_once(self, move: Move) -> bool:
        """Whether a move is made without anything being proposed; nobody has to pick the action first."""
        return move not in self._costly

    def asks_first(self, move: Move) -> bool:
        """Whether a move skips something free, or is a useless theft."""
        return wastes(self.sight.view, move) or only_denies(self.sight.view, move)

    def sheet_buttons(self, thing: Thing, ways: Sequence[Move]) -> Sequence[tuple[str, Sequence[Move]]]:
        """The ways to pay for a card, if there are several."""
        if len(ways) == 1 or bought(self.sight.view, ways[0]) is None:
            return ()
        return [(self.sight.words.label(self.sight.view, way), (way,)) for way in ways]

    def sheet_title(self, ways: Sequence[Move]) -> str:
        """The name of the card to pay for, rather than the name of its pile, and a warning if it is the last one."""
        title, about = self.sight.words.which(self.sight.view, ways), warning(self.sight.view, ways[0])
        return f"{title}\n{about}" if about else title

    def about_proposed(self) -> str:
        """A warning if the game is about to end, and the ability of the subject that is about to be bought."""
        if self.proposed is None:
            return ""
        card = bought(self.sight.view, self.proposed)
        about = ability(card) if card is not None and is_subject(card) else ""
        return sentences(warning(self.sight.view, self.proposed), about)

    def takes_two_taps(self, move: Move) -> bool:
        """Whether a move costs something and has only one way to be paid for."""
        return move in self._costly and len(self.lit.get(self.sight.target(move), ())) == 1
