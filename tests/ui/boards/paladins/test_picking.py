"""The Paladins board: workers are picked from stacks, and an action tapped first proposes workers."""

import random
from typing import Any

import pytest

from kingdoms.core.state import Move
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import (
    CONSPIRE,
    CRIMINAL,
    HUNT,
    LABOURER,
    PRAY,
    RECRUIT,
    RIGHT,
    SPACES,
    TRADE,
    WORKERS,
)
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Keep, Pass
from kingdoms.games.paladins.words.names import action_name
from kingdoms.ui.board.sight import SKIP, UNDO
from kingdoms.ui.boards.paladins.own.action_facts import action_facts
from kingdoms.ui.boards.paladins.own.action_parts import action_parts, helpers_of, tick_of
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.paladins.positions import acts, best, has_many_workers, offering, picked, session_where, ways_to
from tests.ui.conftest import DESKTOP
from tests.ui.geometry import overlap
from tests.ui.touches import ready


def test_with_nothing_picked_every_affordable_action_is_lit_softly(sit: Any) -> None:
    session = session_where(has_many_workers)
    board = sit(session).table.board
    wanted = {GAME.words.target(session.state, move) for move in session.state.moves()}
    assert set(board.picking.near) == wanted
    assert not board.picking.ready


def test_a_picked_worker_lights_up_the_actions_that_take_only_that_worker(sit: Any) -> None:
    session = session_where(has_many_workers)
    finger = sit(session)
    kind = next(kind for kind in WORKERS if session.state.hands[0][kind])
    finger.tap_thing(("worker", kind))
    lot = tuple(int(other == kind) for other in WORKERS)
    moves = [move for move in session.state.moves() if getattr(move, "workers", None) == lot]
    assert ready(finger) == {GAME.words.target(session.state, move) for move in moves}
    assert finger.table.prompt == GAME.words.picked(session.state, lot)


def test_each_tap_picks_one_more_worker_until_none_would_fit_and_all_are_put_back(sit: Any) -> None:
    def has_three(state: Any) -> bool:
        return acts(state) and state.hands[0][CRIMINAL] >= 3

    session = session_where(has_three)
    finger = sit(session)
    counts = []
    for _ in range(8):
        finger.tap_thing(("worker", CRIMINAL))
        counts.append(picked(finger)[CRIMINAL])
    most = max(sum(move.workers) for move in session.state.moves() if isinstance(move, Act) and move.workers[CRIMINAL])
    assert max(counts) <= min(most, session.state.hands[0][CRIMINAL])
    assert counts[:2] == [1, 2]
    assert 0 in counts


def test_every_move_of_a_turn_can_be_picked_and_makes_exactly_itself(sit: Any) -> None:
    session = session_where(has_many_workers, after=60)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    moves = [move for move in session.state.moves() if hasattr(move, "workers")]
    for move in random.Random(3).sample(moves, min(25, len(moves))):
        for part in board.picking.steps_to(move):
            board.pick(part)
        assert board.picking.ways(GAME.words.target(session.state, move)) == [move]


def test_a_tap_on_an_action_proposes_the_thriftiest_workers_and_a_second_tap_sends_them(sit: Any) -> None:
    def has_several_ways(state: Any) -> bool:
        return acts(state) and len(ways_to(state, CONSPIRE)) > 1

    session = session_where(has_several_ways)
    finger = sit(session)
    wanted = best(session.state, CONSPIRE)
    finger.tap_thing(("action", 0, CONSPIRE))
    assert picked(finger) == wanted.workers
    before = len(session.log)
    finger.tap_thing(("action", 0, CONSPIRE))
    assert session.log[before].move == wanted


