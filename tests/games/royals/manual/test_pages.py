"""The rules pages of Royals: complete, with the board's numbers, and with examples that work in the game."""

import re

import pytest

from kingdoms.games.royals import words
from kingdoms.games.royals.board import (
    CITIES,
    COST,
    COUNTRIES,
    COUNTRY_BONUS,
    COUNTRY_KEYS,
    FIRST_DRAWS,
    INFLUENCE,
    NOBLE_HOUSE,
    PERIOD_TOKENS,
    PERIODS,
    REMOVED,
    RULES_VERSION,
    TITLE_POINTS,
    TITLES,
    in_play,
)
from kingdoms.games.royals.events import CityBonus, CountryBonus, Occupied, PeriodToken, TitleAwarded
from kingdoms.games.royals.manual.pages import pages
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.scoring import award
from kingdoms.games.royals.words.names import city_name, title_name, title_within
from tests.games.helpers.word_checks import said
from tests.games.royals.printed import country, position
from tests.games.royals.table import fresh, idle, occupy, offered, play, table, told

pytestmark = pytest.mark.usefixtures("both_languages")


def page(key: str) -> str:
    """The whole text of a page."""
    return "\n".join(next(page for page in pages() if page.key == key).paragraphs)


# The numbers.


def test_the_rules_say_what_every_title_costs_and_scores() -> None:
    lines = page("ranks").split("\n")[1:]
    for title, line in zip(reversed(TITLES), lines, strict=True):
        assert line.startswith(f"{title_name(title)}: ")
        for number in (COST[title], INFLUENCE[title], TITLE_POINTS[title], TITLE_POINTS[title] // 2):
            assert f" {number}" in line


def test_the_rules_list_every_countrys_cities_and_tokens() -> None:
    for number, city in enumerate(CITIES):
        line = next(line for line in page(COUNTRY_KEYS[city.country]).split("\n") if city_name(number) in line)
        assert all(title_within(title) in line for title in city.titles)
        assert f" {city.bonus} " in line
    for each in COUNTRIES:
        tokens = [points for period in PERIODS for points in PERIOD_TOKENS[RULES_VERSION][each][period]]
        assert all(
            f" {points}" in page(COUNTRY_KEYS[each]) for points in (*COUNTRY_BONUS[RULES_VERSION][each], *tokens)
        )


def test_the_rules_give_the_numbers_of_the_set_up() -> None:
    for draws in FIRST_DRAWS.values():
        assert re.search(f"[a-z:] {', '.join(map(str, draws))}[;.]", page("first"))
    for seats, removed in list(REMOVED.items())[:-1]:
        assert f": {', '.join(map(str, removed))}; " in page("players")
        assert str(sum(in_play(seats))) in page("players")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bonuses_page_gives_the_noble_house_tokens_of_the_game(seats: int) -> None:
    setup = {"seats": seats, "open_scores": False, "equal_first_turn": False}
    bonuses = next(page for page in pages(setup) if page.key == "bonuses").paragraphs
    assert re.findall(r"\d+", bonuses[3]) == list(map(str, NOBLE_HOUSE[seats]))
    assert said(en="two players", hu="két játékos") in page("bonuses"), "the rules for every game name the exception"


# The examples.


def test_the_first_turn_in_the_rules() -> None:
    state = next(state for state in (fresh(4, number) for number in range(20)) if country("G") in state.display)
    counts = []
    for _seat in range(4):
        seat = state.seat
        if not seat:
            play(state, next(move for move in state.moves() if move == type(move)(country("G"))))
            assert Occupy(position("berlin marshal")) in state.moves()
        idle(state)
        counts.append(state.count_cards(seat))
    assert counts == [1, 1, 2, 3]


def test_the_cardinal_in_cologne() -> None:
    state = table(3).hand(0, "GGGGGF").hand_out(0)
    events = occupy(state, "cologne cardinal", "GGGGG")
    assert told(events, CityBonus) == [CityBonus(0, 7, 3)]
    assert state.tiles[4] == [1, 0, 0]


def test_other_cards_pay_as_in_the_rules() -> None:
    state = table(3).hand(0, "FFFFFFGGBBSS").hand_out(0)
    assert told(occupy(state, "paris king", "FFFFFFGGBBSS"), Occupied)
    for paid in ("GGGFFS", "GGGSSS", "GGFFSSSS"):
        state = table(3).hand(0, "GGGFFSSSS").hand_out(0)
        assert told(occupy(state, "munich duke", paid), Occupied)


@pytest.mark.parametrize(
    ("pairs", "is_enough"),
    [("FG FB", True), ("FG GB GS", True), ("GB GB GS BS", True), ("GB GS BS", False)],
)
def test_a_king_is_taken_over_as_in_the_rules(pairs: str, is_enough: bool) -> None:
    state = table(3).holds(1, "paris king").hand(0, "FFFFFFFF", pairs).hand_out(0)
    assert (Occupy(position("paris king")) in offered(state, Occupy)) == is_enough


def test_the_cardinal_is_taken_over_as_in_the_rules() -> None:
    state = table(3).holds(1, "cologne cardinal").hand(2, "GGGGGF", "GS").hand_out(2)
    occupy(state, "cologne cardinal", "GGGGG", "GS")
    assert state.holders[position("cologne cardinal")] == 2
    assert state.exile[7] == [0, 1, 0]


def test_the_country_bonus_in_the_rules() -> None:
    builder = table(3).holds(0, "london duke", "edinburgh baron").holds(1, "edinburgh baron")
    events = occupy(builder.hand(0, "BBBF").hand_out(0), "york countess", "BBB")
    assert told(events, CountryBonus) == [CountryBonus(0, country("B"), 0, 8)]
    assert COUNTRY_BONUS[RULES_VERSION][country("B")] == (8, 4)


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (("munich duke", "cologne baron"), ("vienna princess",), 1),
        (("munich duke",), ("berlin duke",), 0),
    ],
)
def test_country_ties_are_broken_as_in_the_rules(first: tuple[str, ...], second: tuple[str, ...], winner: int) -> None:
    builder = table(3).holds(0, *first).holds(1, *second)
    state = builder.deck("", only=True).display("FGB").turn(0)
    events = [event for event in idle(state) if isinstance(event, PeriodToken) and event.country == country("G")]
    assert [event.seat for event in events] == [winner, 1 - winner]


def test_the_barons_tile_in_the_rules() -> None:
    assert award(1, (2, 2, 1)) == ((0, 1), 3)
    assert award(1, (2, 2, 2)) == ((), 0)
    assert words.line(TitleAwarded(1, (0, 1), 3), ["Anna", "Ben", "Eve"]).count("3") == 1
