"""Positions in which the tips apply, found in random games."""

import random
from functools import cache
from typing import Any

from kingdoms.core.session import Session
from kingdoms.core.state import Event
from kingdoms.core.words.tips import Tip
from kingdoms.games import GAMES
from tests.games.helpers.word_checks import things_module
from tests.ui.positions import new_session

MOST_GAMES = 300
"""The most games that are searched for positions in which the tips apply."""


def events_since(session: Session, seat: int) -> list[Event]:
    """All events from the seat's previous decision on."""
    before = [number for number, decision in enumerate(session.log) if decision.seat == seat]
    return [event for decision in session.log[before[-1] if before else 0 :] for event in decision.events]


def session_with(game: str, tip: Tip) -> Session:
    """A session in which the only person, Anna, decides and the tip applies."""
    players, seed, count = _positions(game)[tip.key]
    return _replayed(game, players, seed, count)


def _replayed(game: str, players: str, seed: int, count: int) -> Session:
    session, rng = new_session(players, seed, GAMES[game]), random.Random(seed)
    for _decision in range(count):
        _decide(session, game, rng)
    return session


def _decide(session: Session, game: str, rng: random.Random) -> None:
    """Makes a decision, and ends a turn that is held."""
    session.play(things_module(game).choose(session.state, rng))
    session.end_turn()


@cache
def _positions(game: str) -> dict[str, tuple[str, int, int]]:
    """For every tip, a position in which it applies: the players, the seed and the number of decisions before it."""
    found: dict[str, tuple[str, int, int]] = {}
    tables = [players for players in ("p", "pb", "pbb") if len(players) in GAMES[game].seats]
    for seed in range(MOST_GAMES):
        players = tables[seed % len(tables)]
        session, rng = new_session(players, seed, GAMES[game]), random.Random(seed)
        while not session.is_over:
            if session.state.seat == 0:
                _note(found, session, players, seed)
            _decide(session, game, rng)
        if len(found) == len(GAMES[game].words.tips()):
            return found
    raise LookupError(f"only found {sorted(found)}")


def _note(found: dict[str, Any], session: Session, players: str, seed: int) -> None:
    view, events = session.state.view(0), events_since(session, 0)
    for tip in GAMES[session.game.key].words.tips():
        if tip.key not in found and tip.when(view, events):
            found[tip.key] = players, seed, len(session.log)
