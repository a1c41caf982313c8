"""The end of a turn of Paladins at a table of people."""

import random

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games.paladins import GAME
from tests.games.paladins.things import choose


def test_every_turn_ends_with_its_last_choice_however_many_there_were() -> None:
    session, rng = (
        Session(GAME, [Seat(name, crest, PERSON) for crest, name in enumerate("ABC")], 5, {}),
        random.Random(5),
    )
    chains = 0
    while not session.is_over and len(session.log) < 250:
        session.play(choose(session.state, rng))
        assert session.held is None
        chains += len(session.log) > 2 and len({decision.seat for decision in session.log[-3:]}) == 1
    assert chains > 5
