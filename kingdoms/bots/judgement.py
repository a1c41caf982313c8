"""How moves are judged: by the game's own value of what they lead to, in one world."""

from collections.abc import Sequence
from typing import Any

from kingdoms.bots.player import Patience
from kingdoms.core.game import Bot, Move


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
