"""The winners of a game or a series, in words and as crests under crowns."""

from collections.abc import Sequence

from kivy.properties import ListProperty, StringProperty

from kingdoms.core.seats import names_in_sentences
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, enumerated, ngettext
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.theme import theme

_CREST, _CREST_FALL = 0.54, 0.06  # a crest's size and its distance below the laurels' centre, relative to their side
_CROWN, _CROWN_RISE = 0.27, 0.32  # a crown's size and its distance above that centre, relative to the same
_LIGHT_INSET, _LIGHT = 0.2, 0.25  # where candlelight begins inside the laurels, and its spread, relative to their side


class Laurels(Painted):
    """The winners' crests, large, each under a crown between two branches of laurel."""

    crests: "ListProperty[int]" = ListProperty([])
    game = StringProperty("")
    shows = ("crests", "game")

    def paint(self, painter: Painter) -> None:
        """Paints the laurels as large as possible, in candlelight."""
        if not self.crests:
            return
        side = min(self.height, self.width / len(self.crests))
        row = self.rect.centred(side * len(self.crests), side)
        for crest, place in zip(self.crests, row.columns(len(self.crests)), strict=True):
            painter.glow(place.inset(side * _LIGHT_INSET), theme.candle, side * _LIGHT)
            painter.picture("laurels", place)
            painter.crest(crest, place.centred(_CREST * side, _CREST * side).moved(0, -_CREST_FALL * side), self.game)
            crown = place.centred(_CROWN * side, _CROWN * side).moved(0, _CROWN_RISE * side)
            painter.picture("crown", crown, theme.ink)


def winner_line(session: Session) -> str:
    """The winner or winners of a finished game, in words."""
    names = names_in_sentences(session.sides, session.reader)
    return line_for_winners([names[side] for side in session.state.winners()])


def line_for_winners(winners: Sequence[str]) -> str:
    """The winners of a game, in words."""
    text = ngettext("{names:{names} wins|You win}", "{names:You} share the victory", len(winners))
    return text.format(names=enumerated(winners))


def standing(series: Series, names: Sequence[str]) -> str:
    """The winners of a finished series or, while it goes on, its goal, in words."""
    if series.is_over():
        winners = [names[seat] for seat in series.winners()]
        text = ngettext("{names:{names} wins|You win} the series", "{names:You} share the series win", len(winners))
        return text.format(names=enumerated(winners))
    if series.goal == NUMBER_OF_GAMES:
        return _("Game {n} of {all}").format(n=len(series.lines), all=series.target)
    return ngettext("First to {n} point", "First to {n} points", series.target).format(n=series.target)
