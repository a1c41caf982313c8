"""The state as data: copies share nothing, views hide the enemies to come, what is read back is what was written."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import AID, ENVOY, PUBLISHED, REWARD, RULEBOOK, SEASONS, WINTER
from kingdoms.games.kingsburg.cards import cards_of
from kingdoms.games.kingsburg.laws import is_lawful
from kingdoms.games.kingsburg.moves import Gained, Influence, Looked, Lost, Pass
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import HIDDEN, NONE, Kingsburg

RULESETS = (RULEBOOK, PUBLISHED)
GENERAL = 10

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def new(seats: int, seed: int, ruleset: str = RULEBOOK) -> Any:
    return GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset})


def positions(seats: int, every: int = 9) -> list[Any]:
    """Positions from all parts of some random games, of both rulesets."""
    found = []
    for seed in range(6):
        rng, state = random.Random(seed), new(seats, seed, RULESETS[seed % 2])
        number = 0
        while state.seat is not None:
            if number % every == seed % every:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
            number += 1
        found.append(state)
    return found


def first(name: str, seats: int = 3, ruleset: str = RULEBOOK, seeds: int = 200) -> Any:
    """The first position of random games in which this is to be decided."""
    for seed in range(seeds):
        rng, state = random.Random(seed), new(seats, seed, ruleset)
        while state.seat is not None:
            if state.agenda[-1][0] == name:
                return state
            state.apply(rng.choice(state.moves()))
    raise AssertionError(f"never asked: {name}")


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


# JSON


@every_table
def test_a_state_comes_back_from_json_text_as_it_was(seats: int) -> None:
    for state in positions(seats):
        back: Any = GAME.from_json(json.loads(json.dumps(state.to_json())))
        assert back.to_json() == state.to_json()
        assert (back.seat, back.moves(), back.agenda) == (state.seat, state.moves(), state.agenda)
        assert back.placements == state.placements
        assert [type(placement) for placement in back.placements] == [type(each) for each in state.placements]


def test_a_view_is_no_saved_game() -> None:
    with pytest.raises(BadSave):
        GAME.from_json(new(3, 5).view(0).to_json())


def test_a_game_goes_on_after_loading_with_the_same_dice() -> None:
    state = new(2, 3)
    back = GAME.from_json(state.to_json())
    for game in (state, back):
        rng = random.Random(1)
        for _ in range(60):
            game.apply(rng.choice(game.moves()))
    assert back.to_json() == state.to_json()


def autumn() -> Any:
    """Autumn of year II with three seats: the first has placed 1 and 6, the others have still all their dice."""
    state = new(3, 1)
    state.year, state.phase, state.order, state.agenda = 2, 6, [2, 0, 1], [("phase",), ("influence", 0)]
    state.goods = [[1, 0, 2], [0, 0, 0], [3, 1, 0]]
    state.buildings = [0b10000_0000_0000_0011, 0b0011_0001, 0]
    state.dice = [[1, 3, 6], [4, 4, 5], [1, 3, 5]]
    state.placements = [type(first("help").placements[0])(2, 6, (0, 2), 0, 0)]
    state.points = [[1, 0, 0, 1, -2, 0], [0] * 6, [0, 0, 0, 1, 3, 0]]
    return GAME.from_json(state.to_json())


def changed(**parts: Any) -> dict[str, Any]:
    return {**autumn().to_json(), **parts}


def test_the_position_that_is_damaged_below_is_sound() -> None:
    state = autumn()
    assert state.seat == 0
    assert Pass() in state.moves()
    assert {move.advisor for move in state.moves() if type(move) is Influence} == {1, 3, 4, 7, 9, 10}


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 2},
        {"seats": 4},
        {"seats": 6},
        {"seats": True},
        {"seats": "3"},
        {"seat": 1},
        {"seat": False},
        {"seat": None},
        {"chance": -1},
        {"chance": 1 << 64},
        {"chance": 1.0},
        {"ruleset": "house"},
        {"ruleset": 0},
        {"year": 0},
        {"year": 6},
        {"phase": 1},
        {"phase": 8},
        {"order": [2, 0, 0]},
        {"order": [0, 1, 2]},
        {"order": [2, 1, 0]},
        {"goods": [[1, 0, -1], [0, 0, 0], [3, 1, 0]]},
        {"goods": [[1, 0], [0, 0, 0], [3, 1, 0]]},
        {"goods": [[1, 0, 10**9], [0, 0, 0], [3, 1, 0]]},
        {"plus_two": [0, 0, -1]},
        {"soldiers": [0, 0, 1.0]},
        {"buildings": [2, 0, 0]},
        {"buildings": [0b1011, 0, 0]},
        {"buildings": [1 << 20, 0, 0]},
        {"buildings": [0b1111_1111_1111_1111_0011, 0, 0]},
        {"points": [[0, 0, 0, 3, 0, 0], [0] * 6, [0] * 6]},
        {"points": [[0, 7, 0, 0, 0, 0], [0] * 6, [0] * 6]},
        {"points": [[0, 0, -1, 0, 0, 0], [0] * 6, [0] * 6]},
        {"points": [[0, 0, 0, 0, 0, 1], [0] * 6, [0] * 6]},
        {"aid": 0},
        {"envoy": 0},
        {"envoy_use": "build"},
        {"envoy": 0, "envoy_use": "neither"},
        {"envoy": 3, "envoy_use": "build"},
        {"blocked": [1, 2, 3, 4, 5]},
        {"dice": [[], [], []]},
        {"dice": [[1, 3, 6], [4, 4, 5], []]},
        {"dice": [[1, 3, 6, 6], [4, 4, 5], [1, 3, 5]]},
        {"dice": [[3, 1, 6], [4, 4, 5], [1, 3, 5]]},
        {"dice": [[1, 3, 7], [4, 4, 5], [1, 3, 5]]},
        {"dice": [[6, 6, 6], [4, 4, 5], [1, 3, 5]]},
        {"aside": [0, -1, -1]},
        {"placements": [[2, 6, [0, 1], 0, 0]]},
        {"placements": [[2, 6, [2, 0], 0, 0]]},
        {"placements": [[2, 6, [0, 0, 1], 0, 0]]},
        {"placements": [[2, 6, [0, 2], 1, -1]]},
        {"placements": [[2, 7, [0, 2], 0, 1]]},
        {"placements": [[2, 6, [0, 2], 0, 0], [0, 6, [2], 0, 0]]},
        {"placements": [[2, 6, [0, 2], 0, 0], [2, 3, [1], 0, 0]]},
        {"placements": [[0, 6, [2], 0, 0]]},
        {"placements": [[2, 6, [0, 2], 0]]},
        {"placements": [{}]},
        {"placements": []},
        {"passed": 0b001},
        {"passed": 0b010},
        {"passed": 0b1000},
        {"enemies": [0, 5, 10, 15]},
        {"enemies": [0, 5, 10, 15, 19]},
        {"enemies": [0, HIDDEN, 10, 15, 20]},
        {"looked": 8},
        {"kings_die": 1},
        {"strengths": [0, 0, 1]},
        {"agenda": []},
        {"agenda": [["phase"]]},
        {"agenda": [["influence", 0]]},
        {"agenda": [["phase"], ["influence", 1]]},
        {"agenda": [["phase"], ["influence", 2]]},
        {"agenda": [["phase"], ["influence", 0, 0]]},
        {"agenda": [["phase"], ["phase"], ["influence", 0]]},
        {"agenda": [["phase"], ["roll"], ["influence", 0]]},
        {"agenda": [["phase"], ["influence", 2], ["set_aside", 0]]},
        {"agenda": [["phase"], ["order"], ["reroll", 0, 0]]},
        {"agenda": [["phase"], ["aid", 0]]},
        {"agenda": [["phase"], ["roll"], ["announce", 0]]},
        {"agenda": [["phase"], ["recruit", 0]]},
        {"agenda": [["phase"], ["help", 2, 6]]},
        {"agenda": [["phase"], ["build", 0]]},
        {"agenda": [["phase"], ["town_hall", 0]]},
        {"agenda": [["phase"], ["strongest"], ["lose_building", 0]]},
        {"agenda": [["juggle", 0]]},
        {"agenda": [[]]},
        {"more": 1},
    ],
    ids=str,
)
def test_damaged_data_are_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"^The saved game of Kingsburg is damaged and cannot be read\.$"):
        GAME.from_json(changed(**damage))


@pytest.mark.parametrize("data", [None, 7, "", [], {}, [[]], {"seats": 3}, {"seats": [3]}], ids=str)
def test_what_is_no_state_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadSave):
        GAME.from_json(data)


# What lies below a decision on the agenda


@pytest.mark.parametrize(
    ("name", "seats", "ruleset"),
    [
        ("aid", 4, RULEBOOK),
        ("announce", 3, RULEBOOK),
        ("reroll", 4, PUBLISHED),
        ("set_aside", 2, RULEBOOK),
        ("help", 4, RULEBOOK),
        ("build", 4, RULEBOOK),
        ("build_again", 3, PUBLISHED),
        ("town_hall", 4, RULEBOOK),
        ("recruit", 4, RULEBOOK),
        ("spoils", 4, RULEBOOK),
        ("lose_goods", 4, RULEBOOK),
        ("lose_building", 4, RULEBOOK),
    ],
)
def test_an_agenda_with_a_step_missing_doubled_or_of_another_seat_is_refused(
    name: str, seats: int, ruleset: str
) -> None:
    data = first(name, seats, ruleset).to_json()
    assert GAME.from_json(data)
    for place in range(len(data["agenda"])):
        whole = data["agenda"]
        missing = [*whole[:place], *whole[place + 1 :]]
        doubled = [*whole[: place + 1], *whole[place:]]
        agendas = [missing, doubled]
        if len(whole[place]) > 1:
            agendas.append([*whole[:place], [whole[place][0], (whole[place][1] + 1) % seats], *whole[place + 1 :]])
        for agenda in agendas:
            with pytest.raises(BadSave):
                GAME.from_json({**data, "agenda": agenda})


def test_the_end_is_the_fifth_winters() -> None:
    state = positions(3)[-1]
    assert state.seat is None
    data = state.to_json()
    assert GAME.from_json(data).winners() == state.winners()
    for damage in ({"year": 4}, {"phase": 7}, {"kings_die": 3}, {"soldiers": [1, 0, 0]}, {"envoy_use": "build"}):
        with pytest.raises(BadSave):
            GAME.from_json({**data, **damage})


def test_nobody_has_set_a_die_aside_but_two_by_the_rulebook() -> None:
    state = first("influence", seats=2)
    assert NONE not in state.aside
    for damage in ({"aside": [NONE, NONE]}, {"ruleset": PUBLISHED}, {"aside": [state.aside[0], 3]}):
        with pytest.raises(BadSave):
            GAME.from_json({**state.to_json(), **damage})
