"""The next game at the same table: a rematch, and a series of games."""

import random

from kingdoms.core.series import NUMBER_OF_GAMES, NUMBER_OF_POINTS, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from tests.toy import play_on, toy_session


def finished(series: Series | None) -> Session:
    session = toy_session("pp", options={"rounds": 1}, series=series)
    play_on(session, random.Random(5), 10)
    assert session.is_over
    return session


def test_a_rematch_has_the_same_table_and_a_fresh_game() -> None:
    session = finished(None)
    started = now()
    again = session.next_game(8, key="again", started=started)
    assert (again.seats, again.options, again.series) == (session.seats, session.options, None)
    assert (again.seed, again.key, again.started, again.moves) == (8, "again", started, [])


def test_a_series_keeps_the_totals() -> None:
    session = finished(Series(NUMBER_OF_GAMES, 2))
    totals = tuple(score.total for score in session.state.scores())
    assert not session.ends_series()
    following = session.next_game(8, key="2", started=now())
    assert following.series == Series(NUMBER_OF_GAMES, 2, (totals,))


def test_the_last_game_ends_the_series_and_the_next_starts_a_new_one() -> None:
    session = finished(Series(NUMBER_OF_GAMES, 2, ((5, 9),)))
    assert session.ends_series()
    assert session.next_game(8, key="3", started=now()).series == Series(NUMBER_OF_GAMES, 2)


def test_a_running_game_does_not_count_yet() -> None:
    series = Series(NUMBER_OF_POINTS, 10)
    session = toy_session("pp", series=series)
    play_on(session, random.Random(1), 10)
    assert not session.is_over
    assert session.series_so_far() == series
    assert not session.ends_series()
