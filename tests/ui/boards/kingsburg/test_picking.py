"""The Kingsburg board: dice, tokens, the Market and the envoy are picked or dragged; advisors may be tapped first."""

import math
import random
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import LAST_ADVISOR
from kingdoms.games.kingsburg.moves import Influence, Pass, SetAside
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.sight import SKIP, UNDO
from kingdoms.ui.boards.kingsburg.tray import TALLY
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.kingsburg.positions import (
    dice,
    has_much_to_add,
    has_one_way,
    influences,
    is_one_die,
    session_where,
    ways_to,
)
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.positions import can_make
from tests.ui.touches import ready


def own_move(session: Session) -> Any:
    """The first seat's latest move; bots may have moved since."""
    return next(decision.move for decision in reversed(session.log) if decision.seat == 0)


def test_picked_dice_light_up_only_the_advisor_they_reach(sit: Any) -> None:
    session = session_where(influences)
    finger = sit(session)
    assert ready(finger) == set()
    die = dice(finger)[0]
    finger.tap_thing(die)
    move = Influence(session.state.dice[0][die[2]], (die[2],), 0, 0)
    reached = {("advisor", move.advisor)} if move in session.state.moves() else set()
    assert ready(finger) == reached


def test_with_nothing_picked_every_advisor_within_reach_is_lit_softly(sit: Any) -> None:
    session = session_where(influences)
    board = sit(session).table.board
    within_reach = {("advisor", move.advisor) for move in session.state.moves() if isinstance(move, Influence)}
    assert set(board.picking.near) - {SKIP} == within_reach


def test_every_group_can_be_picked_and_makes_exactly_its_move(sit: Any) -> None:
    session = session_where(has_much_to_add, after=60)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    for move in random.Random(3).sample(session.state.moves(), 12):
        for part in board.picking.steps_to(move):
            board.pick(part)
        assert board.picking.ways(GAME.words.target(session.state, move)) == [move]


def test_equal_dice_are_interchangeable(sit: Any) -> None:
    def has_equal_dice(state: Any) -> bool:
        values = state.dice[0]
        return influences(state) and not state.spent(0) and values[0] == values[1] and bool(ways_to(state, values[0]))

    session = session_where(has_equal_dice)
    finger = sit(session)
    finger.tap_thing(("die", 0, 1))
    advisor = session.state.dice[0][1]
    finger.tap_thing(("advisor", advisor))
    assert own_move(session) == Influence(advisor, (0,), 0, 0)


def test_an_equal_die_may_be_chosen_instead_of_the_one_named_by_the_rules(sit: Any) -> None:
    session = session_where(lambda state: can_make("SetAside")(state) and state.dice[0][0] == state.dice[0][1], "pb")
    finger = sit(session)
    assert finger.table.board.picking.is_ready(("die", 0, 1))
    finger.tap_thing(("die", 0, 1))
    assert own_move(session) == SetAside(0)


def test_the_prompt_gives_the_total_of_the_picked_dice_and_says_if_they_reach_nobody(sit: Any) -> None:
    def has_no_use(state: Any) -> bool:
        return influences(state) and any(
            not ways_to(state, state.dice[0][die]) for die in range(3) if not state.spent(0) >> die & 1
        )

    session = session_where(has_no_use)
    finger = sit(session)
    asked = finger.table.prompt
    die = next(thing for thing in dice(finger) if not ways_to(session.state, session.state.dice[0][thing[2]]))
    finger.tap_thing(die)
    assert finger.table.prompt.startswith(GAME.words.picked(session.state, [die[2]], 0, 0, False))
    assert ready(finger) == set()
    finger.tap_thing(die)
    assert finger.table.prompt == asked


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_dice_that_reach_nobody_say_which_numbers_they_could_reach(sit: Any, size: tuple[int, int]) -> None:
    def is_short_of_something(state: Any) -> bool:
        dice_left = [die for die in range(3) if not state.spent(0) >> die & 1]
        return influences(state) and len(dice_left) == 3 and not ways_to(state, state.dice[0][0])

    session = session_where(is_short_of_something)
    finger = sit(session, size)
    finger.tap_thing(("die", 0, 0))
    within_reach = {move.advisor for move in session.state.moves()[:-1] if 0 in move.dice}
    assert within_reach
    assert finger.table.prompt.endswith(GAME.words.within_reach(within_reach))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_dice_that_no_group_can_use_say_that_some_must_be_put_back(sit: Any, size: tuple[int, int]) -> None:
    def has_a_dead_end(state: Any) -> bool:
        is_mine = influences(state) and not state.spent(0)
        return is_mine and not any(len(move.dice) == len(state.dice[0]) for move in state.moves()[:-1])

    finger = sit(session_where(has_a_dead_end), size)
    for die in dice(finger):
        finger.tap_thing(die)
    assert set(finger.table.board.picking.near) == {SKIP}
    assert finger.table.prompt.endswith(GAME.words.within_reach([]))


