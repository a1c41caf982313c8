"""Help: what each of the eighteen advisors gives in both rulesets, and in which order."""

from typing import Any

import pytest

from kingdoms.games.kingsburg.board import GOLD, PUBLISHED, RULEBOOK, STONE, SUMMER, WOOD
from kingdoms.games.kingsburg.events import Declined, Gained, Helped, Looked, Lost
from kingdoms.games.kingsburg.moves import Build, Decline, Help, Influence, Pass, Smuggle, Transmute
from tests.games.kingsburg.table import changes, offered, part, play, send, table, told, wealth

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
NOTHING = {"gold": 0, "wood": 0, "stone": 0, "plus_two": 0, "soldiers": 0, "vp": 0}
ONE_KIND_OF_TWO = [Help(2, 0, 0), Help(0, 2, 0), Help(0, 0, 2)]
TWO_IN_ANY_MIX = [*ONE_KIND_OF_TWO, Help(1, 1, 0), Help(1, 0, 1), Help(0, 1, 1)]
THREE_IN_ANY_MIX = [(gold, wood, 3 - gold - wood) for gold in range(4) for wood in range(4 - gold)]


def helped(advisor: int, ruleset: str = RULEBOOK, *names: str) -> tuple[Any, list[Any]]:
    """The state and the events once seat 0, with these buildings, has been the only one at court."""
    return table(3, ruleset).buildings(0, *names).court((0, advisor))


# Advisors whose help leaves no choice


@both_rulesets
@pytest.mark.parametrize(
    ("advisor", "gains"),
    [
        (1, {"vp": 1}),
        (2, {"gold": 1}),
        (3, {"wood": 1}),
        (5, {"soldiers": 1}),
        (8, {"gold": 2}),
        (10, {"soldiers": 2}),
        (13, {"stone": 3}),
        (15, {"gold": 1, "wood": 1, "stone": 1}),
        (16, {"gold": 4}),
        (18, {"gold": 1, "wood": 1, "stone": 1, "soldiers": 1}),
    ],
)
def test_an_advisor_without_a_choice_gives_its_help_unasked(advisor: int, gains: dict[str, int], ruleset: str) -> None:
    state, events = helped(advisor, ruleset)
    assert told(events, Helped) == [Helped(0, advisor)]
    assert dict(changes(events, 0)) == gains
    assert all(event.source in (f"advisor_{advisor}", "advisors") for event in told(events, Gained))
    assert wealth(state, 0) == NOTHING | gains
    assert [wealth(state, seat) for seat in (1, 2)] == [NOTHING, NOTHING]


# Advisors with a choice


def assert_choices(advisor: int, ruleset: str, choices: list[Any], extra: dict[str, int]) -> None:
    """Checks that the advisor offers exactly these moves, and that each gives its goods plus the same extras."""
    state, _events = helped(advisor, ruleset)
    assert state.seat == 0
    assert sorted(state.moves()) == sorted(choices)
    for move in state.moves():
        after = state.copy()
        events = after.play(move)
        goods = dict(zip(("gold", "wood", "stone"), move, strict=True))
        assert told(events, Helped) == [Helped(0, advisor)]
        assert wealth(after, 0) == NOTHING | goods | extra
        assert dict(changes(events, 0)) == {what: n for what, n in (goods | extra).items() if n}


@both_rulesets
def test_the_merchant_gives_gold_or_wood(ruleset: str) -> None:
    assert_choices(4, ruleset, [Help(1, 0, 0), Help(0, 1, 0)], {})


@both_rulesets
def test_the_astronomer_gives_any_good_and_a_token(ruleset: str) -> None:
    assert_choices(7, ruleset, [Help(1, 0, 0), Help(0, 1, 0), Help(0, 0, 1)], {"plus_two": 1})


@both_rulesets
def test_the_master_hunter_gives_wood_and_gold_or_stone(ruleset: str) -> None:
    assert_choices(9, ruleset, [Help(1, 1, 0), Help(0, 1, 1)], {})


@both_rulesets
def test_the_swordsmith_gives_stone_and_wood_or_gold(ruleset: str) -> None:
    assert_choices(11, ruleset, [Help(0, 1, 1), Help(1, 0, 1)], {})


def test_the_rulebook_duchess_gives_two_goods_of_the_same_kind_and_a_token() -> None:
    assert_choices(12, RULEBOOK, ONE_KIND_OF_TWO, {"plus_two": 1})


