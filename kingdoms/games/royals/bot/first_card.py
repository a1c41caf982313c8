"""The card with which to begin a draw of three country cards."""

import random
from functools import lru_cache
from statistics import fmean

from kingdoms.core.state import Move
from kingdoms.games.royals.bot import value
from kingdoms.games.royals.moves import DrawThree, TakeHidden, TakeOpen
from kingdoms.games.royals.state import Royals

_WORLDS = 8
"""The number of worlds (guesses at what is hidden) in which the cards are compared."""
_SEED = 12
"""Cards are always compared with the same guesses, so that the answer stays the same while it is being read."""


class _Position:
    """A seat's view; views of the same position are equal, however often the view is taken."""

    def __init__(self, view: Royals) -> None:
        self.view, self.fingerprint = view, view.fingerprint()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)


def best_first_card(view: Royals) -> Move:
    """The best card for the deciding seat to take first when it draws three, judging by its own view."""
    return _compared(_Position(view))


@lru_cache(maxsize=1)  # One hint asks for it several times.
def _compared(position: _Position) -> Move:
    """The best of the cards that can be taken, on average over the worlds."""
    view = position.view
    cards: list[Move] = [TakeOpen(country) for country in dict.fromkeys(view.display)]
    cards += [TakeHidden()] if view.deck else []
    if len(cards) == 1:
        return cards[0]
    rng, seat = random.Random(_SEED), view.agenda[-1][1]
    worlds = [view.determinize(seat, rng).after(DrawThree()) for _world in range(_WORLDS)]
    return max(cards, key=lambda move: fmean(value(world.after(move), seat) for world in worlds))
