"""The guided games of all games, without a screen: whatever a step accepts, the lesson goes on as it was written."""

import re

import pytest

from kingdoms.games import GAMES
from kingdoms.games.kingsburg.board import BUILDINGS
from kingdoms.games.kingsburg.cards import KINDS
from kingdoms.games.kingsburg.words import names as kingsburg
from kingdoms.games.paladins.board import ACTIONS
from kingdoms.games.paladins.cards import FACTIONS, FAVOUR_SCHEME, ORDERS_SCHEME
from kingdoms.games.paladins.words import names as paladins
from kingdoms.games.royals.board import CITIES, COUNTRIES, TITLES
from kingdoms.games.royals.words import names as royals
from kingdoms.games.royals.words.phrases import cards_of
from tests.games.helpers.lessons import every_course, left_out, may_be_left_out

ADVISORS = range(1, 19)
NAMES = {
    "rival_kings": [],
    "royals": [
        *(royals.country_name(country) for country in COUNTRIES),
        *(royals.city_name(city) for city in range(len(CITIES))),
        *(royals.title_name(title) for title in TITLES),
        *(cards_of(country, 1) for country in COUNTRIES),
    ],
    "kingsburg": [
        *(kingsburg.advisor_name(advisor) for advisor in ADVISORS),
        *(kingsburg.building_name(building) for building in range(len(BUILDINGS))),
        *map(kingsburg.enemy_name, KINDS),
    ],
    "paladins": [
        *map(paladins.action_name, ACTIONS),
        *map(paladins.scheme_name, (ORDERS_SCHEME, FAVOUR_SCHEME)),
        *map(paladins.faction_name, FACTIONS),
    ],
}
"""The names that may be spelt out in each game's lesson; all others come from `Lesson.names`."""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_step_accepts_the_same_steps_follow(game: str) -> None:
    for told in every_course(GAMES[game]):
        numbers = [each.number for each in told]
        assert numbers == sorted(numbers)
        assert left_out(game, numbers) in may_be_left_out(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_is_spelt_out_is_one_that_the_game_uses(game: str) -> None:
    words = GAMES[game].words
    known = "\n".join([*NAMES[game], words.title(), words.tagline()])
    for step in words.lesson().steps:
        for name in spelt_out(step.text):
            assert name in known, step.text


def spelt_out(text: str) -> list[str]:
    """The words with a capital letter, except where one begins a sentence; neighbours make one name."""
    within = re.sub(r"\{.*?\}", "-", text)
    within = re.sub(r"(^|[.!?:] )[A-Z]\w*", r"\1", within)
    return [name.removesuffix("'s") for name in re.findall(r"\b[A-Z][a-z]+(?:'s)?(?: [A-Z][a-z]+(?:'s)?)*", within)]
