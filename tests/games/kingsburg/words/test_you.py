"""Kingsburg's words address the only person: every sentence that mentions them has a form for "you"."""

import re
from collections.abc import Iterator

import pytest

from kingdoms.games.kingsburg import events, moves, words
from kingdoms.games.kingsburg.board import SERGEANT
from kingdoms.games.kingsburg.words.log import fought_shortly
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import TABLES, is_sentence, names_with_you, random_game, said
from tests.games.kingsburg.table import building, table
from tests.games.kingsburg.things import things

pytestmark = pytest.mark.usefixtures("both_languages")

GAMES = range(4)
"""The seeds of the games whose logs are checked at each table."""
EVERY = 17
"""Everything on the table is checked in one out of this many states of a game."""
WRONG = re.compile(
    r"\b[Yy]ou (?!soldiers\b)\w*[^\Ws]s\b"  # "you gets", but "gives you soldiers" and "you pass"
    r"|\b[Yy]ou's\b"
    r"|\b[Tt]e\b(?! kapod\b| és\b| \(\d|[,.]|$)"  # "te kap", but "te kapod", and "te" in a list
    r"|[a-záéíóöőúüű)]\. [a-záéíóöőúüű]"  # a sentence that starts with a small letter
)

kingsburg_tables = pytest.mark.parametrize("setting", [each for each in TABLES if each.key == "kingsburg"], ids=str)


@kingsburg_tables
def test_every_log_line_addresses_the_only_person(setting: Setting) -> None:
    for line in _log(setting):
        assert is_sentence(line)
        assert not WRONG.search(line), line


def _log(setting: Setting) -> Iterator[str]:
    """All log lines of some games, and the short lines about their battles."""
    for seed in GAMES:
        for _state, happened in random_game(setting, seed):
            yield from filter(None, (words.line(event, names_with_you(setting.seats)) for event in happened))
            fights = (event for event in happened if isinstance(event, events.Fought))
            yield from (fought_shortly(event, names_with_you(setting.seats)) for event in fights)


@kingsburg_tables
def test_every_description_addresses_the_only_person(setting: Setting) -> None:
    for state in [state for state, _events in random_game(setting, seed=3)][::-EVERY]:
        view = state.view(0)
        for thing in things(view):
            for text in words.thing(view, thing, names_with_you(setting.seats)):
                assert is_sentence(text), thing
                assert not WRONG.search(text), text


def test_a_whole_sentence_addresses_the_only_person() -> None:
    happened = (
        events.Built(0, building("crane"), 1, 2, 0),
        events.AidGiven(0),
        events.Announced(0, moves.BUILD),
        events.Rerolled(0, 2, 6),
        events.Strongest((0, 1)),
    )
    assert [words.line(event, names_with_you(2)) for event in happened] == [
        said(
            en="You build the Crane for 1 gold and 2 wood and score 1 point.",
            hu="Építesz: daru, ára 1 arany és 2 fa, értéke 1 pont.",
        ),
        said(
            en="You get the king's aid: an extra white die in spring.",
            hu="A királyi segítséget te kapod: tavasszal egy fehér kockával többet dobsz.",
        ),
        said(
            en="You will use the envoy to build twice.",
            hu="Bejelented: a követtel kétszer fogsz építeni.",
        ),
        said(en="You reroll a die: 6.", hu="Újradobsz egy kockát: 6."),
        said(
            en="You and Béla are the strongest in battle and score 1 point each.",
            hu="A csatában egyformán a legerősebbek, ezért 1-1 pontot kaptok: te és Béla.",
        ),
    ]


def test_the_only_person_is_told_about_their_seat() -> None:
    state = table(3).envoy(0).state
    state.passed = 1
    title, about = words.thing(state, ("seat", 0), names_with_you(3))
    assert title == said(en="You", hu="Te")
    assert about.endswith(
        said(
            en="You hold the king's envoy. You have passed this season.",
            hu="Nálad van a király követe. Ebben az évszakban már passzoltál.",
        )
    )


def test_the_only_person_is_told_about_the_envoy() -> None:
    _title, about = words.thing(table(3).envoy(0).state, ("envoy",), names_with_you(3))
    assert about.startswith(said(en="You have the envoy.", hu="A követ most nálad van."))


def test_the_only_person_is_told_about_the_stable() -> None:
    state = table(3).buildings(0, "stable").season((1, 2, 3), (4, 5, 6), (4, 5, 6))
    _title, about = words.thing(state, ("advisor", SERGEANT), names_with_you(3))
    assert (
        said(
            en="You get 1 extra soldier from the Stable.",
            hu="Az istállód révén 1 katonával többet kapsz.",
        )
        in about
    )


def test_the_only_person_is_told_about_used_building_tokens() -> None:
    full = table(3).buildings(0, "cathedral", "merchants_guild", "wizards_guild", "fortress", "barricade")
    _title, about = words.thing(full.state, ("building", 0, building("crane")), names_with_you(3))
    assert about.endswith(
        said(
            en="You have used all 17 building tokens.",
            hu="Mind a 17 épületjelölődet felhasználtad.",
        )
    )
