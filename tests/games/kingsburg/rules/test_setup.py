"""The set-up: nobody has anything, the first order is random, and each year's enemy is drawn unseen."""

from collections import Counter

import pytest

from kingdoms.games.kingsburg.board import AID, GOLD, PUBLISHED, RULEBOOK, SPRING, STONE, WOOD
from kingdoms.games.kingsburg.cards import enemy_cards
from kingdoms.games.kingsburg.events import PhaseBegan, Rolled
from kingdoms.games.kingsburg.moves import Influence, TakeGood
from kingdoms.games.kingsburg.state import NONE
from tests.games.kingsburg.table import GAME, offered, told

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_two_to_five_play_and_by_the_rulebook_unless_agreed_otherwise() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.options == {"ruleset": (RULEBOOK, PUBLISHED)}
    assert GAME.new(seats=2, seed=1, options={}).ruleset == RULEBOOK
    assert GAME.new(seats=2, seed=1, options={"ruleset": PUBLISHED}).ruleset == PUBLISHED


@every_table
def test_nobody_has_anything(seats: int) -> None:
    state = GAME.new(seats=seats, seed=5, options={})
    assert state.goods == [[0, 0, 0]] * seats
    assert state.plus_two == state.soldiers == state.buildings == [0] * seats
    assert [score.total for score in state.scores()] == [0] * seats
    assert (state.envoy, state.aid) == (NONE, NONE)


@every_table
def test_the_first_order_is_random(seats: int) -> None:
    first = Counter(GAME.new(seats=seats, seed=seed, options={}).order[0] for seed in range(400))
    last = Counter(GAME.new(seats=seats, seed=seed, options={}).order[-1] for seed in range(400))
    for places in (first, last):
        assert set(places) == set(range(seats))
        assert min(places.values()) > 400 / seats * 0.6


def test_every_order_comes_up() -> None:
    assert len({tuple(GAME.new(seats=3, seed=seed, options={}).order) for seed in range(100)}) == 6


def test_one_enemy_of_each_year_is_drawn() -> None:
    for seed in range(60):
        enemies = GAME.new(seats=3, seed=seed, options={}).enemies
        assert len(enemies) == 5
        assert all(card in enemy_cards(year) for year, card in enumerate(enemies, 1))


def test_each_enemy_comes_up_about_as_often_as_the_others_of_its_year() -> None:
    drawn = Counter(card for seed in range(500) for card in GAME.new(seats=3, seed=seed, options={}).enemies)
    assert set(drawn) == set(range(25))
    assert min(drawn.values()) > 60
    assert max(drawn.values()) < 150


@every_table
def test_in_the_first_year_everyone_takes_a_good_in_the_first_order(seats: int) -> None:
    state = GAME.new(seats=seats, seed=8, options={})
    assert (state.year, state.phase) == (1, AID)
    order, asked = list(state.order), []
    while state.phase == AID:
        assert state.moves() == [TakeGood(GOLD), TakeGood(WOOD), TakeGood(STONE)]
        asked.append(state.seat)
        events = state.play(TakeGood(WOOD))
    assert asked == order
    assert state.goods == [[0, 1, 0]] * seats
    assert told(events, PhaseBegan) == [PhaseBegan(1, SPRING)]


@every_table
def test_in_the_first_year_nobody_gets_the_kings_die(seats: int) -> None:
    state = GAME.new(seats=seats, seed=8, options={})
    events = []
    while not offered(state, Influence):
        events += state.play(state.moves()[0])
    assert [(len(roll.coloured), len(roll.white)) for roll in told(events, Rolled)] == [(3, 0)] * seats


def test_in_the_rulebooks_example_anna_takes_wood_bela_stone_eva_and_david_gold() -> None:
    state = GAME.new(seats=4, seed=3, options={})
    anna, bela, eva, david = state.order
    for good in (WOOD, STONE, GOLD, GOLD):
        state.play(TakeGood(good))
    assert (state.goods[anna], state.goods[bela]) == ([0, 1, 0], [0, 0, 1])
    assert (state.goods[eva], state.goods[david]) == ([1, 0, 0], [1, 0, 0])
