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
from kingdoms.ui.new_game.screen import OptionChoice, OptionSwitch, option_control
from kingdoms.ui.new_game.tiles import AddTile, OpponentTile, SeatTile
from kingdoms.ui.player_kinds import ABOUT
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Choice, IconButton, InkButton, Sheet, Small, Toast
from kingdoms.ui.widgets.chips import Chips
from kingdoms.ui.widgets.text_field import TextField
from tests.ui.widgets.placing import later

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


def become(finger: Any, number: int, player: str) -> None:
    """Gives a seat to another kind of player on its sheet."""
    tap_part(finger, number, "open")
    tap_spot(finger, finger.find(Choice)[0], player)
    finger.tap_widget(finger.find(InkButton, text="Done")[0])


def test_a_tap_anywhere_on_a_seat_opens_its_sheet(prepare: Launch) -> None:
    finger = prepare()
    for height in (0.1, 0.3, 0.7):
        tile = finger.find(SeatTile)[0]
        finger.tap(*tile.to_window(tile.center_x, tile.y + height * tile.height))
        assert finger.find("EditSeatSheet")
        Sheet.topmost().dismiss()
        finger.frames(2)


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
    tap_part(finger, 1, "open")
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
    tap_part(finger, 1, "open")
    choice = finger.find(Choice)[0]
    tap_spot(finger, choice, PERSON)
    assert finger.find(TextField)[0].text == "Anna"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280)])
def test_the_kinds_of_players_are_whole_words_at_any_text_size(prepare: Launch, size: tuple[int, int]) -> None:
    finger = prepare(size)
    finger.app.set("text_scale", 2.0)
    finger.frames(4)
    tap_part(finger, 1, "open")
    choice = finger.find(Choice)[0]
    style = Style(round(SMALLEST * theme.body), bold=True)
    for (_value, words), spot in zip(choice.options, choice.spots(), strict=True):
        assert size_of(words, style)[0] <= spot.rect.width
        assert spot.rect.height >= theme.touch


def test_seats_are_added_and_removed_as_the_game_allows(prepare: Launch) -> None:
    finger = prepare()
    finger.tap_widget(finger.find(AddTile, text="Bot")[0])
    assert (len(seats(finger)), finger.find(AddTile)) == (4, [])
    assert not seats(finger)[3].is_person
    for expected in (3, 2):
        tap_part(finger, 1, "remove")
        assert len(seats(finger)) == expected
    assert not any(spot.key == "remove" for tile in finger.find(SeatTile) for spot in tile.spots())