def test_a_tapped_action_is_chosen_and_the_prompt_describes_it(sit: Any) -> None:
    def can_do_both(state: Any) -> bool:
        return acts(state) and {CONSPIRE, TRADE} <= {move.action for move in state.moves() if just_a_labourer(move)}

    def just_a_labourer(move: Any) -> bool:
        return isinstance(move, Act) and move.workers == (1, 0, 0, 0, 0, 0)

    session = session_where(can_do_both)
    finger = sit(session)
    board = finger.table.board
    finger.tap_thing(("worker", LABOURER))
    assert {("action", 0, CONSPIRE), ("action", 0, TRADE)} <= ready(finger)
    assert not board.picking.is_chosen(("action", 0, CONSPIRE))
    finger.tap_thing(("worker", LABOURER))
    finger.tap_thing(("action", 0, CONSPIRE))
    assert ready(finger) == {("action", 0, CONSPIRE)}
    assert board.picking.is_chosen(("action", 0, CONSPIRE))
    assert not board.picking.is_chosen(("action", 0, TRADE))
    assert "Tap again to conspire: you gain 1 criminal" in finger.table.prompt


def test_workers_proposed_for_one_action_are_not_proposed_for_another(sit: Any) -> None:
    session = session_where(lambda state: acts(state) and ways_to(state, CONSPIRE) and ways_to(state, TRADE))
    finger = sit(session)
    picking = finger.table.board.picking
    hinted, other = best(session.state, CONSPIRE), best(session.state, TRADE)
    picking.propose(hinted)
    assert picking.is_proposed(hinted)
    finger.tap_thing(("action", 0, TRADE))
    assert not picking.is_proposed(hinted)
    assert picking.is_proposed(other)


@pytest.mark.parametrize("chosen", [TRADE, None])
def test_a_hint_is_no_longer_marked_once_something_else_is_chosen_for_its_worker(sit: Any, chosen: int | None) -> None:
    a_labourer = (1, 0, 0, 0, 0, 0)
    hinted = Act(CONSPIRE, a_labourer)
    other = Pass() if chosen is None else Act(chosen, a_labourer)
    session = session_where(lambda state: acts(state) and {hinted, other} <= set(state.moves()))
    finger = sit(session)
    board = finger.table.board

    def is_marked() -> bool:
        board.show(board.sight._replace(advice=hinted))
        finger.frames(2)
        return any(shown.is_advised for shown in board.painting.shown.values())

    assert is_marked()
    board.propose(hinted)
    assert is_marked()
    board.propose(other)
    assert not is_marked()


def test_another_action_can_be_chosen_instead_with_its_own_workers(sit: Any) -> None:
    def has_two(state: Any) -> bool:
        return acts(state) and len(choices_of(state)) > 1

    def choices_of(state: Any) -> list[int]:
        return [a for a in range(12) if len({sum(move.workers) for move in ways_to(state, a)}) == 1]

    session = session_where(has_two)
    finger = sit(session)
    one, other = choices_of(session.state)[:2]
    age = session.age
    finger.tap_thing(("action", 0, one))
    finger.tap_thing(("action", 0, other))
    assert session.age == age
    assert ready(finger) == {("action", 0, other)}
    assert picked(finger) == best(session.state, other).workers


def test_another_worker_can_replace_the_one_at_the_chosen_action(sit: Any) -> None:
    session = session_where(has_many_workers)
    finger = sit(session)
    move = best(session.state, CONSPIRE)
    finger.tap_thing(("action", 0, CONSPIRE))
    other = next(kind for kind in WORKERS if session.state.hands[0][kind] and not move.workers[kind])
    finger.tap_thing(("worker", other))
    assert picked(finger) == tuple(int(kind == other) for kind in WORKERS)
    assert finger.table.board.picking.is_chosen(("action", 0, CONSPIRE))


def test_tapping_another_worker_replaces_the_one_that_can_be_spared(sit: Any) -> None:
    def swaps(state: Any) -> list[tuple[int, Act, Act]]:
        return [
            (kind, best(state, action), other)
            for action in RIGHT
            for other in (ways_to(state, action) if acts(state) else [])
            for kind in WORKERS
            if other.workers[kind] == 1 and not best(state, action).workers[kind]
            and sum(map(min, other.workers, best(state, action).workers)) == sum(other.workers) - 1 > 0
        ]  # fmt: skip

    session = session_where(lambda state: bool(swaps(state)))
    finger = sit(session)
    kind, move, other = swaps(session.state)[0]
    finger.tap_thing(("action", 0, move.action))
    finger.tap_thing(("worker", kind))
    assert picked(finger) == other.workers
    assert ready(finger) == {("action", 0, move.action)}


