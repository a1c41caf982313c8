"""Actions that a seat could not carry out have sentences other than those that it skipped."""

import re

import pytest

from kingdoms.games.rival_kings import GAME, moves, words
from kingdoms.games.rival_kings.words.forced_skips import SENTENCES, ForcedSkip
from tests.games.helpers.word_checks import PLAYERS, is_sentence, names_with_you, said
from tests.games.rival_kings.table import leave_until, table

pytestmark = pytest.mark.usefixtures("both_languages")


def test_the_log_says_why_an_action_was_not_possible() -> None:
    _state, happened = table(3).coins(2, 1).reveal("lord_protector", "queen", "duke")
    told = [words.line(event, PLAYERS[:3]) for event in GAME.for_log(happened)]
    assert said(en="Anna can't afford a building.", hu="Anna egyetlen épületet sem tud megfizetni.") in told
    assert said(en="Béla can't afford a subject.", hu="Béla egyetlen alattvalót sem tud megfizetni.") in told


def test_the_log_says_that_a_thief_has_no_marker_but_not_why_somebody_skips_an_action() -> None:
    state = table(3, coins=9).choose("duke", "courtier", "lord_protector")
    leave_until(state, 2)
    assert words.line(GAME.for_log(state.play(moves.Skip()))[0], PLAYERS) == said(
        en="Éva does not buy a building.", hu="Éva nem vásárol épületet."
    )
    told = [words.line(event, PLAYERS) for event in GAME.for_log(state.play(moves.Steal(1, 0)))]
    no_marker = said(en="Anna has no conflict marker to pass on.", hu="Anna nem tud jelzőt átadni, mert nincs neki.")
    assert no_marker in told


@pytest.mark.parametrize("action", SENTENCES)
def test_the_only_person_is_told_what_they_cannot_do(action: str) -> None:
    line = words.line(ForcedSkip(0, action), names_with_you(3))
    assert is_sentence(line)
    assert re.match(said(en="You ", hu=r"(Nem|Egyetlen) .*sz\b"), line)
