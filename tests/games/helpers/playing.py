"""Playing moves and looking at what came of them, in any game."""

import random
from typing import Any

from kingdoms.bots import make
from kingdoms.core.game import Game
from kingdoms.core.state import Event, Move, State


def play(state: State, *moves: Move) -> list[Event]:
    """Plays the moves in order and returns all their events."""
    return [event for move in moves for event in state.play(move)]


def told(events: list[Event], *kinds: type) -> list[Any]:
    """The events of these kinds, in order."""
    return [event for event in events if type(event) in kinds]


def offered(state: State, kind: type) -> list[Any]:
    """The deciding seat's moves of one kind."""
    return [move for move in state.moves() if type(move) is kind]


def total(state: Any, seat: int) -> int:
    """A seat's points."""
    return int(state.scores()[seat].total)


def part(state: Any, seat: int, name: str) -> int:
    """A seat's points for one part of the score."""
    return int(state.scores()[seat].parts[name])


def sensible(game: Game, state: Any) -> list[Any]:
    """The sensible moves as a bot sees them, from the view of the deciding seat."""
    return game.bot.sensible(state.view(state.seat), state.moves())


def knights_choice(game: Game, state: Any) -> Any:
    """The move that a knight makes for the deciding seat."""
    return make("knight", game, random.Random(1)).choose(state.view(state.seat), state.moves(), 60.0, lambda: False)


def why(game: Game, state: Any, move: Move) -> str:
    """The reason for a move, as the deciding seat reads it."""
    assert move in state.moves()
    return game.words.why(state.view(state.seat), move)


def why_not(game: Game, state: Any, *thing: Any) -> str:
    """The reason why a thing cannot be chosen, as the deciding seat reads it."""
    return game.words.why_not(state.view(state.seat), thing)
