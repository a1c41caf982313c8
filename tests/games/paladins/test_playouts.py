"""Whole games: nothing is lost or created, and a referee agrees with every event, position and offer."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.state import Event, Move
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.events import (
    Convicted,
    GameEnded,
    InquisitionBegan,
    OptionTaken,
    RoundBegan,
    SuspicionsShuffled,
    TavernsShuffled,
    TownsfolkHelped,
)
from kingdoms.games.paladins.moves import Act, Pass, UseFavour
from tests.games.paladins import invariants
from tests.games.paladins.referee.referee import Referee
from tests.games.paladins.referee.solo_referee import SoloReferee
from tests.games.paladins.table import asked, new, offered, told

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
tables_of_several = pytest.mark.parametrize("seats", [2, 3, 4])
Style = Callable[[Any, random.Random], Move]


# Players


def at_random(state: Any, rng: random.Random) -> Move:
    """Any legal move."""
    return rng.choice(state.moves())


def busily(state: Any, rng: random.Random) -> Move:
    """Never passes while anything can be done, and prefers actions on the right."""
    moves = [move for move in state.moves() if move != Pass()]
    right = [move for move in moves if type(move) is Act and move.action > 5]
    return rng.choice(right or moves or state.moves())


def with_favours(state: Any, rng: random.Random) -> Move:
    """Uses favours, develops, recruits and conspires wherever possible."""
    wanted = offered(state, UseFavour) or [move for move in offered(state, Act) if move.action in (0, 1, 5)]
    return rng.choice(wanted) if wanted else busily(state, rng)


STYLES = [at_random, busily, with_favours]


def played(
    seats: int, seed: int, style: Style, level: str = "easy", *, is_lavish: bool = False
) -> tuple[Any, list[Event]]:
    """Plays a game to the end, checked by a referee and now and then saved and loaded."""
    state, rng = new(seats, seed, level), random.Random(seed)
    referee, happened = SoloReferee(state) if seats == 1 else Referee(state), list[Event]()
    while state.seat is not None:
        if asked(state) == "turn" and is_lavish:
            make_gifts(state, referee, rng)
        if asked(state) == "turn" and rng.random() < 0.3:
            judge_offers(state, referee)
        if rng.random() < 0.05:
            again = GAME.from_json(json.loads(json.dumps(state.to_json())))
            assert (again.to_json(), again.moves()) == (state.to_json(), state.moves())
        events = state.play(style(state, rng))
        referee.follow(events)
        referee.compare(state)
        happened += events
    assert referee.is_over
    assert state.winners() == referee.winners()
    return state, happened


def play_judged(seed: int) -> int:
    """Plays a game at any table, in any style, checked by the referee; returns the number of events."""
    style, level = STYLES[seed % len(STYLES)], ("easy", "medium", "hard")[seed // 3 % 3]
    return len(played(1 + seed % 4, seed, style, level)[1])


def make_gifts(state: Any, referee: Referee, rng: random.Random) -> None:
    """Adds workers and goods from nowhere, on the referee's sheet too, so that a game goes as far as it can."""
    for side in range(state.sides):
        kinds = [0] if side == state.seats else [rng.randrange(6) for _worker in range(2)]
        for held in (state.hands[side], referee.hands[side]):
            for kind in kinds:
                held[kind] += sum(held) < 12
    for goods in (state.silver, state.provisions, referee.silver, referee.provisions):
        goods[state.seat] += 2
    state.reopen()


def judge_offers(state: Any, referee: Referee) -> None:
    """Fails unless the moves of a turn are those the referee allows, each listed once."""
    acts = {(move.action, move.workers) for move in offered(state, Act)}
    favours = {(move.place, move.workers) for move in offered(state, UseFavour)}
    assert acts == referee.possible_acts(state.seat)
    assert favours == referee.possible_favours(state.seat)
    assert len(state.moves()) == len(acts) + len(favours) + 1


@tables_of_several
@pytest.mark.parametrize("style", STYLES)
def test_a_referee_agrees_with_every_event_and_position(seats: int, style: Style) -> None:
    for seed in range(2):
        _state, events = played(seats, seed, style)
        assert events[-1] == GameEnded()


