"""Everyone's influence in a country, on its overlay in Royals."""

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import PERIOD_TOKENS
from kingdoms.games.royals.country_ranking import Standing, ranking, standings
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.europe.positions import paint_influence
from kingdoms.ui.boards.royals.overlays.comparison import decisions
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import GROOVE, faint, theme

_TIE_LINES = 3  # the most lines of text about tie-breaks
_SIGNS = 3.2  # the total width of a seat's influence, title and bonus, in line heights
_BONUS_INSET = 0.1  # how much smaller the bonus is on each side, as a share of its line


class RoyalsRanking(Zone):
    """A line for each seat with influence in the country, the leader first, then one for the tie-breaks."""

    def measure(self, sight: Sight) -> None:
        """Says how many lines there are."""
        order = self._order(sight)
        self.lines = len(order) + bool(order)

    def lay_out(self, sight: Sight) -> Places:
        """The seats by rank, then the tie-breaks; nothing if nobody has influence."""
        order, (_name, country) = self._order(sight), self.opened or ()
        if not order:
            return {}
        *rows, tie = self.rect.rows(len(order) + 1)
        places: Places = {
            ("rank", country, seat): Place(row.inset(0, theme.hair), NOWHERE)
            for seat, row in zip(order, rows, strict=True)
        }
        return {**places, ("tie", country): Place(tie, NOWHERE)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat with the token it would get, or the tie-breaks."""
        order, standing = self._order(sight), standings(sight.view.holders, thing[1])
        if thing[0] == "tie":
            return _paint_tie, place.rect, decisions(standing, order, sight.names)
        _name, country, seat = thing
        tokens = PERIOD_TOKENS[sight.view.rules][country][min(sight.view.period, 2)]
        token = dict(zip(order, tokens, strict=False)).get(seat, 0)
        return _paint_rank, place.rect, sight.captions[seat], sight.seats[seat].crest, standing[seat], token

    def _order(self, sight: Sight) -> list[int]:
        _name, country = self.opened or ()
        return ranking(sight.view.holders, country)


def _paint_rank(painter: Painter, rect: Rect, name: str, crest: int, standing: Standing, token: int) -> None:
    """A seat's standing in a country: its influence, best title with that city's bonus, and likely token."""
    painter.fill(rect, faint(theme.sunk, GROOVE), theme.corner)
    inner = rect.inset(theme.unit, theme.unit / 2)
    side = inner.height
    shield, rest = inner.cut_left(side, theme.unit)
    painter.crest(crest, shield)
    prize, rest = rest.cut_right(side, theme.unit)
    if token:
        pieces.paint_points(painter, prize, pieces.OF_PERIOD, token)
    signs, rest = rest.cut_right(_SIGNS * side, theme.unit)
    painter.text(name, rest, theme.body, bold=True, align="left")
    scroll, title, bonus = (cell.centred(side, side) for cell in signs.columns(3))
    paint_influence(painter, scroll, standing.influence)
    pieces.paint_portrait(painter, title.inset(theme.hair), standing.title)
    pieces.paint_points(painter, bonus.inset(_BONUS_INSET * side), pieces.OF_CITY, standing.bonus)


def _paint_tie(painter: Painter, rect: Rect, words: str) -> None:
    painter.text(words, rect, theme.small, bold=True, align="left", lines=_TIE_LINES)
