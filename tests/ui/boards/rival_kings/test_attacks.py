"""Attacks in the court: arrows and crossed swords within the space for them."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.games.rival_kings.events import Attacked, FendedOff, Revealed
from kingdoms.games.rival_kings.rules.conflicts import attackers
from kingdoms.ui.boards.rival_kings.pieces.attacks import ArrowLane, lane_of, paint_arrow, paint_swords
from kingdoms.ui.boards.rival_kings.pieces.seals import crest_colours
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE
from tests.ui.drawing.painted import Record
from tests.ui.positions import past_of, session_where

CARDS = [Rect(90 * number, 0, 80, 150) for number in range(4)]


@pytest.mark.parametrize(("start", "end"), [(0, 1), (1, 0), (0, 3), (3, 1)])
@pytest.mark.parametrize("room", [20, 24, 32])
def test_an_arrow_stays_above_the_cards_and_within_its_space(
    launch: Callable[..., Any], start: int, end: int, room: float
) -> None:
    launch(PHONE)
    painter = Record()
    paint_arrow(painter, CARDS[start], CARDS[end], room, 1)
    assert min(y for _x, y in painter.points) >= 150
    assert max(y for _x, y in painter.points) <= 150 + room - theme.band / 2


def test_two_arrows_from_one_card_have_separate_shafts(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    near, far = Record(), Record()
    paint_arrow(near, CARDS[0], CARDS[1], 32, 1, ArrowLane(longer=1))
    paint_arrow(far, CARDS[0], CARDS[2], 32, 1)
    assert near.points[0][0] - far.points[0][0] > 0.6 * CARDS[0].width
    near_top, far_top = (max(y for _x, y in painter.points) for painter in (near, far))
    assert far_top - near_top > 2 * theme.band
    for x, y in near.points:
        # The shaft of the far arrow right above this point of the near one.
        above = min(far.points[: len(far.points) // 2], key=lambda point: abs(point[0] - x))
        assert above[1] - y > 1.5 * theme.band


def test_arrows_over_other_cards_from_or_to_the_same_card_do_not_run_into_each_other(
    launch: Callable[..., Any],
) -> None:
    launch(PHONE)
    ends = {("arrow", first, last): (CARDS[first], CARDS[last]) for first, last in ((0, 2), (0, 3), (1, 3))}
    drawn = {arrow: Record() for arrow in ends}
    for arrow, painter in drawn.items():
        paint_arrow(painter, *ends[arrow], 32, 1, lane_of(arrow, ends))
    short, long, other = (painter.points for painter in drawn.values())
    assert short[0][0] - long[0][0] > 0.1 * CARDS[0].width
    assert max(y for _x, y in long) - max(y for _x, y in short) > theme.band
    tips = [points[len(points) // 2 - 1][0] for points in (other, long)]
    assert tips[1] - tips[0] > 0.1 * CARDS[0].width
    assert CARDS[3].x < tips[0] < tips[1] < CARDS[3].right


def test_an_arrowhead_has_the_attackers_colour_and_points_down_at_the_victim(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    painter = Record()
    paint_arrow(painter, CARDS[0], CARDS[3], 24, 1)
    assert painter.bands == [crest_colours(1)[0]]
    x, y = painter.points[len(painter.points) // 2 - 1]
    assert y < CARDS[3].top + theme.unit
    assert CARDS[3].x < x < CARDS[3].right
    assert all(other_x < x for other_x, _y in painter.points if other_x != x)


def test_crossed_swords_are_between_the_cards_and_below_the_arrows(launch: Callable[..., Any]) -> None:
    launch(PHONE)
    painter = Record()
    paint_swords(painter, CARDS[0], CARDS[1])
    assert all(place.top < 150 - 2 * theme.unit for place in painter.places.values())


class _Circles(Record):
    """Records the circles that are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.circles: list[tuple[Any, float]] = []

    def circle(self, centre: Any, radius: float, *more: Any) -> Any:
        self.circles.append((centre, radius))
        return super().circle(centre, radius, *more)


def test_swords_between_a_wide_and_a_narrow_character_leave_the_narrow_ones_name_free(
    launch: Callable[..., Any],
) -> None:
    launch(PHONE)
    wide, narrow, painter = Rect(0, 0, 150, 150), Rect(156, 0, 60, 150), _Circles()
    paint_swords(painter, wide, narrow)
    (x, y), radius = painter.circles[0]
    assert x + radius < narrow.x + narrow.width / 3
    assert y - radius > narrow.top - narrow.width


def has_attack(state: Any) -> bool:
    """Whether somebody else is attacked by the first seat, which is to act."""
    return state.revealed and state.agenda[-1][0] == "action" and bool(attacked_by_first(state))


def attacked_by_first(state: Any) -> list[int]:
    return [victim for victim in range(state.seats) if 0 in attackers(state, victim)]


def test_an_attack_is_logged_with_the_crest_of_its_attacker(sit: Any) -> None:
    session = session_where(has_attack, after=0)
    table = sit(session, (1280, 800)).table
    attack = next(
        event for event in reversed(list(session.past)) if isinstance(event, Attacked) and event.attacker == 0
    )
    said = session.game.words.line(attack, session.names_in_sentences)
    (line,) = [line for line in table.board.log[-15:] if said in line.text][-1:]
    assert line.crest == session.seats[0].crest


def test_an_attack_that_was_fended_off_has_no_arrow(sit: Any) -> None:
    board = sit(session_where(has_attack, after=0), (1280, 800)).table.board
    (victim, *_others) = attacked_by_first(board.sight.view)
    arrow = ("arrow", ("character", 0), ("character", victim))
    assert arrow in board.places
    revealed = Revealed(tuple(board.sight.view.chosen), -1)
    board.show(board.sight._replace(past=past_of(revealed, FendedOff(victim, 0))))
    assert arrow not in board.places
    board.show(board.sight._replace(past=past_of(FendedOff(victim, 0), revealed)))
    assert arrow in board.places
