"""A season of Kingsburg: the order of play, dice out of play, battles with a choice, the tray and help."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import YEARS
from kingdoms.games.kingsburg.events import PhaseBegan
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, Announce, Lose, Reroll, SetAside
from kingdoms.games.kingsburg.state import HIDDEN, NONE
from kingdoms.games.kingsburg.words.forced_passes import ForcedPass, forced_just_now
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.board.sight import CLOSE, GLIMPSE
from kingdoms.ui.boards.kingsburg.seats import facts_of
from kingdoms.ui.boards.kingsburg.winter.winter_table import LAST_WINTER
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.kingsburg.positions import influences
from tests.ui.positions import can_make, new_session

PHONE, DESKTOP = (360, 640), (1280, 800)


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", **options: Any) -> Session:
    return positions.session_where(is_wanted, players, 20, GAME, **options)


def standing(finger: Any, seat: int) -> Any:
    board = finger.table.board
    return facts_of(board.sight, seat, board.count, has_rolled=True)


# The order of play.


def test_turns_end_by_themselves_except_to_look_at_the_enemy() -> None:
    session, rng, looked = positions.new_session("ppp", game=GAME), random.Random(3), 0
    while not session.is_over:
        session.play(rng.choice(session.state.moves()))
        if session.held is not None:
            looked += 1
            assert session.is_held_for_look
            session.end_turn()
    assert looked


def has_new_order(state: Any) -> bool:
    """Whether a die may be rerolled, and the totals are all different and not in last season's order."""
    totals = [sum(state.dice[seat]) for seat in state.order]
    return can_make("Reroll")(state) and totals != sorted(totals) and len(set(totals)) == len(totals)


def test_until_the_order_is_fixed_the_seats_show_the_order_that_these_dice_would_give(sit: Any) -> None:
    session = session_where(has_new_order)
    finger = sit(session, DESKTOP)
    dice = session.state.dice
    by_total = sorted(range(4), key=lambda seat: sum(dice[seat]))
    assert [standing(finger, seat).place for seat in by_total] == [1, 2, 3, 4]
    # The seats stay where they are; only the numbers change.
    tops = [finger.table.board.hits[("seat", seat)].y for seat in range(4)]
    assert tops == sorted(tops, reverse=True)


def test_rerolling_changes_the_order_shown(sit: Any) -> None:
    session = session_where(has_new_order)
    finger = sit(session, DESKTOP)
    move = next(move for move in session.state.moves() if isinstance(move, Reroll))
    finger.table.course.play(move)
    finger.frames(4)
    dice = session.state.dice
    assert [sum(dice[seat]) for seat in session.state.order] == sorted(map(sum, dice))
    assert standing(finger, session.state.order[0]).place == 1


def test_the_calendar_shows_the_order_of_play_with_the_totals(sit: Any) -> None:
    session = session_where(can_make("Influence"))
    finger = sit(session, DESKTOP)
    state = session.state
    first = state.order[0]
    told = finger.table.board.sight.about(("year",))[1]
    assert f"{session.names[first]} ({sum(state.dice[first])})" in told


