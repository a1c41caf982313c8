"""`simulate`: games between named bots, seats rotated, and what came of them."""

import random
from collections.abc import Sequence
from time import perf_counter

from kingdoms.bots import make
from kingdoms.core.game import Game, State
from kingdoms.games import GAMES

_MOST_MOVES = 20_000
_BUDGET = 1.0


def simulate(key: str, bots: Sequence[str], games: int, seed: int) -> int:
    """Plays the games and prints each bot's share of wins and mean score by category."""
    game = GAMES[key]
    began = perf_counter()
    wins = [0.0] * len(bots)
    parts: list[dict[str, int]] = [{} for _ in bots]
    for number in range(games):
        turn = number % len(bots)
        seated = [*bots[turn:], *bots[:turn]]
        state = play_out(game, seated, seed + number)
        winners = state.winners()
        for seat, score in enumerate(state.scores()[: len(bots)]):
            bot = (seat + turn) % len(bots)
            wins[bot] += (seat in winners) / max(1, len(winners))
            for part, points in {**score.parts, "total": score.total}.items():
                parts[bot][part] = parts[bot].get(part, 0) + points
    print(f"{key}: {games} games, {len(bots)} seats, {perf_counter() - began:.1f} s")
    for bot, name in enumerate(bots):
        means = "  ".join(f"{part} {points / games:.1f}" for part, points in parts[bot].items())
        print(f"  {name:8} wins {wins[bot] / games:6.1%}  {means}")
    return 0


def play_out(game: Game, bots: Sequence[str], seed: int) -> State:
    """One game between bots to its end, or to where nobody would wait any longer."""
    state = game.new(seats=len(bots), seed=seed, options={})
    players = [make(bot, game, random.Random(f"{seed} {seat}")) for seat, bot in enumerate(bots)]
    for _ in range(_MOST_MOVES):
        if state.seat is None:
            break
        seat = state.seat
        state.apply(players[seat].choose(state.view(seat), state.moves(), _BUDGET, lambda: False))
    return state
