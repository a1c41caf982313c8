"""Statistics, checked by hand on a few games."""

from typing import Any

import pytest

from kingdoms.store.played import Played, played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.statistics import Category, Feat, Performance, Rivalry, Tally
from tests.store.shelf import entry

BOT = ["Bot", 4, "knight"]


def game(number: int, *results: tuple[str, int], winners: list[int], **more: Any) -> Played:
    """A game that ended on this day of the month, with names and totals; "Bot" is a bot."""
    scores = [{"total": total, "parts": {"coins": total - 1, "steps": 1}} for _name, total in results]
    seats = [BOT if name == "Bot" else [name, crest, "person"] for crest, (name, _total) in enumerate(results)]
    finished = f"2026-11-{number:02}T10:00:00.000+01:00"
    kept = {"seats": seats, "scores": scores, "winners": winners, "finished": finished}
    return played({**entry(number), **kept, **more})


SHELF = [
    game(1, ("Anna", 10), ("Béla", 8), winners=[0]),
    game(2, ("Béla", 12), ("Anna", 12), winners=[1], tie_break=True),
    game(3, ("Anna", 30), ("Bot", 20), winners=[0], game="royals"),
    game(4, ("Anna", 5), ("Béla", 9), ("Bot", 9), winners=[1, 2]),
    game(5, ("Cili", 7), ("Béla", 6), winners=[0]),
    game(6, ("Anna", 99), ("Béla", 1), winners=[], abandoned=True),
    game(7, ("Anna", 11), ("Cili", 3), winners=[0]),
][::-1]
"""Some played games, the latest first, as in the history."""


def test_people_are_those_who_have_finished_a_game_with_the_most_games_first() -> None:
    assert statistics.people(SHELF) == ["Anna", "Béla", "Cili"]


def test_tallies_count_games_and_wins_and_have_the_latest_crest() -> None:
    assert statistics.tallies(SHELF) == [
        Tally("Anna", 0, 5, 4, 0.8),
        Tally("Béla", 1, 4, 1, 0.25),
        Tally("Cili", 1, 2, 1, 0.5),
    ]
    assert statistics.tallies([]) == []


def test_a_name_with_two_seats_in_a_game_counts_once() -> None:
    twice = game(1, ("Anna", 5), ("Anna", 9), winners=[1])
    assert statistics.tallies([twice]) == [Tally("Anna", 0, 1, 0, 0.0)]


def test_a_career_has_games_wins_and_streaks() -> None:
    career = statistics.career(SHELF, "Anna")
    assert (career.games, career.wins, career.rate) == (5, 4, 0.8)
    assert (career.streak, career.longest_streak) == (1, 3)
    assert career.by_game == {
        "toy": Performance(4, 3, 0.75, 9.5, 12),
        "royals": Performance(1, 1, 1.0, 30, 30),
    }
    assert statistics.career(SHELF, "Béla").streak == 0
    assert statistics.career(SHELF, "Béla").wins == 1


def test_the_career_of_somebody_who_never_played_is_empty() -> None:
    assert statistics.career(SHELF, "Dani") == (0, 0, 0.0, 0, 0, {})


STOOD_IN = game(8, ("Anna", 50), ("Béla", 9), winners=[0], stand_ins=[[2, 0, "squire"], [5, 0, "person"]])
"""A squire stood in for Anna, who came back and won."""


def test_a_game_in_which_a_bot_stood_in_for_a_person_does_not_count_in_their_career() -> None:
    shelf = [STOOD_IN, *SHELF]
    assert statistics.career(shelf, "Anna") == statistics.career(SHELF, "Anna")
    assert statistics.tallies(shelf)[0] == statistics.tallies(SHELF)[0]
    assert statistics.points(shelf, "Anna", "toy") == statistics.points(SHELF, "Anna", "toy")
    assert statistics.totals(shelf, "toy") == [*statistics.totals(SHELF, "toy"), 9]
    assert statistics.feats(shelf, "toy") == statistics.feats(SHELF, "toy")
    assert statistics.head_to_head(shelf, "Anna") == statistics.head_to_head(SHELF, "Anna")


def test_such_a_game_counts_for_the_others_as_a_game_against_that_bot() -> None:
    assert statistics.career([STOOD_IN], "Béla").games == 1
    assert statistics.head_to_head([STOOD_IN], "Béla") == [Rivalry("squire", False, 1, 0, 1, 0)]


def test_a_game_in_which_a_person_took_over_from_a_bot_counts_for_nobody_new() -> None:
    taken = game(8, ("Anna", 5), ("Bot", 9), winners=[1], stand_ins=[[2, 1, "person"]])
    assert statistics.tallies([taken]) == [Tally("Anna", 0, 1, 0, 0.0)]


