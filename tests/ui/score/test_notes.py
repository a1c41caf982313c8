"""Notes on a game: any help is mentioned in full sentences, at its end and in the history."""

from kingdoms.core.seats import LEVELS, PERSON
from kingdoms.store.played import played
from kingdoms.ui.history.wording import notes_on
from kingdoms.ui.score.notes import notes
from kingdoms.ui.score.screen import help_in
from tests.store.shelf import entry
from tests.toy import Walk, toy_session

STOOD_IN = "A knight stood in for Anna, so the game doesn't count for them."


def test_a_game_without_help_has_no_notes() -> None:
    assert notes(0, 0, []) == []


def test_each_kind_of_help_has_its_sentence() -> None:
    told = notes(1, 2, [("Anna", "knight")])
    assert told == ["1 undo after something was revealed.", "2 hints used.", STOOD_IN]


def test_each_kind_of_stand_in_has_its_own_sentence() -> None:
    told = notes(0, 0, [("Anna", player) for player in (PERSON, *LEVELS, "sorcerer")])
    assert len(set(told)) == len(LEVELS) + 2
    assert all("Anna" in sentence for sentence in told)


def test_stand_ins_of_the_same_kind_share_a_sentence() -> None:
    told = notes(0, 0, [("Anna", "knight"), ("Bruno", "squire"), ("Clara", "knight")])
    assert told[0] == "A knight stood in for Anna and Clara, so the game doesn't count for them."
    assert len(told) == 2


def test_the_end_of_a_game_mentions_the_stand_in() -> None:
    session = toy_session("pb")
    session.let_play(0, "knight")
    session.play(Walk(1))
    session.let_play(0, PERSON)
    assert help_in(session) == [STOOD_IN]


def test_the_history_mentions_the_stand_in_under_the_persons_current_name() -> None:
    game = played(entry(1, "Anna", "Béla", stand_ins=[[3, 0, "knight"], [9, 0, PERSON]]))
    assert notes_on(game) == [STOOD_IN]
    assert notes_on(played({**entry(1, "Anna"), "stand_ins": None})) == []
