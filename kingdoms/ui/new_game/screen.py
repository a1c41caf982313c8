"""A new game: who plays, the options, and one game or a series."""

from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Any

from kivy.clock import Clock
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.game import Game
from kingdoms.core.record import seats_from_json
from kingdoms.core.seats import NO_CREST, Seat
from kingdoms.core.series import GAMES as GAMES_GOAL
from kingdoms.core.series import GOALS, POINTS, Series
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.ui.boards import prepare_board
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, fitting
from kingdoms.ui.new_game.seat_sheet import EditSeatSheet
from kingdoms.ui.new_game.seating import Seating
from kingdoms.ui.new_game.sides import ABOUT_SIDES, next_side, paint_side
from kingdoms.ui.player_kinds import ABOUT, TITLES
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import SEAT_TINCTURES, faint, theme
from kingdoms.ui.widgets import InkSwitch, Pressable, Targets, Toast

SINGLE = "single"
USUAL_TARGETS = {GAMES_GOAL: 3, POINTS: 50}
STEPS = {GAMES_GOAL: 1, POINTS: 10}
PLAYER, NAME, SIDE, REMOVE = "player", "name", "side", "remove"
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
            gallery.fetch(game)
            # Only when the screen is visible, because reading the board's layout takes longer than a frame.
            Clock.schedule_once(lambda _elapsed: prepare_board(game), _BEFORE_PREPARING)
        self._show_seats()

    def on_leave(self) -> None:
        """Gives crests their usual colours again."""
        theme.seat_tinctures = SEAT_TINCTURES

    def columns(self, tiles: int, width: float, tile: float) -> int:
        """How many seats of a tile's width fit side by side: two in a tall window, more if there is room."""
        return max(2, min(tiles, int(width / tile))) if theme.wide else 2

    def tile_height(self, tiles: int, columns: int, room: float, least: float, most: float) -> float:
        """The height of a seat: enough to fill the window, and never too small for its crest and words."""
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
        """The people who have finished a game here, latest first, followed by those who have started one."""
        begun = [seat.name for seats in self._tables().values() for seat in seats_from_json(seats) if seat.is_person]
        return list(dict.fromkeys([*self.app.store.history.names(), *begun]))

    def speak(self) -> None:
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
        alone, together = (
            _("Against the automated opponent from the rulebook."),
            _("People and bots at one table."),
        )
        note = alone if self.seating.is_alone else together
        control = OptionChoice(name="solo", heading=_("Who's playing?"), note=note, values=values)
        control.value = self.seating.is_alone
        control.bind(value=self._choose_solo)
        self.ids.solo.add_widget(control)

    def _choose_solo(self, _control: object, is_alone: bool) -> None:
        self._change(self.seating.leave_alone if is_alone else self.seating.gather)

    def _change(self, change: Callable[[], None], *_tile: object) -> None:
        change()
        self._show_seats()

    def _chosen_options(self) -> dict[str, Any]:
        return {control.name: control.value for control in self.ids.options.children}

    def _show_seats(self) -> None:
        self.speak()
        tiles = self.ids.seats
        tiles.clear_widgets()
        too_few = _("This game needs at least {n} players.").format(n=self.seating.allowed[0])
        for number, seat in enumerate(self.seating.seats):
            tile = SeatTile(seat=seat, why_not_remove="" if self.seating.can_remove else too_few)
            tile.side = self._side_of(seat)
            tile.bind(
                on_cycle=partial(self._cycle, number),
                on_turn=self._turn,
                on_rename=partial(self._open_seat, number),
                on_remove=partial(self._change, partial(self.seating.remove, number)),
            )
            tiles.add_widget(tile)
        if self.seating.is_alone:
            tiles.add_widget(OpponentTile(name=self.game.words.opponent()))
        elif self.seating.can_add:
            plus = AddTile()
            plus.bind(on_release=partial(self._change, self.seating.add))
            tiles.add_widget(plus)

    def _cycle(self, number: int, tile: "SeatTile") -> None:
        self.seating.cycle(number)
        tile.seat = self.seating.seats[number]
        tile.side = self._side_of(tile.seat)
        player = tile.seat.player
        Toast.say(_("{name}: {what}").format(name=_(TITLES[player]), what=_(ABOUT[player])), beside=tile.in_window)

    def _side_of(self, seat: Seat) -> str:
        """The side of the device where somebody sits; empty if the screen does not turn towards them."""
        settings = self.app.store.settings
        is_around = seat.is_person and theme.size_class != "phone" and settings.get("around_table")
        return settings.get("sides")[seat.crest] if is_around else ""

    def _turn(self, tile: "SeatTile") -> None:
        tile.side, sides = next_side(tile.side), self.app.store.settings.get("sides")
        sides[tile.seat.crest] = tile.side
        self.app.set("sides", sides)
        Toast.say(_(ABOUT_SIDES[tile.side]).format(name=tile.seat.name), beside=tile.in_window)

    def _open_seat(self, number: int, _tile: object) -> None:
        sheet = EditSeatSheet(self.seating, number)
        sheet.bind(on_dismiss=lambda _sheet: self._show_seats())
        sheet.open()

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
        if self.game.key not in tables:
            self.app.screens["table"].introduce()


