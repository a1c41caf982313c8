"""The sheet for one seat of a new game: its crest, kind of player, name and place."""

from functools import partial
from typing import Any

from kivy.properties import NumericProperty

from kingdoms.core.language import _
from kingdoms.core.seats import CRESTS
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.new_game.seating import ABOUT, PLAYERS, TITLES, BadSeat, Seating
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Choice, IconButton, InkButton, Pressable, Row, Sheet, Small, Targets, Toast
from kingdoms.ui.widgets.text_field import TextField

MOST_NAMES = 12
"""How many known people are offered; the most recent come first."""


class SeatSheet(Sheet):
    """Changes one seat of a seating; each choice takes effect at once."""

    def __init__(self, seating: Seating, number: int, **kwargs: Any) -> None:
        super().__init__(title=_("Who sits here?"), **kwargs)
        self.seating = seating
        self.number = number
        picks = CrestPicks(chosen=seating.seats[number].crest)
        picks.bind(chosen=lambda _picks, crest: seating.take_crest(self.number, int(crest)))
        self.add_widget(picks)
        self._add_players()
        self.field = TextField(text=seating.seats[number].name, hint_text=_("Name"))
        self.field.bind(on_text_validate=lambda _field: self.finish())
        self.add_widget(self.field)
        self._add_known()
        self._add_foot()

    def _add_players(self) -> None:
        """Every kind of player, and what to expect of the chosen one."""
        player = self.seating.seats[self.number].player
        choice = Choice(options=[(kind, _(TITLES[kind])) for kind in PLAYERS], value=player)
        choice.bind(value=self._become)
        self.about = Small(text=_(ABOUT[player]))
        self.add_widget(choice)
        self.add_widget(self.about)

    def _become(self, _choice: object, player: str) -> None:
        self.seating.become(self.number, player)
        self.about.text = _(ABOUT[player])
        self.field.text = self.seating.seats[self.number].name

    def _add_known(self) -> None:
        names = self.seating.free_names()[:MOST_NAMES]
        if names:
            self.add_widget(Small(text=_("Played here before")))
        for name in names:
            button = InkButton(text=name, icon="person")
            button.bind(on_release=partial(self._take_name, name))
            self.add_widget(button)

    def _add_foot(self) -> None:
        self.place = Body(halign="center", pos_hint={"center_y": 0.5})
        row = Row()
        row.add_widget(self._step("chevron_left", _("Sit earlier"), -1))
        row.add_widget(self.place)
        row.add_widget(self._step("chevron_right", _("Sit later"), 1))
        self.add_foot(row)
        done = InkButton(text=_("Done"), kind="primary")
        done.bind(on_release=lambda _button: self.finish())
        self.add_foot(done)
        self._show_place()

    def _step(self, icon: str, hint: str, steps: int) -> IconButton:
        button = IconButton(icon=icon, hint=hint)
        button.bind(on_release=partial(self._move, steps))
        return button

    def _show_place(self) -> None:
        self.place.text = _("Seat {n} of {all}").format(n=self.number + 1, all=len(self.seating.seats))

    def _take_name(self, name: str, _button: object) -> None:
        self.field.text = name
        self.finish()

    def _move(self, steps: int, _button: object) -> None:
        self.number = self.seating.move(self.number, steps)
        self._show_place()

    def finish(self) -> None:
        """Takes the name from the field and closes, or says what is wrong with it."""
        try:
            self.seating.rename(self.number, self.field.text)
        except BadSeat as trouble:
            Toast.say(str(trouble))
        else:
            self.dismiss()


class CrestPicks(Targets):
    """The five crests side by side, the chosen one raised on gold."""

    chosen = NumericProperty(0)
    shows = (*Pressable.shows, "chosen")

    def measure(self) -> None:
        """High enough for a finger and a raised crest."""
        self.size_hint_y = None
        self.height = theme.touch * 1.25

    def choose(self, key: int) -> None:
        """Chooses a crest."""
        self.chosen = key

    def paint(self, painter: Painter) -> None:
        """All of them, the chosen one on gold leaf."""
        for crest, rect in self.places().items():
            if crest == self.chosen:
                painter.leaf(rect.fitted(1), theme.corner)
            lift = theme.lift if crest == self.chosen else 0
            painter.crest(crest, rect.inset(theme.unit).moved(0, lift))
            if self.is_focused and self.focus_key == crest:
                painter.focus_ring(rect.fitted(1))

    def places(self) -> dict[int, Rect]:
        """From left to right."""
        return dict(enumerate(self.rect.columns(CRESTS, theme.unit)))
