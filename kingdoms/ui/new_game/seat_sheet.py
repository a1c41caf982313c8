"""The sheet for one seat of a new game: who sits here, the kind of player, the crest and the place."""

from contextlib import suppress
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.core.person_names import tidied
from kingdoms.core.seats import CRESTS, PERSON, Seat
from kingdoms.core.words.language import _
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.new_game.seating import BadSeat, Seating
from kingdoms.ui.player_kinds import ABOUT, KIND_NAMES, KINDS
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Pressable, Sheet, Stack, Targets, Toast
from kingdoms.ui.widgets.chips import Chips

__all__ = ["Chips", "EditSeatSheet"]

MOST_NAMES = 12
"""How many known people are offered; the most recent come first."""


class EditSeatSheet(Sheet):
    """Edits one seat of a seating; each choice takes effect at once, and closing the sheet accepts the typed name."""

    number: "ObjectProperty[int]" = ObjectProperty(0)
    seat: "ObjectProperty[Seat]" = ObjectProperty(rebind=True)
    """The seat that is edited; `number` is its place in the order."""
    players: "ListProperty[tuple[str, str]]" = ListProperty([])

    def __init__(self, seating: Seating, number: int, **kwargs: Any) -> None:
        self.seating = seating
        players = [(player, _(KIND_NAMES[player])) for player in KINDS]
        super().__init__(number=number, seat=seating.seats[number], players=players, **kwargs)
        self._people: KnownPeople | None = None
        self._offer_people()

    def _offer_people(self) -> None:
        """Offers the known people who could sit here."""
        if self._people is not None:
            self.body.remove_widget(self._people)
            self._people = None
        names = self.seating.free_names(self.number)[:MOST_NAMES]
        if names:
            self._people = KnownPeople(names=names, chosen=self.seat.name if self.seat.is_person else "")
            self._people.bind(chosen=lambda _people, name: self.seat_person(name))
            self.add_widget(self._people, index=len(self.body.children))

    def about(self, player: str) -> str:
        """A sentence about a kind of player."""
        return _(ABOUT[player])

    def become(self, player: str) -> None:
        """Gives the seat to another kind of player. A name that is being typed stays, whatever the kind."""
        if player == self.seat.player:
            return
        typed = self._typed()
        self._rename_quietly(typed)
        self.seating.become(self.number, player)
        self._rename_quietly(typed)
        self.seat = self.seating.seats[self.number]
        self.ids.field.text = typed or self.seat.name

    def _typed(self) -> str:
        """The name that was typed but not accepted yet, or an empty string."""
        text = tidied(self.ids.field.text)
        return "" if text == self.seat.name else text

    def _rename_quietly(self, name: str) -> None:
        """Gives the seat this name if that is possible; if not, closing the sheet will say so."""
        if name:
            with suppress(BadSeat):
                self.seating.rename(self.number, name)

    def seat_person(self, name: str) -> None:
        """Gives the seat to a known person, and goes on. Another name that was being typed is offered from now on."""
        typed = self._typed()
        if not name.startswith(typed):
            self.seating.become(self.number, PERSON)
            self._rename_quietly(typed)
        self.seating.seat_person(self.number, name)
        self.ids.field.text = name
        self.go_on()

    def move(self, steps: int) -> None:
        """Moves the seat to another place in the order."""
        self.number = self.seating.move(self.number, steps)

    def go_on(self) -> None:
        """Accepts the name and turns to the next person's seat; after the last one, closes."""
        later = [number for number, seat in enumerate(self.seating.seats) if number > self.number and seat.is_person]
        if not later:
            self.dismiss()
        elif self._is_name_accepted():
            self.number = later[0]
            self.seat = self.seating.seats[self.number]
            self.ids.field.text = self.seat.name
            self._offer_people()

    def dismiss(self) -> None:
        """Accepts the name in the field and closes, or says what is wrong with it."""
        if self._is_name_accepted():
            super().dismiss()

    def _is_name_accepted(self) -> bool:
        """Gives the seat the name in the field, or says what is wrong with it; an empty field changes nothing."""
        name = tidied(self.ids.field.text)
        try:
            if name:
                self.seating.rename(self.number, name)
        except BadSeat as trouble:
            Toast.say(str(trouble))
            return False
        return True


class KnownPeople(Stack):
    """The names of people who have played here; a tap chooses one of them."""

    names: "ListProperty[str]" = ListProperty([])
    chosen = StringProperty("")


class CrestPicker(Targets):
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
            if is_chosen:
                paint_chosen(painter, shield.inset(-theme.unit), crest)
            painter.crest(crest, shield)
            if self.is_focused and self.focus_key == crest:
                painter.focus_ring(rect.fitted(1))

    def places(self) -> dict[int, Rect]:
        """The area of each crest, from left to right."""
        return dict(enumerate(self.rect.columns(CRESTS, theme.unit)))
