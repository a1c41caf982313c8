"""A new game: options, one game or a series, and what is remembered for next time."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.lang import Builder

from kingdoms.core.seats import PERSON
from kingdoms.core.series import Series
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.ui.board.board import Board
from kingdoms.ui.boards import prepare_board
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.pictures import names_in
from kingdoms.ui.new_game.screen import OptionChoice, OptionSwitch, option_control
from kingdoms.ui.new_game.tiles import AddTile, OpponentTile, SeatTile
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.new_game.seats import become, seats, tap_part, tap_spot

Launch = Callable[..., Any]


class Words:
    """The text for an imaginary game's options."""

    def option(self, name: str) -> str:
        return name.title()

    def option_value(self, name: str, value: int) -> str:
        return f"{value} {name}"

    def effect(self, name: str, value: int) -> str:
        return f"The game has {value} {name}."


class Imaginary:
    words = Words()


def test_the_games_pictures_are_fetched_while_it_is_prepared(prepare: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[str] = []
    monkeypatch.setattr(gallery, "fetch", fetched.append)
    finger = prepare()
    # Crests are drawn everywhere, so the app has fetched the heraldry before.
    assert fetched == ["heraldry", "rival_kings"]
    for game in GAMES:
        assert names_in(game), game
    finger.app.show("new_game", game="rival_kings")
    assert fetched == ["heraldry", "rival_kings"]


@pytest.mark.parametrize("size", [PHONE, (640, 360), TABLET, DESKTOP])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_lesson_is_offered_in_words_beside_the_button_that_starts(
    prepare: Launch, language: str, size: tuple[int, int]
) -> None:
    finger = prepare(size=size)
    finger.app.set("language", language)
    finger.frames(4)
    (learn,) = finger.find(InkButton, text=_("Learn by playing"))
    (start,) = finger.find(InkButton, text=_("Start"))
    assert learn.height == start.height == theme.touch
    assert learn.right <= start.x
    assert learn.y == start.y
    finger.tap_widget(learn)
    finger.frames(4)
    assert finger.app.trail[-1][0] == "table"
    assert finger.table.guide.must_read


def test_the_game_starts_with_the_choices_made(prepare: Launch) -> None:
    finger = prepare()
    become(finger, 2, "knight")
    finger.find(OptionSwitch)[0].active = True
    finger.find("SeriesChoice")[0].agree("games")
    finger.tap_widget(finger.find(InkButton, text="Start")[0])
    session = finger.app.front.session
    assert [seat.player for seat in session.seats] == [PERSON, "knight", "knight"]
    assert session.options == {"open_money": True}
    assert session.series == Series("games", 3)
    assert session.key
    assert session.started


def test_a_single_game_has_no_series(prepare: Launch) -> None:
    finger = prepare()
    finger.tap_widget(finger.find(InkButton, text="Start")[0])
    assert finger.app.front.session.series is None


def test_two_games_in_a_row_are_different(prepare: Launch) -> None:
    finger = prepare()
    seeds = set()
    for _game in range(2):
        finger.app.show("new_game", game="rival_kings")
        finger.app.front.start()
        seeds.add(finger.app.front.session.seed)
    assert len(seeds) == 2


def test_the_seats_are_remembered_for_next_time(prepare: Launch) -> None:
    finger = prepare()
    become(finger, 0, "squire")
    finger.tap_widget(finger.find(AddTile, text="Bot")[0])
    chosen = list(seats(finger))
    finger.app.front.start()
    again = prepare()
    assert seats(again) == chosen


def test_a_game_never_played_before_offers_the_seats_of_the_latest_game(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.start()
    for game, name in (("kingsburg", "Anna"), ("royals", "Béla"), ("kingsburg", "Cili")):
        finger.app.show("new_game", game=game)
        finger.app.front.seating.rename(0, name)
        finger.app.front.start()
    again = prepare()
    for game, name in (("royals", "Béla"), ("paladins", "Cili")):
        again.app.show("new_game", game=game)
        assert seats(again)[0].name == name


@pytest.mark.parametrize(("goal", "step", "lowest", "highest"), [("games", 1, 2, 20), ("points", 10, 10, 500)])
def test_the_target_of_a_series_stays_within_its_limits(
    prepare: Launch, goal: str, step: int, lowest: int, highest: int
) -> None:
    series = prepare().find("SeriesChoice")[0]
    series.agree(goal)
    first = series.target
    series.step(1)
    assert series.target == first + step
    for _tap in range(60):
        series.step(1)
    assert series.agreed() == Series(goal, highest)
    for _tap in range(60):
        series.step(-1)
    assert series.agreed() == Series(goal, lowest)


def test_the_buttons_beside_the_target_change_it(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    finger.find("SeriesChoice")[0].agree("games")
    finger.frames(4)
    finger.tap_widget(finger.find(IconButton, icon="plus")[0])
    assert finger.find("SeriesChoice")[0].target == 4
    finger.tap_widget(finger.find(IconButton, icon="minus")[0])
    finger.tap_widget(finger.find(IconButton, icon="minus")[0])
    assert finger.find("SeriesChoice")[0].target == 2


def test_an_option_with_several_values_is_a_choice(launch: Launch) -> None:
    launch().app.show("new_game", game="rival_kings")
    control = option_control(Imaginary(), "rounds", (5, 3, 7))
    assert isinstance(control, OptionChoice)
    control.value = 3
    assert (control.name, control.ids.choice.value) == ("rounds", 3)
    assert control.ids.choice.options[1] == (3, "3 rounds")
    control.ids.choice.activate(7)
    assert control.value == 7


def test_a_choice_says_what_the_chosen_value_changes(launch: Launch) -> None:
    launch().app.show("new_game", game="rival_kings")
    control = option_control(Imaginary(), "rounds", (5, 3, 7))
    for value in (5, 7):
        control.value = value
        assert control.children[0].text == f"The game has {value} rounds."


def test_kingsburgs_rulesets_name_their_difference(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    finger.app.show("new_game", game="kingsburg")
    finger.frames(4)
    ruleset = _choices(finger)["ruleset"]
    assert ruleset.children[0].text.startswith("Unlike the boxed game: several +2 tokens at once")
    tap_spot(finger, ruleset.ids.choice, "published")
    assert ruleset.children[0].text.startswith("As in the boxed game: one +2 token per season")


def test_royals_says_when_an_equal_first_turn_is_fairer(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    finger.app.show("new_game", game="royals")
    finger.frames(4)
    switch = finger.find(OptionSwitch, name="equal_first_turn")[0]
    assert "which is fairer with three or more players" in switch.note


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1600, 1000)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_start_is_in_sight_and_every_seat_large_enough(prepare: Launch, size: tuple[int, int], scale: float) -> None:
    finger = prepare(size)
    finger.app.set("text_scale", scale)
    finger.frames(6)
    button = finger.find(InkButton, text="Start")[0]
    left, bottom = button.to_window(button.x, button.y)
    assert left >= 0
    assert bottom >= 0
    assert left + button.width <= size[0]
    for tile in finger.find(SeatTile):
        assert all(min(spot.rect.width, spot.rect.height) >= 48 for spot in tile.spots())


def test_choices_are_kept_while_the_rules_are_read(prepare: Launch) -> None:
    finger = prepare()
    become(finger, 0, "squire")
    finger.find(OptionSwitch)[0].active = True
    chosen = list(seats(finger))
    finger.app.show("rules", game="rival_kings")
    finger.app.set("language", "hu")
    finger.app.back()
    assert seats(finger) == chosen
    assert finger.find(OptionSwitch)[0].active is True


def test_the_screen_follows_the_language(prepare: Launch) -> None:
    finger = prepare()
    english = finger.find(OptionSwitch)[0].text
    finger.app.set("language", "hu")
    assert finger.find(OptionSwitch)[0].text != english


def _choices(finger: Any) -> dict[str, Any]:
    return {control.name: control for control in finger.find(OptionChoice)}


def test_playing_alone_is_offered_and_only_then_the_opponents_level(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    assert "solo" not in _choices(finger)
    finger.app.show("new_game", game="paladins")
    finger.frames(4)
    assert set(_choices(finger)) == {"solo"}
    _choices(finger)["solo"].value = True
    finger.frames(4)
    assert len(seats(finger)) == len(finger.find(SeatTile)) == len(finger.find(OpponentTile)) == 1
    _choices(finger)["level"].value = "hard"
    _choices(finger)["solo"].value = False
    finger.frames(4)
    assert len(seats(finger)) == 3
    assert "level" not in _choices(finger)
    _choices(finger)["solo"].value = True
    finger.frames(4)
    finger.tap_widget(finger.find(InkButton, text="Start")[0])
    assert finger.table.session.options == {"level": "hard"}
    assert len(finger.table.session.seats) == 1


def test_only_solo_leads_to_a_game_alone_and_the_other_seats_come_back_from_it(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    finger.app.show("new_game", game="paladins")
    finger.frames(4)
    tap_part(finger, 1, "remove")
    before = list(seats(finger))
    assert len(before) == 2
    assert not any(spot.key == "remove" for tile in finger.find(SeatTile) for spot in tile.spots())
    for is_alone in (True, False):
        _choices(finger)["solo"].value = is_alone
        finger.frames(4)
    assert seats(finger) == before


def test_the_board_is_prepared_while_people_choose_their_seats(
    prepare: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[str] = []
    monkeypatch.setattr("kingdoms.ui.new_game.screen.prepare_board", ready.append)
    finger = prepare()
    finger.until(lambda: ready, most=1_000_000)
    assert ready == ["rival_kings"]


@pytest.mark.parametrize("key", list(GAMES))
def test_preparing_a_board_adds_no_board_to_the_window(launch: Launch, key: str) -> None:
    launch()
    prepare_board(key)
    assert f"kingdoms.ui.boards.{key}.board" in sys.modules
    assert any(file.endswith(f"boards/{key}.kv") for file in Builder.files)
    assert not [widget for root in Window.children for widget in root.walk() if isinstance(widget, Board)]
