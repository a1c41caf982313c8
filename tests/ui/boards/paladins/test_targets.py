"""The Paladins board: once an action is chosen, a tap on its target plays both moves; some actions take one tap."""

from typing import Any

import pytest

from kingdoms.commands.audit.sizes import TextRecorder
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.board import (
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    HUNT,
    OUTSIDER_ROW,
    REGIONS,
    SPACES,
    TRADE,
    spaces_of,
)
from kingdoms.games.paladins.moves import Outsider
from kingdoms.games.paladins.rules.choices import is_wasted
from kingdoms.games.paladins.rules.costs import attack_cost, attackable, convertible
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.rules.right_actions import ask_settle
from kingdoms.games.paladins.words.labels import label_after
from kingdoms.games.paladins.words.proposals import is_plain
from kingdoms.games.paladins.words.why import likely_target
from kingdoms.ui.boards.paladins.realm.outsiders import paint_outsider
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.paladins.positions import REALM, acts, best, session_where, ways_to
from tests.ui.conftest import DESKTOP, PHONE, TABLET

_SIZES = [(360, 640), (800, 1280), DESKTOP]


def is_calm(state: Any, *moves: Any) -> bool:
    return not foresee(state, 0, *moves).may_come


def can_attack(state: Any) -> bool:
    return acts(state) and bool(ways_to(state, ATTACK)) and len(attackable(state, 0)) > 1


def can_convert(state: Any) -> bool:
    return acts(state) and bool(ways_to(state, CONVERT)) and len(convertible(state, 0)) > 1


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize(
    ("action", "can", "places"), [(ATTACK, can_attack, attackable), (CONVERT, can_convert, convertible)]
)
def test_once_an_action_is_chosen_a_tap_on_an_outsider_makes_it_the_target(
    sit: Any, size: tuple[int, int], action: int, can: Any, places: Any
) -> None:
    session = session_where(lambda state: can(state) and is_calm(state, best(state, action)))
    finger = sit(session, size)
    board, place, move = finger.table.board, places(session.state, 0)[0], best(session.state, action)
    assert not board.is_lit(("outsider", place))
    before = len(session.log)
    finger.tap_thing(("action", 0, action))
    assert finger.table.prompt.startswith("Tap an outsider to ")
    assert ("outsider", place) in board.hits
    assert board.is_lit(("outsider", place))
    finger.tap_thing(("outsider", place))
    finger.frames(30)
    assert len(session.log) == before
    finger.tap_widget(finger.find(InkButton, text=label_after(session.state, 0, move, Outsider(place)))[0])
    assert [decision.move for decision in session.log[before : before + 2]] == [move, Outsider(place)]


def test_outsiders_show_the_cost_of_an_attack_as_soon_as_it_is_chosen(sit: Any) -> None:
    def is_dear(state: Any) -> bool:
        return can_attack(state) and any(attack_cost(state, 0, place) for place in attackable(state, 0))

    session = session_where(is_dear)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    place = next(place for place in attackable(session.state, 0) if attack_cost(session.state, 0, place))

    def price() -> Any:
        look = board.look_of(board.sight, ("outsider", place), board.places[("outsider", place)])
        assert look[0] is paint_outsider
        return look[3]

    board.turn_to(REALM)
    assert price() == ()
    finger.tap_thing(("action", 0, ATTACK))
    assert [token.amount for token in price()] == [attack_cost(session.state, 0, place)]


@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize("action", [COMMISSION, GARRISON])
def test_once_an_action_is_chosen_a_tap_on_a_space_makes_it_the_target(
    sit: Any, size: tuple[int, int], action: int
) -> None:
    def can_settle(state: Any) -> bool:
        has_choice = acts(state) and bool(ways_to(state, action)) and len(ask_settle(state, 0, action)) > 1
        return has_choice and is_calm(state, best(state, action))

    session = session_where(can_settle)
    finger = sit(session, size)
    move, settle = best(session.state, action), ask_settle(session.state, 0, action)[0]
    before = len(session.log)
    finger.tap_thing(("action", 0, action))
    assert finger.table.prompt.startswith("Tap a space for the ")
    assert finger.table.board.page in ("", REALM)
    finger.tap_thing(("space", settle.space))
    assert [decision.move for decision in session.log[before : before + 2]] == [move, settle]