@every_table
def test_a_referee_agrees_with_games_that_go_as_far_as_they_can(seats: int) -> None:
    """With gifts every turn, tracks reach their ends, pieces run out, and land and decks are used up."""
    met: Counter[str] = Counter()
    for seed in range(3):
        state, events = played(seats, seed, busily, "hard", is_lavish=True)
        met["level 12"] += max(map(max, state.attributes)) == 12
        met["seven"] += max(pieces.bit_count() for pieces in (*state.monks, *state.outposts, *state.jars)) == 7
        met["no townsfolk"] += not state.townsfolk_deck
        met["shuffled"] += len(told(events, SuspicionsShuffled))
    wanted = ["level 12", "seven"] if seats < 3 else ["level 12", "seven", "no townsfolk", "shuffled"]
    assert [name for name in wanted if met[name] == 0] == []


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("style", STYLES)
def test_a_referee_agrees_with_every_step_of_the_solo_opponent(style: Style, level: str) -> None:
    for seed in range(3):
        _state, events = played(1, seed, style, level)
        assert events[-1] == GameEnded()


def test_the_referees_games_have_everything_to_judge() -> None:
    """Otherwise the referee's agreement would mean little."""
    met: Counter[str] = Counter()
    for seed in range(6):
        _state, events = played(4, 100 + seed, with_favours)
        met.update(type(event).__name__ for event in events)
        met.update(f"convicted {len(event.seats)}" for event in told(events, Convicted))
        met.update(f"{event.source} option" for event in told(events, OptionTaken))
    for kind in (InquisitionBegan, TownsfolkHelped, SuspicionsShuffled, TavernsShuffled):
        assert met[kind.__name__] > 3
    assert met["convicted 1"] > 3
    assert met["convicted 2"] > 0
    assert met["favour option"] > 0
    assert met["wall option"] > 0


@every_table
def test_cards_and_pieces_are_conserved_in_random_games(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(15):
        state, number = new(seats, seed, ("easy", "medium", "hard")[seed % 3]), 0
        while state.seat is not None:
            state.apply(rng.choice(state.moves()))
            number += 1
            if number % 19 == seed % 19:
                invariants.check(state)
        invariants.check(state)
        assert number < invariants.CAP


@every_table
@pytest.mark.parametrize("style", STYLES)
def test_every_position_of_some_games_is_sound(seats: int, style: Style) -> None:
    for seed in range(2):
        state, rng = new(seats, seed), random.Random(seed)
        while state.seat is not None:
            assert len(state.moves()) > 1
            invariants.check(state)
            state.apply(style(state, rng))
        assert state.moves() == []


@every_table
def test_apply_and_play_have_the_same_effect(seats: int) -> None:
    for seed in range(4):
        silent, told_of, rng = new(seats, seed), new(seats, seed), random.Random(seed)
        while silent.seat is not None:
            move = rng.choice(silent.moves())
            silent.apply(move)
            assert isinstance(told_of.play(move), list)
            assert silent.moves() == told_of.moves()
        assert silent.to_json() == told_of.to_json()


@every_table
def test_copies_are_independent(seats: int) -> None:
    state, rng = new(seats, 3), random.Random(3)
    while state.seat is not None:
        before, copy = state.to_json(), state.copy()
        copy.apply(rng.choice(copy.moves()))
        assert state.to_json() == before
        state.apply(rng.choice(state.moves()))


@every_table
def test_a_game_has_seven_rounds_however_it_is_played(seats: int) -> None:
    for seed, style in enumerate(STYLES * 2):
        state, rng, events = new(seats, seed), random.Random(seed), list[Event]()
        while state.seat is not None:
            events += state.play(style(state, rng))
        assert [event.round for event in told(events, RoundBegan)] == [1, 2, 3, 4, 5, 6, 7]
        assert told(events, GameEnded) == [GameEnded()]
        assert 1 <= len(state.winners()) <= state.sides
