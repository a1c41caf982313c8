"""One game in the history: its emblem, name and date, and everybody's crest, name and points."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ObjectProperty

from kingdoms.core.seats import MOVED_BY_RULES, PERSON, Seat
from kingdoms.core.words.language import _, numeral
from kingdoms.store.played import Played, stand_ins
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LOOSE_LINE, Style, size_of
from kingdoms.ui.history.wording import day_of, seats_of
from kingdoms.ui.home.covers import paint_emblem, title_of
from kingdoms.ui.theme import Colour, pressed_shade, theme
from kingdoms.ui.widgets import Pressable

_NAME = 0.55  # the share of the head's height for the game's name; the date is below it
_MARK = 1.3  # the width of an icon in the head, in letters of small type
_CREST = 0.75  # the minimum height of a seat's crest, in crests
_LEAST_SEAT = 4.1  # the minimum width of a seat, in letters of small type
_WIDEST_SEAT = 10  # the maximum width of a seat, in the same


class GameLine(Pressable):
    """A game on a sheet of vellum. Winners have a crown and an ink frame."""

    item: "ObjectProperty[Played | None]" = ObjectProperty(None, allownone=True)
    is_open = BooleanProperty(False)
    """Whether its sheet is open beside the list."""
    shows = (*Pressable.shows, "item", "is_open")

    def paint(self, painter: Painter) -> None:
        """Paints the head, and the seats below it."""
        game = self.item
        if game is None:
            return
        sheet = self.rect.inset(theme.margin, theme.gap / 2)
        painter.parchment(sheet)
        if self.is_open:
            painter.outline(sheet, theme.ink, theme.band, theme.corner)
        if self.pressed:
            painter.fill(sheet, pressed_shade(self.pressed), theme.corner)
        head, below = sheet.inset(theme.gap).cut_top(_head_height(), theme.unit)
        self._paint_head(painter, head, game)
        self._paint_seats(painter, below, game)
        self.ring(painter, sheet)

    def _paint_head(self, painter: Painter, rect: Rect, game: Played) -> None:
        side = min(rect.height, theme.crest)
        emblem, words = rect.cut_left(side, theme.gap)
        paint_emblem(painter, game.game, emblem)
        marks, words = words.cut_right(sum(_mark_width(number) for _icon, number in _marks(game)))
        above, below = words.cut_top(words.height * _NAME)
        painter.text(title_of(game.game), above, theme.body, bold=True, align="left")
        day = day_of(game)
        if game.is_abandoned:
            day = _("{day}, unfinished").format(day=day)
        painter.text(day, below, theme.small, theme.faded, align="left")
        for icon, number in _marks(game):
            mark, marks = marks.cut_left(_mark_width(number))
            symbol, words = mark.cut_left(_MARK * theme.small)
            painter.icon(icon, symbol, theme.faded)
            if number:
                painter.text(number, words, theme.small, theme.faded, align="left")

    def _paint_seats(self, painter: Painter, rect: Rect, game: Played) -> None:
        seats = seats_of(game)
        columns = _seats_in_line(len(seats), rect.width)
        rows = -(-len(seats) // columns)
        room = rect._replace(width=min(rect.width, columns * _WIDEST_SEAT * theme.small))
        places = [place for row in room.rows(rows, theme.unit) for place in row.columns(columns, theme.unit)]
        for number, (seat, place) in enumerate(zip(seats, places, strict=False)):
            self._paint_seat(painter, place, seat, game, number)

    def _paint_seat(self, painter: Painter, rect: Rect, seat: Seat, game: Played, number: int) -> None:
        has_won = number in game.winners
        if has_won:
            painter.fill(rect, theme.sunk, theme.unit)
            painter.outline(rect, theme.ink, theme.hair, theme.unit)
        name, above = rect.inset(theme.unit, theme.unit / 2).cut_bottom(LOOSE_LINE * theme.small)
        side = min(above.height, above.width / 2)
        crest, points = above.cut_left(side, theme.unit)
        painter.crest(seat.crest, crest.centred(side, side), game.game)
        painter.text(numeral(game.sides[number].total), points, theme.body, bold=has_won, align="left")
        for icon, colour in self._symbols(seat, has_won, name.width):
            symbol, name = name.cut_left(theme.small, theme.hair)
            painter.icon(icon, symbol, colour)
        painter.text(seat.name, name, theme.small, bold=has_won, align="left")

    @staticmethod
    def _symbols(seat: Seat, has_won: bool, room: float) -> list[tuple[str, Colour]]:
        """The icons in front of a name; if space is short, the crown is left out, since the frame says the same."""
        bot: list[tuple[str, Colour]] = [("robot", theme.faded)] if seat.player not in (PERSON, MOVED_BY_RULES) else []
        crowned = [("crown", theme.ink), *bot] if has_won else bot
        width = size_of(seat.name, Style(round(theme.small), bold=has_won))[0]
        return crowned if width + len(crowned) * (theme.small + theme.hair) <= room else bot


def _marks(game: Played) -> list[tuple[str, str]]:
    """A game's icons, some with a number: abandoned, undone after a reveal, hints, and stand-ins."""
    found = (
        ("flag", "", game.is_abandoned),
        ("undo", numeral(game.undone), game.undone),
        ("lamp", numeral(game.hints), game.hints),
        ("stand_in", "", stand_ins(game)),
    )
    return [(icon, number) for icon, number, is_there in found if is_there]


def heights_of(games: Sequence[Played], width: float) -> list[float]:
    """The heights of these games' lines at a given width; they depend only on the number of players."""
    room = width - 2 * theme.margin - 2 * theme.gap
    seat = max(_CREST * theme.crest, LOOSE_LINE * theme.body) + LOOSE_LINE * theme.small
    rows = {count: -(-count // _seats_in_line(count, room)) for count in {len(game.sides) for game in games}}
    around = 2 * (theme.gap / 2 + theme.gap)  # the sheet, and what is on it
    return [_head_height() + rows[len(game.sides)] * (seat + theme.unit) + around for game in games]


def _seats_in_line(seats: int, room: float) -> int:
    """How many seats fit side by side; if not all do, the rows are filled evenly."""
    fit = max(1, int((room + theme.unit) / (_LEAST_SEAT * theme.small + theme.unit)))
    rows = -(-seats // fit)
    return -(-seats // rows)


def _head_height() -> float:
    return max(theme.crest, LOOSE_LINE * (theme.body + theme.small))


def _mark_width(number: str) -> float:
    words = size_of(number, Style(round(theme.small)))[0] + theme.unit if number else 0
    return _MARK * theme.small + words + theme.unit
