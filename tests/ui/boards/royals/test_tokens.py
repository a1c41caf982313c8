"""The Royals board: tokens are face down, the player's own are shown while held, and sheets show the rest."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.words.language import You
from kingdoms.games.royals.board import TITLES
from kingdoms.games.royals.country_ranking import ranking, standings
from kingdoms.games.royals.state import NONE
from kingdoms.ui.board.sight import CLOSE
from kingdoms.ui.boards.royals.overlays.comparison import decisions, influences
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.boards.royals.overlays.tokens import PEEK
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet
from tests.ui.boards.reach import SIZES
from tests.ui.boards.royals.positions import plays, session_where
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.geometry import is_inside, overlap

pytestmark = pytest.mark.usefixtures("steady")
SHEETS = [("seat", 0), ("seat", 1), ("country", 0), PEEK, (SCORED, 0), (AWARDED,)]


def has_tokens(state: Any) -> bool:
    return plays(state) and all(state.tokens(seat) for seat in (0, 1))


def is_in_the_second_period(state: Any) -> bool:
    return has_tokens(state) and state.period == 1


def is_late(state: Any) -> bool:
    """Whether most positions are occupied."""
    return plays(state) and sum(holder != NONE for holder in state.holders) > 24


def is_contested(state: Any) -> bool:
    """Whether more than two seats have influence in the first country."""
    return plays(state) and len(ranking(state.holders, 0)) > 2


def look(board: Any, thing: Any) -> Any:
    """How a laid-out thing looks now: the function that paints it, then its arguments."""
    places = board.overlay if board.opened else board.places
    return board.look_of(board.sight, thing, places[thing])


def hold(finger: Any, thing: Any) -> Any:
    """Holds a finger on a thing until something opens."""
    board = finger.table.board
    opened = board.opened
    touch = finger.down(*board.to_window(*tap_point(board, thing)))
    finger.until(lambda: board.opened != opened or Sheet.topmost() is not None)
    return touch


@pytest.mark.parametrize("size", SIZES)
def test_the_players_tokens_are_shown_only_while_their_seat_is_held(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_tokens)
    finger = sit(session, size)
    board = finger.table.board
    touch = hold(finger, ("seat", 0))
    assert board.opened == PEEK
    shown = [look(board, ("token", 0, number))[-1] for number in range(len(session.state.tokens(0)))]
    assert shown == session.state.tokens(0)
    finger.up(touch)
    assert board.opened is None
    assert Sheet.topmost() is None


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_holding_the_tokens_on_the_players_sheet_shows_them(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(has_tokens), size)
    board = finger.table.board
    finger.tap_thing(("seat", 0))
    assert board.overlay[("tokens", 0)].rect.height > theme.touch
    touch = hold(finger, ("tokens", 0))
    assert board.opened == PEEK
    finger.up(touch)
    assert board.opened is None


def test_a_second_finger_or_a_pause_hides_the_players_tokens(sit: Any) -> None:
    finger = sit(session_where(has_tokens))
    board = finger.table.board
    hold(finger, ("seat", 0))
    finger.down(*board.to_window(*board.rect.centre))
    assert board.opened is None
    finger = sit(session_where(has_tokens))
    board = finger.table.board
    hold(finger, ("seat", 0))
    finger.table.on_pause()
    assert board.opened is None


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_on_a_seats_sheet_are_face_down(sit: Any, size: tuple[int, int], seat: int) -> None:
    session = session_where(has_tokens)
    finger = sit(session, size)
    board = finger.table.board
    finger.tap_thing(("seat", seat))
    assert board.opened == ("seat", seat)
    backs = [thing for thing in board.overlay if thing[0] == "token"]
    assert len(backs) == len(session.state.tokens(seat))
    assert {look(board, thing)[-1] for thing in backs} == {None}


def test_a_long_press_on_a_rival_shows_who_plays_but_no_tokens(sit: Any) -> None:
    session = session_where(has_tokens)
    finger = sit(session)
    touch = hold(finger, ("seat", 1))
    assert finger.table.board.opened is None
    sheet = Sheet.topmost()
    assert sheet is not None
    assert sheet.title.startswith(session.seats[1].name)
    finger.up(touch)
    assert Sheet.topmost() is sheet


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_with_open_scores_all_tokens_and_points_are_shown(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_tokens, open_scores=True)
    finger = sit(session, size)
    board = finger.table.board
    facts = dict(look(board, ("seat", 1))[-1].facts)
    assert facts["points"] == session.state.scores()[1].total
    assert "tokens" not in facts
    finger.tap_thing(("seat", 1))
    shown = [look(board, ("token", 1, number))[-1] for number in range(len(session.state.tokens(1)))]
    assert shown == session.state.tokens(1)


def test_without_open_scores_a_seat_shows_the_number_of_its_tokens_but_not_their_worth(sit: Any) -> None:
    session = session_where(has_tokens)
    board = sit(session, DESKTOP).table.board
    for seat in range(4):
        facts = dict(look(board, ("seat", seat))[-1].facts)
        assert facts["tokens"] == len(session.state.tokens(seat))
        assert "points" not in facts


def test_lifting_the_finger_after_a_peek_closes_only_what_it_opened(sit: Any) -> None:
    finger = sit(session_where(has_tokens))
    board = finger.table.board
    touch = hold(finger, ("seat", 0))
    board.open(("country", 0))
    finger.up(touch)
    assert board.opened == ("country", 0)


def test_a_long_press_on_an_opened_sheet_does_nothing(sit: Any) -> None:
    finger = sit(session_where(is_in_the_second_period))
    board = finger.table.board
    for opened in SHEETS:
        board.open(opened)
        finger.frames(2)
        board.pressed_long(opened)
        assert board.opened == opened
        assert Sheet.topmost() is None


def test_everything_that_can_be_touched_on_a_sheet_has_an_explanation(sit: Any) -> None:
    board = sit(session_where(is_in_the_second_period)).table.board
    for opened in SHEETS:
        board.open(opened)
        for thing in board.hits.keys() - {CLOSE, opened}:
            assert all(board.sight.about(thing)), thing


@pytest.mark.parametrize("size", SIZES)
def test_sheets_fit_on_the_screen_with_everything_on_them(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(is_late, "pbbbb", after=300), size)
    board = finger.table.board
    for opened in (("seat", 0), ("seat", 1), ("country", 0), ("country", 2), PEEK):
        board.open(opened)
        finger.frames(3)
        panel = board.overlay[opened].rect
        assert is_inside(panel, board.rect)
        for thing, place in board.overlay.items():
            assert is_inside(place.rect, panel), thing
        if opened != PEEK:
            assert min(board.hits[CLOSE][2:]) >= 47


@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_with_large_text_a_countrys_sheet_still_has_a_line_for_everybody(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(is_contested), size, 2.0)
    board = finger.table.board
    board.open(("country", 0))
    finger.frames(2)
    heights = [place.rect.height for thing, place in board.overlay.items() if thing[0] == "rank"]
    assert min(heights) >= 18


def test_a_seats_sheet_shows_every_position_it_holds(sit: Any) -> None:
    session = session_where(has_tokens)
    finger = sit(session)
    finger.tap_thing(("seat", 1))
    held = {("position", position) for position, holder in enumerate(session.state.holders) if holder == 1}
    assert held <= set(finger.table.board.hits)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_countrys_sheet_ranks_everybody_who_has_influence_there(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(is_contested)
    finger = sit(session, size)
    board = finger.table.board
    board.open(("country", 0))
    finger.frames(2)
    ranks = [thing for thing in board.overlay if thing[0] == "rank"]
    assert ranks == [("rank", 0, seat) for seat in ranking(session.state.holders, 0)]
    places: list[Rect] = [board.overlay[thing].rect for thing in ranks]
    assert all(upper.y >= lower.top - 1 for upper, lower in pairwise(places))


def test_period_tokens_open_the_influence_in_their_country_and_say_so(sit: Any) -> None:
    session = session_where(is_contested)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    assert "everyone's influence" in board.sight.about(("period", 0, 0))[1]
    finger.tap_thing(("period", 0, 0))
    assert board.opened == ("country", 0)
    assert [thing[2] for thing in board.overlay if thing[0] == "rank"] == ranking(session.state.holders, 0)


PLAYERS = ("Anna", "Bruno", "Clara", "Dávid")


def _compared(holders: list[int], names: Sequence[str] = PLAYERS) -> tuple[str, str]:
    compared = standings(holders, 0), ranking(holders, 0), names
    return influences(*compared), decisions(*compared)


def test_a_scoring_says_what_breaks_a_tie_of_influence() -> None:
    dukes, countesses, titles = ([NONE] * 31 for _case in range(3))
    dukes[8], dukes[4] = 0, 1  # of Bordeaux, whose bonus is 2, and of Marseille, whose bonus is 4
    assert _compared(dukes) == (
        "Bruno (2) and Anna (2)",
        "Bruno is ahead of Anna: same title, higher city bonus (4 to 2).",
    )
    countesses[3], countesses[5] = 1, 0  # in Reims, whose bonus is 5, and in Marseille
    assert _compared(countesses)[1] == "Bruno is ahead of Anna: same title, higher city bonus (5 to 4)."
    titles[7], titles[5] = 0, 1  # a Baron and a Countess
    assert _compared(titles) == ("Bruno (1) and Anna (1)", "Bruno is ahead of Anna: higher title (Countess).")


def test_without_a_tie_a_scoring_says_only_the_influence() -> None:
    none = [NONE] * 31
    more, alone = list(none), list(none)
    more[0], more[1] = 0, 1
    assert _compared(more) == ("Anna (4) and Bruno (3)", "")
    alone[0] = 0
    assert _compared(alone) == ("Anna (4)", "")
    assert _compared(none) == ("", "")


def test_a_tie_for_second_place_is_explained_too() -> None:
    holders = [NONE] * 31
    holders[0], holders[4], holders[6] = 0, 1, 2  # the King, a Duke, and a Cardinal with the same influence as the Duke
    assert _compared(holders) == (
        "Anna (4), Clara (2) and Bruno (2)",
        "Clara is ahead of Bruno: higher title (Cardinal).",
    )


def test_a_tie_break_addresses_the_only_person() -> None:
    holders = [NONE] * 31
    holders[7], holders[5] = 0, 1  # a Baron and a Countess
    ahead, behind = (_compared(holders, names)[1] for names in (("Ben", You("you")), (You("you"), "Ben")))
    assert ahead == "You are ahead of Ben: higher title (Countess)."
    assert behind == "Ben is ahead of you: higher title (Countess)."


def test_on_an_upright_tablet_the_titles_read_in_columns_from_the_highest(sit: Any) -> None:
    board = sit(session_where(plays), (800, 1280)).table.board
    places = [board.places["title", title].rect for title in reversed(TITLES)]
    assert places == sorted(places, key=lambda rect: (rect.x, -rect.y))


@pytest.mark.parametrize("opened", [("country", 0), ("seat", 0)])
def test_sideways_the_plates_of_the_seats_stay_in_sight_under_the_veil(sit: Any, opened: tuple[str, int]) -> None:
    board = sit(session_where(plays), (1280, 800)).table.board
    seats = [board.places["seat", number].rect for number in range(2)]
    board.open(opened)
    board.painting.show()
    painted = list(board.painting.layer.shown.items())
    above_veil = painted[[key for key, _shown in painted].index("veil") + 1 :]
    assert above_veil
    assert not [key for key, shown in above_veil for seat in seats if overlap(shown.edge, seat)]