def test_the_published_duchess_gives_any_two_goods_and_a_token() -> None:
    assert_choices(12, PUBLISHED, TWO_IN_ANY_MIX, {"plus_two": 1})


def test_the_rulebook_queen_gives_two_goods_of_the_same_kind_and_three_points() -> None:
    assert_choices(17, RULEBOOK, ONE_KIND_OF_TWO, {"vp": 3})


def test_the_published_queen_gives_any_two_goods_and_three_points() -> None:
    assert_choices(17, PUBLISHED, TWO_IN_ANY_MIX, {"vp": 3})


def test_the_rulebook_smuggler_gives_a_point_and_three_goods_of_the_same_kind() -> None:
    assert_choices(14, RULEBOOK, [Help(3, 0, 0), Help(0, 3, 0), Help(0, 0, 3)], {"vp": 1})


def test_the_published_smuggler_takes_a_point_for_any_three_goods() -> None:
    state, _events = helped(14, PUBLISHED)
    assert len(state.moves()) == 11
    assert set(state.moves()) == {*(Smuggle(*goods) for goods in THREE_IN_ANY_MIX), Decline()}
    for goods in THREE_IN_ANY_MIX:
        after = state.copy()
        events = after.play(Smuggle(*goods))
        assert told(events, Lost) == [Lost(0, "vp", 1, "advisors")]
        assert after.goods[0] == list(goods)
        assert part(after, 0, "advisors") == -1
        assert after.scores()[0].total == -1


def test_the_published_smuggler_may_be_declined() -> None:
    state, _events = helped(14, PUBLISHED)
    events = state.play(Decline())
    assert told(events, Helped, Declined) == [Declined(0, 14)]
    assert wealth(state, 0) == NOTHING


@both_rulesets
def test_points_from_advisors_are_their_own_part_of_the_score(ruleset: str) -> None:
    for advisor, points in ((1, 1), (17, 3)):
        state, _events = helped(advisor, ruleset)
        if offered(state, Help):
            state.play(Help(2, 0, 0))
        assert part(state, 0, "advisors") == points


# The Alchemist


@both_rulesets
@pytest.mark.parametrize(
    ("given", "after"), [(GOLD, [0, 2, 2]), (WOOD, [2, 0, 2]), (STONE, [2, 2, 0])], ids=["gold", "wood", "stone"]
)
def test_the_alchemist_turns_one_good_into_one_of_each_other_kind(given: int, after: list[int], ruleset: str) -> None:
    state, _events = table(3, ruleset).goods(0, 1, 1, 1).court((0, 6))
    assert state.moves() == [Transmute(GOLD), Transmute(WOOD), Transmute(STONE), Decline()]
    events = state.play(Transmute(given))
    assert told(events, Helped) == [Helped(0, 6)]
    assert state.goods[0] == after


@both_rulesets
def test_only_a_good_the_seat_has_can_be_given_up(ruleset: str) -> None:
    state, _events = table(3, ruleset).goods(0, wood=2).court((0, 6))
    assert state.moves() == [Transmute(WOOD), Decline()]
    state.play(Transmute(WOOD))
    assert state.goods[0] == [1, 1, 1]


@both_rulesets
def test_the_alchemist_may_be_declined(ruleset: str) -> None:
    state, _events = table(3, ruleset).goods(0, wood=1).court((0, 6))
    events = state.play(Decline())
    assert told(events, Helped, Declined) == [Declined(0, 6)]
    assert state.goods[0] == [0, 1, 0]


@both_rulesets
def test_the_alchemist_asks_nothing_of_a_seat_without_goods(ruleset: str) -> None:
    state, events = helped(6, ruleset)
    assert told(events, Helped, Declined) == [Declined(0, 6)]
    assert state.goods[0] == [0, 0, 0]


# The supply


@both_rulesets
def test_goods_tokens_and_soldiers_are_unlimited(ruleset: str) -> None:
    laid = table(4, ruleset).goods(0, 90, 80, 70).plus_two(1, 60).soldiers(2, 50)
    state, _events = laid.court((0, 15), (1, 7), (2, 10))
    state.play(Help(1, 0, 0))
    assert state.goods[0] == [91, 81, 71]
    assert state.plus_two[1] == 61
    assert state.soldiers[2] == 52


# The order of help


