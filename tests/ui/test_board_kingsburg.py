"""The board of Kingsburg: everything within a finger's reach, dice picked and dragged, pages, scenes and secrets."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import ALCHEMIST, GOODS, LAST_ADVISOR, MARKET
from kingdoms.games.kingsburg.board import WINTER as WINTER_PHASE
from kingdoms.games.kingsburg.moves import EnemyTurned, Influence, Pass, SetAside
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.boards.kingsburg_battle import last_battle
from kingdoms.ui.boards.kingsburg_layout import COURT, ESTATE
from kingdoms.ui.boards.kingsburg_winter import ENEMY, WINTER
from kingdoms.ui.seats import zones
from kingdoms.ui.sight import CLOSE, PAGE, SKIP
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui import positions
from tests.ui.places import FINGER, SIZES, is_inside, overlap, reach
from tests.ui.positions import offers

PHONE, DESKTOP = (360, 640), (1280, 800)
KINDS = [
    "TakeGood", "Announce", "Reroll", "Influence", "Help", "Transmute", "Build", "TownHall", "Recruit", "Lose",
    "LoseBuilding",
]  # fmt: skip
PUBLISHED = ["RerollAll", "Smuggle"]


@pytest.fixture
def sit(launch: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Sits down at a session without animations."""

    def start(session: Session, size: tuple[int, int] = PHONE, scale: float = 1.0) -> Any:
        finger = launch(size)
        theme.speed, theme.text_scale = "off", scale
        finger.app.show("table", session=session)
        finger.frames(4)
        return finger

    yield start
    theme.text_scale = 1.0


def session_where(is_wanted: Callable[[Any], bool], players: str = "pbbb", after: int = 20, **options: Any) -> Session:
    return positions.session_where(is_wanted, players, after, GAME, **options)


def offering(kind: str) -> Session:
    """A session in which a move of this kind can be made, with the seats and the rules that it needs."""
    if kind == "SetAside":
        return session_where(offers(kind), "pb")
    return session_where(offers(kind), ruleset="published" if kind in PUBLISHED else "rulebook")


def influences(state: Any) -> bool:
    return state.agenda[-1][0] == "influence"


def has_much_to_add(state: Any) -> bool:
    """Whether dice, "+2" tokens and the Market can be put together."""
    return influences(state) and state.plus_two[0] > 0 and state.has(0, MARKET) and len(state.moves()) > 40


def ways_to(state: Any, advisor: int) -> list[Influence]:
    return [move for move in state.moves() if isinstance(move, Influence) and move.advisor == advisor]


def is_one_die(move: Any) -> bool:
    """Whether a move sends a single die and nothing else to court."""
    return isinstance(move, Influence) and len(move.dice) == 1 and not move.plus_two and not move.market


def has_one_way(state: Any) -> bool:
    return influences(state) and any(len(ways_to(state, advisor)) == 1 for advisor in range(1, LAST_ADVISOR + 1))


def dice(finger: Any) -> list[Any]:
    return [thing for thing in finger.table.board.regions if thing[0] == "die"]


def ready(finger: Any) -> set[Any]:
    return {thing for thing in finger.table.board.picking.ready if thing != SKIP}


# Within reach.