def option_control(game: Game, name: str, values: tuple[Any, ...]) -> "OptionSwitch | OptionChoice":
    """The control for an option: a switch for yes or no, otherwise a choice."""
    heading, line = game.words.option(name)
    if values == (False, True):
        return OptionSwitch(name=name, text=heading, note=line)
    named = [(value, game.words.value(name, value)) for value in values]
    return OptionChoice(name=name, heading=heading, note=line, values=named)


class OptionSwitch(InkSwitch):
    """An option that is on or off; off is the usual way to play."""

    name = StringProperty("")
    value = AliasProperty(lambda switch: switch.active, lambda switch, value: setattr(switch, "active", value))
    """The chosen value."""


class OptionChoice(BoxLayout):
    """An option with several named values, the usual one first."""

    name = StringProperty("")
    heading = StringProperty("")
    note = StringProperty("")
    values: "ObjectProperty[Sequence[tuple[Any, str]]]" = ObjectProperty([])
    value: "ObjectProperty[Any]" = ObjectProperty(None, allownone=True)
    """The chosen value."""


class SeriesChoice(BoxLayout):
    """One game, or a series up to a number of games or of points."""

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


class SeatTile(Targets):
    """A seat: a tap on its crest changes the kind of player, one on its name opens more choices, its cross removes it.

    With people around the device, a tap on the small tablet changes the side where this player sits.
    """

    seat: "ObjectProperty[Seat]" = ObjectProperty(None)
    why_not_remove = StringProperty("")
    side = StringProperty("")
    """The side where the player sits; empty if that does not matter."""
    foot_height = NumericProperty(0)
    """The height of the name."""
    line_height = NumericProperty(0)
    """The height of the kind of player."""
    beside_crest = NumericProperty(0)
    """The space on both sides of the crest."""
    sign = NumericProperty(0)
    """The size of the icons that show what can be changed."""
    shows = (
        *(*Pressable.shows, "seat", "why_not_remove", "side"),
        *("foot_height", "line_height", "beside_crest", "sign"),
    )

    __events__ = ("on_cycle", "on_rename", "on_turn", "on_remove")

    def on_cycle(self) -> None:
        """Dispatched to switch to the next kind of player."""

    def on_rename(self) -> None:
        """Dispatched to change the name or the crest."""

    def on_turn(self) -> None:
        """Dispatched to move the player to another side of the device."""

    def on_remove(self) -> None:
        """Dispatched to remove this seat."""

    def choose(self, key: object) -> None:
        """Dispatches the event for what was tapped."""
        self.dispatch({PLAYER: "on_cycle", NAME: "on_rename", SIDE: "on_turn", REMOVE: "on_remove"}[str(key)])

    def paint(self, painter: Painter) -> None:
        """Paints the crest, the kind of player, the name, and the side and the cross if they can be tapped."""
        painter.parchment(self.rect)
        places = self.places()
        player, crest = places[PLAYER].inset(0, theme.gap).cut_bottom(self.line_height, theme.unit)
        # Leave room for the cross beside the shield.
        painter.crest(self.seat.crest, crest.inset(theme.unit + self.beside_crest, 0))
        self._paint_player(painter, player)
        self._paint_name(painter, places[NAME])
        if SIDE in places:
            paint_side(
                painter, places[SIDE].centred(theme.glyph, theme.glyph), self.side, theme.seat_colours[self.seat.crest]
            )
        if REMOVE in places:
            painter.icon("close", places[REMOVE].centred(self.sign, self.sign), theme.faded)
        if self.is_focused and self.focus_key in places:
            painter.focus_ring(places[self.focus_key])

    def _paint_player(self, painter: Painter, rect: Rect) -> None:
        """Paints the kind of player with its icon, centred."""
        side = self.line_height / LINE
        symbol, words = self._paint_change(painter, rect, "stand_in").cut_left(side, theme.unit)
        drawn = painter.text(_(TITLES[self.seat.player]), words, theme.small, theme.faded)
        symbol = symbol._replace(x=drawn.x - side - theme.unit).centred(side, side)
        painter.icon("person" if self.seat.is_person else "robot", symbol, theme.faded)

    def _paint_name(self, painter: Painter, rect: Rect) -> None:
        painter.line((rect.x + theme.gap, rect.top, rect.right - theme.gap, rect.top), theme.line)
        painter.text(self.seat.name, self._paint_change(painter, rect, "pencil"), theme.body, bold=True)

    def _paint_change(self, painter: Painter, rect: Rect, icon: str) -> Rect:
        """Paints an icon on the right that shows that a tap changes this; returns the rest of the line."""
        symbol, words = rect.inset(theme.gap, 0).cut_right(self.sign, theme.unit)
        painter.icon(icon, symbol.centred(self.sign, self.sign), theme.faded)
        return words

    def places(self) -> dict[str, Rect]:
        """The tap targets: the player, the name, and above the player the side and the cross."""
        name, player = self.rect.cut_bottom(self.foot_height)
        places = {PLAYER: player, NAME: name}
        if self.side:
            places[SIDE] = player.cut_left(theme.touch)[0].cut_top(theme.touch)[0]
        if not self.why_not_remove:
            places[REMOVE] = player.cut_right(theme.touch)[0].cut_top(theme.touch)[0]
        return places


