"""The end of a productive season: Inn, Embassy and Town Hall, and only then the next phase."""

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SEASONS, SPRING, SUMMER
from kingdoms.games.kingsburg.events import Gained, Lost, PhaseBegan
from kingdoms.games.kingsburg.moves import Build, Influence, Pass, Recruit, TownHall
from tests.games.kingsburg.table import building, changes, offered, part, pass_all, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
every_season = pytest.mark.parametrize("phase", SEASONS)


# Inn


@both_rulesets
@pytest.mark.parametrize(("phase", "tokens"), [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)])
def test_the_inn_gives_a_token_at_the_end_of_each_summer(phase: int, tokens: int, ruleset: str) -> None:
    state = table(3, ruleset).buildings(0, "inn").season((1, 2, 3), (1, 2, 4), (1, 2, 5), phase=phase)
    events = pass_all(state, Influence)
    assert [event for event in told(events, Gained) if event.what == "plus_two"] == (
        [Gained(0, "plus_two", 1, "inn")] * tokens
    )
    assert state.plus_two[0] == tokens


def test_the_inn_works_in_the_summer_it_is_built() -> None:
    state = table(3).goods(0, 1, 1).building_site(SUMMER)
    state.play(Build(building("inn")))
    assert state.plus_two == [1, 0, 0]


# Embassy


@both_rulesets
@every_season
def test_the_embassy_gives_a_point_at_the_end_of_each_productive_season(phase: int, ruleset: str) -> None:
    laid = table(3, ruleset).buildings(0, "embassy").goods(0, 1).goods(1, 1, 1)
    state = laid.building_site(phase)
    assert part(state, 0, "embassy") == 0
    events = pass_all(state, Build)
    assert Gained(0, "vp", 1, "embassy") in events
    assert part(state, 0, "embassy") == 1


def test_the_embassy_works_in_the_season_it_is_built() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, 3, 2, 2).building_site()
    events = state.play(Build(building("embassy")))
    assert changes(events, 0) == [("vp", 4), ("vp", 1)]
    assert offered(state, TownHall)


# Town Hall


@every_season
def test_the_rulebook_town_hall_gives_a_token_or_a_point_for_a_good(phase: int) -> None:
    laid = table(3).buildings(0, "town_hall").goods(0, 1, 0, 2).plus_two(0, 1)
    state = laid.building_site(phase)
    state.play(Pass())
    assert set(state.moves()) == {TownHall("plus_two"), TownHall("gold"), TownHall("stone")}
    for pays, goods, tokens, points in (
        ("plus_two", [1, 0, 2], 2, 0),
        ("gold", [0, 0, 2], 1, 1),
        ("stone", [1, 0, 1], 1, 1),
    ):
        after = state.copy()
        after.play(TownHall(pays))
        assert (after.goods[0], after.plus_two[0]) == (goods, tokens)
        assert part(after, 0, "town_hall") == points


def test_the_rulebook_town_hall_cannot_be_declined() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, 1).building_site()
    pass_all(state, Build)
    assert TownHall("nothing") not in state.moves()


def test_the_rulebook_town_hall_gives_a_seat_without_goods_a_token_unasked() -> None:
    state = table(3).buildings(0, "town_hall").season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    events = pass_all(state, Influence)
    assert Gained(0, "plus_two", 1, "town_hall") in events
    assert state.plus_two == [1, 0, 0]


@every_season
def test_the_published_town_hall_gives_a_point_for_a_token_or_a_good(phase: int) -> None:
    laid = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, 1, 0, 2).plus_two(0, 2)
    state = laid.building_site(phase)
    state.play(Pass())
    assert set(state.moves()) == {TownHall(pays) for pays in ("plus_two", "gold", "stone", "nothing")}
    for pays, goods, tokens, points in (
        ("plus_two", [1, 0, 2], 1, 1),
        ("gold", [0, 0, 2], 2, 1),
        ("stone", [1, 0, 1], 2, 1),
        ("nothing", [1, 0, 2], 2, 0),
    ):
        after = state.copy()
        after.play(TownHall(pays))
        assert (after.goods[0], after.plus_two[0]) == (goods, tokens)
        assert part(after, 0, "town_hall") == points


