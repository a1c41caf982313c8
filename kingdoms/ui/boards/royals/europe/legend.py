"""The legend of the Royals map."""

from kingdoms.core.words.language import _
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.plaques import paint_pit
from kingdoms.ui.boards.royals.europe.positions import paint_cost
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import CARD_ASPECT, theme

_LEGEND_SIGN, _LEGEND_LINE = 1.6, 1.5  # the width of a sign in the legend and the height of its lines, in type sizes
_IN_PIT = 0.08  # the margin of a cube in exile, as a share of its ground


def legend_size() -> tuple[float, float]:
    """The size of the legend."""
    style = Style(round(theme.small), bold=True)
    words, lines = max(size_of(word, style)[0] for word in _legend().values()), len(_legend())
    width = _LEGEND_SIGN * theme.small + theme.unit + words
    return width + 2 * theme.unit, lines * _LEGEND_LINE * theme.small + 2 * theme.unit


def _legend() -> dict[str, str]:
    """The names of the signs on a plaque, and their meaning."""
    return {"cost": _("Cost"), "influence": _("Influence"), "bonus": _("City bonus"), "exile": _("Exile")}


def paint_legend(painter: Painter, rect: Rect) -> None:
    """The meaning of the signs on a plaque."""
    pieces.paint_paper(painter, rect)
    lines = rect.inset(theme.unit).rows(len(_legend()))
    for (sign, words), line in zip(_legend().items(), lines, strict=True):
        room, text = line.cut_left(_LEGEND_SIGN * theme.small, theme.unit)
        _paint_legend_sign(painter, room, sign)
        painter.text(words, text, theme.small, bold=True, align="left")


def _paint_legend_sign(painter: Painter, rect: Rect, sign: str) -> None:
    place = rect.fitted(1)
    if sign == "cost":
        paint_cost(painter, rect.inset(0, theme.unit / 2).fitted(CARD_ASPECT), "", theme.faded, theme.panel)
    elif sign == "bonus":
        pieces.paint_drawing(painter, place, f"{pieces.ART}/pieces/{pieces.OF_CITY}")
    elif sign == "exile":
        paint_pit(painter, place)
        paint_symbol(painter, pieces.CUBE, place.inset(_IN_PIT * place.width), theme.panel)
    else:
        paint_symbol(painter, pieces.symbol(sign), place, theme.faded)
