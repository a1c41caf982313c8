"""Who has won: a game or a series, in words and as crests under a crown."""

from collections.abc import Sequence

from kivy.properties import ListProperty, StringProperty

from kingdoms.core.language import _, enumerated, ngettext
from kingdoms.core.series import GAMES, Series
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.theme import theme

_CROWN, _CROWN_FALL = 0.3, 0.05  # the height of the crown, and how far it comes down on the crests, of the whole height
_LIGHT_INSET, _LIGHT = 0.2, 0.25  # how far inside a crest its candlelight begins and how far it spreads, of its side


class Laurels(Painted):
    """The crests of the winners, large, under a crown."""

    crests: "ListProperty[int]" = ListProperty([])
    game = StringProperty("")
    shows = ("crests", "game")

    def paint(self, painter: Painter) -> None:
        """As large as there is room, in candlelight."""
        if not self.crests:
            return
        crown, shields = self.rect.cut_top(self.height * _CROWN)
        side = min(shields.height, shields.width / len(self.crests))
        row = shields.centred(side * len(self.crests), side)
        for crest, place in zip(self.crests, row.columns(len(self.crests)), strict=True):
            painter.glow(place.inset(side * _LIGHT_INSET), theme.candle, side * _LIGHT)
            painter.crest(crest, place, self.game)
        painter.picture("crown", crown.fitted(1).moved(0, -_CROWN_FALL * self.height), theme.ink)


def victory(winners: Sequence[str]) -> str:
    """Who has won a game."""
    if len(winners) == 1:
        return _("{name} wins").format(name=winners[0])
    return _("{names} share the victory").format(names=enumerated(winners))


def standing(series: Series, names: Sequence[str]) -> str:
    """The state of a series."""
    if series.is_over():
        winners = [names[seat] for seat in series.winners()]
        if len(winners) == 1:
            return _("{name} wins the series").format(name=winners[0])
        return _("{names} share the series").format(names=enumerated(winners))
    if series.goal == GAMES:
        return _("Game {n} of {all}").format(n=len(series.lines), all=series.target)
    return ngettext("First to {n} point", "First to {n} points", series.target).format(n=series.target)
