"""The scoring of a period: influence in each country, all ties, and tokens that leave the game."""

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals.events import PeriodToken, TokenLost
from tests.games.royals.printed import (
    COUNTRIES,
    PERIOD_TOKENS,
    PORTRAITS,
    called,
    country,
    position,
    positions_of,
)
from tests.games.royals.table import Table, idle, part, table, told, total

F, G, B, S = range(4)
Held = tuple[str, ...]


def score(laid: Table) -> list[Event]:
    """Ends the current period; returns the events about tokens awarded or lost."""
    state = laid.hand(0).display("FGB").deck("", only=True).turn(0)
    return told(idle(state), PeriodToken, TokenLost)


def held(*estates: Held, seats: int = 4) -> Table:
    """A table where the seats, in order, hold these positions."""
    laid = table(seats)
    for seat, names in enumerate(estates):
        laid.holds(seat, *names)
    return laid


def ranked(events: list[Event], country: int) -> list[int]:
    """The seats that won a country's tokens, the first token first."""
    tokens = [event for event in told(events, PeriodToken) if event.country == country]
    assert [event.place for event in tokens] == list(range(len(tokens)))
    return [event.seat for event in tokens]


# Influence


@pytest.mark.parametrize("number", range(31))
def test_each_position_counts_its_titles_influence(number: int) -> None:
    """A rival has slightly less influence, then slightly more, from other positions in the country."""
    portrait = PORTRAITS[number]
    land = portrait.country
    others = [each for each in positions_of(land) if each != number]
    for target in (portrait.rank.influence - 1, portrait.rank.influence + 1):
        found = made_of(others, target)
        if target > 0 and found:
            events = score(held((called(number),), tuple(map(called, found)), seats=2))
            assert ranked(events, land) == ([0, 1] if target < portrait.rank.influence else [1, 0])


def made_of(numbers: list[int], target: int) -> list[int]:
    """Positions that add up to exactly this much influence, taking the least influential first; empty if that fails."""
    found: list[int] = []
    for number in sorted(numbers, key=lambda each: PORTRAITS[each].rank.influence):
        if PORTRAITS[number].rank.influence <= target:
            found.append(number)
            target -= PORTRAITS[number].rank.influence
    return found if target == 0 else []


def test_the_most_influence_wins_the_first_token_and_the_second_most_the_second() -> None:
    events = score(held(("reims cardinal",), ("paris princess",), ("lyon baron",)))
    assert told(events, PeriodToken) == [PeriodToken(1, 0, F, 0, 7), PeriodToken(0, 0, F, 1, 4)]


def test_influence_is_added_up_only_within_a_country() -> None:
    events = score(held(("reims countess", "lyon baron", "bordeaux marshal", "vienna king"), ("paris king",)))
    assert ranked(events, F) == [1, 0]
    assert ranked(events, G) == [0]


def test_many_small_positions_beat_a_king() -> None:
    names = ("reims countess", "marseille countess", "lyon baron", "bordeaux duke")
    assert ranked(score(held(("paris king",), names)), F) == [1, 0]


def test_exiled_cubes_have_no_influence() -> None:
    events = score(held(("paris king", "lyon baron"), ("paris king",), ("reims cardinal",)))
    assert ranked(events, F) == [1, 2]
    events = score(held(("lyon baron",), ("lyon baron",)))
    assert told(events, PeriodToken) == [PeriodToken(1, 0, F, 0, 7)]


# Ties


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        (("lyon cardinal",), ("marseille duke",)),
        (("bordeaux duke",), ("reims countess", "lyon baron")),
        (("paris princess",), ("reims cardinal", "lyon baron")),
        (("paris king",), ("paris princess", "reims countess")),
        (("paris king",), ("reims cardinal", "lyon cardinal")),
        (("reims countess",), ("lyon baron",)),
        (("lyon baron",), ("bordeaux marshal",)),
        (("lyon cardinal", "bordeaux marshal"), ("marseille duke", "reims countess")),
    ],
    ids=str,
)
def test_if_influence_is_tied_the_higher_title_wins_and_the_other_is_second(higher: Held, lower: Held) -> None:
    assert ranked(score(held(higher, lower)), F) == [0, 1]
    assert ranked(score(held(lower, higher)), F) == [1, 0]


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        (("reims cardinal",), ("lyon cardinal",)),
        (("reims countess",), ("marseille countess",)),
        (("marseille duke",), ("bordeaux duke",)),
        (("reims cardinal", "bordeaux marshal"), ("lyon cardinal", "reims countess")),
        (("reims cardinal", "bordeaux duke"), ("lyon cardinal", "marseille duke")),
        (("munich duke",), ("berlin duke",)),
    ],
    ids=str,
)
def test_if_titles_are_tied_too_the_higher_city_bonus_wins(higher: Held, lower: Held) -> None:
    """The bonus printed next to the city of the tied title counts, no matter who has won it."""
    land = PORTRAITS[position(higher[0])].country
    assert ranked(score(held(higher, lower)), land) == [0, 1]
    assert ranked(score(held(lower, higher)), land) == [1, 0]


