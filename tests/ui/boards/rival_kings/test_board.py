"""The Rival Kings board: everything is in sight and large enough for a finger, in every form and with large text."""

import random
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.finger import tap_point
from kingdoms.games.rival_kings.cards import PILES, actions, is_subject
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.boards.rival_kings.hand_or_court import RivalKingsHandOrCourt
from kingdoms.ui.boards.rival_kings.pieces.cards import paint_owned, seal_of
from kingdoms.ui.boards.rival_kings.pieces.characters import character_parts
from kingdoms.ui.boards.rival_kings.pieces.seals import READY
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.movement import play_with_movement
from tests.ui.boards.reach import SIZES, at_each, check_apart
from tests.ui.boards.rival_kings.positions import KINDS, offering, offers_to_buy
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import GAME, can_make, new_session, session_where


def offers_to_buy_with_subjects(state: Any) -> bool:
    return can_make("Buy")(state) and bool(state.subjects[0])


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_on_a_small_phone_nothing_that_can_be_chosen_is_covered(sit: Any, scale: float) -> None:
    sessions = [offering(kind, after=25) for kind in KINDS]
    for finger in at_each(sit, sessions, (360, 640), scale):
        board = finger.table.board
        check_apart(board, board.sight.lit.keys() & board.hits.keys())


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_players_resources_and_the_skip_button_are_in_sight_without_opening_anything(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    finger = sit(session_where(offers_to_buy), size, scale)
    board = finger.table.board
    room = board.room
    for thing in (("coins", 0), ("markers", 0), ("points", 0), SKIP, *(("pile", pile) for pile in range(PILES))):
        assert is_inside(board.hits[thing], room), thing


@pytest.mark.parametrize("size", SIZES)
def test_cards_are_never_too_small(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(can_make("Steal"))
    finger = sit(session, size)
    board = finger.table.board
    least = 56 if theme.size_class == "phone" else 88
    for thing, place in board.places.items():
        if thing[0] in ("pile", "subject", "building", "hand", "played", "character", "neutral"):
            assert place.rect.width >= least - 0.5, thing


@pytest.mark.parametrize("size", SIZES)
def test_rows_and_seats_and_piles_and_the_court_do_not_overlap(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(can_make("Steal"), after=60)
    finger = sit(session, size)
    places = finger.table.board.places
    groups: dict[str, list[Rect]] = {}
    for thing, place in places.items():
        group = {"subject": "rows", "building": "rows", "neutral": "character"}.get(thing[0], thing[0])
        if group in ("rows", "character", "pile", "stack", "supply", "skip", "points", "seat"):
            groups.setdefault(group, []).append(place.rect)
    names = list(groups)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            for one in groups[name]:
                for two in groups[other]:
                    assert overlap(one, two) < 1, (name, other)


def test_on_a_tablet_every_strip_of_every_row_is_in_sight(sit: Any) -> None:
    session = session_where(lambda state: can_make("Choose")(state) and max(map(len, state.subjects)) >= 5)
    finger = sit(session, (1280, 800))
    board = finger.table.board
    for seat, row in enumerate(session.state.subjects):
        for place in range(len(row)):
            assert board.hits[("subject", seat, place)].height >= 18


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_seal_of_an_active_subject_covers_neither_value_nor_symbols_nor_name(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    session = session_where(offers_to_buy_with_subjects)
    finger = sit(session, size, scale)
    finger.until(lambda: gallery.is_complete)
    board = finger.table.board
    assert ("subject", 0, len(session.state.subjects[0]) - 1) in board.places
    for seat, row in enumerate(session.state.subjects):
        place = board.places.get(("subject", seat, len(row) - 1))
        if place is not None:
            painter = Record()
            paint_owned(painter, place.rect, row[-1], place.style, READY)
            seal = seal_of(place.rect, row[-1], place.style)
            told = {what: where for what, where in painter.places.items() if "/subjects/" not in what}
            assert len(told) >= 3
            assert not [what for what, where in told.items() if overlap(seal, where) > 0.5], (size, place.style)


def test_on_a_phone_a_tap_on_a_crest_opens_the_rival(sit: Any) -> None:
    session = session_where(lambda state: bool(state.subjects[2]))
    finger = sit(session, (360, 640))
    board = finger.table.board
    assert board.where(("subject", 2, 0)) == ("seat", 2)
    finger.tap(*tap_point(board, ("seat", 2)))
    assert board.opened == ("seat", 2)
    assert board.where(("subject", 2, 0)) is None
    finger.tap(*tap_point(board, ("close",)))
    assert board.opened is None


def test_a_pile_to_look_through_opens_by_itself_and_shows_every_card(sit: Any) -> None:
    session = session_where(can_make("Pick"), after=0)
    finger = sit(session, (360, 640))
    board = finger.table.board
    pile = session.state.agenda[-1][3]
    assert board.opened == ("pile", pile)
    assert {thing[1] for thing in board.hits if thing[0] == "pick"} == set(session.state.piles[pile])


def test_a_pile_shows_no_more_than_the_viewer_knows(sit: Any) -> None:
    session = new_session("pbbb")
    finger = sit(session, (800, 1280))
    board = finger.table.board
    finger.tap(*tap_point(board, ("pile", 1)))
    assert {thing[1] for thing in board.hits if thing[0] == "pick"} == {session.state.piles[1][-1]}


def test_a_closed_sheet_can_be_opened_again_for_the_decision(sit: Any) -> None:
    session = session_where(can_make("Pick"), after=0)
    finger = sit(session, (360, 640))
    board = finger.table.board
    finger.tap(*tap_point(board, ("close",)))
    pick = next(thing for thing in board.sight.lit if thing[0] == "pick")
    opener = board.where(pick)
    assert board.is_lit(opener)
    finger.tap(*tap_point(board, opener))
    assert board.where(pick) is None


def test_the_court_is_in_the_order_of_ranks(sit: Any) -> None:
    session = session_where(can_make("Steal"))
    finger = sit(session, (1280, 800))
    board = finger.table.board
    by_place = sorted(range(4), key=lambda seat: board.hits[("character", seat)].x)
    assert by_place == sorted(range(4), key=session.state.chosen.__getitem__)


@pytest.mark.parametrize("size", SIZES)
def test_a_played_character_keeps_its_place_in_the_hand(sit: Any, size: tuple[int, int]) -> None:
    def chooses_again(state: Any) -> bool:
        return can_make("Choose")(state) and state.cycle == 2

    session = session_where(chooses_again, after=0)
    board = sit(session, size).table.board
    hand = [thing for thing in board.places if thing[0] in ("hand", "played")]
    (played,) = session.state.played[0]
    assert [card for _kind, card in hand] == sorted([*session.state.hands[0], played])
    about = board.sight.about(("played", played))[1]
    assert about.startswith("You played this character in the first cycle of this round.")
    assert not board.is_lit(("played", played))


def has_long_court(state: Any) -> bool:
    """Whether a card can be bought, so that no action can be stolen, and a character has more than two actions."""
    is_long = state.revealed and any(len(actions(character)) > 2 for character in state.chosen)
    return is_long and can_make("Buy")(state)


@pytest.mark.parametrize("size", [(360, 640), (412, 892), (1280, 800)])
def test_actions_that_cannot_be_stolen_leave_room_for_a_whole_face(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_long_court, after=0)
    board = sit(session, size).table.board
    choices = board.visible(RivalKingsHandOrCourt).choices
    for seat, character in enumerate(session.state.chosen):
        card = board.hits[("character", seat)]
        portrait = character_parts(card, character, seat in choices.seats).portrait
        # On a tablet, all cards are about as wide as those with four actions side by side.
        assert portrait.height >= (0.8 if len(actions(character)) < 4 and size[0] < 600 else 0.6) * portrait.width


# Movement.


def test_a_moving_card_is_hidden_until_it_has_landed_and_numbers_change_then(sit: Any) -> None:
    session = session_where(offers_to_buy)
    finger = sit(session, (1280, 800))
    theme.speed = "normal"
    board = finger.table.board
    coins = session.state.coins[0]
    move = next(move for move in session.state.moves() if type(move).__name__ == "Buy")
    finger.table.course.play(move)
    bought = next(event for event in session.log[-1].events if type(event).__name__ == "Bought")
    row = "subject" if is_subject(bought.card) else "building"
    newest = (row, 0, len(getattr(session.state, f"{row}s")[0]) - 1)
    assert board.is_in_the_air(newest)
    assert board.count(("coins", 0)) == coins
    board.flying.finish()
    assert not board.is_in_the_air(newest)
    assert board.count(("coins", 0)) == session.state.coins[0]


def test_during_an_animation_the_prompt_says_what_is_happening(sit: Any) -> None:
    session = session_where(can_make("Buy"))
    finger = sit(session, (1280, 800))
    theme.speed = "normal"
    finger.table.course.play(next(move for move in session.state.moves() if type(move).__name__ == "Buy"))
    bought = next(event for event in session.log[-1].events if type(event).__name__ == "Bought")
    finger.until(lambda: finger.table.prompt == GAME.words.line(bought, session.names_in_sentences))
    finger.table.board.flying.finish()
    assert finger.table.board.caption == ""
    assert finger.table.prompt != GAME.words.line(bought, session.names_in_sentences)


def test_a_touch_ends_all_animations_at_once(sit: Any) -> None:
    # After a stolen purchase the same player goes on, so nothing else moves.
    session = session_where(lambda state: can_make("Buy")(state) and state.asked == "carry_out")
    finger = sit(session, (1280, 800))
    theme.speed = "normal"
    finger.table.course.play(next(move for move in session.state.moves() if type(move).__name__ == "Buy"))
    board = finger.table.board
    assert board.flying.is_moving
    finger.tap(*tap_point(board, ("supply",)))
    assert not board.flying.is_moving


@pytest.mark.parametrize(("size", "players"), [((360, 640), "pbbb"), ((640, 360), "pb"), ((1280, 800), "pbb")])
def test_every_event_of_a_game_can_be_animated_and_numbers_change_as_things_land(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    finger, rng = sit(new_session(players, seed=11), size), random.Random(2)
    things = [(name, seat) for seat in range(len(players)) for name in ("coins", "markers")]
    play_with_movement(finger, lambda state: rng.choice(GAME.bot.sensible(state, state.moves())), things)


def test_the_board_is_repainted_in_another_language_and_size(sit: Any) -> None:
    session = session_where(can_make("Steal"))
    finger = sit(session, (360, 640))
    board = finger.table.board
    before = board.hits[("pile", 0)]
    Window.size = (1280, 800)
    finger.frames(4)
    assert board.hits[("pile", 0)] != before
    assert is_inside(board.hits[("pile", 0)], board.rect)