@pytest.mark.parametrize("action", [COMMISSION, GARRISON])
def test_a_region_is_lit_if_its_spaces_are_too_small_to_tap(sit: Any, action: int) -> None:
    session = session_where(lambda state: acts(state) and bool(ways_to(state, action)))
    finger = sit(session, (360, 640))
    board = finger.table.board
    assert not board.is_lit(("region", 0))
    finger.tap_thing(("action", 0, action))
    assert board.is_lit(("region", 0))
    finger.frames(2)
    assert board.painting.shown[("region", 0)].is_lit


@pytest.mark.parametrize("players", ["pb", "pbb", "pbbb"])
@pytest.mark.parametrize("size", [TABLET, (1280, 800)])
def test_on_a_tablet_spaces_are_tapped_themselves(sit: Any, size: tuple[int, int], players: str) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "settle", players)
    finger = sit(session, size)
    board, before, move = finger.table.board, len(session.log), session.state.moves()[0]
    assert not any(board.is_lit(("region", region)) for region in REGIONS)
    assert board.painting.shown[("space", move.space)].is_lit or board.is_modest(("space", move.space))
    for space in spaces_of(SPACES[move.space].region, session.state.seats):
        assert min(board.hits["space", space][2:]) >= theme.touch - theme.hair
    if not is_wasted(session.state, 0, move):
        finger.tap_thing(("space", move.space))
        assert session.log[before].move == move


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_hint_for_an_action_marks_the_space_it_counts_on(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: acts(state) and bool(ways_to(state, COMMISSION)))
    finger = sit(session, size)
    board, move = finger.table.board, best(session.state, COMMISSION)
    wanted = likely_target(board.sight.view, move)
    assert wanted in [("space", way.space) for way in ask_settle(session.state, 0, COMMISSION)]

    def is_marked(thing: Any) -> bool:
        board.show(board.sight._replace(advice=move))
        finger.frames(2)
        return thing in board.painting.shown and board.painting.shown[thing].is_advised

    assert not is_marked(wanted)
    board.propose(move)
    if size == PHONE:
        region = ("region", SPACES[wanted[1]].region)
        assert is_marked(region)
        board.open(region)
        finger.frames(2)
        assert any(shown.is_advised for key, shown in board.painting.shown.items() if wanted == key[-1])
    else:
        assert is_marked(wanted)


def test_an_outsider_out_of_reach_says_what_both_actions_lack(sit: Any) -> None:
    def far(state: Any) -> list[int]:
        near = {*attackable(state, 0), *convertible(state, 0)}
        return [place for place in range(OUTSIDER_ROW) if place not in near and state.outsiders[place] >= 0]

    session = session_where(lambda state: can_attack(state) and bool(far(state)))
    finger = sit(session, DESKTOP)
    finger.tap_thing(("outsider", far(session.state)[0]))
    finger.frames(30)
    said = finger.find(Popover)[0].why_not
    assert "to attack" in said
    assert "to convert" in said


def test_an_action_with_one_way_and_no_price_takes_one_tap(sit: Any) -> None:
    def only_way(state: Any) -> list[Any]:
        ways = [ways_to(state, action) for action in (HUNT, TRADE)]
        return [way[0] for way in ways if len(way) == 1 and is_plain(state, 0, way[0])]

    session = session_where(lambda state: acts(state) and bool(only_way(state)))
    finger = sit(session)
    move, before = only_way(session.state)[0], len(session.log)
    finger.tap_thing(GAME.words.target(session.state, move))
    assert session.log[before].move == move


def test_one_tap_does_not_reveal_a_wall_card(sit: Any) -> None:
    session = session_where(lambda state: acts(state) and len(ways_to(state, FORTIFY)) == 1)
    finger = sit(session)
    before = len(session.log)
    finger.tap_thing(("action", 0, FORTIFY))
    assert len(session.log) == before


