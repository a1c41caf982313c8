"""A new game: seats by touch, options, one game or a series, and what is remembered for next time."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import InstructionGroup
from kivy.lang import Builder

from kingdoms.core.seats import PERSON
from kingdoms.core.series import Series
from kingdoms.games import GAMES
from kingdoms.ui.board.board import Board
from kingdoms.ui.boards import prepare_board
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.pictures import names_in
from kingdoms.ui.drawing.text import SMALLEST, Style, size_of
from kingdoms.ui.new_game.screen import AddTile, OpponentTile, OptionChoice, OptionSwitch, SeatTile, option_control
from kingdoms.ui.player_kinds import ABOUT
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Choice, IconButton, InkButton, Sheet, Small, Toast
from kingdoms.ui.widgets.text_field import TextField

Launch = Callable[..., Any]


@pytest.fixture
def prepare(launch: Launch) -> Launch:
    """Opens the screen without animations."""

    def start(size: tuple[int, int] = (360, 640), **more: Any) -> Any:
        finger = launch(size, **more)
        finger.app.set("speed", "off")
        finger.app.show("new_game", game="rival_kings")
        finger.frames(4)
        return finger

    return start


def seats(finger: Any) -> list[Any]:
    return finger.app.front.seating.seats


def tap_part(finger: Any, number: int, part: str) -> None:
    tap_spot(finger, finger.find(SeatTile)[number], part)


def tap_spot(finger: Any, widget: Any, key: object) -> None:
    spots = {spot.key: spot.rect for spot in widget.spots()}
    finger.tap(*spots[key].centre)


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


def test_a_tap_on_a_crest_changes_who_plays(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "player")
    assert seats(finger)[0].player == "squire"
    assert finger.find(SeatTile)[0].seat.player == "squire"
    assert Toast.shown().text == f"Squire: {ABOUT['squire']}"


def test_people_around_a_tablet_choose_their_side(prepare: Launch) -> None:
    finger = prepare((800, 1280))
    assert not any(tile.side for tile in finger.find(SeatTile))
    finger.app.set("around_table", True)
    finger.app.show("new_game", game="rival_kings")
    finger.frames(4)
    person, *bots = finger.find(SeatTile)
    assert (person.side, {bot.side for bot in bots}) == ("bottom", {""})
    sides = []
    for _side in range(4):
        tap_spot(finger, person, "side")
        sides.append(finger.app.store.settings.get("sides")[person.seat.crest])
        assert (person.side, sides[-1] in Toast.shown().text) == (sides[-1], True)
    assert sides == ["right", "top", "left", "bottom"]


def test_phones_have_no_sides_to_choose(prepare: Launch) -> None:
    finger = prepare()
    finger.app.set("around_table", True)
    finger.app.show("new_game", game="rival_kings")
    finger.frames(4)
    assert not any(tile.side for tile in finger.find(SeatTile))


def test_a_seats_sheet_offers_every_kind_of_player_and_describes_it(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 1, "name")
    choice = finger.find(Choice)[0]
    assert [words for _value, words in choice.options] == ["Person", "Squire", "Knight", "Regent"]
    tap_spot(finger, choice, "regent")
    assert finger.find(Small, text=ABOUT["regent"])
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert (seats(finger)[1].player, seats(finger)[1].name) == ("regent", "Beatrix")
    assert Toast.shown() is None


def test_a_bot_that_becomes_a_person_on_its_sheet_gets_a_persons_name(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.seating.known = ["Anna"]
    tap_part(finger, 1, "name")
    choice = finger.find(Choice)[0]
    tap_spot(finger, choice, PERSON)
    assert finger.find(TextField)[0].text == "Anna"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280)])
def test_the_kinds_of_players_are_whole_words_at_any_text_size(prepare: Launch, size: tuple[int, int]) -> None:
    finger = prepare(size)
    finger.app.set("text_scale", 2.0)
    finger.frames(4)
    tap_part(finger, 1, "name")
    choice = finger.find(Choice)[0]
    style = Style(round(SMALLEST * theme.body), bold=True)
    for (_value, words), spot in zip(choice.options, choice.spots(), strict=True):
        assert size_of(words, style)[0] <= spot.rect.width
        assert spot.rect.height >= theme.touch


def test_seats_are_added_and_removed_as_the_game_allows(prepare: Launch) -> None:
    finger = prepare()
    finger.tap_widget(finger.find(AddTile)[0])
    assert (len(seats(finger)), finger.find(AddTile)) == (4, [])
    for expected in (3, 2):
        tap_part(finger, 1, "remove")
        assert len(seats(finger)) == expected
    assert not any(spot.key == "remove" for tile in finger.find(SeatTile) for spot in tile.spots())


def test_a_known_name_is_chosen_with_one_tap(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.seating.known = ["Anna", "Ben"]
    tap_part(finger, 0, "name")
    finger.tap_widget(finger.find(InkButton, text="Ben")[0])
    assert (seats(finger)[0].name, Sheet.topmost()) == ("Ben", None)
    assert finger.find(SeatTile)[0].seat.name == "Ben"


def test_a_person_in_one_game_is_known_in_another(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "name")
    finger.find(TextField)[0].text = "Zsófi"
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    finger.app.front.start()
    finger.app.show("home")
    finger.app.show("new_game", game="kingsburg")
    assert seats(finger)[0].name == "Zsófi"


def test_a_new_name_can_be_typed_into_the_field(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "name")
    finger.find(TextField)[0].text = "Zsófi"
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert seats(finger)[0].name == "Zsófi"


def test_a_name_that_is_taken_is_refused_and_the_sheet_stays_open(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "name")
    finger.find(TextField)[0].text = seats(finger)[1].name
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert Sheet.topmost() is not None
    assert "already" in Toast.shown().text


def test_a_seat_can_change_its_crest_and_place(prepare: Launch) -> None:
    finger = prepare()
    name = seats(finger)[0].name
    tap_part(finger, 0, "name")
    tap_spot(finger, finger.find("CrestPicks")[0], 4)
    finger.tap_widget(finger.find(IconButton, icon="chevron_right")[0])
    assert finger.find(Body, text="Seat 2 of 3")
    assert (seats(finger)[1].name, seats(finger)[1].crest) == (name, 4)


def test_the_game_starts_with_the_choices_made(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 2, "player")
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
    tap_part(finger, 0, "player")
    finger.tap_widget(finger.find(AddTile)[0])
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


class Words:
    """The text for an imaginary game's options."""

    def option(self, name: str) -> tuple[str, str]:
        return name.title(), f"About {name}."

    def value(self, name: str, value: int) -> str:
        return f"{value} {name}"


class Imaginary:
    words = Words()


def test_an_option_with_several_values_is_a_choice(launch: Launch) -> None:
    launch().app.show("new_game", game="rival_kings")
    control = option_control(Imaginary(), "rounds", (5, 3, 7))
    assert isinstance(control, OptionChoice)
    control.value = 3
    assert (control.name, control.ids.choice.value) == ("rounds", 3)
    assert control.ids.choice.options[1] == (3, "3 rounds")
    control.ids.choice.activate(7)
    assert control.value == 7


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
    tap_part(finger, 0, "player")
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


@pytest.mark.parametrize("size", [(360, 640), (800, 1280)])
def test_the_tick_on_the_chosen_crest_is_not_cut_off(
    prepare: Launch, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    tops: list[float] = []
    circle = Painter.circle

    def note(painter: Painter, centre: tuple[float, float], radius: float, *colour: Any) -> Any:
        tops.append(centre[1] + radius)
        return circle(painter, centre, radius, *colour)

    finger = prepare(size)
    tap_part(finger, 0, "name")
    (picks,) = finger.find("CrestPicks")
    monkeypatch.setattr(Painter, "circle", note)
    picks.paint(Painter(InstructionGroup()))
    assert max(tops) <= picks.top
