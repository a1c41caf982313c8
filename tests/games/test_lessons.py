"""The guided games of all games, without a screen: whatever a step accepts, the lesson goes on as it was written."""

import re

import pytest

from kingdoms.games import GAMES
from kingdoms.games.paladins.cards import FACTIONS, FAVOUR_SCHEME, ORDERS_SCHEME
from kingdoms.games.paladins.words import names as paladins
from kingdoms.games.royals.board import CITIES, COUNTRIES, TITLES
from kingdoms.games.royals.words import names as royals
from kingdoms.games.royals.words.phrases import cards_of
from tests.games.helpers.lessons import every_course, left_out, may_be_left_out

NAMES = {
    "royals": [
        *(royals.country_name(country) for country in COUNTRIES),
        *(royals.city_name(city) for city in range(len(CITIES))),
        *(royals.title_name(title) for title in TITLES),
        *(cards_of(country, 1) for country in COUNTRIES),
    ],
    "paladins": [
        *map(paladins.scheme_name, (ORDERS_SCHEME, FAVOUR_SCHEME)),
        *map(paladins.faction_name, FACTIONS),
    ],
}
"""The names that lessons may spell out besides the title of the game; all others come from `Lesson.names`."""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_step_accepts_the_same_steps_follow(game: str) -> None:
    for told in every_course(GAMES[game]):
        numbers = [each.number for each in told]
        assert numbers == sorted(numbers)
        assert left_out(game, numbers) in may_be_left_out(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_is_spelt_out_is_one_that_the_game_uses_and_the_lesson_cannot_fill_in(game: str) -> None:
    words = GAMES[game].words
    lesson = words.lesson()
    known = "\n".join([*NAMES.get(game, []), words.title(), words.tagline()])
    for step in lesson.steps:
        text = re.sub(r"\{.*?\}", "-", step.text)
        assert not [name for name in lesson.names().values() if re.search(rf"\b{re.escape(name)}\b", text)], text
        assert all(name in known for name in spelt_out(text)), text


def spelt_out(text: str) -> list[str]:
    """The words with a capital letter, except where one begins a sentence; neighbours make one name."""
    within = re.sub(r"(^|[.!?:] )[A-Z]\w*", r"\1", text)
    return [name.removesuffix("'s") for name in re.findall(r"\b[A-Z][a-z]+(?:'s)?(?: [A-Z][a-z]+(?:'s)?)*", within)]
