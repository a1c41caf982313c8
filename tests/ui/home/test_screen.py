"""The home screen: running games first, covers that fill the rest, and a way to everything else."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.series import Series
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.store.played import played
from kingdoms.ui.home.covers import COVERS, CoverShelf, GameCover
from kingdoms.ui.home.screen import RunningGame
from kingdoms.ui.widgets import Body, InkButton, MenuButton, Sheet, Toast
from tests.ui.drawing.painted import Record
from tests.ui.history.entries import ANNA, BRUNO, entry
from tests.ui.positions import new_session
from tests.ui.widgets.placing import later

Launch = Callable[..., Any]
SIZES = [(360, 640), (412, 892), (640, 360), (800, 1280), (1280, 800), (1600, 1000)]


def save(finger: Any, *keys: str, players: str = "pb") -> None:
    for key in keys:
        session = new_session(players)
        session.key = key
        finger.app.store.keep(session)
    finger.app.show("home")
    finger.frames(4)


def lines_of(game: RunningGame | GameCover) -> list[str]:
    return [text.replace("\n", " ") for text, _rect in Record(game).written]


def test_every_cover_matches_its_game() -> None:
    for key, game in GAMES.items():
        cover = COVERS[key]
        assert game.words.title().startswith(_(cover.title))
        assert _(cover.tagline) == game.words.tagline()
        assert cover.seats == game.seats
        assert (cover.decisions, cover.difficulty) == (game.decisions, game.difficulty)


def test_a_game_runs_two_taps_after_the_start(launch: Launch) -> None:
    finger = launch()
    finger.tap_widget(finger.find(GameCover)[0])
    finger.frames(20)
    finger.tap_widget(finger.find(InkButton, text="Start")[0])
    assert finger.app.trail[-1][0] == "table"
    assert len(finger.app.store.saves.saved_games()) == 1


def test_running_games_are_listed_with_the_last_one_first_and_lit(launch: Launch) -> None:
    finger = launch()
    save(finger, "first", "second")
    lines = finger.find(RunningGame)
    assert [line.saved_game.key for line in lines] == ["second", "first"]
    assert [line.lit for line in lines] == [True, False]


def test_a_tap_on_a_running_game_continues_it(launch: Launch) -> None:
    finger = launch()
    save(finger, "first", "second")
    line = finger.find(RunningGame)[1]
    finger.tap(*line.to_window(line.x + line.width / 3, line.center_y))
    assert finger.app.front.session.key == "first"


@pytest.mark.parametrize(("players", "whose"), [("pb", "your turn"), ("pp", "Anna's turn")])
def test_a_running_game_says_where_it_is_and_whose_turn_it_is(launch: Launch, players: str, whose: str) -> None:
    finger = launch()
    save(finger, "first", players=players)
    title, below, *_more = lines_of(finger.find(RunningGame)[0])
    assert title == "Continue: Rival Kings"
    assert below.startswith(f"Round 1 · Cycle 1, {whose}")


@pytest.mark.parametrize("size", SIZES)
def test_every_running_game_names_its_players_and_its_day(launch: Launch, size: tuple[int, int]) -> None:
    finger = launch(size)
    save(finger, "first", "second")
    first, second = finger.find(RunningGame)
    second.saved_game = second.saved_game._replace(changed="2020-02-29T20:15:00.000+01:00")
    assert lines_of(second)[0] == "Rival Kings"
    for game, day in ((first, "Today"), (second, "29 Feb 2020")):
        words = " · ".join(lines_of(game)).replace("\xa0", " ")
        assert words.endswith(f"Anna, Bruno · {day}")


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_latest_three_games_are_listed_and_the_rest_on_demand(launch: Launch, size: tuple[int, int]) -> None:
    finger = launch(size)
    keys = ["one", "two", "three", "four", "five"]
    save(finger, *keys[:3])
    assert finger.find("MoreGames") == []
    save(finger, *keys[3:])
    assert [line.saved_game.key for line in finger.find(RunningGame)] == ["five", "four", "three"]
    finger.tap_widget(finger.find("MoreGames", text="More (2)")[0])
    finger.frames(4)
    assert [line.saved_game.key for line in finger.find(RunningGame)] == keys[::-1]
    finger.find("MoreGames", text="Fewer")[0].activate(None)
    assert len(finger.find(RunningGame)) == 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 3, 5])
def test_all_covers_are_in_sight_whatever_is_saved(launch: Launch, size: tuple[int, int], count: int) -> None:
    finger = launch(size)
    save(finger, *(f"game{number}" for number in range(count)))
    finger = launch(size)
    finger.frames(4)
    covers, scroll = finger.find(GameCover), finger.app.front.ids.scroll
    lowest = scroll.to_window(*scroll.pos)[1] if size[0] < size[1] else 0
    assert scroll.viewport_size[1] <= scroll.height + 1 or size[0] > size[1]
    for cover in covers:
        place = cover.in_window
        assert place.y >= lowest - 1
        assert place.top <= size[1]
        assert place.height - cover.room_for_words >= 0.6 * 0.7 * cover.width - 1


@pytest.mark.parametrize("size", SIZES)
def test_covers_stay_in_place_whatever_is_saved(launch: Launch, size: tuple[int, int]) -> None:
    finger, places = launch(size), []
    for keys in ([], ["one"], ["two", "three"], ["four", "five"]):
        save(finger, *keys)
        places.append([tuple(map(round, cover.in_window)) for cover in finger.find(GameCover)])
    assert all(place == places[0] for place in places)


@pytest.mark.parametrize("size", SIZES)
def test_a_cover_says_how_many_play_for_how_long_and_how_heavy_the_game_is(
    launch: Launch, size: tuple[int, int]
) -> None:
    finger = launch(size)
    finger.frames(4)
    cover = finger.find(GameCover, game="rival_kings")[0]
    assert lines_of(cover)[-3:] == ["2–4", "15 min", "Light"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_words_on_covers_stay_on_them_in_any_language(launch: Launch, size: tuple[int, int], scale: float) -> None:
    finger = launch(size)
    finger.app.set("language", "hu")
    finger.app.set("text_scale", scale)
    finger.frames(4)
    for cover in finger.find(GameCover):
        for text, rect in Record(cover).written:
            assert rect.y >= cover.y, text
            assert rect.x >= cover.x, text
            assert rect.right <= cover.right, text
    assert len({cover.facts_scale for cover in finger.find(GameCover)}) == 1


def test_covers_show_how_long_games_take_here(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    finger = launch()
    games = [played(entry("key", "royals", "2026-11-14", [ANNA, BRUNO], [9, 8], seconds=4000)) for _game in range(3)]
    monkeypatch.setattr(finger.app.store.history, "latest", lambda: games)
    finger.app.show("home")
    finger.frames(2)
    later(1.0)
    royals, kingsburg = (finger.find(GameCover, game=key)[0] for key in ("royals", "kingsburg"))
    assert "65 min" in lines_of(royals)
    assert "30 min" in lines_of(kingsburg)


def test_pictures_on_a_tablet_held_sideways_fill_their_covers(launch: Launch) -> None:
    finger = launch((1280, 800))
    for cover in finger.find(GameCover):
        assert cover.height - cover.room_for_words > 0.85 * 0.7 * cover.width


def test_running_games_follow_the_language(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    finger.app.set("language", "hu")
    finger.frames(2)
    title = lines_of(finger.find(RunningGame)[0])[0]
    assert title.endswith("Rival Kings")
    assert title != "Continue: Rival Kings"


def be_done_with_it(finger: Any, answer: str) -> None:
    """Taps the bin of the first running game and answers the question."""
    line = finger.find(RunningGame)[0]
    finger.tap(*line.to_window(line.right - 24, line.center_y))
    finger.frames(40)
    finger.tap_widget(finger.find(InkButton, text=answer)[0])
    finger.frames(4)


def test_a_game_is_deleted_only_after_a_question_and_can_be_restored(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    games = finger.app.store.saves.saved_games()
    be_done_with_it(finger, "Cancel")
    assert finger.app.store.saves.saved_games() == games
    be_done_with_it(finger, "Delete")
    assert finger.app.store.saves.saved_games() == []
    assert finger.find(RunningGame) == []
    line = finger.find("UndoLine")[0]
    assert line.words == "Rival Kings, Round 1 · Cycle 1: deleted"
    finger.tap_widget(finger.find(InkButton, text="Undo")[0])
    assert finger.app.store.saves.saved_games() == games
    assert [line.saved_game.key for line in finger.find(RunningGame)] == ["first"]
    assert line.words == ""


def test_a_deleted_game_can_be_restored_until_another_screen_is_shown(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    be_done_with_it(finger, "Delete")
    finger.app.show("settings")
    finger.app.back()
    assert finger.find("UndoLine")[0].words == ""


def test_a_game_can_be_filed_as_abandoned(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    be_done_with_it(finger, "Keep in history")
    assert finger.find(RunningGame) == []
    assert [(game.key, game.is_abandoned) for game in finger.app.store.history.games()] == [("first", True)]
    assert Toast.shown().text == "Kept in your history as unfinished."


def test_abandoning_a_game_of_a_series_says_that_the_series_ends(launch: Launch) -> None:
    finger = launch()
    save(finger, "single")
    session = new_session("pb")
    session.key, session.series = "one_of_three", Series("games", 3)
    finger.app.store.keep(session)
    finger.app.show("home")
    finger.frames(4)
    for line in finger.find(RunningGame):
        finger.tap(*line.spots()[1].rect.centre)
        told = [body.text for body in finger.find(Body) if "unfinished" in body.text]
        assert told[0].endswith(" This also ends the series.") == (line.saved_game.key == "one_of_three")
        Sheet.dismiss_all()
        finger.frames(2)


def test_a_game_that_can_no_longer_be_read_is_reported_and_not_filed(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    (finger.app.folder / "saves" / "first.json").unlink()
    be_done_with_it(finger, "Keep in history")
    assert Toast.shown().text == "This game no longer exists."
    assert finger.find(RunningGame) == []


def test_the_keyboard_reaches_a_running_game_and_its_deletion(launch: Launch) -> None:
    finger = launch()
    save(finger, "first")
    line = finger.find(RunningGame)[0]
    line.activate("delete")
    assert Sheet.topmost() is not None
    Sheet.topmost().dismiss()
    line.activate("open")
    assert finger.app.front.session.key == "first"


@pytest.mark.parametrize("words", ["History", "Rules", "Settings", "About"])
def test_every_menu_button_leads_somewhere(launch: Launch, words: str) -> None:
    finger = launch()
    finger.tap_widget(finger.find(MenuButton, text=words)[0])
    assert finger.app.trail[-1][0] == words.lower()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_outside_the_window(launch: Launch, size: tuple[int, int], scale: float) -> None:
    finger = launch(size)
    save(finger, "first", "second")
    finger.app.set("text_scale", scale)
    finger.frames(6)
    for widget in finger.find(GameCover) + finger.find(RunningGame) + finger.find(MenuButton):
        left, _bottom = widget.to_window(widget.x, widget.y)
        assert left >= -1
        assert left + widget.width <= size[0] + 1
        assert min(widget.size) >= 48


def test_the_covers_are_beside_or_below_the_rest_when_the_window_turns(launch: Launch) -> None:
    finger = launch((640, 360))
    from kivy.core.window import Window

    covers = finger.find(GameCover)
    assert min(cover.to_window(cover.x, cover.y)[0] for cover in covers) > 200
    Window.size = (360, 640)
    finger.frames(6)
    assert min(cover.to_window(cover.x, cover.y)[0] for cover in covers) < 40
    assert max(cover.to_window(cover.right, cover.y)[0] for cover in covers) > 320


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(328, 420), (752, 1000), (850, 740), (1100, 600)])
def test_covers_share_the_shelf_without_touching(show: Callable[..., Any], count: int, size: tuple[int, int]) -> None:
    shelf = CoverShelf(size_hint=(None, None), size=size)
    for _number in range(count):
        shelf.add_widget(GameCover(game="rival_kings"))
    show(shelf, (1280, 1280))
    covers = shelf.children
    assert len({tuple(cover.size) for cover in covers}) == 1
    assert all(cover.x >= shelf.x and cover.right <= shelf.right + 1 for cover in covers)
    assert sum(cover.width * cover.height for cover in covers) > 0.4 * shelf.width * shelf.height
    for one in covers:
        assert not any(one is not other and one.collide_widget(other) for other in covers)
