"""Stand-ins at a table: if someone has to leave, a bot can take over until they are back."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.core.words.language import N_, _
from kingdoms.ui.board.sight import SEAT
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.player_kinds import ABOUT, KIND_NAMES, KINDS
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import keep_out_of_recents
from kingdoms.ui.widgets import Body, InkButton, Sheet, Small

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen

NOBODYS = -1

LetPlay = Callable[[int, str], None]
"""Called with the seat and its new player."""

_STAND_IN = {
    PERSON: N_("Take over {name}'s seat"),
    "squire": N_("Let a squire play for {name}"),
    "knight": N_("Let a knight play for {name}"),
    "regent": N_("Let a regent play for {name}"),
    "sovereign": N_("Let a sovereign play for {name}"),
}


class StandIns(EventDispatcher):
    """Lets people change who plays which seat of a table."""

    opened_seat = NumericProperty(NOBODYS)
    """The seat that is open on the board, if its player can change; a button in the bar asks who is to play it."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self._table = table

    def follow_opened(self, _board: object, opened: Thing | None) -> None:
        """Keeps track of which seat is open on the board."""
        seat = opened[1] if opened is not None and opened[0] == SEAT else NOBODYS
        self.opened_seat = seat if self._can_be_replaced(seat) else NOBODYS

    def _can_be_replaced(self, seat: int) -> bool:
        """Whether another player can take over this seat: not once the game is over, and never if the rules play it."""
        session = self._table.session
        return not session.is_over and seat < len(session.seats)

    def open_all(self) -> None:
        """Lists all seats with their players, and asks which one to change."""
        sheet = ask_whose_seat(self._table.session, self.open)
        if sheet is not None:
            sheet.bind(on_dismiss=self._table.uncovered)

    def opens(self, thing: Thing) -> bool:
        """If the thing is a seat, shows what is public about it, with a button to change its player.

        Returns False if it is no seat, or one whose player cannot change.
        """
        if thing[0] != SEAT or not self._can_be_replaced(thing[1]):
            return False
        table, seat = self._table, thing[1]
        sheet = Sheet(title=_who(table.session.seats[seat]))
        sheet.add_widget(Body(text=table.sight.about(thing)[1]))
        sheet.add_widget(
            sheet.closing_button(partial(self.open, seat), text=_("Change who plays this seat"), icon="stand_in")
        )
        sheet.bind(on_dismiss=table.uncovered)
        sheet.open()
        return True

    def open(self, seat: int) -> bool:
        """Asks who is to play a seat; returns False if there is nothing to ask."""
        table = self._table
        if not self._can_be_replaced(seat):
            return False
        ask_who_plays(table.session, seat, self.let_play).bind(on_dismiss=table.uncovered)
        return True

    def let_play(self, seat: int, player: str) -> None:
        """Gives a seat to another player without revealing anyone's secrets."""
        table, session = self._table, self._table.session
        table.clear_away()
        session.let_play(seat, player)
        self.mind_recents(session)
        if table.viewer not in session.persons:
            table.viewer = session.only_person
        sound.play("turn")
        table.course.go_on()

    def mind_recents(self, session: Session) -> None:
        """Hides the preview of a shared table in the system's list of recent apps."""
        keep_out_of_recents(session.is_shared)


def ask_whose_seat(session: Session, choose: Callable[[int], object]) -> Sheet | None:
    """Asks which seat is meant, listing who plays each; if there is only one seat, chooses it."""
    if len(session.seats) == 1:
        choose(0)
        return None
    sheet = Sheet(title=_("Who's playing?"))
    for number, seat in enumerate(session.seats):
        button = _button(sheet, _who(seat), seat.player, partial(choose, number))
        button.drawing, button.drawing_squares = partial(_paint_crest, seat.crest), 1
        sheet.add_widget(button)
    sheet.open()
    return sheet


def ask_who_plays(session: Session, seat: int, let_play: LetPlay) -> Sheet:
    """Asks who is to play a seat from now on."""
    sheet = Sheet(title=_who(session.seats[seat]))
    for player in KINDS:
        if player != session.seats[seat].player:
            is_back = player == session.seated[seat].player
            text = (_("{name} is playing again") if is_back else _(_STAND_IN[player])).format(name=session.names[seat])
            sheet.add_widget(_button(sheet, text, player, partial(let_play, seat, player)))
            sheet.add_widget(Small(text=_(ABOUT[player])))
    sheet.open()
    return sheet


def _who(seat: Seat) -> str:
    """The seat's name and the kind of player it has."""
    return _("{name}: {level}").format(name=seat.name, level=_(KIND_NAMES[seat.player]))


def _paint_crest(crest: int, painter: Painter, rect: Rect) -> None:
    painter.crest(crest, rect)


def _button(sheet: Sheet, text: str, player: str, action: Callable[[], object]) -> InkButton:
    return sheet.closing_button(action, text=text, icon="person" if player == PERSON else "robot")
