"""How moves are judged: by the game's own value of what they lead to, in one world."""

import random
from collections.abc import Sequence
from typing import Any

from kingdoms.bots.player import Patience
from kingdoms.core.game import Bot, Move

_WHIM = 0.05
"""How much a move's value may be swayed by mood."""


def values(bot: Bot, world: Any, moves: Sequence[Move], patience: Patience) -> list[float] | None:
    """Each move's value for the seat that decides in this world, or None if there is no time for them all."""
    found: list[float] = []
    for move in moves:
        if patience.has_ended():
            return None
        after = world.copy()
        after.apply(move)
        found.append(bot.value(after, world.seat))
    return found


def first_look(
    bot: Bot, view: Any, moves: Sequence[Move], worlds: int, rng: random.Random, patience: Patience
) -> list[float]:
    """Each move's value on average over so many worlds that agree with a view; a world that is not finished is none.

    Mood sways it a little, so that two games do not run alike.
    """
    worth = [rng.random() * _WHIM for _ in moves]
    for _ in range(worlds):
        found = values(bot, view.determinize(view.seat, rng), moves, patience)
        if found is None:
            break
        for number, value in enumerate(found):
            worth[number] += value / worlds
    return worth


def play_on(bot: Bot, world: Any, decisions: int, patience: Patience) -> bool:
    """Lets everyone make the best sensible move so many times, in place; tells whether there was time for it."""
    for _ in range(decisions):
        if world.seat is None:
            break
        moves = bot.sensible(world, world.moves())
        worths = values(bot, world, moves, patience) if len(moves) > 1 else [0.0]
        if worths is None:
            return False
        world.apply(moves[worths.index(max(worths))])
    return True