def test_tapping_a_worker_puts_back_those_that_do_not_fit_with_it(sit: Any) -> None:
    session = session_where(has_many_workers)
    finger = sit(session)
    lots = [move.workers for move in session.state.moves() if hasattr(move, "workers")]
    for kind in [*WORKERS, *reversed(WORKERS)]:
        if not finger.table.board.picking.can_pick(("worker", kind)):
            continue
        finger.tap_thing(("worker", kind))
        now = picked(finger)
        assert any(all(own <= asked for own, asked in zip(now, lot, strict=True)) for lot in lots)


def test_a_tap_puts_a_worker_of_a_chosen_action_back(sit: Any) -> None:
    session = session_where(has_many_workers)
    finger = sit(session)
    board = finger.table.board
    move = best(session.state, CONSPIRE)
    finger.tap_thing(("action", 0, CONSPIRE))
    finger.tap_thing(("worker", next(kind for kind in WORKERS if move.workers[kind])))
    assert not any(picked(finger))
    assert not board.picking.is_chosen(("action", 0, CONSPIRE))
    for other in random.Random(5).sample(session.state.moves()[:-1], 5):
        board.propose(move)
        for part in board.picking.steps_to(other):
            board.pick(part)
        assert board.picking.ways(GAME.words.target(session.state, other)) == [other]


