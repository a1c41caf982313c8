"""Tips: which one applies, and which comes first."""

from typing import Any, NamedTuple

from kingdoms.core.words.tips import Tip, always, asks, befell, can_make, first_unseen, latest, own, to_tap
from tests.toy import Found, Look, Rest, Walk, Walked


class View(NamedTuple):
    seat: int
    asked: str
    offered: list[Any]

    def moves(self) -> list[Any]:
        return self.offered


VIEW = View(1, "walk", [Walk(1), Rest()])
EVENTS = [Walked(0, 2), Found(1, 3), Walked(0, 1)]
STEP, COIN, LATER = (
    Tip("step", "Take a step.", asks("walk"), own("seat")),
    Tip("coin", "You have found something.", befell(Found), always("well")),
    Tip("later", "Not now.", asks("look", "rest"), always("well")),
)


def test_the_first_unseen_tip_that_applies_is_chosen() -> None:
    tips = (LATER, STEP, COIN)
    assert first_unseen(tips, [], VIEW, EVENTS) is STEP
    assert first_unseen(tips, ["step"], VIEW, EVENTS) is COIN
    assert first_unseen(tips, ["step"], VIEW, []) is None
    assert first_unseen(tips, ["step", "coin"], VIEW, EVENTS) is None


def test_a_tip_can_depend_on_what_is_possible() -> None:
    assert can_make(Look, Walk)(VIEW, [])
    assert not can_make(Look)(VIEW, [])


def test_an_event_befalls_only_the_seat_it_names() -> None:
    assert befell(Found)(VIEW, EVENTS)
    assert not befell(Walked)(VIEW, EVENTS)


def test_a_tip_points_at_a_thing() -> None:
    assert own("seat")(VIEW, []) == ("seat", 1)
    assert always("well")(VIEW, []) == ("well",)
    assert to_tap(lambda _view, move: ("move", move), Rest)(VIEW, []) == ("move", Rest())


def test_the_latest_event_of_a_kind_is_found() -> None:
    assert latest(EVENTS, Walked) == Walked(0, 1)
    assert latest(EVENTS, Walked, steps=2) == Walked(0, 2)