def test_an_advisor_whom_the_picked_dice_do_not_fit_says_which_would(sit: Any) -> None:
    session = session_where(has_three_dice_and_a_way_to_the_first)
    finger = sit(session)
    first = session.state.dice[0][0]
    finger.tap_thing(("die", 0, 1))
    finger.tap_thing(("die", 0, 2))
    assert ("advisor", first) in finger.table.board.sight.lit
    finger.tap_thing(("advisor", first))
    (popover,) = finger.find(Popover)
    assert popover.why_not == GAME.words.why_not(session.state, ("advisor", first)) != ""


def has_three_dice_and_a_way_to_the_first(state: Any) -> bool:
    """Whether the advisor of the first die can be reached, but not by any group with both other dice."""
    if not influences(state) or state.spent(0) or len(state.dice[0]) != 3:
        return False
    ways = ways_to(state, state.dice[0][0])
    return bool(ways) and not any({1, 2} <= set(way.dice) for way in ways)


def has_two_tokens(state: Any) -> bool:
    moves = state.moves() if influences(state) else []
    return any(isinstance(move, Influence) and move.plus_two >= 2 for move in moves)


def tokens(finger: Any) -> list[Any]:
    return [thing for thing in finger.table.board.hits if thing[0] == "plus_two" and len(thing) == 3]


def test_a_tap_picks_a_token_and_another_tap_puts_it_back(sit: Any) -> None:
    session = session_where(has_two_tokens, after=60)
    finger = sit(session)
    picking, (first, second, *_rest) = finger.table.board.picking, tokens(finger)
    finger.tap_thing(first)
    finger.tap_thing(second)
    assert picking.picked == (first, second)
    finger.tap_thing(first)
    assert picking.picked == (second,)
    finger.tap_thing(("plus_two", 0))
    assert picking.picked == (second,)


def test_no_more_tokens_are_offered_than_a_group_can_have(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and state.plus_two[0] > 3 - len(state.placements), after=60)
    finger = sit(session)
    assert len(tokens(finger)) == max(move.plus_two for move in session.state.moves() if isinstance(move, Influence))


def test_a_second_token_can_be_dragged_to_its_advisor(sit: Any) -> None:
    session = session_where(has_two_tokens, after=60)
    finger = sit(session)
    board = finger.table.board
    move = next(move for move in session.state.moves() if isinstance(move, Influence) and move.plus_two == 2)
    *others, last = [part for part in board.picking.parts_of(move) if part[0] != "plus_two"] + tokens(finger)[:2]
    for part in others:
        finger.tap_thing(part)
    touch = finger.down(*board.to_window(*tap_point(board, last)))
    finger.drag(touch, *board.to_window(*tap_point(board, ("advisor", move.advisor))))
    finger.up(touch)
    assert own_move(session) == move


def test_the_market_adds_one_or_subtracts_one_but_not_both(sit: Any) -> None:
    finger = sit(session_where(has_much_to_add, after=60))
    finger.tap_thing(("market", 1))
    finger.tap_thing(("market", -1))
    assert finger.table.board.picking.picked == (("market", -1),)


def test_only_the_envoy_reaches_a_taken_advisor(sit: Any) -> None:
    def may_join(state: Any) -> bool:
        is_mine = influences(state) and state.envoy == 0
        return is_mine and any(is_one_die(move) and state.closed() >> move.advisor & 1 for move in state.moves())

    session = session_where(may_join)
    finger = sit(session)
    closed = session.state.closed()
    move = next(move for move in session.state.moves() if is_one_die(move) and closed >> move.advisor & 1)
    finger.tap_thing(("die", 0, move.dice[0]))
    assert ready(finger) == set()
    assert finger.table.prompt.startswith(GAME.words.picked(session.state, move.dice, 0, 0, False))
    finger.tap_thing(("envoy",))
    assert ready(finger) == {("advisor", move.advisor)}
    assert finger.table.prompt == GAME.words.picked(session.state, move.dice, 0, 0, True)


