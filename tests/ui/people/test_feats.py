"""The feats by touch: who achieved them, the way to their games, and players compared with each other."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store.history import History
from kingdoms.ui.charts.statistics import Feat
from kingdoms.ui.history.tabs import TabStrip
from kingdoms.ui.people.feats import FeatLine, feat_words
from kingdoms.ui.people.pickers import GamePicker, NameChips
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Toast
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.history.entries import ANNA, BRUNO, CLARA, entry

Launch = Callable[..., Any]
MANY = [(f"Player {number}", number % 5, "person") for number in range(8)]


def fill(folder: Path) -> None:
    history = History(folder / "history", [])
    for game in (
        entry("first", "kingsburg", "2024-03-01", [ANNA, BRUNO, CLARA], [50, 49, 20]),
        entry("second", "kingsburg", "2025-03-01", [ANNA, BRUNO], [66, 40]),
        entry("third", "kingsburg", "2026-03-01", [BRUNO, CLARA], [60, 30]),
        entry("royal", "royals", "2026-04-01", [ANNA, BRUNO], [80, 80], tie_break=True),
        *(entry(f"rivals {n}", "rival_kings", f"2026-05-{n + 1:02}", MANY[n : n + 2], [20, n]) for n in range(7)),
    ):
        history.add(game)


@pytest.fixture
def feats(launch: Launch, tmp_path: Path) -> Launch:
    """Opens the feats of Kingsburg, without animations."""

    def start(size: tuple[int, int] = PHONE, scale: float = 1.0, game: str = "kingsburg") -> Any:
        if game:
            fill(tmp_path)
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.set("text_scale", scale)
        finger.app.show("feats", game=game)
        finger.frames(4)
        return finger

    return start


def tap(finger: Any, widget: Any, key: str) -> None:
    """Scrolls a widget into sight and taps one of the things on it."""
    finger.app.front.ids.scroll.scroll_to(widget, animate=False)
    finger.frames(3)
    finger.tap(*widget.to_window(*widget.places()[key].centre))
    finger.frames(3)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_records_are_shown_and_lead_to_their_games_by_touch(feats: Launch, size: tuple[int, int]) -> None:
    finger = feats(size)
    lines = {line.kind: line for line in finger.find(FeatLine)}
    assert {kind: line.feat for kind, line in lines.items()} == {
        "highest": Feat("Anna", 66, "second"),
        "closest": Feat("Anna", 1, "first"),
        "streak": Feat("Anna", 2, "second"),
    }
    finger.app.front.ids.scroll.scroll_to(lines["closest"], animate=False)
    finger.frames(3)
    finger.tap_widget(lines["closest"])
    finger.frames(3)
    assert finger.app.trail[-1] == ("history", {"key": "first"})
    finger.press("escape")
    assert finger.app.trail[-1][0] == "feats"
    picks = finger.find(GamePicker)[0]
    assert all(min(rect.width, rect.height) >= theme.touch for rect in picks.places().values())
    tap(finger, picks, "royals")
    assert finger.app.front.game == "royals"
    assert [line.feat.value for line in finger.find(FeatLine) if line.kind == "closest"] == [0]


def test_players_for_the_charts_are_chosen_by_touch(feats: Launch) -> None:
    finger = feats()
    screen, chips = finger.app.front, finger.find(NameChips)[0]
    assert [track.name for track in screen.tracks] == ["Bruno", "Anna", "Clara"]
    assert [row.label for row in screen.wins] == ["Anna", "Bruno", "Clara"]
    tap(finger, chips, "Bruno")
    assert [track.name for track in screen.tracks] == ["Anna", "Clara"]
    tap(finger, chips, "Bruno")
    assert {track.name: track.mark for track in screen.tracks} == {"Anna": 0, "Clara": 2, "Bruno": 1}


def test_a_chart_has_at_most_six_players_with_a_mark_each(feats: Launch) -> None:
    finger = feats(game="rival_kings")
    screen = finger.app.front
    assert len(screen.tracks) == 4
    others = [chip.name for chip in screen.chips if chip.mark is None]
    for name in others:
        screen.pick(name)
    assert len({track.mark for track in screen.tracks}) == len(screen.tracks) == 6
    assert Toast.shown().text == "There is room for at most 6. Remove someone first."


def test_records_follow_new_games(feats: Launch, tmp_path: Path) -> None:
    finger = feats()
    finger.app.store.history.add(entry("new", "kingsburg", "2026-07-01", [CLARA, BRUNO], [99, 1]))
    finger.app.show("home")
    finger.app.show("feats")
    assert next(line for line in finger.find(FeatLine) if line.kind == "highest").feat.name == "Clara"


def test_without_games_no_feat_is_shown(feats: Launch) -> None:
    finger = feats(game="")
    assert finger.app.front.nothing == "No games finished yet. Records are waiting to be set."
    assert not finger.find(FeatLine)
    strip = finger.find(TabStrip)[0]
    finger.tap(*strip.to_window(*strip.places()["players"].centre))
    assert finger.app.trail[-1][0] == "players"


def test_one_win_is_not_a_streak(feats: Launch) -> None:
    finger = feats(game="royals")
    assert {line.kind for line in finger.find(FeatLine)} == {"highest", "closest"}


def test_the_keyboard_chooses_a_game_and_a_player(feats: Launch) -> None:
    finger = feats()
    picks, chips = finger.find(GamePicker)[0], finger.find(NameChips)[0]
    assert [spot.key for spot in picks.spots()] == ["rival_kings", "royals", "kingsburg"]
    picks.activate("royals")
    assert finger.app.front.game == "royals"
    chips.activate("Anna")
    assert [track.name for track in finger.app.front.tracks] == ["Bruno"]


def test_large_text_keeps_all_chips_and_covers_inside(feats: Launch) -> None:
    finger = feats(scale=2.0, game="rival_kings")
    for widget in (finger.find(GamePicker)[0], finger.find(NameChips)[0]):
        places = list(widget.places().values())
        assert all(rect.x >= widget.x - 1 and rect.right <= widget.right + 1 for rect in places)
        assert min(rect.y for rect in places) >= widget.y - 1
        assert min(rect.height for rect in places) >= theme.touch


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("highest", 91, "Anna, 91 points"),
        ("closest", 1, "Anna, by 1 point"),
        ("closest", 0, "Anna, on a tie-break"),
        ("streak", 7, "Anna, 7 wins in a row"),
    ],
)
def test_records_are_put_into_words(kind: str, value: int, words: str) -> None:
    assert feat_words(kind, Feat("Anna", value, "key")) == words
