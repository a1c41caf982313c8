"""The sheet for one seat of a new game: its crest, kind of player, name and place."""

from functools import partial
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty

from kingdoms.core.seats import CRESTS, Seat
from kingdoms.core.words.language import _
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.new_game.seating import BadSeat, Seating
from kingdoms.ui.player_kinds import ABOUT, KINDS, TITLES
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Pressable, Sheet, Small, Targets, Toast

MOST_NAMES = 12
"""How many known people are offered; the most recent come first."""


class EditSeatSheet(Sheet):
    """Edits one seat of a seating; each choice takes effect at once."""

    number: "ObjectProperty[int]" = ObjectProperty(0)
    seat: "ObjectProperty[Seat]" = ObjectProperty(rebind=True)
    """The seat, and its number at the table."""
    players: "ListProperty[tuple[str, str]]" = ListProperty([])

    def __init__(self, seating: Seating, number: int, **kwargs: Any) -> None:
        self.seating = seating
        players = [(player, _(TITLES[player])) for player in KINDS]
        super().__init__(number=number, seat=seating.seats[number], players=players, **kwargs)
        names = seating.free_names()[:MOST_NAMES]
        if names:
            self.add_widget(Small(text=_("Has played here")))
        for name in names:
            button = InkButton(text=name, icon="person")
            button.bind(on_release=partial(self._take_name, name))
            self.add_widget(button)

    def about(self, player: str) -> str:
        """A sentence about a kind of player."""
        return _(ABOUT[player])

    def become(self, player: str) -> None:
        """Gives the seat to another kind of player."""
        self.seating.become(self.number, player)
        self.seat = self.seating.seats[self.number]

    def _take_name(self, name: str, _button: object) -> None:
        self.ids.field.text = name
        self.finish()

    def move(self, steps: int) -> None:
        """Moves the seat to another place in the order."""
        self.number = self.seating.move(self.number, steps)

    def finish(self) -> None:
        """Accepts the name in the field and closes, or says what is wrong with it."""
        try:
            self.seating.rename(self.number, self.ids.field.text)
        except BadSeat as trouble:
            Toast.say(str(trouble))
        else:
            self.dismiss()


class CrestPicks(Targets):
    """The five crests side by side, the chosen one raised and ticked."""

    chosen = NumericProperty(0)
    headroom = NumericProperty(0)
    """The space above the crests, which the tick of the chosen one needs because the widget clips its content."""
    shows = (*Pressable.shows, "chosen", "headroom")

    def choose(self, key: int) -> None:
        """Chooses a crest."""
        self.chosen = key

    def paint(self, painter: Painter) -> None:
        """Paints all crests, and the mark of the chosen one."""
        for crest, rect in self.places().items():
            is_chosen = crest == self.chosen
            shield = raised(rect.cut_top(self.headroom)[1].inset(theme.unit).fitted(1), is_chosen)
            painter.crest(crest, shield)
            if is_chosen:
                paint_chosen(painter, shield, crest)
            if self.is_focused and self.focus_key == crest:
                painter.focus_ring(rect.fitted(1))

    def places(self) -> dict[int, Rect]:
        """The area of each crest, from left to right."""
        return dict(enumerate(self.rect.columns(CRESTS, theme.unit)))
