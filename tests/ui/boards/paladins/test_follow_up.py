"""Answers that the table gives by itself in Paladins."""

from typing import Any

from kingdoms.games.paladins.board import JAR_SPACES, PAY_DEBT
from kingdoms.games.paladins.cards import OUTSIDERS
from kingdoms.games.paladins.moves import Accept, Jar
from kingdoms.ui.board.sight import UNDO
from kingdoms.ui.boards.paladins.follow_up import obvious_answer
from tests.ui.boards.paladins.positions import session_where

_THIEF = next(number for number, card in enumerate(OUTSIDERS) if card.key == "thief")


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
