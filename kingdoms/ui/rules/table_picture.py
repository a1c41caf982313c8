"""The table of a game in miniature with its parts numbered: the real board, in the middle of a sample game."""

import random
import re
from collections.abc import Container, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from kingdoms.core.game import SEATS, Options
from kingdoms.core.seats import LEVELS, NO_CREST, PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.board.zones.buttons import Buttons
from kingdoms.ui.board.zones.log import Line
from kingdoms.ui.boards import board_of
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.player_kinds import KIND_NAMES
from kingdoms.ui.theme import theme

_SEED = 7  # the seed of the sample game
_BEGUN, _LAST = 40, 100  # the numbers of moves between which the moment to show is chosen
_SEATS = 3  # the seats in the sample game, unless the setup says otherwise; at most one per kind of player
_NAME = "Anna"  # the first of the players in all examples
_LOG_LINES = 4
_DISC = 1.5  # the diameter of a number's disc, in letters
_ASIDE = 0.4  # how much of the disc is to the left of its part


class Numbered(NamedTuple):
    """A picture of one page of the table, and the numbers of the parts that no earlier picture shows."""

    picture: "TablePicture"
    new: dict[str, int]


def table_pictures(key: str, parts: Container[str], setup: Options | None = None) -> list[Numbered]:
    """A picture of each page of a game's table as it looks on this screen, with its parts numbered."""
    session = _sample(key, setup or {SEATS: _SEATS})
    first, prompt = _board_of(session), session.game.words.prompt(session.state.view(0))
    boards = [first, *(_board_of(session) for _page in first.pages()[1:])]
    numbers: dict[str, int] = {}
    pictures = []
    for page, board in zip(first.pages(), boards, strict=True):
        board.turn_to(page)
        before, places = len(numbers), [(part_of(key, type(zone), parts), zone.rect) for zone in board.zones]
        seen = [(part, place) for part, place in places if part and min(place.width, place.height) > 0]
        for part, _place in seen:
            numbers.setdefault(part, len(numbers) + 1)
        new = {part: number for part, number in numbers.items() if number > before}
        marks = [(numbers[part], place) for part, place in seen]
        pictures.append(Numbered(TablePicture(board=board, marks=marks, prompt=prompt), new))
    return pictures


def colours_of(key: str) -> tuple[str, ...]:
    """The tinctures of the crests at a game's table."""
    tinctures: tuple[str, ...] = import_module(f"kingdoms.ui.boards.{key}.board").BOARD.seat_tinctures
    return tinctures


def part_of(game: str, zone: type[Zone], parts: Container[str]) -> str:
    """The part that a zone shows: the name of its class or a base class, without the game's; empty if there is none."""
    names = (re.sub(f"^(Table|{game.title().replace('_', '')})", "", kind.__name__) for kind in zone.__mro__)
    keys = (re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in names)
    return next((key for key in keys if key in parts), "")


def _sample(key: str, setup: Options) -> Session:
    """A game of random moves, always the same, at the moment when the first seat has the most choices."""
    players, options = (PERSON, *LEVELS)[: setup[SEATS]], {name: setup[name] for name in setup if name != SEATS}
    seats = [Seat(_NAME if who == PERSON else _(KIND_NAMES[who]), crest, who) for crest, who in enumerate(players)]
    session, rng, choices = Session(GAMES[key], seats, _SEED, options), random.Random(_SEED), list[int]()
    while len(choices) < _LAST and session.actor is not None:
        moves = session.state.moves()
        choices.append(len(moves) if session.actor == 0 and len(choices) > _BEGUN else 0)
        session.play(rng.choice(moves))
        if session.held is not None:
            session.end_turn()
    moves, session = session.moves, Session(GAMES[key], seats, _SEED, options)
    session.replay(moves[: choices.index(max(choices))])
    return session


def _board_of(session: Session) -> Board:
    """The board that shows the table to the first seat; nothing on it glows or can be chosen."""
    board = board_of(session.game.key)
    board.disabled = True
    board.size = Window.width, Window.height - theme.bar
    board.log = _last_lines(session)
    board.buttons = Buttons(can_undo=True, step=_("End turn"))
    view, words = session.state.view(0), session.game.words
    board.show(Sight(view, 0, session.seats, session.actor, words, {}, session.reader, session.past))
    return board


def _last_lines(session: Session) -> list[Line]:
    """The last lines of the log, without the bots' reasons."""
    logged = (
        (getattr(event, "seat", NO_CREST), session.game.words.line(event, session.names_in_sentences))
        for event in session.past
    )
    crests = {number: seat.crest for number, seat in enumerate(session.seats)}
    # A rules-driven opponent has no seat, and so no crest.
    lines = [Line(crests.get(seat, NO_CREST), line, is_heading=False) for seat, line in logged if line]
    return lines[-_LOG_LINES:]


class TablePicture(FloatLayout):
    """A board in miniature, with numbers on its parts."""

    board: "ObjectProperty[Board]" = ObjectProperty(None)
    marks: "ObjectProperty[Iterable[tuple[int, Rect]]]" = ObjectProperty(())
    """Each number, and the area of the part of the board that it stands for."""
    prompt = StringProperty("")
    """The prompt for the first seat's decision."""
    scale = NumericProperty(1)
    """The size of the miniature relative to the board."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.ids.miniature.add_widget(self.board)

    def discard(self) -> None:
        """Makes the board forget everything, since nobody will see it again."""
        self.board.clear()
        self.board.stop_painting()


class Miniature(Widget):
    """A widget drawn smaller than it is; nothing in it can be tapped."""

    scale = NumericProperty(1)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Leaves every touch to the page, which may be scrolled."""
        return False


class PartNumbers(Painted):
    """The numbers on a picture, each in the upper left corner of its part."""

    marks: "ObjectProperty[Iterable[tuple[int, Rect]]]" = ObjectProperty(())
    scale = NumericProperty(1)
    shows = ("marks", "scale")

    def paint(self, painter: Painter) -> None:
        """Paints a frame around the table, and every number on a disc."""
        painter.outline(self.rect, theme.line, radius=theme.corner)
        for number, part in self.marks:
            side = _DISC * theme.tiny
            corner = self.x + self.scale * part.x - _ASIDE * side, self.y + self.scale * part.top - side
            paint_number(painter, number, Rect(*corner, side, side))


class NumberedParagraph(BoxLayout):
    """A paragraph with the number of the part that it is about."""

    number = NumericProperty(0)
    words = StringProperty("")
    query = StringProperty("")


class PartNumber(Painted):
    """The number of a part beside its description."""

    number = NumericProperty(0)
    shows = ("number",)

    def measure(self) -> None:
        """Makes the number as large as it is in the picture."""
        self.size = _DISC * theme.tiny, _DISC * theme.tiny

    def paint(self, painter: Painter) -> None:
        """Paints the number on its disc."""
        paint_number(painter, int(self.number), self.rect)


def paint_number(painter: Painter, number: int, rect: Rect) -> None:
    """A number on a disc of ink."""
    painter.circle(rect.centre, rect.width / 2, theme.panel)
    painter.circle(rect.centre, rect.width / 2 - theme.hair, theme.ink)
    painter.text(str(number), rect, theme.tiny, theme.panel, bold=True)