def test_dice_picked_with_the_envoy_go_to_a_free_advisor_without_it(sit: Any) -> None:
    def may_join(state: Any) -> bool:
        is_mine = influences(state) and state.envoy == 0
        ways = [bool(state.closed() >> move.advisor & 1) for move in state.moves() if is_one_die(move)]
        return is_mine and set(ways) == {True, False}

    session = session_where(may_join)
    finger = sit(session)
    closed = session.state.closed()
    move = next(move for move in session.state.moves() if is_one_die(move) and not closed >> move.advisor & 1)
    finger.tap_thing(("envoy",))
    finger.tap_thing(("die", 0, move.dice[0]))
    assert finger.table.prompt == GAME.words.picked(session.state, move.dice, 0, 0, True)
    assert ready(finger) == {("advisor", move.advisor)}
    finger.tap_thing(("advisor", move.advisor))
    assert own_move(session) == move
    assert session.state.envoy == 0


def test_a_die_can_be_dragged_to_its_advisor(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and any(map(is_one_die, state.moves())))
    finger = sit(session)
    board = finger.table.board
    move = next(filter(is_one_die, session.state.moves()))
    touch = finger.down(*board.to_window(*tap_point(board, ("die", 0, move.dice[0]))))
    finger.drag(touch, *board.to_window(*board.rect.centre))
    finger.frames(2)
    assert ("die", 0, move.dice[0]) in board.picking.picked
    finger.drag(touch, *board.to_window(*tap_point(board, ("advisor", move.advisor))))
    finger.up(touch)
    assert own_move(session) == move


def test_a_die_dropped_elsewhere_stays_picked(sit: Any) -> None:
    session = session_where(influences)
    finger = sit(session)
    board, die, count = finger.table.board, dice(finger)[0], len(session.log)
    touch = finger.down(*board.to_window(*tap_point(board, die)))
    finger.drag(touch, *board.to_window(*tap_point(board, ("year",))))
    finger.up(touch)
    assert die in board.picking.picked
    assert len(session.log) == count


def test_passing_puts_the_picked_dice_back(sit: Any) -> None:
    session = session_where(influences)
    finger = sit(session)
    finger.tap_thing(dice(finger)[0])
    finger.table.course.play(Pass())
    assert own_move(session) == Pass()
    assert finger.table.board.picking.picked == ()


def can_place_dice(state: Any) -> bool:
    """Whether some advisor can be reached with a single die."""
    return influences(state) and any(map(is_one_die, state.moves()))


def needs_more_than_dice(state: Any) -> bool:
    """Whether advisors can be reached, but none with dice alone."""
    ways = [move for move in state.moves() if isinstance(move, Influence)]
    return influences(state) and bool(ways) and all(move.plus_two or move.market for move in ways)


@pytest.mark.parametrize("can_place", [can_place_dice, needs_more_than_dice])
def test_passing_takes_two_taps_and_the_first_shows_what_is_given_up(sit: Any, can_place: Any) -> None:
    session = session_where(can_place)
    finger = sit(session)
    board, count = finger.table.board, len(session.log)
    assert board.skip_label(board.sight) == "Pass"
    finger.tap_thing(SKIP)
    assert len(session.log) == count
    words = board.skip_label(board.sight)
    assert words == GAME.words.giving_up(session.state) != "Pass"
    assert words.lower() in finger.table.prompt.lower()
    finger.tap_thing(SKIP)
    assert own_move(session) == Pass()


def test_a_double_tap_on_pass_gives_nothing_up(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_where(can_place_dice)
    finger = sit(session)
    finger.tap_thing(SKIP)
    monkeypatch.setitem(DURATIONS, "reaction", math.inf)
    finger.tap_thing(SKIP)
    assert finger.table.board.picking.proposed == Pass()
    monkeypatch.setitem(DURATIONS, "reaction", 0)
    finger.tap_thing(SKIP)
    assert own_move(session) == Pass()


@pytest.mark.parametrize("change", [UNDO, "die"])
def test_undo_or_a_die_takes_back_the_first_tap_on_pass(sit: Any, change: Any) -> None:
    session = session_where(can_place_dice)
    finger = sit(session)
    board, count = finger.table.board, len(session.log)
    finger.tap_thing(SKIP)
    finger.tap_thing(dice(finger)[0] if change == "die" else change)
    assert len(session.log) == count
    assert board.picking.proposed is None
    assert board.skip_label(board.sight) == "Pass"


def test_an_advisor_can_still_be_influenced_after_the_first_tap_on_pass(sit: Any) -> None:
    session = session_where(has_one_way)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if len(ways_to(session.state, n)) == 1)
    (move,) = ways_to(session.state, advisor)
    finger.tap_thing(SKIP)
    finger.tap_thing(("advisor", advisor))
    assert own_move(session) == move


