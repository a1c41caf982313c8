"""Piles and their cards keep their distance, and a pile that is looked through shows every card."""

from collections import Counter
from typing import Any

import pytest
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.games.rival_kings.cards import RULES_VERSION, SUBJECT, SYMBOLS, VALUES, colour, is_subject
from kingdoms.games.rival_kings.moves import Buy
from kingdoms.games.rival_kings.scoring import pairs, score
from kingdoms.games.rival_kings.words import card_name
from kingdoms.games.rival_kings.words.phrases import ability, ability_on_card
from kingdoms.ui.board.sight import CLOSE, END, SKIP, TURN_UP
from kingdoms.ui.boards.rival_kings.pieces.cards import WORDED, below_head, has_abilities, has_plate, paint_card
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.popover import Popover
from tests.ui.conftest import PHONE
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import can_make, session_where


def offers_a_card_twice(state: Any) -> bool:
    if not can_make("Pick")(state):
        return False
    cards = Counter(state.piles[state.agenda[-1][3]])
    return any(cards[move.card] > 1 for move in state.moves() if hasattr(move, "card"))


def test_both_copies_of_a_card_are_shown_and_either_can_be_bought(sit: Any) -> None:
    session = session_where(offers_a_card_twice, after=0)
    finger = sit(session, PHONE)
    board, pile = finger.table.board, session.state.piles[session.state.agenda[-1][3]]
    assert sorted(thing[1] for thing in board.hits if thing[0] == "pick") == sorted(pile)
    second = next(thing for thing in board.sight.lit if len(thing) > 2)
    assert board.is_lit(second)
    assert board.sight.about(second) == board.sight.about(second[:2])
    assert board.large_look(board.sight, second, board.room)
    bought = len(session.log)
    finger.tap_thing(second)
    finger.tap_thing(second)
    assert session.log[bought].move.card == second[1]


def test_with_other_people_the_pile_must_be_opened_before_anything_is_offered(sit: Any) -> None:
    session = session_where(can_make("Pick"), "pppp", after=0)
    finger = sit(session, PHONE)
    table = finger.table
    assert SKIP not in table.board.hits
    assert table.prompt == "Anna: tap the pile to look through it"
    finger.tap_thing(TURN_UP)
    assert SKIP in table.board.sight.lit
    assert table.board.opened == ("pile", session.state.agenda[-1][3])


def _vain_looks(state: Any) -> list[Any]:
    """The moves that look through a pile with nothing in it that can be bought."""
    if not can_make("Look")(state):
        return []
    kind, coins = state.agenda[-1][2], state.coins[0]
    return [
        move
        for move in state.moves()
        if not any(
            is_subject(card) == (kind == SUBJECT) and VALUES[RULES_VERSION][card] <= coins
            for card in state.piles[move.pile]
        )
    ]


def _looking_in_vain(sit: Any, players: str, size: tuple[int, int] = PHONE) -> Any:
    session = session_where(_vain_looks, players, after=0)
    finger = sit(session, size)
    finger.play(_vain_looks(session.state)[0])
    finger.frames(3)
    return finger


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_a_pile_with_nothing_to_buy_is_shown_until_its_reader_goes_on(sit: Any, size: tuple[int, int]) -> None:
    finger = _looking_in_vain(sit, "pbbb", size)
    board, state = finger.table.board, finger.table.session.state
    pile = state.agenda[-1][3]
    assert board.opened == ("pile", pile)
    assert {thing[1] for thing in board.hits if thing[0] == "pick"} == set(state.piles[pile])
    assert finger.table.prompt == "There is nothing in this pile that you can buy"
    assert "Continue" in paint_in_overlay(board, END).places
    finger.end_turn()
    assert state.agenda[-1:] != [("pick", 0, pile)]
    assert board.opened is None


def test_with_other_people_a_pile_is_open_as_soon_as_its_reader_has_chosen_it(sit: Any) -> None:
    finger = _looking_in_vain(sit, "pppp")
    table = finger.table
    assert table.board.opened == ("pile", table.session.state.agenda[-1][3])
    assert table.prompt == "Anna: there is nothing in this pile that you can buy"
    finger.end_turn()
    assert table.session.state.agenda[-1][0] != "pick"
    assert not any(thing[0] == "hand" for thing in table.board.hits)


