"""The seats of a new game by touch: who sits where, under which name and crest, and in which order."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.graphics import InstructionGroup

from kingdoms.core.seats import PERSON
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.text import SMALLEST, Style, size_of
from kingdoms.ui.new_game.tiles import AddTile, SeatTile
from kingdoms.ui.player_kinds import ABOUT
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Choice, IconButton, InkButton, Sheet, Small, Toast
from kingdoms.ui.widgets.chips import Chips
from kingdoms.ui.widgets.text_field import TextField
from tests.ui.new_game.seats import seats, tap_part, tap_spot
from tests.ui.widgets.placing import later

Launch = Callable[..., Any]


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
    assert not any(tile.tablet_side for tile in finger.find(SeatTile))
    finger.app.set("around_table", True)
    finger.app.show("new_game", game="rival_kings")
    finger.frames(4)
    person, *bots = finger.find(SeatTile)
    assert (person.tablet_side, {bot.tablet_side for bot in bots}) == ("bottom", {""})
    sides = []
    for _side in range(4):
        tap_spot(finger, person, "tablet_side")
        sides.append(finger.app.store.settings.get("sides")[person.seat.crest])
        assert (person.tablet_side, sides[-1] in Toast.shown().text) == (sides[-1], True)
    assert sides == ["right", "top", "left", "bottom"]


def test_phones_have_no_sides_to_choose(prepare: Launch) -> None:
    finger = prepare()
    finger.app.set("around_table", True)
    finger.app.show("new_game", game="rival_kings")
    finger.frames(4)
    assert not any(tile.tablet_side for tile in finger.find(SeatTile))


def test_a_seats_sheet_offers_every_kind_of_player_and_describes_it(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 1, "open")
    choice = finger.find(Choice)[0]
    assert [words for _value, words in choice.options] == ["Person", "Squire", "Knight", "Regent", "Sovereign"]
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


def test_several_people_are_named_in_a_row(prepare: Launch) -> None:
    finger = prepare()
    seating = finger.app.front.seating
    seating.known = ["Anna", "Ben", "Zsófi"]
    seating.become(2, PERSON)
    tap_part(finger, 0, "open")
    tap_spot(finger, finger.find(Chips)[0], "Ben")
    sheet = Sheet.topmost()
    finger.frames(4)
    assert (sheet.number, finger.find(TextField)[0].text) == (2, seating.seats[2].name)
    assert "Ben" not in finger.find("KnownPeople")[0].names
    finger.find(TextField)[0].text = "Dani"
    finger.find(TextField)[0].dispatch("on_text_validate")
    assert Sheet.topmost() is None
    assert [seat.name for seat in seats(finger) if seat.is_person] == ["Ben", "Dani"]
    assert [tile.seat for tile in finger.find(SeatTile)] == seats(finger)


def test_a_name_that_is_taken_does_not_go_on_to_the_next_person(prepare: Launch) -> None:
    finger = prepare()
    finger.app.front.seating.become(2, PERSON)
    tap_part(finger, 0, "open")
    finger.find(TextField)[0].text = seats(finger)[1].name
    finger.find(TextField)[0].dispatch("on_text_validate")
    assert (Sheet.topmost().number, "already" in Toast.shown().text) == (0, True)


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


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(("typed", "is_kept"), [("Zsófi", True), ("Be", False)])
def test_a_typed_name_is_offered_once_a_known_person_has_been_tapped_instead(
    prepare: Launch, number: int, typed: str, is_kept: bool
) -> None:
    finger = prepare()
    finger.app.front.seating.known = ["Ben"]
    tap_part(finger, number, "open")
    finger.find(TextField)[0].text = typed
    tap_spot(finger, finger.find(Chips)[0], "Ben")
    assert (seats(finger)[number].name, seats(finger)[number].player) == ("Ben", PERSON)
    assert (typed in finger.app.front.seating.free_names()) is is_kept


def test_a_typed_name_that_is_taken_stays_in_the_field_when_the_kind_changes(prepare: Launch) -> None:
    finger = prepare()
    tap_part(finger, 1, "open")
    taken = seats(finger)[0].name
    finger.find(TextField)[0].text = taken
    tap_spot(finger, finger.find(Choice)[0], PERSON)
    assert finger.find(TextField)[0].text == taken
    assert seats(finger)[1].name != taken


def type_name(finger: Any, number: int, name: str) -> None:
    tap_part(finger, number, "open")
    finger.find(TextField)[0].text = name
    close_with_cross(finger)
    finger.frames(2)


def offered_names(finger: Any) -> list[str]:
    tap_part(finger, 0, "open")
    return [name for name, _words in finger.find(Chips)[0].options]


def test_a_typed_name_is_offered_for_another_game_too(prepare: Launch) -> None:
    finger = prepare()
    type_name(finger, 0, "Zsófi")
    finger.app.back()
    finger.app.show("new_game", game="kingsburg")
    finger.frames(4)
    assert "Zsófi" in offered_names(finger)


def test_somebody_in_an_unfinished_game_is_offered_even_if_others_play_next(prepare: Launch) -> None:
    finger = prepare()
    for name in ("Zsófi", "Béla"):
        type_name(finger, 0, name)
        finger.app.front.start()
        finger.frames(4)
        finger.app.show("new_game", game=finger.app.front.session.game.key)
        finger.frames(4)
    assert {"Zsófi", "Béla"} <= {seats(finger)[0].name, *offered_names(finger)}


def test_a_typed_name_is_offered_after_a_restart(prepare: Launch) -> None:
    finger = prepare()
    type_name(finger, 0, "Zsófi")
    assert "Zsófi" in offered_names(prepare())


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
    tap_spot(finger, finger.find("CrestPicker")[0], 4)
    finger.tap_widget(finger.find(InkButton, text="Later")[0])
    assert finger.find(Small, text="Seat 2 of 3")
    assert (seats(finger)[1].name, seats(finger)[1].crest) == (name, 4)
    finger.tap_widget(finger.find(InkButton, text="Earlier")[0])
    assert seats(finger)[0].name == name
    finger.tap_widget(finger.find(InkButton, text="Earlier")[0])
    assert Toast.shown().text == "This is already the first seat."


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
    (picks,) = finger.find("CrestPicker")
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
