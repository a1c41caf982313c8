"""The state: copies share nothing, views hide the enemies to come, and events tell all that was given."""

import json
import random
from collections import Counter

from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import AID, ENVOY, REWARD, SEASONS, WINTER
from kingdoms.games.kingsburg.cards import cards_of
from kingdoms.games.kingsburg.laws import is_lawful
from kingdoms.games.kingsburg.moves import Gained, Influence, Looked, Lost
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import HIDDEN, Kingsburg
from tests.games.kingsburg.positions import every_ruleset, every_table, first, new, positions

GENERAL = 10


# Copies


@every_table
def test_a_copy_has_every_slot_and_shares_no_list_but_the_moves(seats: int) -> None:
    for state in positions(seats):
        copy = state.copy()
        for slot in (*Kingsburg.__slots__, "seat", "agenda", "chance", "_moves"):
            mine, its = getattr(state, slot), getattr(copy, slot)
            assert mine == its
            if isinstance(mine, list) and slot != "_moves":
                assert mine is not its
                assert all(one is not other for one, other in zip(mine, its, strict=True) if isinstance(one, list))
        assert copy.moves() is state.moves()


@every_table
def test_playing_on_with_a_copy_leaves_the_original_alone(seats: int) -> None:
    rng = random.Random(3)
    for state in positions(seats):
        before, copy = state.to_json(), state.copy()
        for _ in range(30):
            if copy.seat is not None:
                copy.apply(rng.choice(copy.moves()))
        assert state.to_json() == before


def test_json_data_are_not_the_states_own_lists() -> None:
    state = first("help", seats=2)
    before = json.dumps(state.to_json())
    for part in state.to_json().values():
        if isinstance(part, list):
            for entry in part:
                if isinstance(entry, list):
                    entry.clear()
            part.clear()
    assert json.dumps(state.to_json()) == before


# Views


def test_nobody_knows_the_enemies_before_the_first_winter() -> None:
    state = new(4, 5)
    for viewer in (*range(4), None):
        assert state.view(viewer).enemies == [HIDDEN] * 5


def test_who_has_looked_knows_this_years_enemy_and_nobody_else_does() -> None:
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


def test_in_winter_all_know_the_enemy_and_nobody_has_a_secret() -> None:
    state = first("lose_building")
    assert state.phase == WINTER
    state.looked = 0b111
    for viewer in (0, 1, 2, None):
        assert state.view(viewer).enemies[: state.year] == state.enemies[: state.year]
        assert state.view(viewer).enemies[state.year :] == [HIDDEN] * (5 - state.year)
    assert not any(state.has_secrets(seat) for seat in range(3))


def test_a_look_holds_for_its_year_alone() -> None:
    state, rng = new(3, 2), random.Random(2)
    while not (state.year == 2 and state.phase >= 2):
        state.apply(rng.choice(state.moves()))
        if state.year == 1:
            state.looked = 0b111
    assert state.looked == 0
    assert state.view(0).enemies[1:] == [HIDDEN] * 4


def test_everything_else_is_open() -> None:
    state = first("influence")
    view, data = state.view(None), state.to_json()
    assert view.moves() == state.moves()
    assert {name for name, part in view.to_json().items() if part != data[name]} == {"chance", "enemies"}


# Determinizations


@every_table
def test_a_drawn_state_is_whole_and_looks_the_same_to_its_viewer(seats: int) -> None:
    rng = random.Random(1)
    for state in positions(seats, every=25):
        for viewer in (*range(seats), None):
            view = state.view(viewer)
            for source in (state, view):
                drawn = source.determinize(viewer, rng)
                assert is_lawful(drawn)
                assert drawn.view(viewer).to_json() == view.to_json()
                assert GAME.from_json(drawn.to_json()).moves() == drawn.moves() == state.moves()


def test_each_unknown_year_is_drawn_evenly_from_its_five_cards() -> None:
    state, rng = new(3, 4), random.Random(2)
    drawn = [state.determinize(0, rng).enemies for _ in range(1000)]
    for year in range(1, 6):
        counts = Counter(enemies[year - 1] for enemies in drawn)
        assert set(counts) == set(cards_of(year))
        assert min(counts.values()) > 150


def test_a_known_enemy_stays_when_the_others_are_drawn() -> None:
    state = new(3, 4)
    state.looked = 0b001
    rng = random.Random(2)
    assert all(state.determinize(0, rng).enemies[0] == state.enemies[0] for _ in range(30))
    assert len({state.determinize(1, rng).enemies[0] for _ in range(30)}) > 1


def test_drawing_leaves_the_state_and_its_dice_alone() -> None:
    state = new(4, 5)
    before = state.to_json()
    assert state.determinize(0, random.Random(1)).chance != state.chance
    assert state.to_json() == before


# Events


@every_table
@every_ruleset
def test_the_points_are_the_sum_of_what_the_events_gave(seats: int, ruleset: str) -> None:
    for seed in range(12):
        rng, state = random.Random(seed), new(seats, seed, ruleset)
        points = [dict.fromkeys(PARTS, 0) for _ in range(seats)]
        while state.seat is not None:
            for event in state.play(rng.choice(state.moves())):
                if type(event) in (Gained, Lost) and event.what == "vp":
                    points[event.seat][event.source] += event.amount if type(event) is Gained else -event.amount
            assert [score.parts for score in state.scores()] == points


@every_table
def test_every_phase_comes_in_its_turn(seats: int) -> None:
    rng, state = random.Random(seats), new(seats, seats)
    seen = [(state.year, state.phase)]
    while state.seat is not None:
        events = state.play(rng.choice(state.moves()))
        seen += [tuple(event) for event in events if type(event).__name__ == "PhaseBegan"]
    assert seen == [(year, phase) for year in range(1, 6) for phase in range(1, 9)]
    assert set(range(1, 9)) == {AID, REWARD, ENVOY, 7, WINTER, *SEASONS}
