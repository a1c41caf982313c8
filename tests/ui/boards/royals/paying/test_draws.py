"""The Royals board: the first two cards tapped decide what is drawn; nobody has to name a plan."""

from typing import Any

import pytest

from kingdoms.games.royals.bot.first_card import best_first_card
from kingdoms.games.royals.events import DrewIntrigue, Planned
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, TakeHidden, TakeIntrigue, TakeOpen
from kingdoms.ui.board.sight import UNDO
from kingdoms.ui.boards.royals.display import CHOSEN
from kingdoms.ui.boards.royals.draws import DECK, INTRIGUE_DECK
from tests.ui.boards.royals.positions import session_where
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.geometry import is_inside

FORMS = [PHONE, (640, 360), (800, 1280), (1280, 800), DESKTOP]


def plans(state: Any) -> bool:
    return state.agenda[-1][0] == "plan" and len(state.display) == 3 and bool(state.deck)


@pytest.fixture
def finger(sit: Any) -> Any:
    return sit(session_where(plans), DESKTOP)


def last_moves(finger: Any, count: int) -> list[Any]:
    return list(finger.table.session.moves[-count:])


@pytest.mark.parametrize("size", FORMS)
def test_all_cards_and_both_decks_can_be_tapped_from_the_start(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plans), size).table.board
    for thing in [*(("open", slot) for slot in range(3)), DECK, INTRIGUE_DECK]:
        assert thing in board.hits
        assert board.is_lit(thing)


def test_two_country_cards_mean_three(finger: Any) -> None:
    first, _second, third = finger.table.session.state.display
    finger.tap_thing(("open", 0))
    assert finger.table.board.picking.picked == (("open", 0),)
    assert finger.table.prompt != finger.table.session.game.words.prompt(finger.table.session.state)
    finger.tap_thing(("open", 2))
    assert last_moves(finger, 3) == [DrawThree(), TakeOpen(first), TakeOpen(third)]


def test_a_country_card_and_the_intrigue_deck_mean_one_of_each(finger: Any) -> None:
    state = finger.table.session.state
    country, held = state.display[1], state.count_intrigues(0)
    finger.tap_thing(("open", 1))
    finger.tap_thing(INTRIGUE_DECK)
    # There is no choice about the intrigue card.
    assert last_moves(finger, 2) == [DrawWithIntrigue(), TakeOpen(country)]
    assert finger.table.session.state.count_intrigues(0) == held + 1


def test_the_intrigue_deck_can_be_tapped_first(finger: Any) -> None:
    finger.tap_thing(INTRIGUE_DECK)
    assert last_moves(finger, 2) == [DrawWithIntrigue(), TakeIntrigue()]


def test_every_drawn_card_is_in_the_log_once(finger: Any) -> None:
    session = finger.table.session
    finger.tap_thing(INTRIGUE_DECK)
    assert [decision.events for decision in session.log[-2:]] == [[Planned(0, 1)], [DrewIntrigue(0)]]


def test_a_card_from_the_deck_is_not_revealed_until_the_plan_is_clear(finger: Any) -> None:
    age = finger.table.session.age
    finger.tap_thing(DECK)
    assert finger.table.session.age == age
    finger.tap_thing(DECK)
    assert last_moves(finger, 2) == [DrawThree(), TakeHidden()]


def test_the_first_card_can_be_put_back(finger: Any) -> None:
    age = finger.table.session.age
    finger.tap_thing(("open", 1))
    finger.tap_thing(("open", 1))
    assert finger.table.session.age == age
    assert finger.table.board.picking.picked == ()


def test_the_first_card_of_a_hint_stays_picked_when_it_is_tapped(finger: Any) -> None:
    board = finger.table.board
    board.propose(DrawThree())
    (first,) = board.picking.picked
    assert board.picking.is_proposed(DrawThree())
    finger.tap_thing(first)
    assert board.picking.picked == (first,)
    assert "Draw a second country card" in finger.table.prompt
    finger.tap_thing(first)
    assert board.picking.picked == ()


def test_a_hint_marks_the_card_that_is_best_to_begin_with(sit: Any) -> None:
    def begins_elsewhere(state: Any) -> bool:
        return plans(state) and state.seat == 0 and _best(state) not in (None, state.display[0])

    session = session_where(begins_elsewhere)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    board.show(board.sight._replace(advice=DrawThree()))
    board.propose(DrawThree())
    ((name, slot),) = board.picking.picked
    assert (name, session.state.display[slot]) == ("open", _best(session.state))
    finger.frames(2)
    marked = {thing for thing, shown in board.painting.shown.items() if shown.is_advised}
    assert (name, slot) in marked
    assert not {("open", other) for other in range(3) if other != slot} & marked


def _best(state: Any) -> int | None:
    """The country of the best card to begin with; None if it is hidden."""
    card = best_first_card(state.view(0))
    return card.country if isinstance(card, TakeOpen) else None


def test_undo_puts_back_the_first_card_from_the_deck_before_it_undoes_a_decision(finger: Any) -> None:
    table = finger.table
    age, note = table.session.age, table.prompt
    finger.tap_thing(DECK)
    assert "undo to put it back" in table.news
    finger.tap_thing(UNDO)
    assert (table.session.age, table.board.picking.picked, table.prompt) == (age, (), note)
    finger.tap_thing(DECK)
    assert table.board.picking.picked == (DECK,)


def test_undo_never_leaves_a_plan_without_a_card(finger: Any) -> None:
    before = finger.table.session.moves
    finger.tap_thing(("open", 0))
    finger.tap_thing(("open", 1))
    finger.until(lambda: not finger.table.board.flying.is_moving)
    for _ in range(2):
        finger.tap_thing(UNDO)
    assert finger.table.session.moves == before


@pytest.mark.parametrize("size", FORMS)
@pytest.mark.parametrize("first", [("open", 0), DECK])
def test_the_mark_on_the_first_card_is_above_everything_and_not_under_gold(
    sit: Any, size: tuple[int, int], first: Any
) -> None:
    finger = sit(session_where(plans), size)
    board = finger.table.board
    finger.tap_thing(first)
    finger.frames(3)
    mark, card = board.places[(CHOSEN, *first)].rect, board.places[first].rect
    assert is_inside(mark, card)
    painted = list(board.painting.shown)
    above = painted[painted.index((CHOSEN, *first)) + 1 :]
    assert not any(thing[0] in ("open", "deck", "intrigue_deck", "discards", "intrigue_discards") for thing in above)
    assert board.painting.shown[first].is_lit == (first == DECK)
