"""How moves are judged: by the game's own value of the resulting positions, in worlds that agree with a view."""

import random
from collections.abc import Sequence
from math import inf
from typing import Any

from kingdoms.bots.thinking_time import Deadline
from kingdoms.core.game import Bot
from kingdoms.core.state import Move


def first_look(
    bot: Bot, view: Any, moves: Sequence[Move], worlds: int, rng: random.Random, deadline: Deadline
) -> list[float]:
    """Each move's value, averaged over this many worlds that agree with a view.

    If time runs out, the unfinished world is discarded, unless it is the first: then the moves not reached count as
    worst.
    """
    looks: list[list[float]] = []
    while len(looks) < worlds:
        world, found = view.determinize(view.seat, rng), list[float]()
        for move in moves:
            if deadline.has_passed():
                return _means(looks) if looks else found + [-inf] * (len(moves) - len(found))
            found.append(bot.value(bot.position_after(world, move), world.seat))
        looks.append(found)
    return _means(looks)


def _means(looks: Sequence[Sequence[float]]) -> list[float]:
    return [sum(each) / len(looks) for each in zip(*looks, strict=True)]


def play_on(bot: Bot, start: Any, move: Move, deadline: Deadline) -> float | None:
    """The value of a move in a world after everyone has played on for a while; None if time runs out."""
    now, decisions = start.after(move), 0
    while not deadline.has_passed():
        if now.seat is None or bot.is_far_enough(start, now, decisions):
            return bot.value(now, start.seat)
        now.apply(bot.at_first_sight(now))
        decisions += 1
    return None
