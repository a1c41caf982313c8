"""A new game: who plays, the options, and one game or a series."""

from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.game import Game, opponent_name, value_name
from kingdoms.core.record import seats_from_json
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import GOALS, NUMBER_OF_GAMES, NUMBER_OF_POINTS, Series
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.ui.boards import prepare_board
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.new_game.seat_mover import SeatMover
from kingdoms.ui.new_game.seat_sheet import EditSeatSheet
from kingdoms.ui.new_game.seating import Seating
from kingdoms.ui.new_game.tablet_sides import ABOUT_TABLET_SIDES, next_tablet_side
from kingdoms.ui.new_game.tiles import AddTiles, OpponentTile, SeatTile
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.widgets import InkSwitch, Toast

SINGLE = "single"
USUAL_TARGETS = {NUMBER_OF_GAMES: 3, NUMBER_OF_POINTS: 50}
STEPS = {NUMBER_OF_GAMES: 1, NUMBER_OF_POINTS: 10}
_MOST_TYPED_NAMES = 20
"""How many typed names are kept, the latest first."""
_BEFORE_PREPARING = 0.3
"""Seconds after which the screen is visible and nothing moves."""


class NewGameScreen(AppScreen):
    """Prepares a game; everything has a sensible default, so one tap is enough."""

    game: "ObjectProperty[Game]" = ObjectProperty(None)
    title = StringProperty("")
    seating: Seating
    """The players of the game being prepared."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._is_prepared = False
        self._mover = SeatMover(self.seat_tiles, self._move_seat)
        self._chosen: dict[str, Any] = {}
        """The chosen options of this game, including those that are hidden now."""

    def on_show(self, game: str, **_what: Any) -> None:
        """Prepares this game with last time's seats or sensible defaults; keeps anything already prepared."""
        theme.seat_tinctures = tinctures_of(game)
        if not self._is_prepared or self.game.key != game:
            self._is_prepared = True
            self.game = GAMES[game]
            self.seating = Seating(self.game.seats, self._last_seats(), self._known_names())
            self._chosen = {}
            self.ids.options.clear_widgets()
            self.ids.scroll.scroll_y = 1
            gallery.fetch(game)
            # Only when the screen is visible and in two frames, because each of them takes longer than a frame should.
            # Kivy forgets which kv rules apply to a class whenever it reads a kv file, so the board comes second.
            Clock.schedule_once(lambda _elapsed: self.app.screen("table"), _BEFORE_PREPARING)
            Clock.schedule_once(lambda _elapsed: prepare_board(game), 2 * _BEFORE_PREPARING)
        self._show_seats()

    def on_leave(self) -> None:
        """Gives crests their usual colours again."""
        self._mover.put_down()
        theme.seat_tinctures = SEAT_TINCTURES

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Passes a finger on a seat's grip straight to the seat: the page would take a fast drag for scrolling."""
        if not touch.is_mouse_scrolling and self.ids.scroll.collide_point(*touch.pos):
            for tile in self.seat_tiles():
                if tile.part_in_window(tile.grip).holds(*touch.pos):
                    touch.push()
                    touch.apply_transform_2d(tile.to_widget)
                    is_taken = tile.on_touch_down(touch)
                    touch.pop()
                    return is_taken
        return bool(super().on_touch_down(touch))

    def columns(self, tiles: int, width: float, tile: float) -> int:
        """How many tiles of this width go side by side: two in a tall window, two or more in a wide one."""
        return max(2, min(tiles, int(width / tile))) if theme.wide else 2

    def tile_height(self, tiles: int, columns: int, room: float, least: float, most: float) -> float:
        """The height of a seat: enough to fill the window, but within limits that suit its crest and words."""
        rows = -(-tiles // columns) or 1
        return max(least, min(most, room / rows - theme.gap))

    def _tables(self) -> dict[str, Any]:
        """The remembered seats, by game."""
        return dict(self.app.store.settings.get("last_seats"))

    def _last_seats(self) -> list[Seat]:
        """The seats of the last game of this kind; if there was none, of the last game of any kind."""
        tables = self._tables()
        table = tables.get(self.game.key, tables.get(self.app.store.settings.get("last_game")))
        return seats_from_json(table) if table else []

    def _known_names(self) -> list[str]:
        """The people in the latest games of the history, followed by names that have only been typed."""
        return list(dict.fromkeys([*self.app.store.history.names(), *self.app.store.settings.get("typed_names")]))

    def _keep_typed_names(self) -> None:
        """Stores the names typed now and before, so that they are offered again even if nobody finishes a game."""
        before = self.app.store.settings.get("typed_names")
        names = list(dict.fromkeys([*self.seating.typed, *before]))[:_MOST_TYPED_NAMES]
        if names != before:
            self.app.set("typed_names", names)

    def update_texts(self) -> None:
        """Updates all text that comes from the game."""
        self.title = self.game.words.title()
        self._chosen |= self._chosen_options()
        self._offer_solo()
        self.ids.options.clear_widgets()
        hidden = frozenset() if self.seating.is_alone else self.game.solo_options
        for name, values in self.game.options.items():
            if name not in hidden:
                control = option_control(self.game, name, values)
                control.value = self._chosen.get(name, values[0])
                self.ids.options.add_widget(control)

    def _offer_solo(self) -> None:
        """Offers a solo game, if there is one."""
        self.ids.solo.clear_widgets()
        if not self.seating.can_be_alone:
            return
        values = [(True, _("Solo")), (False, _("With others"))]
        notes = {
            True: _("Against the automated opponent from the rulebook."),
            False: _("People and bots at the same table."),
        }
        control = OptionChoice(name="solo", heading=_("Who's playing?"), values=values, note_of=notes.__getitem__)
        control.value = self.seating.is_alone
        control.bind(value=self._choose_solo)
        self.ids.solo.add_widget(control)

    def _choose_solo(self, _control: object, is_alone: bool) -> None:
        self._change(self.seating.leave_alone if is_alone else self.seating.gather)

    def _change(self, change: Callable[[], None]) -> None:
        change()
        self._show_seats()

    def _chosen_options(self) -> dict[str, Any]:
        return {control.name: control.value for control in self.ids.options.children}

    def _show_seats(self) -> None:
        self.update_texts()
        tiles = self.ids.seats
        tiles.clear_widgets()
        for number, seat in enumerate(self.seating.seats):
            tile = SeatTile(number=number, seat=seat, can_be_removed=self.seating.can_remove)
            tile.tablet_side = self._tablet_side_of(seat)
            tile.bind(
                on_open=lambda tile: self._open_seat(tile.number),
                on_turn=self._turn,
                on_remove=lambda tile: self._change(partial(self.seating.remove, tile.number)),
                **self._mover.heard(),
            )
            tiles.add_widget(tile)
        if self.seating.is_alone:
            tiles.add_widget(OpponentTile(name=opponent_name(self.game.words)))
        elif self.seating.can_add:
            plus = AddTiles()
            plus.bind(on_person=self._add_person, on_bot=lambda _tiles: self._change(self.seating.add))
            tiles.add_widget(plus)

    def _add_person(self, _tiles: AddTiles) -> None:
        """Adds a person and asks who it is."""
        self._change(partial(self.seating.add, PERSON))
        self._open_seat(len(self.seating.seats) - 1)

    def seat_tiles(self) -> list[SeatTile]:
        """The seat tiles, in seat order."""
        return [tile for tile in reversed(self.ids.seats.children) if isinstance(tile, SeatTile)]

    def _move_seat(self, number: int, there: int) -> None:
        """Moves a seat to another place in the order; the tiles stay, and show the seats that are there now."""
        self.seating.move(number, there - number)
        self._update_tiles()

    def _update_tiles(self) -> None:
        """Shows the seats on the tiles that are there."""
        for tile, seat in zip(self.seat_tiles(), self.seating.seats, strict=True):
            tile.seat, tile.tablet_side = seat, self._tablet_side_of(seat)

    def _tablet_side_of(self, seat: Seat) -> str:
        """The side of the device where somebody sits; empty if the screen does not turn towards them."""
        settings = self.app.store.settings
        is_around = seat.is_person and theme.size_class != "phone" and settings.get("around_table")
        return settings.get("sides")[seat.crest] if is_around else ""

    def _turn(self, tile: SeatTile) -> None:
        tile.tablet_side, sides = next_tablet_side(tile.tablet_side), self.app.store.settings.get("sides")
        sides[tile.seat.crest] = tile.tablet_side
        self.app.set("sides", sides)
        Toast.say(_(ABOUT_TABLET_SIDES[tile.tablet_side]).format(name=tile.seat.name), beside=tile.in_window)

    def _open_seat(self, number: int) -> None:
        sheet = EditSeatSheet(self.seating, number)
        sheet.bind(on_dismiss=lambda _sheet: self._close_seat())
        sheet.open()

    def _close_seat(self) -> None:
        self._keep_typed_names()
        self._update_tiles()

    def start(self) -> None:
        """Starts the game and remembers its players."""
        seats = [list(seat) for seat in self.seating.remembered()]
        tables = self._tables()
        self.app.set("last_seats", {**tables, self.game.key: seats})
        self.app.set("last_game", self.game.key)
        seed = SystemRandom().getrandbits(63)
        session = Session(self.game, self.seating.seats, seed, self._chosen_options(), series=self.ids.series.agreed())
        self._is_prepared = False
        self.app.start_game(session)
        if self.game.key not in tables and self.game.key not in self.app.store.settings.get("lessons"):
            self.app.screens["table"].introduce()


def option_control(game: Game, name: str, values: tuple[Any, ...]) -> "OptionSwitch | OptionChoice":
    """The control for an option: a switch for yes or no, otherwise a choice."""
    words = game.words
    if values == (False, True):
        return OptionSwitch(name=name, text=words.option(name), note=words.effect(name, True))
    named = [(value, value_name(words, name, value)) for value in values]
    return OptionChoice(name=name, heading=words.option(name), values=named, note_of=partial(words.effect, name))


class OptionSwitch(InkSwitch):
    """An option that is on or off; off is the usual way to play."""

    name = StringProperty("")
    value = AliasProperty(lambda switch: switch.active, lambda switch, value: setattr(switch, "active", value))
    """The chosen value."""


class OptionChoice(BoxLayout):
    """An option with several named values, the usual one first."""

    name = StringProperty("")
    heading = StringProperty("")
    note_of: "ObjectProperty[Callable[[Any], str]]" = ObjectProperty(lambda _value: "")
    """Returns a line about a value, which is shown while it is chosen."""
    values: "ObjectProperty[Sequence[tuple[Any, str]]]" = ObjectProperty([])
    value: "ObjectProperty[Any]" = ObjectProperty(None, allownone=True)
    """The chosen value."""


class SeriesChoice(BoxLayout):
    """One game, or a series up to a certain number of games or points."""

    goal = StringProperty(SINGLE)
    target = NumericProperty(0)

    def agree(self, goal: str) -> None:
        """Chooses another goal, with its usual target."""
        self.goal = goal
        self.target = USUAL_TARGETS.get(goal, 0)

    def step(self, direction: int) -> None:
        """Raises or lowers the target within its limits."""
        limits = GOALS[self.goal]
        self.target = min(max(limits[0], self.target + direction * STEPS[self.goal]), limits[-1])

    def agreed(self) -> Series | None:
        """The chosen series; None for a single game."""
        return None if self.goal == SINGLE else Series(self.goal, int(self.target))
