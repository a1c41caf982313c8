"""The points that each seat has scored so far in the scoring of a period in Royals."""

from kingdoms.core.state import Thing
from kingdoms.games.royals.board import COUNTRIES, PERIOD_TOKENS
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.royals.overlays.score_lines import largest_type
from kingdoms.ui.boards.royals.pieces import paint_badge
from kingdoms.ui.boards.royals.seats import POINTS
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme

_BADGE, _BADGE_HEIGHT = 1.1, 0.8  # the width of the points around their text, in type sizes; their height in lines


class RoyalsPeriodTotals(Zone):
    """A crest, a name and points for each seat, which rise with every country."""

    def lay_out(self, sight: Sight) -> Places:
        """The seats side by side."""
        cells = self.rect.columns(len(sight.seats), theme.gap)
        return {("period_total", seat): Place(cell, NOWHERE) for seat, cell in enumerate(cells)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The points of the countries shown so far; where scores are open, the total as well."""
        seat = thing[1]
        words = f"+{self._scored(sight, seat)}"
        if sight.view.are_tokens_open:
            words = f"{self.board.count((POINTS, seat))} ({words})"
        return _paint_total, place.rect, sight.seats[seat].crest, sight.captions[seat], words

    def _scored(self, sight: Sight, seat: int) -> int:
        """The points that a seat has scored in the countries whose lines have landed."""
        (_scored, period) = self.opened or ()
        view = sight.view
        landed = [country for country in COUNTRIES if not self.board.is_in_the_air(("country_score", country))]
        return sum(
            points
            for country in landed
            for owner, points in zip(
                view.period_tokens[period][country], PERIOD_TOKENS[view.rules][country][period], strict=True
            )
            if owner == seat
        )


def _paint_total(painter: Painter, rect: Rect, crest: int, name: str, words: str) -> None:
    """The crest, the name if it fits, and the points."""
    shield, rest = rect.cut_left(min(rect.height, theme.crest), theme.unit)
    painter.crest(crest, shield)
    width = size_of(words, Style(round(theme.subtitle), bold=True))[0] + _BADGE * theme.subtitle
    badge, between = rest.cut_right(min(width, rest.width), theme.unit)
    size = largest_type([name], between.width)
    if size_of(name, Style(round(size), bold=True))[0] <= between.width:
        painter.text(name, between, size, bold=True, align="left")
    paint_badge(painter, badge.centred(badge.width, _BADGE_HEIGHT * rect.height), words, theme.ink, theme.panel)
