"""A table for a spreadsheet: one line for each side of each game, and nothing in it can be taken for a formula."""

import csv
import io
import random

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.store.played import Played, played
from kingdoms.ui.history.spreadsheet import table
from kingdoms.ui.history.wording import agreed_in
from tests.store.shelf import ended, entry
from tests.toy import play_on


def lines_of(games: list[Played]) -> list[list[str]]:
    written = b"".join(table(games)).decode()
    assert written[0] == "\ufeff"  # The byte order mark, by which a spreadsheet recognises UTF-8.
    return list(csv.reader(io.StringIO(written[1:], newline="")))


def test_options_for_playing_alone_are_named_only_if_someone_played_alone() -> None:
    alone = [["Anna", 0, PERSON]]
    for seats, words in ((alone, ["Solo opponent: Easy"]), ([*alone, ["Béla", 1, PERSON]], [])):
        session = Session(GAMES["paladins"], [Seat(*seat) for seat in seats], 1, {})
        assert agreed_in(played(ended(session))) == words


def test_a_table_has_a_line_for_each_side() -> None:
    seats = [Seat("=HYPERLINK(1)", 0, PERSON), Seat('Béla, "the" King', 1, "squire")]
    session = Session(GAMES["rival_kings"], seats, 7, {}, key="@key", started="")
    play_on(session, random.Random(3), 5000)
    headings, first, second = lines_of([played(ended(session))])
    assert headings[:7] == ["Date", "Game", "Options", "Player", "Player type", "Points", "Won"]
    assert headings[11:] == [f"Rival Kings: {name}" for _part, name in GAMES["rival_kings"].words.parts()]
    scores = session.state.scores()
    assert (first[3], second[3]) == ("'=HYPERLINK(1)", 'Béla, "the" King')
    assert [line[5] for line in (first, second)] == [str(score.total) for score in scores]
    assert [int(cell) for cell in second[11:]] == [scores[1].parts[part] for part, _name in session.game.words.parts()]
    assert (first[4], second[4], first[10]) == ("Person", "Squire", "'@key")


@pytest.mark.parametrize(
    "name", ["=1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "＝1", "＋1", "－1", "＠x", " =1", '"=1']
)
def test_no_name_becomes_a_formula(name: str) -> None:
    assert lines_of([played(entry(1, name, "Anna"))])[1][3] == f"'{name}"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("a;=1+1", "a;'=1+1"),
        ('a;"=1+1', "a;'\"=1+1"),
        ("a; ＝1", "a;' ＝1"),
        ("a\t@x", "a\t'@x"),
        ("a;b-c", "a;b-c"),
        ("Anna-Mária", "Anna-Mária"),
    ],
)
def test_no_name_becomes_a_formula_if_semicolons_separate_the_cells(name: str, written: str) -> None:
    assert lines_of([played(entry(1, name, "Anna"))])[1][3] == written
