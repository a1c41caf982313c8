"""Past games as a table for a spreadsheet."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence

from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.store.played import Played, parts
from kingdoms.ui.history.wording import agreed_in, kind_of, name_of

_MARK = "\ufeff"
_FORMULA = re.compile('(^|[;\t])(?=[\\s"]*[-=+@\uff0d\uff1d\uff0b\uff20\ufe63\ufe66\ufe62\ufe6b]|[\t\r\n])')
"""Where a formula could begin: at the start of a cell, or after a separator used in other countries.

Full-width signs count too.
"""


def table(games: Sequence[Played]) -> Iterator[bytes]:
    """These games as CSV, in pieces: one line for every side of every game.

    Excel recognises UTF-8 by the byte order mark at the beginning; other programs skip it. No text in the table can be
    mistaken for a formula.
    """
    columns = _columns(games)
    yield _MARK.encode() + _lines([[*_headings(), *map(_safe, columns.values())]])
    for game in games:
        points = ([own.get(part, "") if key == game.game else "" for key, part in columns] for own in parts(game))
        yield _lines([*_line(game, side), *cells] for side, cells in enumerate(points))


def _lines(rows: Iterable[Sequence[object]]) -> bytes:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue().encode()


def _headings() -> list[str]:
    return [
        *(_("Date"), _("Game"), _("Options"), _("Player"), _("Player type"), _("Points"), _("Won")),
        *(_("Unfinished"), _("Decisions"), _("Minutes"), _("Key")),
    ]


def _line(game: Played, number: int) -> list[object]:
    side = game.sides[number]
    title = GAMES[game.game].words.title() if game.game in GAMES else game.game
    agreed = ", ".join(agreed_in(game))
    minutes = "" if game.seconds is None else round(game.seconds / 60)
    return [
        *(_safe(game.finished[:16].replace("T", " ")), _safe(title), _safe(agreed), _safe(name_of(game, side))),
        *(_safe(kind_of(side.player)), side.total, int(number in game.winners), int(game.is_abandoned)),
        *("" if game.decisions is None else game.decisions, minutes, _safe(game.key)),
    ]


def _columns(games: Sequence[Played]) -> dict[tuple[str, str], str]:
    """The headings of the scoring categories of all games that occur, each with the name of its game."""
    occurring = {game.game for game in games}
    return {
        (key, part): f"{game.words.title()}: {name}"
        for key, game in GAMES.items()
        if key in occurring
        for part, name in game.words.parts()
    }


def _safe(text: str) -> str:
    """Adds an apostrophe wherever a formula could begin, because a spreadsheet would run it."""
    return _FORMULA.sub(r"\1'", text)
