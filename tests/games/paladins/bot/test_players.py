"""How the computer players play Paladins: what a knight chooses, and whom each level beats."""

import random
from functools import partial
from typing import Any

from kingdoms.bots import make
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.moves import Act, Option, Outsider, Raise, UseFavour
from tests.games.helpers import playing
from tests.games.paladins.positions import new
from tests.games.paladins.printed import COMMISSION, CONSPIRE, CONVERT, HUNT, favour, workers
from tests.games.paladins.table import play, table

RAISING, PARDON = favour("faith or strength or influence"), favour("pay_debt or remove_suspicion remove_suspicion")


knights_choice = partial(playing.knights_choice, GAME)


def play_out(state: Any, *levels: str) -> Any:
    """The game after these players have played it to the end."""
    players = [make(level, GAME, random.Random(seat)) for seat, level in enumerate(levels)]
    while state.seat is not None:
        state.apply(players[state.seat].choose(state.view(state.seat), state.moves(), 60.0, lambda: False))
    return state


def test_the_knight_meets_an_order_that_it_can_meet() -> None:
    given: dict[str, Any] = {"hand": "SLC", "levels": (0, 6, 6), "monks": [0, 1, 4, 5], "provisions": 3}
    laid = table(2, 7).player(0, **given).orders("commission", "fortify", "attack").on_favours(*[1] * 5)
    assert knights_choice(laid.turn()) == Act(COMMISSION, workers("SLC"))


def test_the_knight_takes_the_last_step_to_a_high_level() -> None:
    state = table(2, 7).player(0, hand="X", levels=(10, 3, 4)).favours(RAISING).turn()
    play(state, UseFavour(0, workers("X")))
    assert knights_choice(state) == Raise(0)


def test_the_knight_hunts_before_it_settles_if_provisions_are_missing() -> None:
    laid = table(2, 3).player(0, hand="SSCLL", provisions=0, silver=0, standing={CONSPIRE: "L"})
    state = laid.on_favours(1).turn()
    assert knights_choice(state) == Act(HUNT, workers("LS"))


def test_the_knight_pays_a_debt_rather_than_discard_suspicion() -> None:
    state = table(2, 4).player(0, hand="FL", unpaid=1, suspicion=[0, 0]).favours(PARDON).turn()
    play(state, UseFavour(0, workers("F")))
    assert knights_choice(state) == Option(0)


def test_the_knight_converts_the_outsider_that_scores_most() -> None:
    given: dict[str, Any] = {
        "hand": "FLCL",
        "levels": (12, 8, 0),
        "hired": ["abbot 1", "acolyte 1", "architect 1", "defender 1"],
    }
    row = ("viking thief", "byzantine hunter", "viking adventurer", "", "", "")
    state = table(2, 7).player(0, **given).outsiders(*row).turn()
    play(state, Act(CONVERT, workers("FLC")))
    assert knights_choice(state) == Outsider(1)


def test_the_knight_beats_squires_at_a_large_table() -> None:
    state = play_out(new(4, 4), "knight", "squire", "squire", "squire")
    assert state.winners() == [0]


def test_the_knight_beats_the_easy_opponent() -> None:
    assert play_out(new(1, 52), "knight").winners() == [0]


def test_the_squire_beats_a_random_player_nearly_always() -> None:
    wins = sum(play_out(new(2, seed), "squire", "random").winners() == [0] for seed in range(10))
    assert wins >= 8