def test_with_other_people_a_pile_with_nothing_to_buy_is_face_down_after_a_pause(sit: Any) -> None:
    finger = _looking_in_vain(sit, "pppp")
    table = finger.table
    table.handover.hide()
    table.course.go_on()
    finger.frames(3)
    assert table.prompt == "Anna: tap the pile to look through it"
    assert END not in table.board.hits
    finger.press("e")
    assert table.session.state.agenda[-1][0] == "pick"
    finger.tap_thing(TURN_UP)
    assert table.board.opened == ("pile", table.session.state.agenda[-1][3])


def test_a_closed_pile_with_nothing_to_buy_stays_closed(sit: Any) -> None:
    finger = _looking_in_vain(sit, "pbbb")
    board = finger.table.board
    finger.tap_thing(CLOSE)
    finger.table.refresh()
    assert board.opened is None
    assert finger.table.board.buttons.step == "Continue"
    finger.tap_thing(END)
    assert finger.table.session.held is None


SMALL = [PHONE, (412, 892), (640, 360)]


def paint_in_overlay(board: Any, thing: Any) -> Record:
    function, *arguments = board.look_of(board.sight, thing, board.overlay[thing])
    painter = Record()
    function(painter, *arguments)
    return painter


def paint(board: Any, thing: Any) -> Record:
    function, *arguments = board.look_of(board.sight, thing, board.places[thing])
    painter = Record()
    function(painter, *arguments)
    return painter


@pytest.mark.parametrize("size", SMALL)
def test_on_a_phone_the_cards_of_a_pile_touch_neither_another_pile_nor_anything_below(
    sit: Any, size: tuple[int, int]
) -> None:
    board = sit(session_where(can_make("Buy"), after=0), size).table.board
    piles = [("pile", pile) for pile in range(4)]
    for thing in piles:
        others = [board.places[other].rect for other in piles if other != thing]
        for rect in paint(board, thing).outlined:
            assert is_inside(rect, board.zone_of[thing].rect), thing
            assert not any(overlap(rect, other) for other in others), thing


def has_long_names(state: Any) -> bool:
    names = [card_name(pile[-1]) for pile in state.piles if pile]
    return can_make("Buy")(state) and "Market Woman" in names and len(state.subjects[0] + state.buildings[0]) >= 3


def has_name(board: Any, thing: Any, card: int) -> bool:
    return card_name(card) in [text.replace("\n", " ") for text in paint(board, thing).places]


def test_on_a_phone_even_the_longest_hungarian_name_fits(sit: Any) -> None:
    def has_longest_name(state: Any) -> bool:
        return can_make("Buy")(state) and any(pile and card_name(pile[-1]) == "Herb Meadow" for pile in state.piles)

    finger = sit(session_where(has_longest_name, after=0), (360, 640))
    finger.app.set("language", "hu")
    finger.frames(3)
    board = finger.table.board
    for number, pile in enumerate(finger.table.session.state.piles):
        assert not pile or has_name(board, ("pile", number), pile[-1])


