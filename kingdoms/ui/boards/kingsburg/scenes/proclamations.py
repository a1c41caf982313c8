"""Proclamations in Kingsburg: a sheet in the middle of the table says what begins, or what the king gives to whom."""

from collections.abc import Sequence
from math import ceil

from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.board import AID, PHASES, RECRUITING, SEASONS
from kingdoms.games.kingsburg.events import PhaseBegan
from kingdoms.games.kingsburg.words.names import phase_name, year_and_phase
from kingdoms.ui.board.movement.flights import GLANCE, PAUSE, Flight, Scene
from kingdoms.ui.board.movement.scene_stage import Stage, brush
from kingdoms.ui.boards.kingsburg.pieces.symbols import ART
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import write_whole
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, size_of
from kingdoms.ui.theme import theme

_WIDTH, _HEIGHT = 9.5, 2.6  # the greatest width and the least height of a sheet, in touches
_LINES = 2  # the least number of lines for words
_WORDS_WIDTH = 0.5  # the least width of the words next to the symbol and a crest, as a share of the sheet's
_SHADOW = 2  # the room around a sheet for its shadow, in units
_SEAL = 1.6  # the greatest diameter of the ink behind a symbol, in touches
_SYMBOL_MARGIN = 0.16  # the margin around a symbol, as a share of that diameter
_CREST = 1.2  # the side of a crest, in crests
_SMALLER = 0.25  # how much smaller a sheet is when it appears, as a share of its size


def begun(stage: Stage, events: Sequence[PhaseBegan]) -> list[Scene]:
    """Proclaims a season, the recruiting phase or a tie for the king's aid; his gifts are proclaimed when given."""
    year, phase = events[-1]
    if phase in SEASONS:
        return proclaimed(stage, phase, rolling(), title=year_and_phase(year, phase), pause=GLANCE)
    if phase == RECRUITING:
        words = _("The last chance to recruit soldiers before winter.")
        return proclaimed(stage, phase, words, title=year_and_phase(year, phase), pause=GLANCE)
    if phase == AID and stage.sight.view.agenda[-1:] and stage.sight.view.agenda[-1][0] == "aid":
        return proclaimed(stage, phase, _("A tie: each tied player takes 1 good."), title=year_and_phase(year, phase))
    return []


def rolling() -> str:
    """The sentence about the dice at the beginning of a season."""
    return _("Everyone rolls their dice.")


def proclaimed(
    stage: Stage, phase: int, words: str, seats: Sequence[int] = (), *, title: str = "", pause: str = PAUSE
) -> list[Scene]:
    """A sheet with the symbol of a phase appears and stays for a while; its title is the phase's name by default."""
    sheet = sheet_of(stage, phase, words, seats, title=title)
    smaller = sheet.end.inset(_SMALLER * sheet.end.width, _SMALLER * sheet.end.height)
    return [
        Scene("card", (sheet._replace(start=smaller),), sound="turn", caption=words),
        Scene(pause, (sheet,), caption=words),
    ]


def sheet_of(stage: Stage, phase: int, words: str, seats: Sequence[int] = (), *, title: str = "") -> Flight:
    """The sheet about a phase and these seats, at rest."""
    room = stage.board.room
    width = min(room.width, _WIDTH * theme.touch)
    lines = max(_LINES, ceil(size_of(words, Style(round(theme.body)))[0] / (_WORDS_WIDTH * width)))
    letters = LINE * (theme.title + lines * theme.body) + 2 * theme.gap + 2 * _SHADOW * theme.unit
    place = room.centred(width, min(room.height, max(_HEIGHT * theme.touch, letters)))
    crests = tuple(stage.sight.seats[seat].crest for seat in seats)
    sheet = brush(_paint_sheet, PHASES[phase - 1], title or phase_name(phase), words, lines, crests)
    return Flight(sheet, place, place)


def _paint_sheet(
    painter: Painter, rect: Rect, symbol: str, title: str, words: str, lines: int, crests: Sequence[int]
) -> None:
    """A sheet of vellum with the symbol on ink, the title above the words, and crests on the right."""
    sheet = rect.inset(_SHADOW * theme.unit)
    painter.parchment(sheet)
    painter.outline(sheet, theme.ink, theme.band, theme.corner)
    inner = sheet.inset(theme.gap)
    side = min(inner.height, _SEAL * theme.touch)
    seal, rest = inner.cut_left(side, theme.gap)
    painter.circle(seal.centre, side / 2, theme.ink)
    place = seal.centred(side, side).inset(_SYMBOL_MARGIN * side)
    paint_symbol(painter, f"{ART}/symbols/{symbol}", place, theme.panel)
    if crests:
        arms, rest = rest.cut_right(min(2, len(crests)) * _CREST * theme.crest, theme.gap)
        _paint_crests(painter, arms, crests)
    share = theme.title / (theme.title + lines * theme.body)
    above, below = rest.cut_top(share * rest.height)
    write_whole(painter, title, above, theme.title, 1, align="left")
    write_whole(painter, words, below, theme.body, lines, bold=False, align="left", valign="top")


def _paint_crests(painter: Painter, rect: Rect, crests: Sequence[int]) -> None:
    """Crests in pairs, each pair below the one before."""
    pairs = [crests[start : start + 2] for start in range(0, len(crests), 2)]
    room = rect.centred(rect.width, min(rect.height, len(pairs) * _CREST * theme.crest))
    for pair, row in zip(pairs, room.rows(len(pairs)), strict=True):
        for crest, cell in zip(pair, row.columns(len(pair)), strict=True):
            painter.crest(crest, cell)
