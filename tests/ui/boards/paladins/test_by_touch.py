"""Paladins by touch: whole games, alone and with several people, and the answers that the table gives by itself."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.commands.finger import Finger
from kingdoms.games.paladins.board import JAR_SPACES, PAY_DEBT
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.moves import Accept, Jar
from kingdoms.ui.board.sight import UNDO
from kingdoms.ui.boards.paladins.follow_up import obvious_answer
from tests.ui import positions
from tests.ui.boards.paladins.positions import GAME, sensible, session_where
from tests.ui.conftest import PHONE
from tests.ui.playing.player import Player

_THIEF = next(number for number, card in enumerate(OUTSIDERS) if card.key == "thief")


class Steady(Player):
    """A player who stays at the table and prefers moves other than passing."""

    def _leave_and_return(self) -> None:
        """Does nothing."""

    def _decide(self) -> None:
        age = self.session.age
        self.finger.play(sensible(self.rng, self.session.state))
        assert self.session.age > age


@pytest.mark.parametrize(("players", "size"), [("pp", PHONE), ("p", (640, 360))])
def test_a_game_is_played_by_touch_from_the_first_townsfolk_to_the_end(
    sit: Callable[..., Finger], players: str, size: tuple[int, int]
) -> None:
    session: Any = positions.new_session(players, 11, GAME)
    finger = sit(session, size)
    player = Steady(finger, random.Random(5))
    player.play_until(lambda: session.state.seat is None)
    assert session.state.round == 7
    assert (player.curtains > 0) == (players.count("p") > 1)


def _may_pay_with_a_jar(state: Any) -> bool:
    return state.unpaid[0] == 1 and not state.suspicions[0] and any(_pays(move) for move in state.moves())


def _pays(move: Any) -> bool:
    return isinstance(move, Jar) and JAR_SPACES[move.space] == (PAY_DEBT,)


def _may_discard_suspicion(state: Any) -> bool:
    return state.agenda[-1][0] == "remove_suspicion" and not any(
        card >= 0 and OUTSIDERS[card].key == "thief" for card in (*state.outsiders, *state.converted[0])
    )


def test_a_jar_that_pays_a_debt_does_so_without_asking_again(sit: Any) -> None:
    session: Any = session_where(_may_pay_with_a_jar, "pppp")
    finger = sit(session, (1280, 800))
    finger.play(next(filter(_pays, session.state.moves())))
    assert session.state.unpaid[0] == 0
    assert session.state.asked != PAY_DEBT


def test_an_answer_given_without_asking_can_be_undone_to_give_another(sit: Any) -> None:
    session: Any = session_where(_may_pay_with_a_jar, "pppp")
    finger = sit(session, (1280, 800))
    finger.play(next(filter(_pays, session.state.moves())))
    finger.tap_thing(UNDO)
    assert session.state.asked == PAY_DEBT
    assert session.state.unpaid[0] == 1


def test_suspicion_is_discarded_without_asking_unless_it_may_be_worth_points() -> None:
    state: Any = session_where(_may_discard_suspicion).state.view(0)
    assert obvious_answer(state) == Accept()
    state.converted[0] = [_THIEF]
    assert obvious_answer(state) is None