@pytest.mark.parametrize("size", [(360, 640), (600, 960), DESKTOP])
def test_a_chosen_action_has_a_tick_that_covers_neither_its_name_nor_its_helpers_nor_half_its_symbol(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(has_many_workers)
    finger = sit(session, size)
    finger.tap_thing(("action", 0, CONSPIRE))
    for action in range(12):
        parts = action_parts(finger.table.board.hits[("action", 0, action)], action)
        words = size_of(action_name(action), Style(round(theme.small), bold=True))[0]
        facts = action_facts(session.state, 0, 0, action, is_asked=True)
        tick = tick_of(parts, facts)
        assert tick.right <= parts.name.x or tick.x >= parts.name.x + words
        assert not any(overlap(tick, helper) for helper in helpers_of(parts, facts))
        symbol = parts.symbol.fitted(1)
        assert tick == symbol or not overlap(tick, symbol)
        if size == DESKTOP:
            assert tick.x >= parts.symbol.right
    look = finger.table.board.look_of(
        finger.table.board.sight, ("action", 0, CONSPIRE), finger.table.board.places[("action", 0, CONSPIRE)]
    )
    assert look[-1] is True


@pytest.mark.parametrize("action", [RECRUIT, HUNT, TRADE])
def test_two_workers_are_proposed_if_one_would_do_something_else_and_one_can_be_put_back(sit: Any, action: int) -> None:
    def has_both(state: Any) -> bool:
        return acts(state) and {sum(move.workers) for move in ways_to(state, action)} == {1, 2}

    session = session_where(has_both)
    finger = sit(session)
    finger.tap_thing(("action", 0, action))
    finger.frames(30)
    assert Sheet.topmost() is None
    move, before = best(session.state, action), len(session.log)
    assert picked(finger) == move.workers
    finger.tap_thing(("worker", next(kind for kind in WORKERS if move.workers[kind])))
    alone = picked(finger)
    assert sum(alone) == 1
    finger.tap_thing(("action", 0, action))
    assert session.log[before].move == Act(action, alone)


def test_an_action_that_is_not_possible_says_what_is_missing(sit: Any) -> None:
    def lacks_something(state: Any) -> bool:
        return acts(state) and any(not ways_to(state, action) for action in range(12))

    session = session_where(lacks_something)
    finger = sit(session)
    action = next(action for action in range(12) if not ways_to(session.state, action))
    finger.tap_thing(("action", 0, action))
    (popover,) = finger.find(Popover)
    assert popover.why_not == GAME.words.why_not(session.state, ("action", 0, action))
    assert popover.why_not


def test_an_action_that_is_not_possible_keeps_its_colours_and_can_be_read(sit: Any) -> None:
    def lacks_something(state: Any) -> bool:
        return acts(state) and any(not ways_to(state, action) for action in range(12))

    finger = sit(session_where(lacks_something), DESKTOP)
    finger.is_drawing = True
    finger.frames(3)
    shown = finger.table.board.painting.shown
    assert all(mark.dimmed is None for thing, mark in shown.items() if thing[0] == "action")


def test_an_action_that_does_not_take_all_picked_workers_proposes_those_it_takes(sit: Any) -> None:
    def has_others(state: Any) -> bool:
        is_choice = acts(state) and bool(ways_to(state, CONSPIRE)) and state.hands[0][CRIMINAL] >= 2
        return is_choice and not best(state, CONSPIRE).workers[CRIMINAL]

    session = session_where(has_others)
    finger = sit(session)
    finger.tap_thing(("worker", CRIMINAL))
    finger.tap_thing(("worker", CRIMINAL))
    assert finger.table.board.picking.is_near(("action", 0, CONSPIRE))
    finger.tap_thing(("action", 0, CONSPIRE))
    assert picked(finger) == tuple(int(kind == CRIMINAL) for kind in WORKERS)


def test_an_action_that_takes_no_picked_worker_proposes_its_own(sit: Any) -> None:
    def has_others(state: Any) -> bool:
        lots = [way.workers for way in ways_to(state, PRAY)] if acts(state) else []
        return bool(lots) and state.hands[0][LABOURER] >= 1

    session = session_where(has_others)
    finger = sit(session)
    finger.tap_thing(("worker", LABOURER))
    finger.tap_thing(("action", 0, PRAY))
    assert picked(finger) == best(session.state, PRAY).workers


def test_the_lamp_of_a_hint_stays_on_its_worker_below_the_followers_names(sit: Any) -> None:
    session = session_where(has_many_workers)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    move = next(move for move in session.state.moves() if isinstance(move, Act))
    board.show(board.sight._replace(advice=move))
    finger.frames(2)
    workers = [thing for thing, shown in board.painting.shown.items() if thing[0] == "worker" and shown.is_advised]
    assert workers
    assert all(board.painting.shown[thing].ceiling <= board.places[thing].hit.top for thing in workers)


def test_three_workers_to_keep_can_be_picked(sit: Any) -> None:
    session = offering("Keep")
    finger = sit(session)
    move, before = session.state.moves()[-1], len(session.log)
    finger.play(move)
    assert session.log[before].move == move
    assert isinstance(move, Keep)


def test_a_tap_on_keep_proposes_workers_to_keep(sit: Any) -> None:
    session = offering("Keep")
    finger = sit(session)
    before = len(session.log)
    finger.tap_thing(("use", "keep"))
    assert sum(picked(finger)) == 3
    finger.tap_thing(("use", "keep"))
    assert isinstance(session.log[before].move, Keep)


def choices(session: Any) -> list[Move]:
    return [move for move in session.state.moves() if isinstance(move, ChoosePaladin)]


def test_the_paladin_to_use_is_picked_first_and_then_the_one_to_put_on_top(sit: Any) -> None:
    session = offering("ChoosePaladin")
    finger = sit(session)
    board = finger.table.board
    move, before = choices(session)[-1], len(session.log)
    assert board.opened == ("own_paladin", 0)
    assert all(board.picking.leads_on(("paladin", card)) for card in session.state.drawn[0])
    assert not any(board.picking.is_ready(("top", card)) for card in session.state.drawn[0])
    finger.tap_thing(("paladin", move.top))
    finger.tap_thing(("paladin", move.top))
    assert not board.picking.picked
    finger.tap_thing(("paladin", move.use))
    assert board.picking.picked == (("paladin", move.use),)
    assert {card for card in session.state.drawn[0] if board.picking.is_ready(("top", card))} == {
        card for card in session.state.drawn[0] if card != move.use
    }
    finger.tap_thing(("top", move.top))
    assert session.log[before].move == move


def test_while_only_one_paladin_can_be_used_no_button_says_otherwise(sit: Any) -> None:
    """In a lesson only some moves are allowed."""
    session = offering("ChoosePaladin")
    board = sit(session).table.board
    use, drawn = choices(session)[0].use, session.state.drawn[0]
    allowed = {("top", move.top): [move] for move in choices(session) if move.use == use}
    sight, board.sight = board.sight, None
    assert not any(board.is_quiet(("top", card)) for card in drawn)
    board.show(sight._replace(lit=allowed))
    assert all(board.is_quiet(("top", card)) for card in drawn)
    board.pick(("paladin", use))
    assert not any(board.is_quiet(("top", card)) for card in drawn)


@pytest.mark.parametrize(("first", "second"), [("paladin", "paladin"), ("top", "top"), ("top", "paladin")])
def test_a_paladin_and_the_button_below_it_mean_the_same(sit: Any, first: str, second: str) -> None:
    session = offering("ChoosePaladin")
    finger = sit(session)
    move, before = choices(session)[0], len(session.log)
    finger.tap_thing((first, move.use))
    assert finger.table.board.picking.picked == (("paladin", move.use),)
    finger.tap_thing((second, move.top))
    assert session.log[before].move == move


def test_passing_takes_two_taps_while_an_action_is_possible(sit: Any) -> None:
    session = session_where(lambda state: has_many_workers(state) and sum(state.hands[0]) > 3 and state.round < 7)
    finger = sit(session)
    board, age = finger.table.board, session.age
    assert board.skip_label(board.sight) == "Pass"
    finger.tap_thing(SKIP)
    assert session.age == age
    assert board.skip_label(board.sight) == f"Give up {sum(session.state.hands[0]) - 3} workers"
    assert "give up" in finger.table.prompt
    finger.tap_thing(SKIP)
    assert session.age > age


@pytest.mark.parametrize("change", [UNDO, "worker", "action"])
def test_undo_or_another_choice_takes_back_the_first_tap_on_pass(sit: Any, change: str) -> None:
    session = session_where(has_many_workers)
    finger = sit(session)
    board, age = finger.table.board, session.age
    first = (
        next(thing for thing in board.places if thing[0] == change and board.is_lit(thing)) if change != UNDO else UNDO
    )
    finger.tap_thing(SKIP)
    finger.tap_thing(first)
    assert session.age == age
    assert board.skip_label(board.sight) == "Pass"


def test_of_equal_spaces_only_the_one_to_be_filled_is_lit(sit: Any) -> None:
    def equals(state: Any) -> list[tuple[int, int]]:
        free = [n for n in range(len(SPACES)) if not state.taken_spaces() >> n & 1 and SPACES[n].players <= state.seats]
        named = {move.space for move in state.moves() if hasattr(move, "space")}
        return [
            (one, other) for one in free for other in free
            if one < other and SPACES[one][:2] == SPACES[other][:2] and one in named
        ]  # fmt: skip

    def has_equals(state: Any) -> bool:
        return state.agenda[-1][0] == "settle" and bool(equals(state))

    session = session_where(has_equals)
    finger = sit(session, (1600, 1000))
    (one, other), before = equals(session.state)[0], len(session.log)
    board = finger.table.board
    assert ("space", one) in board.picking.ready
    assert not board.is_lit(("space", other))
    finger.tap_thing(("space", other))
    assert len(session.log) == before
    assert board.sight.why_not(("space", other)) == "Choose the other space with the same reward."