def wasted(state: Any) -> list[Any]:
    return [move for move in state.moves() if is_wasted(state, 0, move)]


@pytest.mark.parametrize("step", ["settle", "jar"])
@pytest.mark.parametrize("size", _SIZES)
def test_a_space_without_an_effect_has_only_an_edge_and_is_asked_about(
    sit: Any, size: tuple[int, int], step: str
) -> None:
    def has_both(state: Any) -> bool:
        is_there = state.agenda[-1][0] == step
        return is_there and 0 < len(wasted(state)) < len(state.moves())

    session = session_where(has_both)
    finger, move = sit(session, size), wasted(session.state)[0]
    board, before = finger.table.board, len(session.log)
    useful = next(other for other in session.state.moves() if not is_wasted(session.state, 0, other))
    assert board.is_modest(board.sight.target(move))
    assert not board.is_modest(board.sight.target(useful))
    finger.tap_thing(board.sight.target(move))
    finger.frames(30)
    assert len(session.log) == before
    finger.tap_widget(finger.find(InkButton, text=board.sight.words.label(session.state, move))[0])
    assert session.log[before].move == move


def test_on_a_phone_a_region_with_only_spaces_without_an_effect_does_not_glow(sit: Any) -> None:
    def regions(state: Any) -> tuple[set[int], set[int]]:
        useful = {SPACES[move.space].region for move in state.moves() if not is_wasted(state, 0, move)}
        return {SPACES[move.space].region for move in wasted(state)} - useful, useful

    session = session_where(lambda state: state.agenda[-1][0] == "settle" and all(regions(state)))
    board = sit(session, PHONE).table.board
    useless, useful = regions(session.state)
    assert all(board.is_modest(("region", region)) for region in useless)
    assert not any(board.is_modest(("region", region)) for region in useful)


def test_on_a_phone_a_jar_space_without_an_effect_says_so(sit: Any) -> None:
    def has_both(state: Any) -> bool:
        return state.agenda[-1][0] == "jar" and 0 < len(wasted(state)) < len(state.moves())

    session = session_where(has_both)
    board = sit(session, PHONE).table.board
    for move in session.state.moves():
        thing = board.sight.target(move)
        recorder = TextRecorder()
        brush, *look = board.look_of(board.sight, thing, board.places[thing])
        brush(recorder, *look)
        assert any("no effect now" in seen.text for seen in recorder.seen) is is_wasted(session.state, 0, move)


@pytest.mark.parametrize("step", ["settle", "jar"])
def test_a_space_that_is_modest_for_another_reason_does_not_say_that_it_has_no_effect(
    sit: Any, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def is_useful(state: Any) -> bool:
        return state.agenda[-1][0] == step and not wasted(state)

    board = sit(session_where(is_useful), PHONE).table.board
    monkeypatch.setattr(board, "is_modest", lambda thing: True)
    thing = next(iter(board.sight.lit))
    if step == "settle":
        board.open(("region", SPACES[thing[1]].region))
    recorder = TextRecorder()
    places = board.overlay if step == "settle" else board.places
    brush, *look = board.look_of(board.sight, thing, places[thing])
    brush(recorder, *look)
    assert recorder.seen
    assert not any("no effect now" in seen.text for seen in recorder.seen)


def test_an_action_with_a_target_without_an_effect_asks_before_the_piece_is_placed(sit: Any) -> None:
    def can_waste(state: Any) -> bool:
        if not acts(state) or not ways_to(state, COMMISSION) or not is_calm(state, best(state, COMMISSION)):
            return False
        ways = ask_settle(state, 0, COMMISSION)
        return len(ways) > 1 and any(is_wasted(state, 0, way) for way in ways)

    session = session_where(can_waste)
    finger, before = sit(session, DESKTOP), len(session.log)
    way = next(way for way in ask_settle(session.state, 0, COMMISSION) if is_wasted(session.state, 0, way))
    finger.tap_thing(("action", 0, COMMISSION))
    finger.tap_thing(("space", way.space))
    finger.frames(30)
    assert len(session.log) == before + 1
    assert session.state.agenda[-1][0] == "settle"
