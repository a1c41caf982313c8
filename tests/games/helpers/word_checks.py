"""Helpers for the tests of all games' words: players, whole sentences, two languages, and random games to describe.

Each game's own tests have a module `things`: what is on its table, and how to play it so that everything comes up.
"""

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from kingdoms.core.state import Event
from kingdoms.core.words import language
from kingdoms.core.words.language import You, _
from tests.games.helpers.positions import TRIED, Setting

PLAYERS = ["Anna", "Béla", "Éva", "Dávid", "Cili"]

TABLES = [setting for setting in TRIED if setting.seats in (setting.game.seats[0], setting.game.seats[-1])]
"""The smallest and the largest table of every game, with all values of its options."""


def said(**texts: str) -> str:
    """The text in the current language."""
    return texts[language.current()]


def names_with_you(seats: int, you: int = 0) -> list[str]:
    """The names at a table where only this seat is a person's."""
    return [You(_("you")) if seat == you else PLAYERS[seat] for seat in range(seats)]


def is_sentence(text: str) -> bool:
    """Whether the text is complete: it starts like a sentence and has no placeholder left."""
    is_whole = bool(text) and text == text.strip() and not text[0].islower()
    return is_whole and not set("{}\x04") & set(text) and "  " not in text


def things_module(key: str) -> Any:
    """The module that lists the things on a game's table."""
    return import_module(f"tests.games.{key}.things")


def random_game(setting: Setting, seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """The states of a random game, each with the events its decision led to; the last one with none."""
    state, rng, choose = setting.new(seed), random.Random(seed), things_module(setting.key).choose
    for _decision in range(setting.invariants.CAP):
        if state.seat is None:
            break
        before = state.copy()
        yield before, state.play(choose(state, rng))
    yield state, []


def some_states(setting: Setting) -> list[Any]:
    """The states of one game; they are the same in every language."""
    return _states(str(setting))


@cache
def _states(table: str) -> list[Any]:
    setting = next(setting for setting in TABLES if str(setting) == table)
    return [state for state, _events in random_game(setting, seed=3)]
