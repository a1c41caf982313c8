"""The winner: most points, then the highest single token, then a shared victory."""

from typing import Any

import pytest

from kingdoms.games.royals.events import GameEnded
from tests.games.royals.printed import TITLE_NAMES, TOWNS, town
from tests.games.royals.table import GAME, NONE, finish, fresh, part, table, told, total


class Ended:
    """A finished game in which a test can hand out bonuses and tokens."""

    def __init__(self, seats: int) -> None:
        self.state: Any = fresh(seats)
        self.state.agenda = []
        self.state.begin()
        self.state.period_tokens = [((NONE, NONE),) * 4 for _period in range(3)]

    def cities(self, seat: int, *names: str) -> "Ended":
        """Gives a seat the bonuses of these cities."""
        for name in names:
            self.state.city_bonuses[town(name)] = seat
        return self

    def country(self, country: int, *seats: int) -> "Ended":
        """Gives a country's first bonus to the first of these seats, and its second to the second, if there is one."""
        self.state.country_bonuses[country] = seats
        return self

    def noble_house(self, *seats: int) -> "Ended":
        """Gives the noble house tokens to these seats, the highest first."""
        self.state.noble_house = seats
        return self

    def period(self, period: int, country: int, first: int, second: int = NONE) -> "Ended":
        """Gives a country's tokens in a period to these seats."""
        tokens = list(self.state.period_tokens[period])
        tokens[country] = (first, second)
        self.state.period_tokens[period] = tuple(tokens)
        return self

    def title(self, name: str, *cubes: int) -> "Ended":
        """Sets each seat's cubes on a title tile."""
        self.state.tiles[TITLE_NAMES.index(name)] = list(cubes)
        return self

    @property
    def totals(self) -> list[int]:
        """Each seat's points."""
        return [total(self.state, seat) for seat in range(self.state.seats)]


def test_the_most_points_win() -> None:
    ended = Ended(3).cities(0, "paris").cities(1, "madrid").cities(2, "bordeaux", "lyon")
    assert ended.totals == [8, 9, 5]
    assert ended.state.winners() == [1]


def test_all_tokens_are_added_up() -> None:
    ended = Ended(3).cities(0, "paris", "lyon").country(0, 0, 1).noble_house(1, 0).period(0, 3, 0, 2).period(2, 0, 2, 0)
    ended.title("king", 1, 1, 0).title("baron", 1, 0, 0)
    assert ended.state.scores()[0].parts == {
        "cities": 11, "countries": 14, "noble_house": 12, "1648": 5, "1680": 0, "1714": 7, "titles": 8 + 6,
    }  # fmt: skip
    assert ended.totals == [63, 7 + 16 + 8, 2 + 13]
    assert ended.state.winners() == [0]


def test_ties_are_broken_by_the_highest_single_token() -> None:
    """Eight from Paris alone beats five and three."""
    ended = Ended(3).cities(0, "reims", "lyon").cities(1, "paris")
    assert ended.totals == [8, 8, 0]
    assert ended.state.winners() == [1]


def test_the_highest_single_token_breaks_ties_for_every_place() -> None:
    ended = Ended(4).cities(0, "madrid").cities(1, "reims", "lyon").cities(2, "paris").cities(3, "york", "munich")
    assert ended.state.ranking() == [(9, 9), (8, 5), (8, 8), (8, 4)]


def test_the_highest_single_token_may_be_of_any_kind() -> None:
    """Nine and three from cities lose to a single twelve or to ten and two; Paris ties with a noble house at eight."""
    few = Ended(2).cities(0, "madrid", "cologne").title("cardinal", 0, 1)
    assert (few.totals, few.state.winners()) == ([12, 12], [1])
    few = Ended(2).cities(0, "madrid", "cologne").country(3, 1)
    assert (few.totals, few.state.winners()) == ([12, 12], [1])
    few = Ended(2).cities(0, "madrid", "cologne").period(1, 0, 1).cities(1, "bordeaux")
    assert (few.totals, few.state.winners()) == ([12, 12], [1])
    few = Ended(2).cities(0, "paris").noble_house(1)
    assert (few.totals, few.state.winners()) == ([8, 8], [0, 1])


def test_half_a_tile_counts_as_half() -> None:
    """Each has half of the King's sixteen points, so the nine from Madrid are the highest single token."""
    ended = Ended(2).title("king", 1, 1).cities(0, "madrid").cities(1, "vienna", "bordeaux")
    assert (ended.totals, ended.state.winners()) == ([17, 17], [0])


def test_only_the_highest_tokens_are_compared_not_the_next() -> None:
    """Five, four and four against five, five and three: the highest are equal, so the victory is shared."""
    ended = Ended(2).cities(0, "reims", "york", "seville").cities(1, "london").period(0, 1, 1).cities(1, "cologne")
    assert (ended.totals, ended.state.winners()) == ([13, 13], [0, 1])


def test_tokens_break_ties_only_between_the_leaders() -> None:
    ended = Ended(3).cities(0, "reims", "munich").cities(1, "marseille", "london").cities(2, "paris")
    assert (ended.totals, ended.state.winners()) == ([9, 9, 8], [0, 1])


def test_three_players_may_share_a_victory() -> None:
    ended = Ended(4).cities(0, "munich").cities(1, "york").cities(2, "seville").cities(3, "lyon")
    assert (ended.totals, ended.state.winners()) == ([4, 4, 4, 3], [0, 1, 2])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_any_tokens_everyone_shares_the_victory(seats: int) -> None:
    state = table(seats).period(2).display("FGB").deck("", only=True).turn(seats - 1)
    assert state.winners() == []
    events = finish(state)
    assert told(events, GameEnded) == [GameEnded()]
    assert [total(state, seat) for seat in range(seats)] == [0] * seats
    assert state.winners() == list(range(seats))


def test_the_game_is_over_after_its_last_event() -> None:
    state = table(3).holds(0, "paris king").period(2).display("FGB").deck("", only=True).turn(2)
    assert state.winners() == []
    events = finish(state)
    assert events[-1] == GameEnded()
    assert (state.seat, state.moves(), state.winners()) == (None, [], [0])
    assert total(state, 0) == 8 + 7 + 10 + 13 + 16
    assert [part(state, 0, year) for year in ("1648", "1680", "1714")] == [7, 10, 13]


def test_the_score_sheet_has_seven_rows() -> None:
    rows = ["cities", "countries", "noble_house", "1648", "1680", "1714", "titles"]
    assert [list(score.parts) for score in GAME.new(seats=5, seed=1, options={}).scores()] == [rows] * 5


def test_city_bonuses_by_name_match_the_map() -> None:
    for number, each in enumerate(TOWNS):
        assert Ended(2).cities(1, each.name).totals == [0, each.bonus]
        assert town(each.name) == number
