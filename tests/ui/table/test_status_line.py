"""The line that says who has to do what: people at the same table are addressed by name, a single person is not."""

import random
from functools import cache

import pytest

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.table.status_line import what_now
from tests.ui.positions import new_session


@cache
def held(game: str, players: str) -> Session:
    """A session in which a person has to end their turn."""
    for seed in range(20):
        session, rng = new_session(players, seed, GAMES[game]), random.Random(seed)
        while not session.is_over:
            if session.held is not None:
                return session
            session.play(rng.choice(session.state.moves()))
    raise LookupError("no turn is ever held")


def request() -> str:
    return "Choose a card"


def test_a_single_person_who_has_to_end_their_turn_is_not_addressed_by_name() -> None:
    session = held("royals", "pbb")
    assert what_now(session, request).startswith("End your turn")
    assert what_now(session, request, must_look=True) == "Look at your cards or end your turn"
    assert what_now(session, request, must_hold=True) == "Touch and hold the card marked with an eye to look at it"


@pytest.mark.parametrize("game", ["royals", "rival_kings"])
def test_people_who_share_the_table_are_addressed_by_name(game: str) -> None:
    session = held(game, "ppb")
    assert session.held is not None
    name = session.names[session.held]
    assert what_now(session, request).startswith(f"{name}: end your turn")
    assert what_now(session, request, must_look=True) == f"{name}: look at your cards or end your turn"


@pytest.mark.parametrize(("players", "line"), [("pbb", "Choose a card"), ("ppp", "Anna: choose a card")])
def test_a_task_after_a_name_has_a_small_first_letter(players: str, line: str) -> None:
    assert what_now(new_session(players, 1, GAMES["rival_kings"]), request) == line
