"""The curtain between two people sharing a device: it hides the table until the right person is holding the device."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from kingdoms.core.session import Session
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.table.log import last_lines
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets.surfaces import Modal

_NEWS = 4  # the most lines of the log
_TINGE = 0.08  # the opacity of the colour on the background, and of the charge
_CHARGE = 0.9  # the size of the charge in the background, as a share of the shorter side


class Curtain(Modal):
    """Covers everything. Dispatches `on_lift` when the player it waits for is ready."""

    seat = NumericProperty(0)
    """The seat of the person it waits for."""
    who = StringProperty("")
    what = StringProperty("")
    """The choice that person has to make."""
    news = StringProperty("")
    """The last lines of the log, for anyone who looked away."""
    undoer = StringProperty("")
    """The name of the previous player, if there is something that they can undo; otherwise empty."""
    undoes_choice = BooleanProperty(False)
    """Whether the previous player can undo only a choice, not their whole turn."""
    crest = NumericProperty(0)
    edge = NumericProperty(0)
    """The width of the coloured strips along both sides."""

    shows = ("crest", "edge")

    __events__ = ("on_lift", "on_undo")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("table/handover/curtain")
        super().__init__(**kwargs)

    def wait_for(self, session: Session, seat: int) -> None:
        """Waits for a person, says what they will have to decide, and offers the previous player an undo."""
        self.seat = seat
        self.who, self.crest = session.names[seat], session.seats[seat].crest
        self.what = session.game.words.prompt(session.state.view(None))
        self.news = "\n".join(line.text for line in last_lines(session, _NEWS)) if session.log else ""
        whose = session.whose_undo()
        self.undoes_choice = session.would_undo_choice()
        self.undoer = "" if whose in (None, seat) else session.names[whose]

    def on_lift(self) -> None:
        """Dispatched when the person is ready."""

    def on_undo(self) -> None:
        """Dispatched when the previous player wants to undo something."""

    def paint(self, painter: Painter) -> None:
        """Paints an opaque background in the colour and with the charge of the person it waits for."""
        crest, size = int(self.crest), _CHARGE * min(self.size)
        colour = theme.seat_colours[crest]
        painter.fill(self.rect, theme.ground)
        painter.ground(self.rect)
        painter.fill(self.rect, faint(colour, _TINGE))
        painter.picture(f"heraldry/{ARMS[crest].charge}", self.rect.centred(size, size), faint(colour, _TINGE))
        for side in (self.rect.cut_left(self.edge)[0], self.rect.cut_right(self.edge)[0]):
            painter.fill(side, colour)
