"""The components: the game's tables match what is printed, country by country and title by title."""

from collections import Counter

import pytest

from kingdoms.games.royals import board
from tests.games.royals.printed import (
    CARDS,
    COUNTRIES,
    COUNTRY_TOKENS,
    CUBES,
    FIRST_DRAWS,
    LETTERS,
    NOBLE_HOUSES,
    OF_EACH_PAIR,
    PACK,
    PAIRS,
    PERIOD_TOKENS,
    PORTRAITS,
    REMOVED,
    TITLE_NAMES,
    TITLES,
    TOWNS,
    in_play,
    position,
    towns_of,
)
from tests.games.royals.table import fresh

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize("title", range(7), ids=TITLE_NAMES)
def test_each_title_has_the_printed_cost_influence_and_points(title: int) -> None:
    rank = TITLES[title]
    assert (board.COST[title], board.INFLUENCE[title]) == (rank.cost, rank.influence)
    assert (board.TITLE_POINTS[title], board.HALF_TITLE_POINTS[title]) == (rank.points, rank.half)


def test_titles_rise_in_cost_and_points_and_their_halves_are_halves() -> None:
    assert [rank.cost for rank in TITLES] == sorted({rank.cost for rank in TITLES})
    assert [rank.points for rank in TITLES] == sorted({rank.points for rank in TITLES})
    assert all(2 * rank.half == rank.points for rank in TITLES)


@pytest.mark.parametrize("city", range(16), ids=[town.name for town in TOWNS])
def test_each_city_has_its_country_titles_and_bonus(city: int) -> None:
    key, country, titles, bonus = board.CITIES[city]
    assert (country, key, tuple(TITLE_NAMES[title] for title in titles), bonus) == TOWNS[city]


def test_there_are_sixteen_cities_five_four_three_and_four() -> None:
    assert len(board.CITIES) == 16
    assert [len(towns_of(country)) for country in range(4)] == [5, 4, 3, 4]
    assert [list(cities) for cities in board.CITIES_OF] == [towns_of(country) for country in range(4)]


def test_thirty_one_positions_by_title() -> None:
    assert len(board.POSITIONS) == 31
    counts = Counter(TITLE_NAMES[title] for _city, title in board.POSITIONS)
    assert counts == {
        "king": 4, "princess": 4, "cardinal": 5, "duke": 6, "countess": 5, "baron": 4, "marshal": 3,
    }  # fmt: skip


def test_positions_are_numbered_city_by_city_with_the_higher_rank_first() -> None:
    assert [tuple(each) for each in board.POSITIONS] == [(each.city, each.title) for each in PORTRAITS]
    for city, numbers in enumerate(board.POSITIONS_OF):
        ranks = [board.POSITIONS[number].title for number in numbers]
        assert all(board.POSITIONS[number].city == city for number in numbers)
        assert ranks == sorted(ranks, reverse=True)
    assert (position("paris king"), position("madrid king"), position("valencia marshal")) == (0, 24, 30)


def test_every_city_except_madrid_has_two_positions() -> None:
    assert [board.CITIES[city].key for city, numbers in enumerate(board.POSITIONS_OF) if len(numbers) != 2] == [
        "madrid"
    ]


def test_no_two_positions_in_a_country_have_the_same_title_and_city_bonus() -> None:
    alike = Counter((portrait.country, portrait.title, portrait.bonus) for portrait in PORTRAITS)
    assert max(alike.values()) == 1


@pytest.mark.parametrize("country", range(4), ids=COUNTRIES)
def test_each_country_has_its_tokens(country: int) -> None:
    name = COUNTRIES[country]
    assert list(board.COUNTRY_BONUS[board.RULES_VERSION][country]) == COUNTRY_TOKENS[name]
    assert [list(points) for points in board.PERIOD_TOKENS[board.RULES_VERSION][country]] == PERIOD_TOKENS[name]


def test_only_britains_tokens_had_other_points_under_the_first_rules() -> None:
    for tokens in (board.COUNTRY_BONUS, board.PERIOD_TOKENS):
        assert [old == new for old, new in zip(tokens[1], tokens[2], strict=True)] == [True, True, False, True]
    assert board.COUNTRY_BONUS[1][board.BRITAIN] == (7, 4)
    assert board.PERIOD_TOKENS[1][board.BRITAIN] == ((4, 2), (6, 3), (8, 4))


def test_there_are_as_many_tokens_as_in_the_box() -> None:
    assert sum(len(points) for points in COUNTRY_TOKENS.values()) == 8
    assert sum(len(points) for periods in PERIOD_TOKENS.values() for points in periods) == 24
    assert all(first > second for first, second in COUNTRY_TOKENS.values())
    assert all(first > second for periods in PERIOD_TOKENS.values() for first, second in periods)


@every_table
def test_the_noble_house_has_its_tokens_by_player_count(seats: int) -> None:
    assert list(board.NOBLE_HOUSE[seats]) == NOBLE_HOUSES[seats]


def test_intrigue_cards_name_each_pair_of_countries() -> None:
    assert [LETTERS[one] + LETTERS[other] for one, other in board.PAIRS] == PAIRS
    assert len(PAIRS) * OF_EACH_PAIR == 24


@every_table
def test_the_pack_by_player_count(seats: int) -> None:
    assert list(board.COUNTRY_CARDS) == PACK
    assert sum(PACK) == 99
    assert list(board.REMOVED[seats]) == REMOVED[seats]
    assert sum(in_play(seats)) == CARDS[seats]


@every_table
def test_first_draws_by_player_count(seats: int) -> None:
    assert list(board.FIRST_DRAWS[seats]) == FIRST_DRAWS[seats]


@every_table
def test_each_player_has_cubes_by_player_count(seats: int) -> None:
    assert fresh(seats).supply == [CUBES[seats]] * seats