def test_an_added_person_is_asked_for_at_once(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.seating.known = ["Anna", "Ben"]
    finger.tap_widget(finger.find(AddTile, text="Person")[0])
    assert seats(finger)[3].is_person
    tap_spot(finger, finger.find(Chips)[0], "Ben")
    assert (seats(finger)[3].name, Sheet.topmost()) == ("Ben", None)


@pytest.mark.parametrize("number", [0, 1])
def test_a_known_person_takes_a_seat_with_one_tap(prepare: Launch, number: int) -> None:
    finger = prepare()
    finger.app.front.seating.known = ["Anna", "Ben"]
    tap_part(finger, number, "open")
    body = Sheet.topmost().body
    assert body.children[-1] is finger.find("KnownPeople")[0]
    tap_spot(finger, finger.find(Chips)[0], "Ben")
    assert (seats(finger)[number].name, seats(finger)[number].player) == ("Ben", PERSON)
    assert Sheet.topmost() is None
    assert finger.find(SeatTile)[number].seat.name == "Ben"


def close_with_cross(finger: Any) -> None:
    finger.tap_widget(finger.find(IconButton, icon="close")[0])


def close_beside(finger: Any) -> None:
    finger.tap(180, Window.height - 10)


@pytest.mark.parametrize("close", [close_with_cross, close_beside, lambda finger: finger.press("escape")])
def test_a_typed_name_is_kept_however_the_sheet_is_closed(prepare: Launch, close: Callable[[Any], None]) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    finger.find(TextField)[0].text = "Zsófi"
    close(finger)
    finger.frames(2)
    assert Sheet.topmost() is None
    assert seats(finger)[0].name == finger.find(SeatTile)[0].seat.name == "Zsófi"


def test_a_typed_name_is_kept_when_the_kind_of_player_changes(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 1, "open")
    field, choice = finger.find(TextField)[0], finger.find(Choice)[0]
    field.text = "Zsófi"
    for player in (PERSON, "knight", PERSON):
        tap_spot(finger, choice, player)
        assert field.text == "Zsófi"
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert (seats(finger)[1].name, seats(finger)[1].player) == ("Zsófi", PERSON)


def test_a_typed_name_that_is_taken_stays_in_the_field_when_the_kind_changes(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 1, "open")
    taken = seats(finger)[0].name
    finger.find(TextField)[0].text = taken
    tap_spot(finger, finger.find(Choice)[0], PERSON)
    assert finger.find(TextField)[0].text == taken
    assert seats(finger)[1].name != taken


def test_a_typed_name_is_offered_for_another_game_too(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.seating.rename(0, "Zsófi")
    finger.app.back()
    finger.app.show("new_game", game="kingsburg")
    finger.frames(4)
    tap_part(finger, 0, "open")
    assert ("Zsófi", "Zsófi") in finger.find(Chips)[0].options


def test_an_empty_field_changes_no_name(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    name = seats(finger)[0].name
    finger.find(TextField)[0].text = "  "
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert (Sheet.topmost(), seats(finger)[0].name) == (None, name)


def hold(finger: Any, tile: SeatTile, x: float, y: float) -> Any:
    """Puts a finger down on a tile and waits until the page has decided not to scroll."""
    touch = finger.down(*tile.to_window(x, y))
    finger.until(lambda: any(grabber() is tile for grabber in touch.grab_list), most=1_000_000)
    return touch


def drag_to(finger: Any, touch: Any, tile: SeatTile) -> None:
    finger.drag(touch, *tile.to_window(*tile.center))
    finger.frames(1)


def test_a_seat_is_moved_by_its_grip(prepare: Launch) -> None:
    finger = prepare()
    names = [seat.name for seat in seats(finger)]
    tiles = finger.app.front.seat_tiles()
    touch = hold(finger, tiles[0], *tiles[0].grip.centre)
    drag_to(finger, touch, tiles[1])
    drag_to(finger, touch, tiles[2])
    assert [tile.is_gap for tile in tiles] == [False, False, True]
    assert len(finger.find(SeatTile, disabled=True)) == 1
    finger.up(touch)
    assert finger.find(SeatTile, disabled=True) == []
    assert Sheet.topmost() is None
    assert [seat.name for seat in seats(finger)] == [tile.seat.name for tile in tiles] == [names[1], names[2], names[0]]


def test_a_fast_drag_by_the_grip_moves_the_seat_instead_of_scrolling_the_page(prepare: Launch) -> None:
    finger = prepare()
    name = seats(finger)[0].name
    tiles = finger.app.front.seat_tiles()
    touch = finger.down(*tiles[0].to_window(*tiles[0].grip.centre))
    drag_to(finger, touch, tiles[2])
    drag_to(finger, touch, tiles[2])
    finger.up(touch)
    assert seats(finger)[2].name == name
    assert finger.app.front.ids.scroll.scroll_y == 1


def test_a_seat_that_is_held_is_lifted_and_follows_the_finger(prepare: Launch) -> None:
    finger = prepare()
    names = [seat.name for seat in seats(finger)]
    tiles = finger.app.front.seat_tiles()
    touch = hold(finger, tiles[2], *tiles[2].center)
    later(1.0)
    assert finger.find(SeatTile, disabled=True)
    drag_to(finger, touch, tiles[0])
    finger.up(touch)
    assert [seat.name for seat in seats(finger)] == [names[2], names[0], names[1]]


def test_a_seat_that_is_dragged_elsewhere_than_by_its_grip_stays(prepare: Launch) -> None:
    finger = prepare()
    before = list(seats(finger))
    tiles = finger.app.front.seat_tiles()
    touch = hold(finger, tiles[0], *tiles[0].center)
    drag_to(finger, touch, tiles[1])
    finger.up(touch)
    assert seats(finger) == before
    assert (finger.find(SeatTile, disabled=True), Sheet.topmost()) == ([], None)


def test_a_seat_that_is_carried_is_put_down_when_another_screen_is_shown(prepare: Launch) -> None:
    finger = prepare()
    tiles = finger.app.front.seat_tiles()
    touch = hold(finger, tiles[0], *tiles[0].grip.centre)
    drag_to(finger, touch, tiles[1])
    finger.app.show("settings")
    assert finger.find(SeatTile, disabled=True) == []
    finger.up(touch)


def test_a_person_in_one_game_is_known_in_another(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    finger.find(TextField)[0].text = "Zsófi"
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    finger.app.front.start()
    finger.app.show("home")
    finger.app.show("new_game", game="kingsburg")
    assert seats(finger)[0].name == "Zsófi"


def test_a_new_name_can_be_typed_into_the_field(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    finger.find(TextField)[0].text = "Zsófi"
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert seats(finger)[0].name == "Zsófi"


def test_a_name_that_is_taken_is_refused_and_the_sheet_stays_open(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    finger.find(TextField)[0].text = seats(finger)[1].name
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
    assert Sheet.topmost() is not None
    assert "already" in Toast.shown().text


def test_a_seat_can_change_its_crest_and_place(prepare: Launch) -> None:
    finger = prepare()
    name = seats(finger)[0].name
    tap_part(finger, 0, "open")
    tap_spot(finger, finger.find("CrestPicks")[0], 4)
    finger.tap_widget(finger.find(InkButton, text="Later")[0])
    assert finger.find(Small, text="Seat 2 of 3")
    assert (seats(finger)[1].name, seats(finger)[1].crest) == (name, 4)
    finger.tap_widget(finger.find(InkButton, text="Earlier")[0])
    assert seats(finger)[0].name == name
    finger.tap_widget(finger.find(InkButton, text="Earlier")[0])
    assert Toast.shown().text == "This is already the first seat."


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


class Words:
    """The text for an imaginary game's options."""

    def option(self, name: str) -> str:
        return name.title()

    def value(self, name: str, value: int) -> str:
        return f"{value} {name}"

    def effect(self, name: str, value: int) -> str:
        return f"The game has {value} {name}."


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
    assert ruleset.children[0].text.startswith("Several +2 tokens at once")
    tap_spot(finger, ruleset.ids.choice, "published")
    assert ruleset.children[0].text.startswith("One +2 token per season")


def test_royals_says_when_an_equal_first_turn_is_fairer(prepare: Launch) -> None:
    finger = prepare((1280, 800))
    finger.app.show("new_game", game="royals")
    finger.frames(4)
    switch = finger.find(OptionSwitch, name="equal_first_turn")[0]
    assert "Fairer with three or more players." in switch.note


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
    tap_part(finger, 0, "open")
    (picks,) = finger.find("CrestPicks")
    monkeypatch.setattr(Painter, "circle", note)
    picks.paint(Painter(InstructionGroup()))
    assert max(tops) <= picks.top


def test_the_name_is_selected_when_typing_starts_so_that_it_can_be_replaced(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    field = finger.find(TextField)[0]
    finger.tap_widget(field)
    finger.until(lambda: field.selection_text, most=1_000_000)
    assert field.selection_text == seats(finger)[0].name
    field.focus = False
    field.activate(None)
    finger.until(lambda: field.selection_text, most=1_000_000)
    assert field.selection_text == seats(finger)[0].name
    field.focus = False


def test_a_second_tap_into_a_field_only_moves_the_cursor(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 0, "open")
    field = finger.find(TextField)[0]
    field.activate(None)
    finger.until(lambda: field.selection_text, most=1_000_000)
    finger.tap_widget(field)
    finger.until(lambda: not field.selection_text, most=1_000_000)
    finger.frames(4)
    assert field.selection_text == ""
    field.focus = False