class OpponentTile(Painted):
    """The opponent in a solo game, moved by the rules."""

    name = StringProperty("")
    foot_height = NumericProperty(0)
    line_height = NumericProperty(0)
    beside_crest = NumericProperty(0)
    shows = (*Painted.shows, "name", "foot_height", "line_height", "beside_crest")

    def paint(self, painter: Painter) -> None:
        """Paints a blank shield, and says that the rules move it."""
        painter.parchment(self.rect)
        foot, rest = self.rect.cut_bottom(self.foot_height)
        words, crest = rest.inset(theme.unit, theme.gap).cut_bottom(self.line_height, theme.unit)
        painter.crest(NO_CREST, crest.inset(self.beside_crest, 0))
        moved = _("Automated")
        painter.text(moved, words, fitting(moved, words.width, theme.small), theme.faded)
        painter.text(self.name, foot.inset(theme.gap, 0), theme.body, bold=True, lines=2)


class AddTile(Pressable):
    """An empty seat at the table; a tap adds a player."""

    words_height = NumericProperty(0)
    """The height of the words."""
    sign = NumericProperty(0)
    """The maximum size of the plus."""
    shows = (*Pressable.shows, "words_height", "sign")

    def paint(self, painter: Painter) -> None:
        """Paints an outline with a plus."""
        painter.fill(self.rect, faint(theme.panel, 0.35 + 0.3 * self.pressed), theme.corner)
        painter.outline(self.rect, theme.line, radius=theme.corner)
        words, symbol = self.rect.inset(theme.gap).cut_bottom(self.words_height)
        side = min(symbol.height, self.sign)
        painter.icon("plus", symbol.centred(side, side), theme.faded)
        painter.text(_("Add a player"), words, theme.body, theme.faded, lines=2, valign="top")
        self.ring(painter, self.rect)
