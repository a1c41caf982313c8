"""The company at a table: whoever has to go lets a bot play for him, and takes his seat again when he is back."""

from kingdoms.core.session import Session
from kingdoms.ui.counsel import Counsel
from kingdoms.ui.device import keep_out_of_recents
from kingdoms.ui.sound import sound
from kingdoms.ui.stand_in_sheet import ask_who_plays, ask_whose_seat


class Company(Counsel):
    """A table at which somebody else can take over a seat."""

    # What a heir says.

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

    def open_players(self) -> None:
        """All seats, and who plays them."""
        sheet = ask_whose_seat(self._session, self.open_seat)
        if sheet is not None:
            sheet.bind(on_dismiss=self._resume)

    def open_seat(self, seat: int) -> bool:
        """Who else could play a seat; nobody at the end, and nobody for an opponent whom the rules move."""
        session = self._session
        if session.is_over or seat >= len(session.seats):
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
        keep_out_of_recents(len(session.persons) > 1)
        if self.viewer not in session.persons:
            self.viewer = self._returning(session)
        sound.play("turn")
        self._go_on()

    @staticmethod
    def _returning(session: Session) -> int | None:
        """The only person, if nobody else has ever sat here; whoever could be another one shows up at the curtain."""
        seated = [number for number, seat in enumerate(session.seated) if seat.is_person]
        return session.persons[0] if session.persons == seated and len(seated) == 1 else None
