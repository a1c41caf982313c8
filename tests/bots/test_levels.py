"""Rules for every computer player: legal moves, no peeking, the same choice for the same view and chance."""

import random
from typing import Any

import pytest

from kingdoms.bots import PLAYERS, make
from kingdoms.bots.contest import matches, play
from kingdoms.core.seats import LEVELS
from kingdoms.games import GAMES
from tests.bots.twins import twin

QUICK = ("random", "squire", "knight")
"""The players that need hardly any time; regents and sovereigns, which need more, have tests of their own."""
every_level = pytest.mark.parametrize("level", QUICK)
every_game = pytest.mark.parametrize("key", list(GAMES))


def never() -> bool:
    return False


def positions(key: str, every: int) -> list[Any]:
    """Positions from all stages of a random game, in each of which somebody has to decide."""
    state: Any = GAMES[key].new(seats=GAMES[key].seats[-1], seed=4, options={})
    rng, found = random.Random(4), []
    while state.seat is not None:
        found.append(state.copy())
        state.apply(rng.choice(state.moves()))
    return found[::every]


def test_the_levels_are_named_from_weak_to_strong() -> None:
    assert LEVELS == ("squire", "knight", "regent", "sovereign")


@every_level
@every_game
def test_only_legal_moves_are_chosen(level: str, key: str) -> None:
    player = make(level, GAMES[key], random.Random(1))
    for state in positions(key, 5):
        assert player.choose(state.view(state.seat), state.moves(), 10.0, never) in state.moves()


@pytest.mark.parametrize("level", PLAYERS)
@every_game
def test_a_player_without_time_or_cancelled_still_makes_a_legal_move(level: str, key: str) -> None:
    player = make(level, GAMES[key], random.Random(1))
    for state in positions(key, 25):
        for budget, is_called_off in ((0.0, False), (10.0, True)):
            question = (state.view(state.seat), state.moves(), budget, lambda answer=is_called_off: answer)
            assert player.choose(*question) in state.moves()


@every_level
@every_game
def test_equal_views_and_equal_chance_give_equal_choices(level: str, key: str) -> None:
    """The second state looks the same to the seat that decides; only a player that peeked would see a difference."""
    differences = []
    for number, state in enumerate(positions(key, 7)):
        elsewhere, is_different = twin(state, random.Random(number))
        differences.append(is_different)
        choices = {
            make(level, GAMES[key], random.Random(9)).choose(each.view(state.seat), each.moves(), 10.0, never)
            for each in (state, state, elsewhere)
        }
        assert len(choices) == 1
    assert differences.count(True) > len(differences) / 2


@every_level
@every_game
def test_choosing_leaves_the_view_unchanged(level: str, key: str) -> None:
    player = make(level, GAMES[key], random.Random(1))
    for state in positions(key, 9):
        view = state.view(state.seat)
        before = view.to_json()
        player.choose(view, state.moves(), 10.0, never)
        assert view.to_json() == before


@pytest.mark.parametrize("level", QUICK[1:])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_between_players_of_a_level_come_to_an_end(level: str, seats: int) -> None:
    game = GAMES["rival_kings"]
    state = game.new(seats=seats, seed=2, options={})
    players = [make(level, game, random.Random(seat)) for seat in range(seats)]
    for _ in range(1500):
        if state.seat is None:
            break
        state.play(players[state.seat].choose(state.view(state.seat), state.moves(), 10.0, never))
    assert state.seat is None


def victories(key: str, bots: tuple[str, ...], games: int) -> float:
    """The share of games that the first of these players wins, playing from every seat in turn."""
    plan = matches(key, bots, games, 1, {}, budget=10.0)
    return sum(play(match)[match.bots.index(bots[0])].wins for match in plan) / games


@every_game
def test_a_squire_beats_random_players(key: str) -> None:
    assert victories(key, ("squire", "random", "random", "random"), 24) > 0.45


@pytest.mark.parametrize(("key", "games"), [("rival_kings", 24), ("royals", 4), ("kingsburg", 4), ("paladins", 4)])
def test_a_knight_beats_squires(key: str, games: int) -> None:
    assert victories(key, ("knight", "squire", "squire", "squire"), games) > 0.4
