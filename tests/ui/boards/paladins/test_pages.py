"""The Paladins board: the pages on a phone, what opens above the table, and what stays secret."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.metrics import dp
from kivy.uix.widget import Widget

from kingdoms.commands.audit.sizes import names_left_out
from kingdoms.core.session import Session
from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS
from kingdoms.games.paladins.moves import ChoosePaladin
from kingdoms.games.paladins.words.labels import KEEP
from kingdoms.games.paladins.words.names import outsider_title, paladin_name, townsfolk_name
from kingdoms.ui.board.sight import CLOSE, PAGE
from kingdoms.ui.board.symbol_rows import width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.own.action_parts import action_parts
from kingdoms.ui.boards.paladins.own.actions import PaladinsActions
from kingdoms.ui.boards.paladins.town import favours
from kingdoms.ui.boards.paladins.town.favours import PaladinsFavours, lines_of_effects
from kingdoms.ui.boards.paladins.town.taverns import PaladinsTaverns
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.paladins.positions import GAME, OWN, REALM, TOWN, acts, offering, session_where
from tests.ui.boards.positions import sight_of
from tests.ui.conftest import PHONE
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside
from tests.ui.positions import can_make
from tests.ui.touches import swipe


def test_swipes_and_tabs_turn_the_pages(sit: Any) -> None:
    finger = sit(session_where(acts))
    board = finger.table.board
    assert board.page == OWN
    swipe(finger, -200)
    assert board.page == REALM
    assert ("outsider", 0) in board.hits
    swipe(finger, -200)
    assert board.page == TOWN
    assert ("townsfolk", 0) in board.hits
    finger.tap_thing((PAGE, OWN))
    assert board.page == OWN
    assert ("action", 0, 0) in board.hits


@pytest.mark.parametrize(
    ("kind", "page"),
    [("Act", OWN), ("Clear", OWN), ("Develop", OWN), ("Jar", OWN), ("Settle", REALM), ("Outsider", REALM),
     ("Recruit", TOWN), ("TakeTavern", TOWN), ("TakeTownsfolk", TOWN)],
)  # fmt: skip
def test_a_decision_opens_its_page_by_itself(sit: Any, kind: str, page: str) -> None:
    assert sit(offering(kind)).table.board.page == page


@pytest.mark.parametrize(("size", "lines"), [((640, 360), 1), ((800, 1280), 2), ((1280, 800), 2)])
def test_choices_fit_on_one_or_two_lines_and_the_actions_stay_in_sight(
    sit: Any, size: tuple[int, int], lines: int
) -> None:
    def has_many_jars(state: Any) -> bool:
        return can_make("Jar")(state) and len(state.moves()) > 5

    finger = sit(session_where(has_many_jars), size)
    board = finger.table.board
    jars = [thing for thing in board.sight.lit if thing[0] == "jar"]
    assert len({board.hits[jar].y for jar in jars}) == lines
    assert min(board.hits[jar].width for jar in jars) >= theme.touch
    for action in printed.ACTIONS:
        slots = action_parts(board.hits["action", 0, action], action).slots
        assert theme.size_class == "phone" or min(slot.width for slot in slots) >= dp(32)
    board.turn_to(REALM)
    finger.tap_thing(jars[0])
    assert board.sight.view.jars[0]


def test_many_choices_take_the_place_of_the_actions_on_a_phone(sit: Any) -> None:
    def has_many_jars(state: Any) -> bool:
        return can_make("Jar")(state) and len(state.moves()) > 5

    board = sit(session_where(has_many_jars), PHONE).table.board
    jars = [thing for thing in board.sight.lit if thing[0] == "jar"]
    assert min(min(board.hits[jar][2:]) for jar in jars) >= theme.touch
    assert ("action", 0, 0) not in board.hits


def test_a_few_choices_take_the_place_of_the_hand_on_a_phone_and_the_actions_stay_where_they_are(sit: Any) -> None:
    def actions(board: Any) -> list[Any]:
        return [board.hits["action", 0, action] for action in printed.ACTIONS]

    usual = actions(sit(session_where(acts), PHONE).table.board)
    board = sit(offering("Option"), PHONE).table.board
    assert actions(board) == usual
    assert ("worker", 0) not in board.hits


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_the_players_board_is_always_in_sight_and_the_realm_and_the_town_are_pages(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = sit(offering("Recruit"), size)
    board = finger.table.board
    assert (board.pages(), board.page) == ([REALM, TOWN], TOWN)
    finger.tap_thing((PAGE, REALM))
    assert board.page == REALM
    assert {("outsider", 0), ("action", 0, 0)} <= set(board.hits)


@pytest.mark.parametrize("size", [(600, 960), (960, 600), (768, 1024), (1024, 768)])
def test_a_small_tablet_has_a_third_page_for_the_players_board(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    assert (board.pages(), board.page) == ([OWN, REALM, TOWN], OWN)
    board.turn_to(TOWN)
    assert {("worker", 0), ("own_paladin", 0), ("silver", 0)} <= set(board.hits)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (600, 960), (960, 600)])
def test_slots_for_workers_are_large_enough_on_every_tablet(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    for action in printed.ACTIONS:
        parts = action_parts(board.places["action", 0, action].rect, action)
        assert min(slot.width for slot in parts.slots) >= dp(32)


def test_slots_on_a_phone_are_large_enough_on_the_page_and_on_the_sheet_of_a_rival(sit: Any) -> None:
    board = sit(session_where(acts), PHONE).table.board
    board.open(("seat", 1))
    for side, places in enumerate((board.places, board.overlay)):
        for action in printed.ACTIONS:
            parts = action_parts(places["action", side, action].rect, action)
            assert min(slot.width for slot in parts.slots) >= dp(24), (side, action)


def test_on_a_phone_all_actions_with_one_or_two_slots_are_above_those_with_three(sit: Any) -> None:
    hits = sit(session_where(acts), PHONE).table.board.hits
    lowest = min(hits["action", 0, action].y for action in printed.LEFT)
    assert all(hits["action", 0, action].top < lowest for action in printed.RIGHT)


def test_on_an_upright_tablet_actions_have_large_slots_and_tokens(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    for action in printed.ACTIONS:
        parts = action_parts(board.places["action", 0, action].rect, action)
        assert min(slot.width for slot in parts.slots) >= dp(40)
        assert parts.tokens.height >= dp(24)
        # Its cost and gain are next to its slots.
        assert parts.tokens.x >= parts.slots[-1].right
        assert parts.tokens.centre[1] == pytest.approx(parts.slots[0].centre[1], abs=dp(2))


@pytest.mark.parametrize("kind", ["Jar", "Keep"])
def test_on_a_phone_choices_take_no_room_from_the_realm(sit: Any, kind: str) -> None:
    board = sit(offering(kind), PHONE).table.board
    assert board.page == OWN
    board.turn_to(REALM)
    assert min(board.places["region", region].rect.height for region in printed.REGIONS) >= theme.touch - theme.hair
    assert board.is_lit((PAGE, OWN)) or (PAGE, OWN) in board.openers(board.sight)


def test_on_a_phone_with_large_type_attributes_without_a_track_have_modest_symbols(sit: Any) -> None:
    board = sit(session_where(acts), PHONE, 1.3).table.board
    for attribute in printed.ATTRIBUTES:
        thing = ("attribute", 0, attribute)
        record = Record()
        brush, *look = board.look_of(board.sight, thing, board.places[thing])
        brush(record, *look)
        symbol = record.places[f"paladins/symbols/{printed.ATTRIBUTE_KEYS[attribute]}"]
        assert symbol.width <= 2 * theme.body


@pytest.mark.parametrize("players", ["pbbb", "p"])
def test_on_a_phone_every_region_is_a_row_for_a_finger_with_its_outsider(sit: Any, players: str) -> None:
    board = sit(session_where(acts, players), PHONE).table.board
    board.turn_to(REALM)
    for region in printed.REGIONS:
        row, outsider = (board.places[name, region].rect for name in ("region", "outsider"))
        assert (row.y, row.height) == (outsider.y, outsider.height)
        assert row.height >= theme.touch - theme.hair


def test_on_an_upright_tablet_orders_and_favours_stay_in_place_when_the_next_one_is_turned(sit: Any) -> None:
    def places(round_: int) -> dict[Any, Any]:
        board = sit(session_where(lambda state: acts(state) and state.round == round_), (800, 1280)).table.board
        board.turn_to(TOWN)
        return {thing: place.rect.x for thing, place in board.places.items() if thing[0] in ("order", "favour")}

    assert places(4) == places(5)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_choices_take_the_place_of_the_hand_and_move_nothing(sit: Any, size: tuple[int, int]) -> None:
    board = sit(raising(lambda cards: cards > 2), size).table.board
    things = [thing for thing in board.places if thing[0] in ("action", "own_paladin", "hired", "converted")]
    before = [board.places[thing] for thing in things]
    assert sum(thing[0] in ("hired", "converted") for thing in things) > 2
    assert ("worker", 0) not in board.places
    board.show(board.sight._replace(lit={}))
    assert [board.places[thing] for thing in things] == before
    assert ("worker", 0) in board.places


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_workers_to_keep_are_next_to_the_button_and_can_be_tapped(sit: Any, size: tuple[int, int]) -> None:
    board = sit(offering("Keep", "pp"), size).table.board
    things = [("use", KEEP), *(("worker", kind) for kind in printed.WORKERS)]
    assert min(min(board.hits[thing][2:]) for thing in things) >= theme.touch
    assert len({board.hits[thing].centre[1] for thing in things}) == 1


def raising(has_cards: Callable[[int], bool]) -> Session:
    """A session in which the first seat, with a suitable number of cards, raises one of its attributes."""

    def is_raising(state: Any) -> bool:
        return can_make("Raise")(state) and has_cards(len(state.hired[0]) + len(state.converted[0]))

    return session_where(is_raising)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_a_single_choice_has_its_own_place_beside_the_followers(sit: Any, size: tuple[int, int]) -> None:
    def has_one_choice(state: Any) -> bool:
        return can_make("Accept")(state) and 0 < len(state.hired[0]) + len(state.converted[0]) < 4

    board = sit(session_where(has_one_choice), size).table.board
    things = [thing for thing in board.places if thing[0] in ("hired", "converted")]
    assert things
    cards = [board.places[thing] for thing in things]
    board.show(board.sight._replace(lit={}))
    assert [board.places[thing] for thing in things] == cards


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_the_paladin_and_the_followers_are_cards_with_names(sit: Any, size: tuple[int, int]) -> None:
    def has_both(state: Any) -> bool:
        return acts(state) and len(state.hired[0]) == len(state.converted[0]) == 1

    board = sit(session_where(has_both), size).table.board
    view = board.sight.view
    names = {
        ("own_paladin", 0): paladin_name(view.paladins[0]),
        ("hired", 0, 0): townsfolk_name(view.hired[0][0]),
        ("converted", 0, 0): outsider_title(OUTSIDERS[view.converted[0][0]].key),
    }
    for thing, name in names.items():
        record = Record()
        paint, *look = board.look_of(board.sight, thing, board.places[thing])
        paint(record, *look)
        assert name in [text for text, _place in record.written], thing
        # Sideways the tracks need the room for their numbers.
        least = 0.75 * theme.card_width if thing[0] == "own_paladin" and size[0] > size[1] else theme.card_width
        assert board.places[thing].rect.width >= least


@pytest.mark.parametrize(("size", "count"), [((800, 1280), 8), ((1280, 800), 6)])
def test_many_followers_move_nothing_and_name_the_further_cards_that_a_tap_shows(
    sit: Any, size: tuple[int, int], count: int
) -> None:
    def has(number: int) -> Session:
        return session_where(lambda state: acts(state) and len(state.hired[0]) + len(state.converted[0]) == number)

    usual = sit(has(1), size).table.board.hits["action", 0, 0]
    finger = sit(has(count), size)
    board = finger.table.board
    followers = [place.rect for thing, place in board.places.items() if thing[0] in ("hired", "converted")]
    assert board.hits["action", 0, 0] == usual
    assert len({card.y for card in followers}) == 1
    assert min(card.width for card in followers) >= theme.card_width
    assert "hired" not in names_left_out(board, GAME.key)
    more = board.look_of(board.sight, ("followers", 0), board.places["followers", 0])[-1]
    assert len(more) == count - len(followers)
    finger.tap_thing(("followers", 0))
    assert board.opened == ("seat", 0)


def test_next_to_the_actions_a_tab_is_not_lit_for_favours_alone(sit: Any) -> None:
    board = sit(session_where(lambda state: acts(state) and can_make("UseFavour")(state)), (800, 1280)).table.board
    assert any(thing[0] == "favour" for thing in board.sight.lit)
    assert board.page == TOWN
    board.turn_to(REALM)
    assert (PAGE, TOWN) in board.places
    assert not board.is_lit((PAGE, TOWN))


def test_next_to_the_actions_a_side_stays_until_a_decision_is_made_on_the_other(sit: Any) -> None:
    finger = sit(session_where(lambda state: acts(state) and not can_make("UseFavour")(state)), (1280, 800))
    board = finger.table.board
    acting = board.sight
    assert board.page == TOWN
    assert ("shown_page", TOWN) in board.places
    for kind, page in (("Settle", REALM), ("Recruit", TOWN), ("Settle", REALM)):
        board.show(sight_of(offering(kind)))
        assert board.page == page
        board.show(acting)
        assert board.page == page
    finger.frames(30)
    finger.tap_thing((PAGE, TOWN))
    board.show(acting._replace(viewer=1))
    assert board.page == TOWN


def test_a_tab_is_lit_if_something_on_its_page_can_be_chosen(sit: Any) -> None:
    board = sit(session_where(acts)).table.board
    board.turn_to(TOWN)
    assert board.is_lit((PAGE, OWN))


def test_a_region_with_a_target_is_lit_and_opens(sit: Any) -> None:
    finger = sit(offering("Settle"))
    board = finger.table.board
    space = next(thing for thing in board.sight.lit if thing[0] == "space")
    board.close()
    assert board.where(space)[0] == "region"
    assert board.is_lit(board.where(space))
    finger.tap_thing(space)
    assert board.sight.view.agenda[-1][0] != "settle"


@pytest.mark.parametrize("players", ["p", "pbbb"])
def test_a_tap_on_a_sides_crest_opens_their_whole_board(sit: Any, players: str) -> None:
    finger = sit(session_where(acts, players))
    board = finger.table.board
    finger.tap_thing(("seat", 1))
    assert board.opened == ("seat", 1)
    assert ("action", 1, 11) in board.hits
    finger.tap_thing(CLOSE)
    assert board.opened is None


def test_only_the_person_who_chooses_sees_their_paladins_and_only_after_the_curtain(sit: Any) -> None:
    session = positions.new_session("pp", 3, GAME)
    while session.state.agenda[-1][0] != "paladin":
        session.play(session.state.moves()[0])
        session.end_turn()
    finger = sit(session, PHONE)
    board = finger.table.board
    chooser = session.state.seat
    assert finger.table.curtain is not None
    assert not any(thing[0] == "paladin" for thing in board.hits)
    finger.lift_curtain()
    assert {thing for thing in board.hits if thing[0] == "paladin"} == {
        ("paladin", paladin) for paladin in session.state.drawn[chooser]
    }
    finger.play(next(move for move in session.state.moves() if isinstance(move, ChoosePaladin)))
    finger.frames(3)
    if session.held is not None:
        finger.table.end_turn()
    assert session.state.seat != chooser
    assert board.sight.viewer is None
    assert finger.table.curtain is not None
    assert not any(thing[0] == "paladin" for thing in board.hits)
    assert board.sight.view.paladins[chooser] < 0


def test_the_effects_of_a_favour_can_be_read_on_a_phone(sit: Any) -> None:
    board = sit(session_where(lambda state: acts(state) and state.count_open_favours() == 5)).table.board
    board.turn_to(TOWN)
    width = board.hits[("favour", 0)].inset(theme.unit).width
    lines = [lines_of_effects(favour, width) for favour in range(len(FAVOURS))]
    assert all(width_of(tokens, 0.5 * theme.glyph) <= width for each in lines for tokens in each)
    assert {len(each) for each in lines} == {1, 3}
    assert all(len(lines_of_effects(favour, 5 * width)) == 1 for favour in range(len(FAVOURS)))


@pytest.mark.parametrize(("zone", "columns"), [(PaladinsActions, 0), (PaladinsTaverns, 0), (PaladinsFavours, -1)])
def test_an_impossible_number_of_columns_is_refused(zone: type[Zone], columns: int) -> None:
    with pytest.raises(ValueError, match="columns"):
        zone(columns=columns)


def test_on_a_tablet_held_upright_every_space_of_the_realm_can_be_tapped_directly(sit: Any) -> None:
    finger = sit(session_where(acts, after=60), (800, 1280))
    board = finger.table.board
    board.turn_to(REALM)
    spaces = [thing for thing in board.places if thing[0] == "space"]
    assert spaces
    assert all(thing in board.hits for thing in spaces)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), PHONE])
@pytest.mark.parametrize("players", ["pb", "pbb", "pbbb"])
def test_all_lines_of_spaces_in_a_region_are_equally_wide(sit: Any, size: tuple[int, int], players: str) -> None:
    board = sit(session_where(acts, players), size).table.board
    board.turn_to(REALM)
    for region in printed.REGIONS:
        rects = [board.places["space", space].rect for space in printed.spaces_of(region, len(players))]
        lines = [[rect for rect in rects if rect.y == y] for y in {rect.y for rect in rects}]
        ends = [(min(rect.x for rect in line), max(rect.right for rect in line)) for line in lines]
        assert all(end == pytest.approx(ends[0], abs=1) for end in ends)


def test_the_cost_of_a_favour_is_legible_on_a_small_card(monkeypatch: pytest.MonkeyPatch, show: Any) -> None:
    show(Widget())
    plates: list[Any] = []
    monkeypatch.setattr(favours, "paint_plate", lambda _painter, rect, *_what: plates.append(rect))
    card = Rect(0, 0, 1.3 * theme.touch, 1.4 * theme.touch)
    for favour in range(len(FAVOURS)):
        favours.paint_favour(Record(), card, favour)
    assert len(plates) == sum(bool(favour.cost) for favour in FAVOURS)
    for plate in plates:
        assert is_inside(plate, card)
        assert min(plate.width, plate.height) >= theme.tiny