def test_the_published_town_hall_asks_nothing_of_a_seat_with_nothing() -> None:
    state = table(3, PUBLISHED).buildings(0, "town_hall").season((1, 2, 3), (1, 2, 4), (1, 2, 5))
    events = pass_all(state, Influence)
    assert not told(events, Lost)
    assert state.phase == AUTUMN
    assert part(state, 0, "town_hall") == 0


def test_a_token_paid_to_the_town_hall_does_not_count_towards_the_published_one_per_season() -> None:
    laid = table(3, PUBLISHED).buildings(0, "town_hall").plus_two(0, 2)
    state = laid.season((1, 1, 1), (6, 6, 6), (6, 6, 6))
    play(state, Influence(5, (0, 1, 2), 1, 0), Pass(), Pass())
    assert state.moves() == [TownHall("plus_two"), TownHall("nothing")]


def test_the_payment_and_the_point_have_events() -> None:
    state = table(3).buildings(0, "town_hall").goods(0, wood=1).building_site()
    events = state.play(TownHall("wood"))
    assert events[:2] == [Lost(0, "wood", 1, "town_hall"), Gained(0, "vp", 1, "town_hall")]
    state = table(3, PUBLISHED).buildings(0, "town_hall").plus_two(0, 1).building_site()
    events = state.play(TownHall("plus_two"))
    assert events[:2] == [Lost(0, "plus_two", 1, "town_hall"), Gained(0, "vp", 1, "town_hall")]


def test_the_town_hall_works_in_the_season_it_is_built() -> None:
    state = table(3).buildings(0, "crane").goods(0, 2, 1, 1).building_site()
    state.play(Build(building("town_hall")))
    assert state.moves() == [TownHall("plus_two"), TownHall("gold")]


# The order of Inn, Embassy and Town Hall


def test_the_inns_token_may_go_into_the_town_hall_of_the_same_summer() -> None:
    laid = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, 1, 1)
    state = laid.building_site(SUMMER)
    state.play(Build(building("inn")))
    assert state.moves() == [TownHall("plus_two"), TownHall("nothing")]


def test_inn_then_embassy_then_town_hall() -> None:
    laid = table(3, PUBLISHED).buildings(0, "inn", "embassy")
    state = laid.season((1, 2, 3), (1, 2, 4), (1, 2, 5), phase=SUMMER)
    events = pass_all(state, Influence)
    assert changes(events, 0) == [("plus_two", 1), ("vp", 1)]
    assert offered(state, TownHall)
    assert changes(state.play(TownHall("plus_two")), 0) == [("plus_two", -1), ("vp", 1)]


def test_each_player_finishes_their_buildings_in_turn_order() -> None:
    laid = table(3, PUBLISHED, order=(2, 0, 1))
    for seat in range(3):
        laid.buildings(seat, "inn", "embassy")
    state = laid.season((1, 2, 5), (1, 2, 5), (1, 2, 5), phase=SUMMER)
    events = pass_all(state, Influence)
    asked = []
    while offered(state, TownHall):
        asked.append(state.seat)
        assert len(told(events, Gained)) == 2
        events = state.play(TownHall("nothing"))
    assert asked == [2, 0, 1]


def test_the_next_phase_begins_only_after_the_end_of_the_season() -> None:
    laid = table(3).buildings(0, "town_hall").goods(0, 1).goods(1, 2)
    state = laid.season((1, 2, 3), (1, 2, 4), (1, 2, 5), phase=AUTUMN)
    events = pass_all(state, Influence) + pass_all(state, Build)
    assert not told(events, PhaseBegan)
    events = state.play(TownHall("plus_two"))
    assert [event.phase for event in told(events, PhaseBegan)] == [7]
    assert offered(state, Recruit)
    assert state.seat == 1