@pytest.mark.parametrize("size", SMALL)
def test_on_a_phone_every_pile_has_its_name_if_that_fits_and_both_own_cards_have_names_or_neither(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(has_long_names, after=0)
    board, state = sit(session, size).table.board, session.state
    piles = {("pile", number): pile[-1] for number, pile in enumerate(state.piles) if pile}
    for thing, card in piles.items():
        assert has_name(board, thing, card) == has_plate(board.places[thing].rect, card)
        assert has_name(board, thing, card) or size == (640, 360)
    newest = {("subject", 0): state.subjects[0], ("building", 0): state.buildings[0]}
    own = {(*name, len(row) - 1): row[-1] for name, row in newest.items() if row}
    assert len({has_name(board, thing, card) for thing, card in own.items()}) == 1


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_on_a_tablet_the_cards_and_coins_of_a_pile_are_named(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and 0 in state.tops, "pbb", after=20)
    board, state = sit(session, size).table.board, session.state
    for pile in range(4):
        cards, coins = (
            " ".join(text.replace("\n", " ") for text, _rect in paint(board, (name, pile)).written)
            for name in ("tray", "stack")
        )
        assert cards.split()[0] == str(len(state.piles[pile]))
        assert cards.endswith(("card", "cards"))
        assert coins.endswith(("coin", "coins")) == bool(state.tops[pile])


def has_many_cards(state: Any) -> bool:
    return can_make("Buy")(state) and len(state.subjects[0]) >= 4 and len(state.buildings[0]) >= 3


@pytest.mark.parametrize("size", SMALL)
def test_no_name_is_partly_covered_by_the_next_card(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_many_cards)
    board, row = sit(session, size).table.board, session.state.subjects[0]
    for number, card in enumerate(row[:-1]):
        written = paint(board, ("subject", 0, number)).places.get(card_name(card))
        next_one = board.places[("subject", 0, number + 1)].rect
        assert written is None or overlap(written, next_one) < 1


def has_three_and_one(state: Any) -> bool:
    return can_make("Buy")(state) and len(state.subjects[0]) == 3 and len(state.buildings[0]) == 1


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_on_a_phone_four_of_the_players_cards_have_legible_names(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_three_and_one)
    board = sit(session, size).table.board
    for kind, row in (("subject", session.state.subjects[0]), ("building", session.state.buildings[0])):
        for number, card in enumerate(row):
            assert has_name(board, (kind, 0, number), card)
            shown = dict(paint(board, (kind, 0, number)).written)
            assert card_name(card) in [text.replace("\n", " ") for text in shown]


def has_pair_side_by_side(state: Any) -> bool:
    return can_make("Buy")(state) and bool(pairs(state.subjects[0], state.buildings[0]))


def test_on_a_phone_both_cards_of_a_pair_have_the_same_tag_or_a_line(sit: Any) -> None:
    session = session_where(
        lambda state: has_pair_side_by_side(state) and len(state.subjects[0] + state.buildings[0]) == 2
    )
    board = sit(session, PHONE).table.board
    tags = [{text for text, _place in paint(board, (kind, 0, 0)).written} for kind in ("subject", "building")]
    assert all("1" in tag for tag in tags)
    more = session_where(lambda state: has_pair_side_by_side(state) and has_many_cards(state))
    board = sit(more, PHONE).table.board
    assert [thing for thing in board.places if thing[0] == "pair"]


@pytest.mark.parametrize("size", [PHONE, (800, 1280), (1280, 800)])
def test_a_pile_to_buy_from_shows_the_coins_before_and_after(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and state.coins[0] >= 10)
    board, state = sit(session, size).table.board, session.state
    lit = [thing for thing in board.sight.lit if thing[0] == "pile"]
    assert lit
    for pile in range(4):
        thing, card = ("pile", pile), state.piles[pile][-1]
        words = f"{state.coins[0]}→{state.coins[0] - VALUES[RULES_VERSION][card]}"
        assert (words in paint(board, thing).places) == (thing in lit)


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_prices_and_the_supply_are_legible_on_a_phone_held_sideways(sit: Any, scale: float) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and state.coins[0] >= 10)
    finger = sit(session, (640, 360))
    finger.app.set("text_scale", scale)
    finger.frames(3)
    texts = texts_of(finger.table.board)
    shown = [seen for seen in texts if "→" in seen.text or seen.text.startswith("Supply")]
    assert len(shown) > 1
    assert not any(seen.is_cut or seen.size < theme.tiny / dp(1) for seen in shown)


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_prices_have_the_same_place_on_every_card_and_its_button_leaves_the_name_in_sight(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and state.coins[0] >= 10)
    finger = sit(session, size)
    board, state = finger.table.board, session.state
    lit = [thing for thing in board.sight.lit if thing[0] == "pile"]
    is_high = set()
    for thing in lit:
        shown = paint(board, thing).places
        price = next(place for text, place in shown.items() if "→" in text)
        is_high.add(price.centre[1] > below_head(board.places[thing].rect).top)
    assert len(is_high) == 1
    thing = lit[0]
    had_name = has_name(board, thing, state.piles[thing[1]][-1])
    finger.tap_thing(thing)
    shown = paint(board, thing).places
    assert had_name == has_name(board, thing, state.piles[thing[1]][-1])
    pay, name = shown[f"Pay {VALUES[RULES_VERSION][state.piles[thing[1]][-1]]}"], card_name(state.piles[thing[1]][-1])
    assert all(overlap(pay, place) < 1 for text, place in shown.items() if text.replace("\n", " ") == name)


