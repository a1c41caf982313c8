"""A tap on a number in the score sheet shows where its points come from."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.game import Source
from kingdoms.core.words.language import numeral
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.cards import SYMBOLS, TINCTURES, colour
from kingdoms.ui.score.sources import SourceLine, SourcePictures
from kingdoms.ui.widgets import Sheet
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.geometry import is_inside
from tests.ui.positions import finished

Launch = Callable[..., Any]
KINGSBURG = GAMES["kingsburg"]


def tap_figure(finger: Any, part: str, side: int) -> None:
    table = finger.app.front.ids.game
    finger.tap(*table.to_window(*table.places()[part, side].centre))
    finger.frames(3)


def lines(finger: Any) -> list[tuple[str, str]]:
    """The lines on the open sheet, from the top."""
    return [(line.text, line.points) for line in sorted(finger.find(SourceLine), key=lambda line: -line.top)]


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
@pytest.mark.parametrize("code", ["en", "hu"])
def test_a_tap_on_a_number_lists_its_sources(end: Launch, size: tuple[int, int], code: str) -> None:
    session = finished(3, game=KINGSBURG)
    finger = end(session, size)
    finger.app.set("language", code)
    finger.frames(4)
    tap_figure(finger, "buildings", 1)
    behind = KINGSBURG.words.point_sources(session.state, 1, "buildings", list(session.past))
    points = session.state.scores()[1].parts["buildings"]
    assert Sheet.topmost().title == {"en": f"Bruno · Buildings: {points}", "hu": f"Bruno · Épületek · {points}"}[code]
    assert lines(finger) == [(source.text, str(source.points)) for source in behind]
    finger.press("escape")
    assert Sheet.topmost() is None


@pytest.mark.parametrize("part", ["advisors", "battle"])
def test_sources_known_only_from_events_are_listed_for_each_seat(end: Launch, part: str) -> None:
    session = finished(2, game=KINGSBURG, seed=6)
    finger = end(session, TABLET)
    told = []
    for side in range(2):
        finger.app.front.open_figure(part, side)
        finger.frames(3)
        behind = KINGSBURG.words.point_sources(session.state, side, part, list(session.past))
        told.append(lines(finger))
        assert told[side] == [(source.text, numeral(source.points)) for source in behind]
        Sheet.topmost().dismiss()
        finger.frames(3)
    assert told[0] != told[1]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_every_number_of_every_game_opens(end: Launch, key: str, size: tuple[int, int]) -> None:
    session = finished(2, game=GAMES[key])
    screen = end(session, size).app.front
    for part, side in screen.ids.game.places():
        screen.open_figure(part, side)
        assert Sheet.topmost().title.startswith(f"{session.sides[side].name} · ")
        Sheet.topmost().dismiss()


@pytest.mark.parametrize(("size", "least"), [(PHONE, 48), (TABLET, 56), (DESKTOP, 56)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_cell_is_large_enough_for_a_finger(end: Launch, size: tuple[int, int], least: int, scale: float) -> None:
    finger = end(finished(4, game=KINGSBURG), size)
    finger.app.set("text_scale", scale)
    finger.frames(4)
    table = finger.app.front.ids.game
    cells = list(table.places().values())
    assert len(cells) == 4 * len(KINGSBURG.words.parts())
    assert all(is_inside(cell, table.rect) for cell in cells)
    assert min(min(cell.width, cell.height) for cell in cells) >= least - 1


def test_a_number_without_sources_says_so(end: Launch) -> None:
    session = finished(2, game=KINGSBURG)
    session.state.buildings[0] = 0
    end(session).app.front.open_figure("buildings", 0)
    assert lines_of(Sheet.topmost()) == ["Nothing scored here."]


def lines_of(sheet: Sheet) -> list[str]:
    return [child.text for child in sheet.body.children]


def test_the_numbers_can_be_reached_and_opened_by_key(end: Launch) -> None:
    session = finished(2, game=GAMES["paladins"])
    finger = end(session)
    table, seen = finger.app.front.ids.game, set()
    while ("goods", 1) not in seen:
        finger.press("tab")
        if table.is_focused:
            seen.add(table.focus_key)
            place = table.spot_at(table.focus_key, table.places()[table.focus_key]).rect
            view = finger.app.front.ids.scroll
            assert view.y - 1 <= place.y
            assert place.top <= view.top + 1
    assert seen == set(table.places())
    finger.press("enter")
    assert Sheet.topmost().title.startswith("Bruno · Silver and provisions: ")


def test_several_pictures_are_two_in_a_row(end: Launch) -> None:
    finger = end(finished(2, game=KINGSBURG))
    sheet = Sheet(title="Three advisors")
    sheet.add_widget(
        SourceLine(Source("All", 5, tuple(f"kingsburg/advisors/{key}" for key in ("jester", "queen", "king"))))
    )
    sheet.open()
    finger.frames(3)
    (pictures,) = finger.find(SourcePictures)
    assert len(pictures.names) == 3
    assert (pictures.width, pictures.height) == (96, 96)


def test_a_table_that_is_still_filling_opens_nothing(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "normal")
    finger.app.show("score", session=finished())
    finger.frames(3)
    table = finger.app.front.ids.game
    assert table.places() == {}
    finger.tap_widget(table)
    assert (table.is_full, Sheet.topmost()) == (True, None)


def test_a_drag_over_the_numbers_scrolls_and_opens_nothing(end: Launch) -> None:
    finger = end(finished(2, game=GAMES["paladins"]))
    table, view = finger.app.front.ids.game, finger.app.front.ids.scroll
    x, y = table.to_window(*table.places()["attributes", 0].centre)
    touch = finger.down(x, y)
    for step in range(1, 6):
        finger.drag(touch, x, y + 20 * step)
        finger.frames(1)
    finger.up(touch)
    assert view.scroll_y < 1
    assert Sheet.topmost() is None


def test_a_ribbon_joins_a_perfect_pair_and_a_thread_joins_a_pair_of_one_colour(end: Launch) -> None:
    session = finished(3, game=GAMES["rival_kings"])
    finger = end(session, TABLET)
    for part, is_close in (("perfect_pairs", True), ("colour_pairs", False), ("singles", None)):
        side = next(side for side, score in enumerate(session.state.scores()) if score.parts[part])
        tap_figure(finger, part, side)
        assert {pictures.is_close for pictures in finger.find(SourcePictures)} == {is_close}
        Sheet.topmost().dismiss()
        finger.frames(3)


@pytest.mark.parametrize("card", [0, 9])
def test_a_pair_is_joined_in_the_colour_of_its_cards(end: Launch, card: int) -> None:
    session = finished(2)
    session.state.subjects[0], session.state.buildings[0] = [card], [card + SYMBOLS]
    finger = end(session)
    finger.app.front.open_figure("perfect_pairs", 0)
    finger.frames(3)
    (pictures,) = finger.find(SourcePictures)
    assert pictures.tincture == TINCTURES[colour(card)]
