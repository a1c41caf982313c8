"""Passes that nobody chose: the log says why, and whoever passes of their own accord just passes."""

import random
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME, words
from kingdoms.games.kingsburg.board import PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.events import Passed, PhaseBegan
from kingdoms.games.kingsburg.moves import Pass
from kingdoms.games.kingsburg.rules.play import Play
from kingdoms.games.kingsburg.words.forced_passes import SENTENCES, ForcedPass, forced_just_now
from tests.games.helpers.word_checks import names_with_you, said

STEPS = {
    "no_advisor": "influence",
    "no_building": "build",
    "no_other_building": "build_again",
    "no_soldier": "recruit",
    "no_other_soldier": "recruit",
}
"""The step at which a seat has to pass, by reason."""


def at_table(seats: int) -> list[Seat]:
    """A person and bots."""
    return [Seat(f"P{n}", n, "squire" if n else PERSON) for n in range(seats)]


def logged(session: Session, number: int) -> list[Any]:
    """The events of a decision as the log shows them."""
    return list(GAME.for_log(session.log[number].events, session.past_before(number)))


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
@pytest.mark.parametrize("seats", [2, 3])
def test_every_pass_is_explained_by_the_step_at_which_it_was_forced(
    monkeypatch: pytest.MonkeyPatch, seats: int, ruleset: str
) -> None:
    passes: list[tuple[int, str, int]] = []
    answer = Play.answer

    def note(state: Any, move: Any) -> None:
        if move == Pass():
            step, *fields = state.agenda[-1]
            passes.append((fields[0], step, len(state.asks[step](state, *fields))))
        answer(state, move)

    monkeypatch.setattr(Play, "answer", note)
    session = Session(GAME, at_table(seats), 5, {"ruleset": ruleset})
    rng, reasons = random.Random(3), set()
    while not session.is_over:
        passes.clear()
        session.play(rng.choice(session.state.moves()))
        shown = [event for event in logged(session, len(session.log) - 1) if isinstance(event, Passed | ForcedPass)]
        assert [event.seat for event in shown] == [seat for seat, _step, _moves in passes]
        for event, (_seat, step, moves) in zip(shown, passes, strict=True):
            assert isinstance(event, ForcedPass) == (moves == 1)
            assert not isinstance(event, ForcedPass) or STEPS[event.reason] == step
        reasons |= {event.reason for event in shown if isinstance(event, ForcedPass)}
    assert {"no_building", "no_soldier"} <= reasons <= set(SENTENCES)


@pytest.mark.usefixtures("both_languages")
def test_a_forced_pass_has_a_sentence_of_its_own() -> None:
    assert [words.line(ForcedPass(seat, "no_building"), names_with_you(2)) for seat in (0, 1)] == [
        said(en="You can't afford a building.", hu="Egyetlen épületet sem tudsz kifizetni."),
        said(en="Béla can't afford a building.", hu="Béla egyetlen épületet sem tud kifizetni."),
    ]


def test_a_forced_pass_is_recalled_until_somebody_else_decides_or_a_phase_begins() -> None:
    session = Session(GAME, at_table(3), 5, {})
    rng, recalled, outdated = random.Random(3), 0, 0
    while not session.is_over:
        session.play(rng.choice(session.state.moves()))
        shown = logged(session, len(session.log) - 1)
        begun = max((place for place, event in enumerate(shown) if isinstance(event, PhaseBegan)), default=-1)
        for seat in range(3):
            own = [each for each in enumerate(shown) if isinstance(each[1], ForcedPass) and each[1].seat == seat]
            found = forced_just_now(session.past, seat)
            assert found == [event for place, event in own if place > begun]
            recalled += len(found)
            outdated += len(own) - len(found)
    assert recalled
    assert outdated
