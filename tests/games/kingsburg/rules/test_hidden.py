"""Hidden information: future enemies, and looking at this year's."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SPRING, WINTER
from kingdoms.games.kingsburg.cards import enemy_cards
from kingdoms.games.kingsburg.events import (
    Blocked,
    EnemyTurned,
    Gained,
    Helped,
    Influenced,
    KingsDie,
    Looked,
    OrderFixed,
    Rerolled,
    Rolled,
)
from kingdoms.games.kingsburg.moves import Help, Influence, Pass, Reroll
from kingdoms.games.kingsburg.state import HIDDEN
from tests.games.kingsburg.table import GAME, enemy, falling, offered, pass_all, play, table, told

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


def looked(advisor: int = 10, ruleset: str = RULEBOOK, year: int = 3) -> Any:
    """Seat 0 has had this advisor's help in summer; seat 1 can build something."""
    state, _events = table(3, ruleset, year=year).goods(1, 2).court((0, advisor))
    if offered(state, Help):
        state.play(Help(2, 0, 0))
    return state


def known(state: Any, seat: int | None) -> list[int]:
    """The years whose enemy the seat knows."""
    return [year for year, card in enumerate(state.view(seat).enemies, 1) if card != HIDDEN]


# Looking at the enemy


@both_rulesets
@pytest.mark.parametrize("advisor", [10, 17])
def test_a_look_shows_this_years_enemy_to_its_player_alone(advisor: int, ruleset: str) -> None:
    state = looked(advisor, ruleset)
    assert state.view(0).enemies[2] == state.enemies[2]
    assert known(state, 0) == [1, 2, 3]
    assert [known(state, seat) for seat in (1, 2, None)] == [[1, 2]] * 3


def test_the_look_is_automatic_and_its_event_hides_the_card() -> None:
    state, events = table(3).goods(1, 2).court((0, 10))
    assert told(events, Looked) == [Looked(0)]
    assert not offered(state, Help)


def test_two_games_with_different_enemies_have_the_same_events_after_a_look() -> None:
    games = [table(3).goods(1, 2).enemy(*card).court((0, 17)) for card in (("zombies", 6), ("orcs", 5))]
    assert games[0][1] == games[1][1]
    assert games[0][0].view(1).to_json() == games[1][0].view(1).to_json()
    events = [state.play(Help(2, 0, 0)) for state, _events in games]
    assert events[0] == events[1]
    assert games[0][0].view(1).to_json() == games[1][0].view(1).to_json()
    assert games[0][0].view(0).to_json() != games[1][0].view(0).to_json()


def test_a_look_lasts_until_winter() -> None:
    state = looked()
    play(state, Pass(), Pass())
    while state.phase == AUTUMN:
        assert known(state, 0) == [1, 2, 3]
        assert known(state, 1) == [1, 2]
        state.play(state.moves()[-1])


def test_a_look_is_for_this_year_only() -> None:
    state = looked()
    while state.year == 3:
        state.play(state.moves()[-1])
    assert [known(state, seat) for seat in (0, 1, 2, None)] == [[1, 2, 3]] * 4


def test_several_seats_may_look() -> None:
    state, _events = table(3).court((0, 10), (2, 17))
    state.play(Help(2, 0, 0))
    assert [known(state, seat) for seat in range(3)] == [[1, 2, 3], [1, 2], [1, 2, 3]]


def test_a_seat_that_has_looked_has_a_secret_until_winter_reveals_it() -> None:
    state = looked()
    assert [state.has_secrets(seat) for seat in range(3)] == [True, False, False]
    laid = table(3).enemy("orcs", 5).goods(0, 9, 9)
    laid.state.looked = 1
    state, _events = laid.begin(WINTER, 1)
    assert state.phase == WINTER
    assert not any(state.has_secrets(seat) for seat in range(3))


# Hidden and open information


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_any_look_nobody_knows_an_enemy(seats: int) -> None:
    state = GAME.new(seats=seats, seed=4, options={})
    assert [known(state, seat) for seat in (*range(seats), None)] == [[]] * (seats + 1)


def test_in_winter_everyone_knows_the_years_enemy() -> None:
    laid = table(3).enemy("orcs", 5).goods(0, 9, 9)
    state, events = laid.begin(WINTER, 1)
    assert told(events, EnemyTurned) == [EnemyTurned(enemy(3, "orcs", 5))]
    assert state.phase == WINTER
    assert [known(state, seat) for seat in (0, 1, 2, None)] == [[1, 2, 3]] * 4


def test_the_random_generator_is_hidden_from_everyone() -> None:
    state = looked()
    other = state.copy()
    other.chance ^= 12345
    for seat in (0, 1, 2, None):
        assert state.view(seat).to_json() == other.view(seat).to_json()


def test_everything_else_is_public() -> None:
    state = looked()
    mine, view = state.to_json(), state.view(1).to_json()
    assert {name for name in mine if mine[name] != view[name]} == {"enemies", "chance"}


def test_the_state_does_not_hold_the_cards_that_were_not_drawn() -> None:
    assert len(GAME.new(seats=3, seed=4, options={}).enemies) == 5


# Drawing hidden cards


def test_each_unknown_year_is_drawn_evenly_from_its_five_cards() -> None:
    state, rng = looked(), random.Random(8)
    drawn = [state.determinize(1, rng).enemies for _draw in range(500)]
    for year in (3, 4, 5):
        counts = Counter(enemies[year - 1] for enemies in drawn)
        assert set(counts) == set(enemy_cards(year))
        assert min(counts.values()) > 60
    assert all(enemies[:2] == state.enemies[:2] for enemies in drawn)


def test_a_seat_that_has_looked_keeps_what_it_saw() -> None:
    state, rng = looked(), random.Random(8)
    drawn = [state.view(0).determinize(0, rng).enemies for _draw in range(60)]
    assert {enemies[2] for enemies in drawn} == {state.enemies[2]}
    assert {enemies[3] for enemies in drawn} == set(enemy_cards(4))


def test_each_draw_has_different_dice_to_come() -> None:
    state, rng = table(3).begin(SPRING)[0], random.Random(3)
    rolls = set()
    for _draw in range(10):
        drawn = state.determinize(0, rng)
        rolls.add(repr(told(pass_all(drawn, Influence), Rolled)))
    assert len(rolls) == 10


# Moves that cannot be undone


def test_looking_and_every_roll_reveal_something() -> None:
    shown = [Looked(0), Rolled(0, (1, 2, 3), ()), Rerolled(0, 1, 2), Blocked((1, 1, 1), (2, 2)), EnemyTurned(3)]
    assert all(event.reveals for event in [*shown, KingsDie(4)])


def test_events_that_show_nothing_new_do_not_reveal() -> None:
    plain = [Influenced(0, 1, (1,), 0, 0), Gained(0, "gold", 1, "aid"), Helped(0, 3), OrderFixed((0, 1))]
    assert not any(getattr(event, "reveals", False) for event in plain)


def test_a_reroll_reveals_and_a_placement_does_not() -> None:
    state = table(3).buildings(0, "statue").goods(0, 2).season((5, 5, 5), (1, 2, 3), (1, 2, 4))
    with falling(4):
        assert any(getattr(event, "reveals", False) for event in state.play(Reroll(0)))
    assert state.play(Influence(1, (0,), 0, 0)) == [Influenced(1, 1, (1,), 0, 0)]