# Dice out of play, and the envoy.


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_die_that_was_set_aside_stays_in_sight_and_says_so(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(can_make("SetAside"), "pb")
    finger = sit(session, size)
    value = session.state.dice[0][2]
    finger.play(SetAside(next(die for die in range(3) if session.state.dice[0][die] == value)))
    finger.frames(4)
    aside = session.state.aside[0]
    board = finger.table.board
    assert aside != NONE
    assert ("die", 0, aside) in board.hits
    assert not board.is_lit(("die", 0, aside))
    assert standing(finger, 0).aside == ((session.state.dice[0][aside], False),)
    assert "set aside" in board.sight.about(("die", 0, aside))[1]


@pytest.mark.parametrize("use", [INFLUENCE, BUILD])
def test_the_announced_use_of_the_envoy_is_shown_beside_its_holder(sit: Any, use: str) -> None:
    finger = sit(session_where(can_make("Announce")), DESKTOP)
    finger.play(Announce(use))
    finger.frames(4)
    assert standing(finger, 0).marks[-2:] == ("envoy", use)


def test_a_phone_names_a_rival_with_dice_and_the_envoy(sit: Any, written: list[Any]) -> None:
    def has_both(state: Any) -> bool:
        return influences(state) and state.envoy == 1 and bool(state.envoy_use) and len(state.dice[1]) > 2

    sit(session_where(has_both, "pbb"), PHONE)
    assert "Bruno" in dict(written)


# A battle in which somebody has a choice.


def ends_the_battle(state: Any) -> bool:
    """Whether the first seat's choice is the last one of this winter, and another year follows."""
    if not can_make("Lose")(state) or state.year == YEARS:
        return False
    after = state.copy()
    heard = after.play(next(move for move in after.moves() if isinstance(move, Lose)))
    return any(isinstance(event, PhaseBegan) for event in heard)


@pytest.mark.usefixtures("steady")
def test_a_battle_with_a_choice_in_it_is_shown_again_at_its_end(sit: Any) -> None:
    session = session_where(ends_the_battle)
    finger = sit(session, DESKTOP)
    theme.speed = "fast"
    board = finger.table.board
    finger.play(next(move for move in session.state.moves() if isinstance(move, Lose)))
    finger.until(lambda: board.opened == LAST_WINTER and board.flying.is_waiting)
    finger.tap_thing(CLOSE)
    finger.until(lambda: board.opened != LAST_WINTER)


# Moving dice, and secrets.


def test_a_tap_on_tumbling_dice_only_ends_the_roll(sit: Any) -> None:
    finger = sit(session_where(can_make("Reroll")), DESKTOP, speed="normal")
    board = finger.table.board
    board.animate([Scene("dice", lands=(("die", 0, 0),))], lambda: None)
    count = len(finger.table.session.log)
    assert board.is_in_the_air(("die", 0, 0))
    finger.tap(*tap_point(board, ("die", 0, 0)))
    assert not board.is_in_the_air(("die", 0, 0))
    assert len(finger.table.session.log) == count


def has_looked(state: Any) -> bool:
    return can_make("Influence")(state) and state.has_secrets(0) and not state.has_secrets(1)


def test_while_a_bot_plays_nobody_sees_the_enemy_that_one_person_knows(sit: Any) -> None:
    session = session_where(has_looked, "pbp")
    finger = sit(session, DESKTOP)
    finger.hold_thing(GLIMPSE)
    assert finger.table.sight.view.enemies[session.state.year - 1] != HIDDEN
    while session.actor == 0:
        finger.table.course.play(session.state.moves()[0])
        finger.frames(2)
    assert finger.table.board.sight.view.enemies[session.state.year - 1] == HIDDEN


# The tray.


def _looks(board: Any, kind: str) -> list[Any]:
    return [board.look_of(board.sight, thing, place) for thing, place in board.places.items() if thing[0] == kind]


def test_dice_that_can_all_be_rerolled_are_together_and_raised(sit: Any) -> None:
    board = sit(session_where(can_make("RerollAll"), ruleset="published")).table.board
    dice = [place.rect for thing, place in board.places.items() if thing[0] == "die"]
    assert all(right.x - left.right < theme.unit + 1 for left, right in pairwise(dice))
    assert all(is_raised for *_look, is_raised in _looks(board, "die"))


@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_on_a_tablet_the_gold_around_the_uses_of_the_envoy_does_not_touch(
    sit: Any, language: str, size: tuple[int, int]
) -> None:
    finger = sit(session_where(can_make("Announce")), size)
    finger.app.set("language", language)
    finger.frames(3)
    board = finger.table.board
    uses = sorted(place.rect for thing, place in board.places.items() if thing[0] == "use")
    assert len(uses) == 3
    assert all(right.x - left.right >= 2 * (theme.band + theme.unit) - 0.1 for left, right in pairwise(uses))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_labels_of_adjacent_choices_have_the_same_size(sit: Any, language: str) -> None:
    finger = sit(session_where(can_make("Announce")))
    finger.app.set("language", language)
    finger.frames(3)
    sizes = {size for *_look, size in _looks(finger.table.board, "use")}
    assert len(_looks(finger.table.board, "use")) == 3
    assert len(sizes) == 1


# Help.


def test_at_court_only_the_helping_advisor_has_a_pennant_and_it_is_the_players(sit: Any) -> None:
    session = session_where(can_make("Help"))
    board = sit(session, DESKTOP).table.board
    helped = [helped for *_look, helped, _drops_names in _looks(board, "advisor") if helped is not None]
    assert helped == [session.seats[0].crest]
    helping = ("advisor", session.state.agenda[-1][2])
    assert board.look_of(board.sight, helping, board.places[helping])[-2] is not None


def test_the_status_line_says_why_the_viewer_had_to_pass(sit: Any) -> None:
    session, rng = new_session("pbb", seed=5, game=GAME), random.Random(3)
    while session.actor != 0 or not forced_just_now(session.past, 0):
        session.play(rng.choice(session.state.moves()))
    finger = sit(session)
    finger.frames(4)
    assert finger.table.news.startswith("You can't ")


def passes_before_a_phase(players: str) -> tuple[Session, str]:
    """A session after a decision in which the first seat had to pass before a new phase, and the reason."""
    session, rng = new_session(players, seed=5, game=GAME), random.Random(3)
    while True:
        if session.held is not None:
            session.end_turn()
        events = session.play(rng.choice(session.state.moves()))
        shown = GAME.for_log(events, session.past_before(len(session.log) - 1))
        forced = [place for place, event in enumerate(shown) if isinstance(event, ForcedPass) and event.seat == 0]
        if forced and any(isinstance(event, PhaseBegan) for event in shown[forced[0] :]) and session.actor == 0:
            return session, GAME.words.line(shown[forced[0]], session.names_in_sentences)


def test_in_a_new_phase_the_status_line_no_longer_says_why_somebody_had_to_pass(sit: Any) -> None:
    session, reason = passes_before_a_phase("ppp")
    finger = sit(session)
    finger.frames(4)
    assert reason.startswith("Anna can't ")
    assert finger.table.viewer == 0
    assert finger.table.news
    assert reason not in finger.table.news


@pytest.mark.parametrize("players", ["pbb", "ppp"])
def test_before_a_new_phase_there_is_time_to_read_why_somebody_had_to_pass(sit: Any, players: str) -> None:
    session, reason = passes_before_a_phase(players)
    board = sit(session).table.board
    captions = [scene.caption for scene in board.scenes(board.sight, session.log[-1].events)]
    assert any(reason in caption for caption in captions)
    assert captions[-1] != reason


def test_nobody_has_to_read_why_bots_had_to_pass(sit: Any) -> None:
    session, reason = passes_before_a_phase("bpp")
    board = sit(session).table.board
    assert not any(reason in scene.caption for scene in board.scenes(board.sight, session.log[-1].events))
