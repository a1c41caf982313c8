"""The introduction: the first time a game is started it is explained, once and before anything else."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.games import GAMES
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from tests.ui.positions import new_session

Launch = Callable[..., Any]


@pytest.fixture
def begin(launch: Launch) -> Launch:
    """Starts a game from its screen, in a new app or in the running one, with the given players if any."""

    def start(finger: Any, key: str, players: tuple[str, ...] = ()) -> Any:
        finger = finger or launch()
        finger.app.set("speed", "off")
        finger.app.show("new_game", game=key)
        finger.frames(3)
        if players:
            finger.app.front.seating.seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(players)]
        finger.app.front.start()
        finger.frames(3)
        return finger

    return start


def answer(finger: Any, text: str) -> None:
    finger.tap_widget(finger.find(InkButton, text=text)[0])
    finger.frames(3)


def test_every_game_is_introduced_once(begin: Launch) -> None:
    finger = None
    for key, game in GAMES.items():
        finger = begin(finger, key)
        assert Sheet.topmost().title == game.words.title()
        assert 2 <= len(game.words.introduction()) <= 4
        answer(finger, "Just play")
        assert Sheet.topmost() is None
        assert finger.app.trail[-1][0] == "table"
        begin(finger, key)
        assert Sheet.topmost() is None


def test_a_game_whose_lesson_has_been_taken_is_not_introduced(begin: Launch, launch: Launch) -> None:
    finger = launch()
    finger.app.show("new_game", game="royals")
    finger.frames(3)
    finger.tap_widget(*finger.find(InkButton, text="Learn by playing"))
    finger.frames(3)
    assert finger.table.guide.progress is not None
    begin(finger, "royals")
    assert Sheet.topmost() is None


def test_the_rules_are_a_tap_away_and_back_leads_to_the_table(begin: Launch) -> None:
    finger = begin(None, "kingsburg")
    answer(finger, "Rules")
    assert finger.app.trail[-1][0] == "rules"
    assert finger.app.front.pages[0].key == "this_game"
    finger.app.back()
    assert finger.app.trail[-1][0] == "table"
    assert Sheet.topmost() is None


def test_it_is_read_before_the_first_curtain_is_lifted(begin: Launch) -> None:
    finger = begin(None, "rival_kings", (PERSON, PERSON))
    assert finger.table.curtain is not None
    answer(finger, "Just play")
    assert finger.table.curtain is not None
    finger.lift_curtain()
    assert finger.table.board.sight.lit


def test_it_is_in_the_tables_menu_too(begin: Launch) -> None:
    finger = begin(None, "royals")
    answer(finger, "Just play")
    finger.table.open_menu()
    finger.frames(3)
    answer(finger, "Show introduction")
    assert Sheet.topmost().title == "Royals"


def test_a_second_person_at_the_table_can_read_it_from_the_menu(begin: Launch) -> None:
    finger = begin(None, "rival_kings", (PERSON, PERSON))
    answer(finger, "Just play")
    finger.lift_curtain()
    finger.play(finger.table.session.state.moves()[0])
    finger.lift_curtain()
    assert finger.table.viewer == 1
    finger.table.open_menu()
    finger.frames(3)
    answer(finger, "Show introduction")
    assert Sheet.topmost().title == "Rival Kings"
    answer(finger, "Just play")
    assert Sheet.topmost() is None
    assert finger.table.board.sight.lit


def test_a_second_person_who_asks_for_the_lesson_is_its_learner(begin: Launch) -> None:
    finger = begin(None, "rival_kings", (PERSON, PERSON))
    answer(finger, "Just play")
    finger.lift_curtain()
    finger.play(finger.table.session.state.moves()[0])
    finger.lift_curtain()
    asker = finger.table.session.seats[1]
    assert finger.table.viewer == 1
    finger.table.introduce()
    finger.frames(3)
    answer(finger, "Learn by playing (5 minutes)")
    learner, *rivals = finger.table.session.seats
    assert (learner.name, learner.crest) == (asker.name, asker.crest)
    assert asker.crest not in {rival.crest for rival in rivals}


def test_whoever_learns_by_playing_keeps_the_game_they_have_set_up(begin: Launch) -> None:
    finger = begin(None, "rival_kings")
    own = finger.table.session.key
    answer(finger, "Learn by playing (5 minutes)")
    assert finger.table.guide.must_read
    assert {saved.key for saved in finger.app.store.running()} == {own, finger.table.session.key}
    assert Toast.shown().text == "Your own game is waiting for you on the home screen."


def test_bots_wait_until_it_has_been_read(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "off")
    session = next(session for seed in range(99) if (session := new_session("bp", seed)).is_bots_turn)
    finger.app.start_game(session)
    finger.table.introduce()
    finger.until(lambda: finger.table.bots.has_move, most=200_000)
    finger.frames(20)
    assert not session.log
    answer(finger, "Just play")
    finger.until(lambda: session.log, most=200_000)