def last_cards(state: Any) -> list[int]:
    """The piles whose last card can be bought while no pile has run out yet."""
    bought = [move.pile for move in state.moves() if isinstance(move, Buy)]
    return [pile for pile in bought if len(state.piles[pile]) == 1] if all(state.piles) else []


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_first_tap_on_the_last_card_of_a_pile_warns_that_the_game_ends(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(last_cards, after=0)
    finger = sit(session, size)
    finger.tap_thing(("pile", last_cards(session.state)[0]))
    assert finger.table.news.startswith("Takes the last card of the pile: the game ends after this cycle.")


def has_partner_on_a_pile(state: Any) -> bool:
    tops = [pile[-1] for pile in state.piles if pile]
    return can_make("Buy")(state) and any(subject + SYMBOLS in tops for subject in state.subjects[0])


def test_a_card_that_would_make_a_pair_shows_its_points(sit: Any) -> None:
    session = session_where(lambda state: has_partner_on_a_pile(state) and not state.buildings[0])
    board, state = sit(session, (800, 1280)).table.board, session.state
    before = state.scores()[0].total - state.coins[0] // 3
    for pile in range(4):
        card = state.piles[pile][-1]
        is_partner = card - SYMBOLS in state.subjects[0]
        is_like = card >= SYMBOLS and any(colour(card) == colour(subject) for subject in state.subjects[0])
        tags = [text for text in paint(board, ("pile", pile)).places if text.startswith("+")]
        assert bool(tags) == (is_partner or is_like)
        if is_partner:
            after = score([*state.subjects[0]], [card], 0, state.markers[0]).total
            assert tags == [f"+{after - before}"]


def _recruits(state: Any) -> list[Any]:
    """The moves that buy a subject from the top of a pile."""
    return [move for move in state.moves() if isinstance(move, Buy) and is_subject(state.piles[move.pile][-1])]


def test_on_a_tablet_a_subject_on_a_pile_says_what_it_can_do(sit: Any) -> None:
    session = session_where(_recruits, after=0)
    finger = sit(session, (800, 1280))
    move, board = _recruits(session.state)[0], finger.table.board
    said = [text.replace("\n", " ") for text, _rect in paint(board, ("pile", move.pile)).written]
    assert ability_on_card(session.state.piles[move.pile][-1]) in said


@pytest.mark.parametrize("code", ["en", "hu"])
@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_on_a_tablet_subjects_show_their_faces_above_their_abilities(
    sit: Any, size: tuple[int, int], code: str
) -> None:
    finger = sit(session_where(_recruits, after=0), size)
    finger.app.set("language", code)
    finger.frames(2)
    card = finger.table.board.places[("pile", 2)].rect
    assert has_abilities(card), "the abilities of all subjects fit"
    for subject in range(SYMBOLS):
        painter = Record()
        paint_card(painter, card, subject, WORDED)
        name = next(place for text, place in painter.written if text.replace("\n", " ") == card_name(subject))
        width = size_of(card_name(subject), Style(round(theme.least_name), bold=True))[0]
        assert width <= card.width - 2 * theme.unit or name.height > 1.5 * theme.least_name
        assert below_head(card).top - name.top >= 0.45 * card.width


@pytest.mark.parametrize("size", [PHONE, (800, 1280)])
def test_a_subject_is_recruited_only_after_its_ability_could_be_read(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(_recruits, after=0)
    finger = sit(session, size)
    move, decisions = _recruits(session.state)[0], len(session.log)
    finger.tap_thing(("pile", move.pile))
    text = ability(session.state.piles[move.pile][-1])
    assert len(session.log) == decisions
    # A phone's prompt has no room for it.
    assert [popover.text for popover in finger.find(Popover)] == ([text] if size == PHONE else [])
    assert finger.table.news == text
    finger.tap_thing(("pile", move.pile))
    assert session.log[decisions].move == move
