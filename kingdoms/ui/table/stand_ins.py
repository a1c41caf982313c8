"""The company at a table: whoever has to go lets a bot play for him, and takes his seat again when he is back."""

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.core.session import Session
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import keep_out_of_recents
from kingdoms.ui.table.hints import Counsel
from kingdoms.ui.table.stand_in_sheet import ask_who_plays, ask_whose_seat

NOBODYS = -1


class Company(Counsel):
    """A table at which somebody else can take over a seat."""

    opened_seat = NumericProperty(NOBODYS)
    """The seat that somebody looks at: a button in the bar asks who plays it."""

    # What an heir says.

    def _stop_thinking(self) -> None:
        """Neither bots nor the adviser think any more."""
        raise NotImplementedError

    def _take_curtain_away(self) -> None:
        """Nobody is waited for behind the curtain any more."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """Looks who has to do something now, and lets him."""
        raise NotImplementedError

    # Who plays.

    def _lay_board(self, session: Session) -> None:
        super()._lay_board(session)
        self.board.bind(opened=self._note_opened)

    def _note_opened(self, _board: object, opened: Thing | None) -> None:
        is_seat = opened is not None and opened[0] == "seat" and self._can_be_replaced(opened[1])
        self.opened_seat = opened[1] if is_seat else NOBODYS

    def _can_be_replaced(self, seat: int) -> bool:
        """Nobody can at the end, and never an opponent whom the rules move."""
        return not self._session.is_over and seat < len(self._session.seats)

    def open_players(self) -> None:
        """All seats, and who plays them."""
        sheet = ask_whose_seat(self._session, self.open_seat)
        if sheet is not None:
            sheet.bind(on_dismiss=self._resume)

    def open_seat(self, seat: int) -> bool:
        """Asks who is to play a seat; whether there is anything to ask."""
        session = self._session
        if not self._can_be_replaced(seat):
            return False
        about = self.board.sight.about(("seat", seat))[1]
        ask_who_plays(session, seat, about, self.let_play).bind(on_dismiss=self._resume)
        return True

    def let_play(self, seat: int, player: str) -> None:
        """Somebody else plays a seat from now on. That shows nobody what only another one may know."""
        session = self._session
        self._stop_thinking()
        self._put_away()
        self._take_curtain_away()
        self.board.drop()
        session.let_play(seat, player)
        self._mind_recents(session)
        if self.viewer not in session.persons:
            self.viewer = self._alone(session)
        sound.play("turn")
        self._go_on()

    def _mind_recents(self, session: Session) -> None:
        """The recent apps show no picture of a table that others may not see."""
        keep_out_of_recents(self._is_shared(session))

    def _is_shared(self, session: Session) -> bool:
        """Whether somebody else may take the device up: who plays too, or let a bot play for him and comes back."""
        return self._alone(session) is None

    @staticmethod
    def _alone(session: Session) -> int | None:
        """The only person, if nobody else has ever sat here; whoever could be another one shows up at the curtain."""
        seated = [number for number, seat in enumerate(session.seated) if seat.is_person]
        return session.persons[0] if session.persons == seated and len(seated) == 1 else None
