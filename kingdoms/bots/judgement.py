"""How moves are judged: by the game's own value of what they lead to, in worlds that agree with what is seen."""

import random
from collections.abc import Sequence
from math import inf
from typing import Any

from kingdoms.bots.player import Patience
from kingdoms.core.game import Bot, Move


def values(bot: Bot, world: Any, moves: Sequence[Move], patience: Patience) -> list[float]:
    """Each move's value for the seat that decides in this world; of the first moves alone, where time is short."""
    found: list[float] = []
    for move in moves:
        if patience.has_ended():
            break
        after = world.copy()
        after.apply(move)
        found.append(bot.value(after, world.seat))
    return found


def first_look(
    bot: Bot, view: Any, moves: Sequence[Move], worlds: int, rng: random.Random, patience: Patience
) -> list[float]:
    """Each move's value on average over so many worlds that agree with a view.

    Who has no time for one whole world knows nothing good of the moves that are not looked at; after that a world that
    is not finished is none.
    """
    looks: list[list[float]] = []
    while len(looks) < worlds:
        found = values(bot, view.determinize(view.seat, rng), moves, patience)
        if len(found) < len(moves):
            break
        looks.append(found)
    if not looks:
        return found + [-inf] * (len(moves) - len(found))
    return [sum(each) / len(looks) for each in zip(*looks, strict=True)]


def play_on(bot: Bot, world: Any, decisions: int, patience: Patience) -> bool:
    """Lets everyone make the best sensible move so many times, in place; tells whether there was time for it."""
    for _ in range(decisions):
        if world.seat is None:
            break
        moves = bot.sensible(world, world.moves())
        worths = values(bot, world, moves, patience) if len(moves) > 1 else [0.0]
        if len(worths) < len(moves):
            return False
        world.apply(moves[worths.index(max(worths))])
    return True
