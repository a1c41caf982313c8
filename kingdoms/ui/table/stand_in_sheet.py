"""The sheets about who plays a seat of a running game: a bot stands in for somebody, who comes back when he likes."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.language import N_, _
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.ui.new_game.seating import ABOUT, PLAYERS, TITLES
from kingdoms.ui.widgets import Body, InkButton, Sheet, Small

LetPlay = Callable[[int, str], None]
"""Hears the seat, and who is to play it."""

_STAND_IN = {
    PERSON: N_("Take the seat of {name}"),
    "squire": N_("Let a squire play for {name}"),
    "knight": N_("Let a knight play for {name}"),
    "regent": N_("Let a regent play for {name}"),
}


def ask_whose_seat(session: Session, choose: Callable[[int], object]) -> Sheet | None:
    """Asks about whose seat it is, each told with who plays now; where one sits alone there is nothing to ask."""
    if len(session.seats) == 1:
        choose(0)
        return None
    sheet = Sheet(title=_("Who plays?"))
    for number, seat in enumerate(session.seats):
        sheet.add_widget(_button(sheet, _who(seat), seat.player, partial(choose, number)))
    sheet.open()
    return sheet


def ask_who_plays(session: Session, seat: int, about: str, let_play: LetPlay) -> Sheet:
    """Asks who is to play a seat from now on; `about` is what else there is to know of it."""
    sheet = Sheet(title=_who(session.seats[seat]))
    if about:
        sheet.add_widget(Body(text=about))
    for player in PLAYERS:
        if player != session.seats[seat].player:
            sheet.add_widget(_button(sheet, _words(session, seat, player), player, partial(let_play, seat, player)))
            sheet.add_widget(Small(text=_(ABOUT[player])))
    sheet.open()
    return sheet


def _who(seat: Seat) -> str:
    """A name, and who plays there now."""
    return _("{name}: {level}").format(name=seat.name, level=_(TITLES[seat.player]))


def _words(session: Session, seat: int, player: str) -> str:
    is_back = player == session.seated[seat].player
    return (_("{name} plays again") if is_back else _(_STAND_IN[player])).format(name=session.names[seat])


def _button(sheet: Sheet, text: str, player: str, action: Callable[[], object]) -> InkButton:
    return sheet.closing_button(action, text=text, icon="person" if player == PERSON else "robot")
