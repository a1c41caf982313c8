"""The stage of Rival Kings: during a reveal, characters are on its overlay instead of the table."""

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import is_subject
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Arrow
from kingdoms.ui.board.movement.scene_stage import Stage
from kingdoms.ui.board.sight import Places, Sight
from kingdoms.ui.drawing.rect import Rect


class RivalKingsStage(Stage):
    """A board with what it shows after a play, and the overlay of the reveal."""

    def __init__(self, board: Board, sight: Sight) -> None:
        super().__init__(board, sight)
        self.reveal: Places = {}
        """Where everything is on the overlay of the reveal while that is shown; empty otherwise."""

    def now(self, thing: Thing) -> Rect:
        """Where a thing is now; on the overlay of the reveal, if it is there."""
        return self.reveal[thing].rect if thing in self.reveal else super().now(thing)

    def arrows(self, start: Rect, end: Rect) -> tuple[Arrow, ...]:
        """An arrow from one character to another; none on the overlay of the reveal, which has arrows of its own."""
        return () if self.reveal else (Arrow(start.centre, end.centre),)

    def newest_card(self, seat: int, card: int) -> Thing:
        """The newest card in a seat's row of subjects or buildings, whichever row this card belongs to."""
        view = self.sight.view
        if is_subject(card):
            return ("subject", seat, len(view.subjects[seat]) - 1)
        return ("building", seat, len(view.buildings[seat]) - 1)
