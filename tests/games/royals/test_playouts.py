"""Whole games: nothing is lost or added, all have the same number of turns, and a referee agrees with every step."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.state import Event, Move
from kingdoms.games.royals.events import (
    CityBonus,
    CountryBonus,
    GameEnded,
    LastRound,
    NobleHouse,
    PeriodEnded,
    PeriodToken,
    TitleAwarded,
    TokenLost,
    TurnEnded,
)
from kingdoms.games.royals.moves import DrawThree, EndTurn, Occupy, Pay
from tests.games.royals import invariants
from tests.games.royals.printed import CARDS, CUBES, PORTRAITS, towns_of
from tests.games.royals.referee import Referee
from tests.games.royals.table import GAME, offered, reload, told

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
Style = Callable[[Any, random.Random], Move]


# Players


def at_random(state: Any, rng: random.Random) -> Move:
    """Any legal move."""
    return rng.choice(state.moves())


def eagerly(state: Any, rng: random.Random) -> Move:
    """Occupies whatever can be occupied and pays as cheaply as possible."""
    wanted = offered(state, Occupy) or offered(state, Pay)[:1]
    return rng.choice(wanted or state.moves())


def with_patience(state: Any, rng: random.Random) -> Move:
    """Saves up for something expensive, preferably a title the seat does not have yet."""
    if offered(state, DrawThree):
        return DrawThree() if rng.random() < 0.8 else rng.choice(state.moves())
    if offered(state, Pay):
        return offered(state, Pay)[0]
    wanted = [move for move in offered(state, Occupy) if is_wanted(state, move.position)]
    if offered(state, Occupy):
        return max(wanted, key=lambda move: PORTRAITS[move.position].title, default=EndTurn())
    return at_random(state, rng)


def collecting(country: int) -> Style:
    """A player who wants a cube in every city of one country, and then whatever is available."""

    def style(state: Any, rng: random.Random) -> Move:
        absent = {city for city in towns_of(country) if not is_present(state, state.seat, city)}
        wanted = [move for move in offered(state, Occupy) if PORTRAITS[move.position].city in absent]
        if absent and offered(state, Occupy):
            return wanted[-1] if wanted else EndTurn()
        return eagerly(state, rng)

    return style


STYLES = [at_random, eagerly, with_patience]


def is_present(state: Any, seat: int, city: int) -> bool:
    """Whether the seat has a cube in the city, even in exile."""
    held = [PORTRAITS[number].city for number, holder in enumerate(state.holders) if holder == seat]
    return city in held or state.exile[city][seat] > 0


def is_wanted(state: Any, number: int) -> bool:
    """Whether the seat has no cube on the tile of this position's title, or the title is higher than Duke."""
    title = PORTRAITS[number].title
    return state.tiles[title][state.seat] == 0 or title > 3


def played(seats: int, seed: int, style: Style, **options: bool) -> tuple[Any, list[Event]]:
    """Plays a game to its end under the eye of a referee, saving and reloading it now and then."""
    state, rng = GAME.new(seats=seats, seed=seed, options=options), random.Random(seed)
    referee, told_so_far = Referee(state), list[Event]()
    while state.seat is not None:
        if EndTurn() in state.moves():
            hand, secrets = state.hands[state.seat][:4], state.intrigues[state.seat][:6]
            found = [move.position for move in offered(state, Occupy)]
            assert sorted(found) == referee.can_occupy(state.seat, hand, secrets)
        if state.turn % 9 == seed % 9:
            assert reload(state).moves() == state.moves()
        events = state.play(style(state, rng))
        referee.follow(events)
        referee.compare(state)
        told_so_far += events
    assert state.winners() == referee.winners()
    assert len(set(referee.turns)) == 1
    return state, told_so_far


def play_judged(seed: int) -> int:
    """Plays a game at any table, in any style, checked by the referee; returns the number of events."""
    style = STYLES[seed % len(STYLES)]
    return len(played(GAME.seats[seed % len(GAME.seats)], seed, style, equal_first_turn=seed % 4 > 1)[1])


@every_table
@pytest.mark.parametrize("style", STYLES)
def test_a_referee_agrees_with_every_event_and_every_position(seats: int, style: Style) -> None:
    for seed in range(2):
        _state, events = played(seats, seed, style, equal_first_turn=seed % 2 == 1)
        assert events[-1] == GameEnded()


def test_the_refereed_games_have_everything_to_judge() -> None:
    """Otherwise the referee's agreement would mean little."""
    met = Counter[str]()
    styles = [*map(collecting, range(4)), *[with_patience] * 8]
    for number, style in enumerate(styles):
        _state, events = played(3 if number < 4 else 2 + number % 4, number, style)
        met.update(type(event).__name__ for event in events)
        met.update(f"title of {len(event.seats)}" for event in told(events, TitleAwarded))
        met.update(f"country {event.country} {event.place}" for event in told(events, CountryBonus))
        met.update(f"house {event.place}" for event in told(events, NobleHouse))
    for name in (CityBonus, CountryBonus, NobleHouse, PeriodToken, TokenLost, TitleAwarded, LastRound):
        assert met[name.__name__] > 5
    assert all(met[f"title of {count}"] > 5 for count in (0, 1, 2))
    assert all(met[f"house {place}"] for place in (0, 1))
    assert all(met[f"country {country} {place}"] for country in range(4) for place in (0, 1))


@every_table
def test_cards_and_cubes_are_conserved_in_random_games(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(15):
        state, number = GAME.new(seats=seats, seed=seed, options={}), 0
        while state.seat is not None:
            state.apply(rng.choice(state.moves()))
            number += 1
            if number % 23 == seed % 23:
                invariants.check(state)
        invariants.check(state)
        cards = len(state.deck) + len(state.display) + sum(state.discards) + sum(map(sum, state.hands))
        assert cards == CARDS[seats]
        assert sum(state.supply) <= seats * CUBES[seats]
        assert number < invariants.CAP


@every_table
def test_games_last_about_as_long_as_expected(seats: int) -> None:
    """Between fifty and a hundred and thirty turns in all, the same number for each seat."""
    for seed in range(4):
        state, rng = GAME.new(seats=seats, seed=seed, options={}), random.Random(seed)
        events: list[Event] = []
        while state.seat is not None:
            events += state.play(with_patience(state, rng))
        turns = Counter(event.seat for event in told(events, TurnEnded))
        assert len(set(turns.values())) == 1
        assert 50 <= turns.total() <= 130
        assert told(events, PeriodEnded) == [PeriodEnded(0), PeriodEnded(1), PeriodEnded(2)]


@every_table
def test_everyone_always_has_a_real_choice(seats: int) -> None:
    for seed in range(4):
        state, rng = GAME.new(seats=seats, seed=seed, options={}), random.Random(seed)
        while state.seat is not None:
            assert len(state.moves()) > 1
            state.apply(eagerly(state, rng))
        assert state.moves() == []


def test_players_with_a_plan_reach_what_random_ones_hardly_ever_do() -> None:
    missing, styles = set(invariants.PLANNED), [with_patience, *map(collecting, range(4))]
    for seed in range(400):
        state, rng = GAME.new(seats=2 + seed % 4, seed=seed, options={}), random.Random(seed)
        events: list[Event] = []
        while state.seat is not None:
            events += state.play(styles[seed % 5](state, rng))
        missing -= invariants.met([], events)
        if not missing:
            return
    raise AssertionError(f"never met: {sorted(missing)}")