@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in SIZES), (PHONE, 1.5), (PHONE, 2.0)])
@pytest.mark.parametrize("kind", [*KINDS, *PUBLISHED, "SetAside"])
def test_every_kind_of_decision_can_be_taken_with_a_finger(
    sit: Any, size: tuple[int, int], scale: float, kind: str
) -> None:
    finger = sit(offering(kind), size, scale)
    board = finger.table.board
    for thing in board.sight.lit:
        hit = reach(finger, thing)
        assert hit.width >= FINGER - 1, thing
        assert hit.height >= FINGER - 1, thing
        assert is_inside(hit, board.rect), thing
        assert board.thing_at(*board.tap_point(thing)) == thing


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("kind", KINDS)
def test_all_that_a_decision_needs_is_on_the_page_that_opens_by_itself(sit: Any, kind: str, scale: float) -> None:
    finger = sit(offering(kind), PHONE, scale)
    board = finger.table.board
    assert set(board.sight.lit) <= set(board.regions)
    hits = {thing: board.regions[thing] for thing in board.sight.lit}
    for thing, hit in hits.items():
        assert is_inside(hit, board.rect)
        for other, place in hits.items():
            assert thing == other or overlap(hit, place) < 1


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_whatever_can_be_picked_is_in_sight_and_large_enough(sit: Any, size: tuple[int, int], scale: float) -> None:
    finger = sit(session_where(has_much_to_add, after=60), size, scale)
    board = finger.table.board
    parts = {part for moves in board.sight.lit.values() for move in moves for part in board.parts_of(board.sight, move)}
    room = zones(board.rect).table
    for thing in {*parts, *board.sight.lit}:
        assert is_inside(board.regions[thing], room), thing
        assert min(board.regions[thing][2:]) >= FINGER - 1, thing


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_own_goods_dice_and_the_way_on_are_in_sight_on_both_pages(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    finger = sit(session_where(influences), size, scale)
    board = finger.table.board
    room = zones(board.rect).table
    own = [("stock", 0, good) for good in range(len(GOODS))]
    own += [("plus_two", 0), ("soldiers", 0), ("points", 0), ENEMY, ("year",), SKIP, *dice(finger)]
    for page in range(board.pages()):
        board.turn_to(page)
        for thing in own:
            assert is_inside(board.regions[thing], room), thing


@pytest.mark.parametrize("size", SIZES)
def test_the_court_rises_from_the_jester_at_the_lower_left_to_the_king_at_the_top_right(
    sit: Any, size: tuple[int, int]
) -> None:
    places = sit(session_where(influences), size).table.board.regions
    for advisor in range(1, LAST_ADVISOR):
        here, there = places[("advisor", advisor)], places[("advisor", advisor + 1)]
        if advisor % 6:
            assert there.x > here.right
            assert there.y == pytest.approx(here.y)
        else:
            assert there.x == pytest.approx(places[("advisor", 1)].x)
            assert there.y > here.top


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (1600, 1000)])
def test_on_anything_larger_than_a_phone_court_and_estate_are_both_in_sight(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    assert {("advisor", number) for number in range(1, 19)} <= set(board.regions)
    assert {("building", 0, number) for number in range(20)} <= set(board.regions)
    groups = [[place for thing, place in board.regions.items() if thing[0] == kind] for kind in ("advisor", "building")]
    assert not any(overlap(one, other) for one in groups[0] for other in groups[1])


# Dice are picked.


def test_picked_dice_light_up_just_the_advisor_that_they_reach(sit: Any) -> None:
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
    assert set(board.picking.near) == within_reach


def test_every_group_can_be_picked_and_makes_just_its_move(sit: Any) -> None:
    session = session_where(has_much_to_add, after=60)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    for move in random.Random(3).sample(session.state.moves(), 12):
        for part in board.picking.steps_to(move):
            board.pick(part)
        assert board.picking.ways(GAME.words.target(session.state, move)) == [move]


def test_of_two_equal_dice_the_one_is_as_good_as_the_other(sit: Any) -> None:
    def has_equal_dice(state: Any) -> bool:
        values = state.dice[0]
        return influences(state) and not state.spent(0) and values[0] == values[1] and bool(ways_to(state, values[0]))

    session = session_where(has_equal_dice)
    finger = sit(session)
    finger.tap_thing(("die", 0, 1))
    finger.tap_thing(("advisor", session.state.dice[0][1]))
    assert session.log[-1].move == Influence(session.state.placements[-1].advisor, (0,), 0, 0)


def test_an_equal_die_may_be_chosen_in_the_place_of_the_one_that_the_rules_name(sit: Any) -> None:
    session = session_where(lambda state: offers("SetAside")(state) and state.dice[0][0] == state.dice[0][1], "pb")
    finger = sit(session)
    assert finger.table.board.picking.is_ready(("die", 0, 1))
    finger.tap_thing(("die", 0, 1))
    assert session.log[-1].move == SetAside(0)


def test_the_prompt_says_what_picked_dice_come_to_and_that_they_reach_nobody(sit: Any) -> None:
    def has_no_use(state: Any) -> bool:
        return influences(state) and any(
            not ways_to(state, state.dice[0][die])
            for die in range(3)
            if not state.spent(0) >> die & 1
        )

    session = session_where(has_no_use)
    finger = sit(session)
    asked = finger.table.prompt
    die = next(thing for thing in dice(finger) if not ways_to(session.state, session.state.dice[0][thing[2]]))
    finger.tap_thing(die)
    assert finger.table.prompt == GAME.words.picked(session.state, [die[2]], 0, 0) != asked
    assert ready(finger) == set()
    finger.tap_thing(die)
    assert finger.table.prompt == asked


def test_where_there_is_room_dice_that_reach_nobody_tell_which_numbers_they_would_reach(sit: Any) -> None:
    def is_short_of_something(state: Any) -> bool:
        dice_left = [die for die in range(3) if not state.spent(0) >> die & 1]
        return influences(state) and len(dice_left) == 3 and not ways_to(state, state.dice[0][0])

    session = session_where(is_short_of_something)
    finger = sit(session, DESKTOP)
    finger.tap_thing(("die", 0, 0))
    within_reach = sorted({move.advisor for move in session.state.moves()[:-1] if 0 in move.dice})
    assert within_reach
    assert all(str(number) in finger.table.prompt for number in within_reach)


def test_tokens_are_added_one_by_one_and_then_put_back(sit: Any) -> None:
    session = session_where(lambda state: has_much_to_add(state) and state.plus_two[0] >= 2, after=60)
    finger = sit(session)
    picking, tokens = finger.table.board.picking, ("plus_two", 0)
    most = max(move.plus_two for move in session.state.moves() if isinstance(move, Influence))
    for count in [*range(1, most + 1), 0]:
        finger.tap_thing(tokens)
        assert picking.picked.count(tokens) == count


def test_the_market_adds_one_or_takes_it_off_but_not_both(sit: Any) -> None:
    finger = sit(session_where(has_much_to_add, after=60))
    finger.tap_thing(("market", 1))
    finger.tap_thing(("market", -1))
    assert finger.table.board.picking.picked == (("market", -1),)


def test_a_taken_advisor_is_reached_with_the_envoy_alone(sit: Any) -> None:
    def may_join(state: Any) -> bool:
        is_mine = influences(state) and state.envoy == 0
        return is_mine and any(is_one_die(move) and state.closed() >> move.advisor & 1 for move in state.moves())

    session = session_where(may_join)
    finger = sit(session)
    closed = session.state.closed()
    move = next(move for move in session.state.moves() if is_one_die(move) and closed >> move.advisor & 1)
    finger.tap_thing(("die", 0, move.dice[0]))
    assert ready(finger) == set()
    finger.tap_thing(("envoy",))
    assert ready(finger) == {("advisor", move.advisor)}


def test_a_die_is_dragged_to_its_advisor(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and any(map(is_one_die, state.moves())))
    finger = sit(session)
    board = finger.table.board
    move = next(filter(is_one_die, session.state.moves()))
    touch = finger.down(*board.to_window(*board.tap_point(("die", 0, move.dice[0]))))
    finger.drag(touch, *board.to_window(*board.rect.centre))
    finger.frames(2)
    assert board.is_picked(("die", 0, move.dice[0]))
    finger.drag(touch, *board.to_window(*board.tap_point(("advisor", move.advisor))))
    finger.up(touch)
    assert session.log[-1].move == move


def test_a_die_that_is_dropped_beside_everything_stays_picked(sit: Any) -> None:
    session = session_where(influences)
    finger = sit(session)
    board, die, count = finger.table.board, dice(finger)[0], len(session.log)
    touch = finger.down(*board.to_window(*board.tap_point(die)))
    finger.drag(touch, *board.to_window(*board.tap_point(("year",))))
    finger.up(touch)
    assert board.is_picked(die)
    assert len(session.log) == count


# An advisor is tapped first.


def test_an_advisor_tapped_first_proposes_the_only_way_to_him_and_a_second_tap_takes_it(sit: Any) -> None:
    session = session_where(has_one_way)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if len(ways_to(session.state, n)) == 1)
    (move,) = ways_to(session.state, advisor)
    count = len(session.log)
    finger.tap_thing(("advisor", advisor))
    assert len(session.log) == count
    picked = {part for part in finger.table.board.picking.picked if part[0] == "die"}
    assert picked == {("die", 0, die) for die in move.dice}
    finger.tap_thing(("advisor", advisor))
    assert session.log[-1].move == move


