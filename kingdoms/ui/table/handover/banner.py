"""The banner that crosses the table in front of everything to announce a turn; nothing waits for it."""

from kivy.animation import Animation
from kivy.properties import NumericProperty, StringProperty

from kingdoms.core.seats import NO_CREST
from kingdoms.ui.drawing.crests import tincture_of
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.theme import theme

_MIDDLE = 0.5


class Banner(Painted):
    """A crest and a few words on a band of the seat's colour. Dispatches `on_gone` when it has crossed the table."""

    text = StringProperty("")
    crest = NumericProperty(0)
    passed = NumericProperty(_MIDDLE)
    """How far it has come, from 0 to 1; at one half it is in the middle of the table."""
    edge = NumericProperty(0)
    """The space above and below the crest and the words."""

    shows = ("text", "crest", "passed")
    __events__ = ("on_gone",)

    def __init__(self, **kwargs: object) -> None:
        load_kv("table/handover/banner")
        super().__init__(**kwargs)

    def on_gone(self) -> None:
        """Dispatched when the banner has crossed the table."""

    def appear(self) -> None:
        """Starts crossing the table, always at a pace at which it can be read; with motion off, it stands still."""
        if theme.speed != "off":
            self.passed = 0
        crossing = Animation(passed=1 if theme.speed != "off" else _MIDDLE, duration=DURATIONS["banner"])
        crossing.bind(on_complete=lambda *_done: self.dispatch("on_gone"))
        crossing.start(self)

    def paint(self, painter: Painter) -> None:
        """Paints the band: it comes in fast from the right, slows in the middle and leaves fast on the left."""
        # A dark band goes with the dark shield of an opponent without a seat.
        tincture = "sable" if self.crest == NO_CREST else tincture_of(int(self.crest))
        band = self.rect.moved(-self.width * (2 * self.passed - 1) ** 3, 0)
        painter.shadow(band)
        painter.fill(band, theme.tinctures[tincture])
        for edge in (band.cut_top(theme.band)[0], band.cut_bottom(theme.band)[0]):
            painter.fill(edge, theme.tincture_inks[tincture])
        inside = band.inset(theme.margin, self.edge)
        side = min(theme.crest, inside.height)
        words = min(size_of(self.text, Style(round(theme.title), bold=True))[0], inside.width - side - theme.gap)
        shield, room = inside.centred(side + theme.gap + words, inside.height).cut_left(side, theme.gap)
        painter.crest(int(self.crest), shield.centred(side, side))
        painter.text(self.text, room, theme.title, theme.tincture_inks[tincture], bold=True, align="left")
