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
        found.append(bot.value(world.after(move), world.seat))
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


def play_on(bot: Bot, start: Any, move: Move, patience: Patience) -> float | None:
    """What a move is worth in a world when everyone has played on for a while; None if there is no time to see it."""
    now, decisions = start.after(move), 0
    while not patience.has_ended():
        if now.seat is None or bot.is_far_enough(start, now, decisions):
            return bot.value(now, start.seat)
        now.apply(bot.at_first_sight(now))
        decisions += 1
    return None