def test_several_ways_to_an_advisor_are_asked_for_with_the_fewest_dice_first(sit: Any) -> None:
    def has_some_ways(state: Any) -> bool:
        return influences(state) and any(2 <= len(ways_to(state, n)) <= 4 for n in range(1, LAST_ADVISOR + 1))

    session = session_where(has_some_ways)
    finger = sit(session)
    advisor = next(n for n in range(1, LAST_ADVISOR + 1) if 2 <= len(ways_to(session.state, n)) <= 4)
    finger.tap_thing(("advisor", advisor))
    labels = [button.text for button in Sheet.top().walk() if isinstance(button, InkButton)]
    ways = finger.table.board.picking.ways(("advisor", advisor))
    assert sorted(labels) == sorted(GAME.words.label(session.state, way) for way in ways_to(session.state, advisor))
    sizes = [len(way.dice) + way.plus_two + abs(way.market) for way in ways]
    assert sizes == sorted(sizes)


# Pages.


def test_a_swipe_and_the_tab_turn_the_page(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.page == COURT
    _swipe(finger, -200)
    assert board.page == ESTATE
    assert ("advisor", 1) not in board.regions
    _swipe(finger, -200)
    assert board.page == ESTATE
    _swipe(finger, 200)
    assert board.page == COURT
    finger.tap_thing((PAGE, ESTATE))
    assert board.page == ESTATE


def _swipe(finger: Any, across: float) -> None:
    x, y = finger.table.board.to_window(*finger.table.board.rect.centre)
    touch = finger.down(x, y)
    finger.drag(touch, x + across, y + 5)
    finger.up(touch)


@pytest.mark.parametrize(("kind", "page"), [("Influence", COURT), ("Help", COURT), ("Build", ESTATE), ("Lose", ESTATE)])
def test_a_decision_opens_its_page_by_itself(sit: Any, kind: str, page: int) -> None:
    assert sit(offering(kind)).table.board.page == page


def test_what_glows_on_the_other_page_lights_its_tab(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    board.turn_to(ESTATE)
    assert board.is_lit((PAGE, COURT))


def test_a_rivals_estate_opens_behind_its_crest(sit: Any) -> None:
    finger = sit(session_where(influences))
    board = finger.table.board
    assert board.where(("building", 2, 7)) == ("seat", 2)
    finger.tap_thing(("building", 2, 7))
    assert board.opened == ("seat", 2)
    finger.frames(2)
    finger.press("escape")
    finger.tap_thing(CLOSE)
    assert board.opened is None


# Winter.


def _before_winter(players: str = "pbbb") -> Session:
    """The last one to recruit is a person, so that winter comes with his move."""

    def is_last(state: Any) -> bool:
        return state.agenda[-1][0] == "recruit" and sum(step[0] == "recruit" for step in state.agenda) == 1

    return session_where(is_last, players)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_winter_is_a_scene_that_waits_until_it_is_put_away(sit: Any, size: tuple[int, int], scale: float) -> None:
    session = _before_winter("pbbbb")
    finger = sit(session, size, scale)
    board = finger.table.board
    finger.tap_thing(SKIP)
    finger.press("e")
    finger.frames(3)
    assert any(isinstance(event, EnemyTurned) for event in session.past)
    assert board.opened == WINTER
    assert board.pieces.is_waiting
    lines = [board._overlay[("fight", seat)].rect for seat in range(5)]
    room = board._overlay[WINTER].rect
    for number, line in enumerate(lines):
        assert is_inside(line, room)
        assert not any(overlap(line, other) > 1 for other in lines[number + 1 :])
        assert overlap(line, board.regions[CLOSE]) < 1
    finger.put_away()
    assert board.opened is None
    assert not board.pieces.is_waiting


def test_the_last_winter_can_be_opened_again(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and state.year == 2)
    finger = sit(session)
    board = finger.table.board
    finger.tap_thing(ENEMY)
    assert board.opened == ENEMY
    finger.tap_thing(WINTER)
    assert board.opened == WINTER
    battle = last_battle(session.past)
    assert battle.year == 1
    assert {fight.seat for fight in battle.fights} == {0, 1, 2, 3}


def test_in_winter_the_enemy_opens_its_battle(sit: Any) -> None:
    session = offering("Lose")
    finger = sit(session)
    finger.tap_thing(ENEMY)
    assert session.state.phase == WINTER_PHASE
    assert finger.table.board.opened == WINTER


def test_where_only_bots_play_winter_goes_by_itself(sit: Any) -> None:
    session = positions.new_session("bb", 3, GAME)
    finger = sit(session)
    finger.until(lambda: session.is_over, most=200_000)
    finger.until(lambda: finger.app.trail[-1][0] == "score")


def test_a_battle_is_told_with_all_that_it_brought_and_cost(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and state.year == 4)
    battle = last_battle(session.past)
    gained = {seat: {token.what: token.amount for token in tokens} for seat, tokens in battle.spoils}
    for fight in battle.fights:
        assert fight.strength == fight.soldiers + fight.die + fight.buildings + fight.bonus
        if fight.outcome == "drawn":
            assert gained[fight.seat] == {}
        if fight.seat in battle.strongest:
            assert gained[fight.seat]["vp"] >= 1


# Secrets.


def test_only_who_has_looked_sees_the_enemys_face(sit: Any) -> None:
    session = session_where(lambda state: bool(state.looked & 1) and not state.looked & 2 and influences(state), "ppb")
    finger = sit(session)
    table = finger.table
    assert table.curtain is not None
    assert _card_shown(table.board) == HIDDEN
    finger.lift_curtain()
    assert table.viewer == 0
    assert _card_shown(table.board) == session.state.enemies[session.state.year - 1]


def _card_shown(board: Any) -> int:
    """The enemy as it is painted: the third of what its place is painted with after the painter."""
    _paint, _rect, _year, card, *_rest = board.look_of(board.sight, ENEMY, board._places[ENEMY])
    return card


# Movement.


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
@pytest.mark.parametrize("players", ["pb", "pbbbb"])
def test_every_event_of_a_game_can_be_shown_and_numbers_end_right(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    session = positions.new_session(players, 11, GAME)
    finger = sit(session, size)
    theme.speed = "fast"
    table, rng = finger.table, random.Random(2)
    board = table.board
    while session.state.seat is not None:
        session.held = None
        table.opponents.stop()
        table.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
        finger.frames(1)
        board.pieces.finish()
        board.close()
        for seat in range(len(players)):
            for thing in (*(("stock", seat, good) for good in range(3)), ("plus_two", seat), ("points", seat)):
                assert board.count(thing) == board.count_of(board.sight, thing)


def test_numbers_are_never_below_what_the_rules_had_while_things_fly(sit: Any) -> None:
    """Before the first scene every number is what it was before the move."""
    session = positions.new_session("pbbb", 5, GAME)
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    table, rng = finger.table, random.Random(7)
    board = table.board
    things = [("stock", seat, good) for seat in range(4) for good in range(3)]
    things += [(name, seat) for seat in range(4) for name in ("plus_two", "soldiers", "points")]
    while session.state.seat is not None:
        session.held = None
        table.opponents.stop()
        board.pieces.finish()
        before = {thing: board.count_of(board.sight, thing) for thing in things}
        table.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
        if board.pieces.is_moving:
            assert {thing: board.count(thing) for thing in things} == before


def test_dice_that_roll_are_not_seen_before_they_have_fallen(sit: Any) -> None:
    def ends_aid(state: Any) -> bool:
        return state.agenda[-1][0] == "aid" and sum(step[0] == "aid" for step in state.agenda) == 1

    session = session_where(ends_aid, after=0)
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    board = finger.table.board
    finger.table.play(session.state.moves()[0])
    assert session.state.dice[0]
    assert board.is_in_the_air(("die", 0, 0))
    board.pieces.finish()
    assert not board.is_in_the_air(("die", 0, 0))


def test_a_pass_leaves_the_picked_dice_behind(sit: Any) -> None:
    session = session_where(influences)
    finger = sit(session)
    finger.tap_thing(dice(finger)[0])
    finger.tap_thing(SKIP)
    assert session.log[-1].move == Pass()
    assert finger.table.board.picking.picked == ()


def test_the_alchemists_choice_shows_what_is_given_for_what(sit: Any) -> None:
    session = offering("Transmute")
    assert session.state.agenda[-1][2] == ALCHEMIST
    board = sit(session).table.board
    _paint, _rect, tokens, _words = board.look_of(board.sight, *next(
        (thing, place) for thing, place in board._places.items() if thing[0] == "good"
    ))
    assert [token.what for token in tokens][1] == "for"
    assert len(tokens) == 4
