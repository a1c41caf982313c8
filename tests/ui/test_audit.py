"""The audit finds the text, targets and cards on a table."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.commands.audit.sizes import (
    Seen,
    TextRecorder,
    card_widths,
    empty_share,
    names_left_out,
    targets_of,
    text_of_prompt,
    texts_of,
)
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import BUTTONS, LOG
from tests.ui.conftest import TABLET
from tests.ui.positions import new_session


@pytest.mark.parametrize(
    ("text", "is_figure", "is_name"),
    [("12", True, False), ("−3", True, False), ("Innkeeper", False, True), ("A", False, False)],
)
def test_numbers_and_names_are_distinguished(text: str, is_figure: bool, is_name: bool) -> None:
    seen = Seen(text, 12, False)
    assert (seen.is_figure, seen.is_name) == (is_figure, is_name)


def test_text_is_measured_as_it_is_painted(launch: Callable[..., Any]) -> None:
    launch()
    recorder = TextRecorder()
    recorder.text("A long name of somebody", (0, 0, 60, 20), 16)
    recorder.text("7", (0, 0, 60, 20), 16, bold=True)
    recorder.text("7", (10, 10), 20)
    assert [(seen.is_cut, seen.size) for seen in recorder.seen[1:]] == [(False, 16), (False, 20)]
    assert recorder.seen[0].is_cut
    assert recorder.seen[0].size < 16


def test_everything_on_a_table_is_found(launch: Callable[..., Any]) -> None:
    finger = launch(TABLET)
    finger.app.show("table", session=new_session("pbbb"))
    finger.frames(4)
    table = finger.table
    assert text_of_prompt(table.ids.prompt)[0].text == table.prompt
    assert {"Bruno", "Clara", "Dávid"} <= {seen.text for seen in texts_of(table.board)}
    targets = targets_of(table.board)
    assert targets.keys() >= table.sight.lit.keys()
    assert targets.keys() >= table.board.hits.keys() & BUTTONS != set()
    assert 0 < empty_share(table) < 1


def test_a_button_that_is_too_small_is_found(launch: Callable[..., Any]) -> None:
    finger = launch(TABLET)
    finger.app.show("table", session=new_session("pbbb"))
    finger.frames(4)
    board = finger.table.board
    place = board.places[LOG]
    board.places[LOG] = place._replace(hit=place.hit._replace(height=20))
    assert targets_of(board)[LOG] == 20


def test_the_viewers_cards_and_other_cards_are_distinguished(launch: Callable[..., Any]) -> None:
    finger = launch(TABLET)
    finger.app.show("table", session=new_session("pbbb"))
    finger.frames(4)
    own, others = card_widths(finger.table.board)
    assert {thing[0] for thing in own} == {"hand", "pile"}
    assert not others.keys() & own.keys()
    assert min(own.values()) == min(finger.table.board.places[thing].rect.width for thing in own)


@pytest.mark.parametrize(("size", "kinds"), [(TABLET, set()), ((360, 640), {"position", "country"})])
def test_omitted_names_are_found(launch: Callable[..., Any], size: tuple[int, int], kinds: set[str]) -> None:
    finger = launch(size)
    finger.app.show("table", session=new_session("pbbb", game=GAMES["royals"]))
    finger.frames(4)
    # A tablet names the portraits beside the map; a phone shows those names and the countries' names elsewhere.
    assert names_left_out(finger.table.board, "royals").keys() == kinds
