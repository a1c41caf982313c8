"""The state: views hide future enemies, and events report everything that was given."""

import random
from collections import Counter

from kingdoms.games.kingsburg.board import AID, ENVOY, REWARD, SEASONS, WINTER
from kingdoms.games.kingsburg.cards import enemy_cards
from kingdoms.games.kingsburg.events import Gained, Looked, Lost
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import HIDDEN
from tests.games.kingsburg.positions import every_ruleset, every_table, first, new

GENERAL = 10


# Views


def test_nobody_knows_the_enemies_before_the_first_winter() -> None:
    state = new(4, 5)
    for viewer in (*range(4), None):
        assert state.view(viewer).enemies == [HIDDEN] * 5


def test_a_seat_that_has_looked_knows_this_years_enemy_and_nobody_else_does() -> None:
    state, rng = new(4, 8), random.Random(1)
    while True:
        moves = [move for move in state.moves() if type(move) is Influence and move.advisor == GENERAL]
        events = state.play((moves or state.moves())[rng.randrange(len(moves or state.moves()))])
        looked = [event.seat for event in events if type(event) is Looked]
        if looked and state.phase != WINTER:
            break
    this_year = state.year - 1
    for viewer in (*range(4), None):
        known = state.view(viewer).enemies
        assert known[:this_year] == state.enemies[:this_year]
        assert known[this_year] == (state.enemies[this_year] if viewer in looked else HIDDEN)
        assert known[this_year + 1 :] == [HIDDEN] * (4 - this_year)
    assert [state.has_secrets(seat) for seat in range(4)] == [seat in looked for seat in range(4)]


def test_in_winter_everyone_knows_the_enemy_and_nobody_has_a_secret() -> None:
    state = first("lose_building")
    assert state.phase == WINTER
    state.looked = 0b111
    for viewer in (0, 1, 2, None):
        assert state.view(viewer).enemies[: state.year] == state.enemies[: state.year]
        assert state.view(viewer).enemies[state.year :] == [HIDDEN] * (5 - state.year)
    assert not any(state.has_secrets(seat) for seat in range(3))


def test_a_look_lasts_for_its_year_only() -> None:
    state, rng = new(3, 2), random.Random(2)
    while not (state.year == 2 and state.phase >= 2):
        state.apply(rng.choice(state.moves()))
        if state.year == 1:
            state.looked = 0b111
    assert state.looked == 0
    assert state.view(0).enemies[1:] == [HIDDEN] * 4


def test_everything_else_is_public() -> None:
    state = first("influence")
    view, data = state.view(None), state.to_json()
    assert view.moves() == state.moves()
    assert {name for name, part in view.to_json().items() if part != data[name]} == {"chance", "enemies"}


# Determinizations


def test_each_unknown_year_is_drawn_evenly_from_its_five_cards() -> None:
    state, rng = new(3, 4), random.Random(2)
    drawn = [state.determinize(0, rng).enemies for _ in range(1000)]
    for year in range(1, 6):
        counts = Counter(enemies[year - 1] for enemies in drawn)
        assert set(counts) == set(enemy_cards(year))
        assert min(counts.values()) > 150


def test_a_known_enemy_stays_when_the_others_are_drawn() -> None:
    state = new(3, 4)
    state.looked = 0b001
    rng = random.Random(2)
    assert all(state.determinize(0, rng).enemies[0] == state.enemies[0] for _ in range(30))
    assert len({state.determinize(1, rng).enemies[0] for _ in range(30)}) > 1


# Events


@every_table
@every_ruleset
def test_the_points_are_the_sum_of_the_events(seats: int, ruleset: str) -> None:
    for seed in range(12):
        rng, state = random.Random(seed), new(seats, seed, ruleset)
        points = [dict.fromkeys(PARTS, 0) for _ in range(seats)]
        while state.seat is not None:
            for event in state.play(rng.choice(state.moves())):
                if type(event) in (Gained, Lost) and event.what == "vp":
                    points[event.seat][event.source] += event.amount if type(event) is Gained else -event.amount
            assert [score.parts for score in state.scores()] == points


@every_table
def test_every_phase_comes_in_turn(seats: int) -> None:
    rng, state = random.Random(seats), new(seats, seats)
    seen = [(state.year, state.phase)]
    while state.seat is not None:
        events = state.play(rng.choice(state.moves()))
        seen += [tuple(event) for event in events if type(event).__name__ == "PhaseBegan"]
    assert seen == [(year, phase) for year in range(1, 6) for phase in range(1, 9)]
    assert set(range(1, 9)) == {AID, REWARD, ENVOY, 7, WINTER, *SEASONS}