def test_of_three_tied_players_the_third_gets_nothing() -> None:
    estates = (("bordeaux duke",), ("reims cardinal",), ("marseille duke",), ("lyon baron",))
    assert ranked(score(held(*estates)), F) == [1, 2]


def test_a_tie_for_second_place() -> None:
    estates = (("bordeaux duke",), ("paris king",), ("marseille duke",))
    assert ranked(score(held(*estates)), F) == [1, 2]
    estates = (("lyon cardinal",), ("paris king",), ("marseille duke",))
    assert ranked(score(held(*estates)), F) == [1, 0]


def test_five_players_in_one_country() -> None:
    estates = (("lyon cardinal",), ("paris king",), ("marseille duke",), ("paris princess",), ("bordeaux marshal",))
    assert ranked(score(held(*estates, seats=5)), F) == [1, 3]


# Tokens


@pytest.mark.parametrize("period", [0, 1, 2])
@pytest.mark.parametrize("land", range(4), ids=COUNTRIES)
def test_each_country_has_its_tokens_in_each_period(land: int, period: int) -> None:
    first, second = PERIOD_TOKENS[COUNTRIES[land]][period]
    high, low = sorted(positions_of(land), key=lambda each: -PORTRAITS[each].rank.influence)[:2]
    laid = table(2).period(period).holds(1, called(high)).holds(0, called(low))
    state = laid.hand(0).display("FGB").deck("", only=True).turn(1)
    events = idle(state)
    assert told(events, PeriodToken) == [
        PeriodToken(1, period, land, 0, first),
        PeriodToken(0, period, land, 1, second),
    ]
    year = ("1648", "1680", "1714")[period]
    assert (part(state, 1, year), part(state, 0, year)) == (first, second)


def test_if_only_one_player_has_influence_the_second_token_leaves_the_game() -> None:
    events = score(held(("madrid king",)))
    assert [event for event in events if event.country == S] == [PeriodToken(0, 0, S, 0, 5), TokenLost(0, S, 1)]


def test_if_nobody_has_influence_both_tokens_leave_the_game() -> None:
    events = score(table(3))
    assert events == [TokenLost(0, land, place) for land in range(4) for place in (0, 1)]


def test_a_lost_token_does_not_come_back() -> None:
    laid = held(("madrid king",))
    score(laid)
    laid.holds(1, "seville cardinal")
    events = score(laid)
    assert [event for event in events if event.country == S] == [PeriodToken(0, 1, S, 0, 7), PeriodToken(1, 1, S, 1, 4)]
    assert (part(laid.state, 0, "1648"), part(laid.state, 1, "1648")) == (5, 0)


def test_one_player_may_win_in_every_country() -> None:
    laid = held(("paris king", "vienna king", "london king", "madrid king"), ("york cardinal",))
    before = total(laid.state, 0)
    events = score(laid)
    assert [ranked(events, country(letter)) for letter in "FGBS"] == [[0], [0], [0, 1], [0]]
    assert part(laid.state, 0, "1648") == 7 + 5 + 5 + 5
    assert total(laid.state, 0) - before == 22
    assert part(laid.state, 1, "1648") == 2


def test_tokens_are_kept_even_if_positions_are_lost_later() -> None:
    laid = held(("madrid king",))
    score(laid)
    laid.holds(1, "madrid king")
    assert part(laid.state, 0, "1648") == 5
    assert ranked(score(laid), S) == [1]
    assert (part(laid.state, 0, "1680"), part(laid.state, 1, "1680")) == (0, 7)
