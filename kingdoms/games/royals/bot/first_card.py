"""The card with which to begin a draw of three country cards."""

import random
from statistics import fmean

from kingdoms.core.game import Move
from kingdoms.games.royals.bot import value
from kingdoms.games.royals.moves import DrawThree, TakeHidden, TakeOpen
from kingdoms.games.royals.state import Royals

_WORLDS = 8
"""The number of worlds (guesses at what is hidden) in which the cards are compared."""
_SEED = 12
"""Cards are always compared with the same guesses, so that the answer stays the same while it is being read."""
_latest: dict[str, Move] = {}
"""The answer for the last position, by its fingerprint: one hint asks for it several times."""


def best_first_card(view: Royals) -> Move:
    """The best card for the deciding seat to take first when it draws three, judging by its own view."""
    position = view.fingerprint()
    best = _latest.get(position)
    if best is None:
        best = _compared(view)
        _latest.clear()
        _latest[position] = best
    return best


def _compared(view: Royals) -> Move:
    """The best of the cards that can be taken, on average over the worlds."""
    cards: list[Move] = [TakeOpen(country) for country in dict.fromkeys(view.display)]
    cards += [TakeHidden()] if view.deck else []
    if len(cards) == 1:
        return cards[0]
    rng, seat = random.Random(_SEED), view.agenda[-1][1]
    worlds = [view.determinize(seat, rng).after(DrawThree()) for _world in range(_WORLDS)]
    return max(cards, key=lambda move: fmean(value(world.after(move), seat) for world in worlds))