def test_advisors_help_from_the_lowest_number_to_the_highest() -> None:
    _state, events = table(5).court((4, 3), (3, 5), (2, 8), (1, 16), (0, 18))
    assert [event.advisor for event in told(events, Helped)] == [3, 5, 8, 16, 18]
    assert [event.seat for event in told(events, Helped)] == [4, 3, 2, 1, 0]


def test_choices_are_made_when_the_advisor_is_reached() -> None:
    state, events = table(3).court((0, 9), (1, 4), (2, 8))
    assert told(events, Helped) == []
    assert (state.seat, offered(state, Help)) == (1, [Help(1, 0, 0), Help(0, 1, 0)])
    events = state.play(Help(0, 1, 0))
    assert told(events, Helped) == [Helped(1, 4), Helped(2, 8)]
    assert (state.seat, len(offered(state, Help))) == (0, 2)


def test_goods_from_a_lower_advisor_may_be_spent_at_a_higher_one() -> None:
    state = table(3).season((1, 3, 6), (6, 6, 6), (6, 6, 6))
    play(state, Influence(6, (2,), 0, 0), Pass(), Pass())
    state.play(Influence(4, (0, 1), 0, 0))
    state.play(Help(0, 1, 0))
    assert state.moves() == [Transmute(WOOD), Decline()]
    state.play(Transmute(WOOD))
    assert state.goods[0] == [1, 0, 1]


def test_goods_from_a_higher_advisor_are_not_there_yet() -> None:
    state = table(3).season((2, 6, 6), (6, 6, 6), (6, 6, 6))
    play(state, Influence(6, (1,), 0, 0), Pass(), Pass())
    events = state.play(Influence(8, (0, 2), 0, 0))
    assert told(events, Helped, Declined) == [Declined(0, 6), Helped(0, 8)]
    assert state.goods[0] == [2, 0, 0]


def test_an_advisor_without_dice_helps_nobody() -> None:
    state = table(3).season((1, 1, 1), (1, 1, 2), (1, 1, 3))
    events = send(state, {})
    assert not told(events, Helped)
    assert [wealth(state, seat) for seat in range(3)] == [NOTHING] * 3


def test_help_without_cost_is_compulsory() -> None:
    for advisor in (4, 7, 9, 11, 12, 17):
        for ruleset in (RULEBOOK, PUBLISHED):
            state, _events = helped(advisor, ruleset)
            assert {type(move) for move in state.moves()} == {Help}


def test_help_is_over_before_anybody_builds() -> None:
    state, _events = table(3).goods(1, 2).court((0, 8), (2, 13))
    assert state.goods == [[2, 0, 0], [2, 0, 0], [0, 0, 3]]
    assert offered(state, Build)
    assert state.phase == SUMMER


# The Stable, and looking at the enemy


@both_rulesets
@pytest.mark.parametrize(("advisor", "soldiers"), [(5, 2), (10, 3), (18, 2)])
def test_with_the_stable_an_advisor_that_gives_soldiers_gives_one_more(
    advisor: int, soldiers: int, ruleset: str
) -> None:
    state, _events = helped(advisor, ruleset, "stable")
    assert state.soldiers[0] == soldiers


@pytest.mark.parametrize("advisor", [1, 2, 3, 8, 13, 15, 16])
def test_the_stable_adds_no_soldier_elsewhere(advisor: int) -> None:
    state, _events = helped(advisor, RULEBOOK, "stable")
    assert state.soldiers[0] == 0


def test_the_stable_works_for_each_of_several_advisors() -> None:
    state = table(3).buildings(0, "stable").season((4, 5, 6), (6, 6, 6), (6, 6, 6))
    play(state, Influence(5, (1,), 0, 0), Pass(), Pass(), Influence(10, (0, 2), 0, 0))
    assert state.soldiers == [5, 0, 0]


def test_only_the_general_and_the_queen_show_the_enemy() -> None:
    looks = set()
    for advisor in range(1, 19):
        state, events = helped(advisor)
        if offered(state, Help):
            events += state.play(state.moves()[0])
        if told(events, Looked):
            looks.add(advisor)
            assert told(events, Looked) == [Looked(0)]
    assert looks == {10, 17}


def test_soldiers_stay_until_winter() -> None:
    state, _events = table(3).soldiers(0, 1).court((0, 5))
    assert state.soldiers == [2, 0, 0]
    assert state.phase > SUMMER
