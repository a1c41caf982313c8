"""The winners' moment: their crests between laurels, and everybody's points, in front of the table."""

from typing import Any

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.seats import NO_CREST
from kingdoms.core.session import Session
from kingdoms.core.words.language import numeral
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.theme import theme


class Victory(Painted, BoxLayout):
    """Stays until anything is touched, and lets that touch through. Dispatches `on_gone` then."""

    text = StringProperty("")
    standings = StringProperty("")
    crests: "ListProperty[int]" = ListProperty([])
    edge = NumericProperty(0)
    """The height of the coloured strips above and below."""

    shows = ("text", "crests", "edge")
    __events__ = ("on_gone",)

    def __init__(self, session: Session, **kwargs: Any) -> None:
        load_kv("table/handover/victory")
        winners, totals = session.state.winners(), [score.total for score in session.state.scores()]
        places = sorted(range(len(totals)), key=session.state.ranking().__getitem__, reverse=True)
        super().__init__(
            text=winner_line(session),
            standings=" · ".join(f"{session.sides[side].name} {numeral(totals[side])}" for side in places),
            crests=[session.sides[side].crest for side in winners],
            **kwargs,
        )

    def on_gone(self) -> None:
        """Dispatched when somebody has touched the table."""

    def appear(self) -> None:
        """Becomes visible, at once if motion is off."""
        if theme.speed != "off":
            self.opacity = 0
            Animation(opacity=1, duration=DURATIONS["banner"]).start(self)

    def on_touch_down(self, _touch: MotionEvent) -> bool:
        """Goes away; the touch is for whatever is behind it."""
        Animation.cancel_all(self)
        self.dispatch("on_gone")
        return False

    def paint(self, painter: Painter) -> None:
        """Paints the ground, with a strip above and below in the colour of the first winner."""
        crest = int(self.crests[0])
        colour = theme.tinctures["sable"] if crest == NO_CREST else theme.seat_colours[crest]
        painter.shadow(self.rect)
        painter.fill(self.rect, theme.panel)
        for strip in (self.rect.cut_top(self.edge)[0], self.rect.cut_bottom(self.edge)[0]):
            painter.fill(strip, colour)
