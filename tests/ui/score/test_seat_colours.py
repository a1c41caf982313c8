"""Crests have their game's colours wherever the game is shown, not only at its table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.games import GAMES
from kingdoms.store.history import History
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.history.line import GameLine
from kingdoms.ui.history.score_picture import paint_score
from kingdoms.ui.score.score_table import ScoreSheet, ScoreTable
from kingdoms.ui.score.winner_line import Laurels
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from tests.ui.conftest import TABLET
from tests.ui.drawing.painted import Record
from tests.ui.history.entries import ANNA, BRUNO, CLARA, entry
from tests.ui.positions import finished

Launch = Callable[..., Any]
Shields = list[str]
GAMES_SHOWN = ("kingsburg", "royals")


@pytest.fixture
def shields(monkeypatch: pytest.MonkeyPatch) -> Shields:
    """The tinctures of all shields painted so far."""
    painted: Shields = []
    paint = Painter.picture

    def keep(self: Painter, name: str, rect: Any, *more: Any) -> Any:
        if name == "heraldry/shield":
            painted.append(next(each for each, own in theme.tinctures.items() if own == more[0]))
        return paint(self, name, rect, *more)

    monkeypatch.setattr(Painter, "picture", keep)
    return painted


def crests_in(widget: Any, shields: Shields) -> Shields:
    """The tinctures of the crests in a widget."""
    shields.clear()
    Record(widget)
    return list(shields)


def test_only_royals_has_its_own_colours() -> None:
    assert [key for key in GAMES if tinctures_of(key) != SEAT_TINCTURES] == ["royals"]


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_crests_on_the_score_sheet_have_the_games_colours(end: Launch, shields: Shields, game: str) -> None:
    session = finished(seats=3, game=GAMES[game])
    finger = end(session)
    own = tinctures_of(game)
    assert crests_in(finger.app.front.ids.game, shields) == list(own[:3])
    winners = [own[session.sides[side].crest] for side in session.state.winners()]
    assert crests_in(finger.find(Laurels)[0], shields) == winners


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_crests_in_the_history_and_its_picture_have_the_games_colours(
    launch: Launch, tmp_path: Path, shields: Shields, game: str
) -> None:
    History(tmp_path / "history", []).add(entry("one", game, "2026-11-14", [ANNA, BRUNO, CLARA], [50, 61, 40]))
    finger = launch(TABLET)
    finger.app.show("history")
    finger.frames(4)
    own = list(tinctures_of(game)[:3])
    assert crests_in(finger.find(GameLine)[0], shields) == own
    assert crests_in(finger.app.front.sheet.ids.points, shields) == own
    assert crests_in(finger.app.front.sheet.ids.laurels, shields) == [own[1]]
    shields.clear()
    paint_score(finger.app.front.long_list.items[0])
    assert shields[-3:] == own


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_games_colours_are_used_only_while_it_is_prepared(launch: Launch, game: str) -> None:
    finger = launch(TABLET)
    finger.app.show("new_game", game=game)
    assert tuple(theme.seat_tinctures) == tinctures_of(game)
    finger.app.show("home")
    assert tuple(theme.seat_tinctures) == SEAT_TINCTURES


def test_a_winner_of_royals_is_marked_in_the_colour_of_their_crest(show: Launch) -> None:
    crest = tinctures_of("royals").index("tenné")
    table = ScoreTable(sheet=ScoreSheet([Seat("Anna", crest, PERSON)], [], "Total", [0], game="royals"))
    show(table)
    assert table._colour_of(0) == theme.tinctures["tenné"]