# Tapping an advisor first.


def test_an_advisor_reached_in_only_one_way_is_influenced_by_one_tap(sit: Any) -> None:
    session = session_where(has_one_way)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if len(ways_to(session.state, n)) == 1)
    (move,) = ways_to(session.state, advisor)
    finger.tap_thing(("advisor", advisor))
    assert own_move(session) == move


@pytest.mark.parametrize("part", ["plus_two", "market"])
def test_the_only_way_to_an_advisor_is_proposed_if_it_takes_more_than_dice(sit: Any, part: str) -> None:
    def is_costly(state: Any, advisor: int) -> bool:
        ways = ways_to(state, advisor)
        return len(ways) == 1 and getattr(ways[0], part) != 0

    def has_costly_way(state: Any) -> bool:
        return influences(state) and any(is_costly(state, n) for n in range(1, LAST_ADVISOR + 1))

    session = session_where(has_costly_way)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if is_costly(session.state, n))
    (move,) = ways_to(session.state, advisor)
    count = len(session.log)
    finger.tap_thing(("advisor", advisor))
    assert len(session.log) == count
    picked = {part for part in finger.table.board.picking.picked if part[0] == "die"}
    assert picked == {("die", 0, die) for die in move.dice}
    assert any(spent[0] == part for spent in finger.table.board.picking.picked)
    finger.tap_thing(("advisor", advisor))
    assert own_move(session) == move


def test_several_ways_to_an_advisor_are_offered_with_the_smallest_group_first(sit: Any) -> None:
    def has_some_ways(state: Any) -> bool:
        return influences(state) and any(2 <= len(ways_to(state, n)) <= 4 for n in range(1, LAST_ADVISOR + 1))

    session = session_where(has_some_ways)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if 2 <= len(ways_to(session.state, n)) <= 4)
    finger.tap_thing(("advisor", advisor))
    labels = [button.text for button in Sheet.topmost().walk() if isinstance(button, InkButton)]
    ways = finger.table.board.picking.ways(("advisor", advisor))
    name = advisor_name(advisor)
    assert name in Sheet.topmost().title
    assert not any(name in label for label in labels), "the question names the advisor"
    whole = [GAME.words.label(session.state, way) for way in ways_to(session.state, advisor)]
    assert all(sum(label in each for each in whole) == 1 for label in labels)
    sizes = [len(way.dice) + way.plus_two + abs(way.market) for way in ways]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_dice_are_in_the_middle_of_the_tray_with_their_sum_beside_them(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: influences(state) and state.envoy != 0 and not state.plus_two[0])
    board = sit(session, size).table.board
    places = [board.places[thing].rect for thing in board.places if thing[0] == "die" and thing[1] == 0]
    tray = next(zone for zone in board.zones if TALLY in zone.places)
    assert (places[0].x + places[-1].right) / 2 == pytest.approx(tray.rect.centre[0], abs=1)
    assert 0 <= board.places[TALLY].rect.x - places[-1].right <= theme.unit


def test_each_way_to_an_advisor_is_offered_with_a_picture_of_its_dice(sit: Any) -> None:
    def has_two_ways(state: Any) -> bool:
        return influences(state) and any(len(ways_to(state, advisor)) > 1 for advisor in range(1, LAST_ADVISOR + 1))

    session = session_where(has_two_ways)
    finger = sit(session, TABLET)
    board = finger.table.board
    advisor = next(number for number in range(1, LAST_ADVISOR + 1) if len(ways_to(session.state, number)) > 1)
    finger.tap_thing(("advisor", advisor))
    buttons = [button for button in Sheet.topmost().walk() if isinstance(button, InkButton) and button.kind == "choice"]
    ways = board.picking.ways(("advisor", advisor))
    counts = [len(way.dice) + way.plus_two + bool(way.market) for way in ways]
    assert sorted(button.drawing_squares for button in buttons) == sorted(counts)
    assert all(button.drawing is not None for button in buttons)