def test_the_order_of_the_list_does_not_matter() -> None:
    assert statistics.career(SHELF[::-1], "Anna") == statistics.career(SHELF, "Anna")
    assert statistics.points(SHELF[::-1], "Anna", "toy") == statistics.points(SHELF, "Anna", "toy")


def test_of_games_that_ended_at_the_same_moment_the_later_one_comes_first() -> None:
    first = game(1, ("Anna", 1), ("Béla", 2), winners=[1])
    second = first._replace(key="second", winners=(0,))
    assert statistics.career([second, first], "Anna").streak == 1


def test_categories_are_compared_with_the_table() -> None:
    assert statistics.categories(SHELF, "Anna", "toy") == [
        Category("coins", 8.5, pytest.approx((7 + 11 + 8 + 8 + 2) / 5)),
        Category("steps", 1.0, 1.0),
    ]
    alone = played({**entry(1), "seats": [["Anna", 0, "person"]], "scores": entry(1)["scores"][:1]})
    assert statistics.categories([alone], "Anna", "toy") == [Category("coins", 1, None), Category("steps", 2, None)]
    assert statistics.categories(SHELF, "Anna", "kingsburg") == []


def test_head_to_head_counts_games_ahead_and_behind() -> None:
    assert statistics.head_to_head(SHELF, "Anna") == [
        Rivalry("Béla", True, 3, 2, 1, 0),
        Rivalry("knight", False, 2, 1, 1, 0),
        Rivalry("Cili", True, 1, 1, 0, 0),
    ]
    assert Rivalry("knight", False, 1, 0, 0, 1) in statistics.head_to_head(SHELF, "Béla")


@pytest.mark.parametrize(
    ("bots", "winner", "ended"),
    [((3, 7), 0, (1, 0, 0)), ((3, 12), 2, (0, 1, 0)), ((12, 3), 1, (0, 1, 0)), ((3, 10), 0, (1, 0, 0))],
)
def test_one_game_against_two_bots_of_the_same_level_counts_as_one(
    bots: tuple[int, int], winner: int, ended: tuple[int, int, int]
) -> None:
    two = game(1, ("Anna", 10), ("Bot", bots[0]), ("Bot", bots[1]), winners=[winner])
    assert statistics.head_to_head([two], "Anna") == [Rivalry("knight", False, 1, *ended)]


def test_a_tie_with_the_better_of_two_bots_is_a_tie() -> None:
    shared = game(1, ("Anna", 10), ("Bot", 10), ("Bot", 4), winners=[0, 1])
    assert statistics.head_to_head([shared], "Anna") == [Rivalry("knight", False, 1, 0, 0, 1)]


def test_the_solo_opponent_is_a_rival() -> None:
    solo = played({**entry(1), "seats": [["Anna", 0, "person"]], "winners": [1]})
    assert statistics.head_to_head([solo], "Anna") == [Rivalry("rules", False, 1, 0, 1, 0)]


def test_records_are_the_highest_score_the_closest_win_and_the_longest_streak() -> None:
    feats = statistics.feats(SHELF, "toy")
    assert feats.highest == Feat("Béla", 12, "game-2")
    assert feats.closest == Feat("Anna", 0, "game-2")
    assert feats.streak == Feat("Anna", 2, "game-2")
    assert statistics.feats(SHELF, "kingsburg") == (None, None, None)


def test_the_closest_win_is_neither_a_shared_win_nor_a_bots() -> None:
    shared = game(1, ("Anna", 5), ("Béla", 5), winners=[0, 1])
    bots = game(2, ("Anna", 5), ("Bot", 6), winners=[1])
    fewer = game(3, ("Anna", 5), ("Béla", 6), winners=[0])
    assert statistics.feats([shared, bots, fewer], "toy").closest is None
    assert statistics.feats([bots], "toy").streak is None


def test_points_over_time_and_their_running_average() -> None:
    points = statistics.points(SHELF, "Anna", "toy")
    assert [(point.total, point.key) for point in points] == [
        (10, "game-1"),
        (12, "game-2"),
        (5, "game-4"),
        (11, "game-7"),
    ]
    assert sorted(point.when for point in points) == [point.when for point in points]
    assert statistics.running_average([10, 12, 5, 11], window=2) == [10, 11, 8.5, 8]
    assert statistics.running_average([]) == []


def test_totals_are_only_those_of_people() -> None:
    assert statistics.totals(SHELF, "toy", "Béla") == [8, 12, 9, 6]
    assert sorted(statistics.totals(SHELF, "royals")) == [30]
