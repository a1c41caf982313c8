"""A layer of painted things: only things that have changed are repainted, in the right order."""

from collections.abc import Callable
from math import inf
from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.layers import Layer, Shown
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect

EDGE = Rect(10, 10, 40, 40)


@pytest.fixture
def painted(show: Callable[..., Any]) -> list[str]:
    """The names of the things painted, in order."""
    show(Widget())
    return []


def note(_painter: Any, painted: list[str], name: str) -> None:
    painted.append(name)


def shown(painted: list[str], name: str, **how: bool) -> Shown:
    return Shown((note, painted, name), EDGE, **how)


def test_a_thing_that_looks_the_same_is_painted_once(painted: list[str]) -> None:
    layer = Layer()
    layer.show({"king": shown(painted, "crown"), "queen": shown(painted, "veil")})
    layer.show({"king": shown(painted, "crown"), "queen": shown(painted, "mask")})
    assert painted == ["crown", "veil", "mask"]


def test_later_things_are_above_earlier_ones_even_after_a_change(painted: list[str]) -> None:
    layer = Layer()
    king, queen = shown(painted, "crown"), shown(painted, "veil")
    layer.show({"king": king, "queen": queen})
    below, above = layer.group.children
    layer.show({"queen": queen, "king": king})
    assert layer.group.children == [above, below]
    assert painted == ["crown", "veil"]


def test_a_removed_thing_is_not_drawn_and_is_repainted_when_it_returns(painted: list[str]) -> None:
    layer = Layer()
    layer.show({"king": shown(painted, "crown")})
    layer.show({})
    assert not layer.group.children
    layer.show({"king": shown(painted, "crown")})
    assert painted == ["crown", "crown"]


def test_after_a_change_of_the_look_everything_is_repainted(painted: list[str]) -> None:
    layer = Layer()
    things = {"king": shown(painted, "crown")}
    layer.show(things)
    layer.forget()
    layer.show(things)
    assert painted == ["crown", "crown"]


def test_only_the_glow_of_lit_things_pulses_and_it_never_disappears(
    painted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    layer, lights, glow = Layer(), [], Painter.glow
    layer.show({"king": shown(painted, "crown", is_near=True)})
    assert not layer.is_glowing
    monkeypatch.setattr(Painter, "glow", lambda *what, **how: lights.append(glow(*what, **how)) or lights[-1])
    layer.show({"king": shown(painted, "crown", is_lit=True)})
    assert layer.is_glowing
    (light,), brightness = lights, []
    for share in (0.0, 0.25, 0.5, 0.75):
        layer.breathe(share)
        brightness.append(light.a)
    assert brightness[0] == max(brightness) > brightness[2] == min(brightness) > 0


def test_only_things_painted_without_their_pictures_are_repainted_when_those_arrive(
    painted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_drawing(_painter: Any, painted: list[str], name: str) -> None:
        if name not in painted:
            gallery.missed.add("veil")
        painted.append(name)

    layer = Layer()
    things = {"king": shown(painted, "crown"), "queen": Shown((without_drawing, painted, "veil"), EDGE)}
    layer.show(things)
    assert layer.complete(inf)
    assert painted == ["crown", "veil"]
    monkeypatch.setattr(gallery, "has_all", lambda names: names == {"veil"})
    assert layer.complete(inf)
    assert painted == ["crown", "veil", "veil"]
    assert layer.complete(inf)
    layer.show(things)
    assert painted == ["crown", "veil", "veil"]


def test_things_are_completed_later_if_there_is_no_time(painted: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def without_drawing(_painter: Any, name: str) -> None:
        if painted.count(name) == 0:
            gallery.missed.add(name)
        painted.append(name)

    layer = Layer()
    layer.show({name: Shown((without_drawing, name), EDGE) for name in ("king", "queen")})
    monkeypatch.setattr(gallery, "has_all", lambda names: names <= {"king", "queen"})
    assert not layer.complete(-inf)
    assert painted == ["king", "queen"]
    assert layer.complete(inf)
    assert painted == ["king", "queen", "king", "queen"]


def test_a_removed_thing_is_not_completed(painted: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def without_drawing(_painter: Any) -> None:
        gallery.missed.add("veil")

    layer = Layer()
    layer.show({"queen": Shown((without_drawing,), EDGE)})
    layer.show({"king": shown(painted, "crown")})
    monkeypatch.setattr(gallery, "has_all", lambda names: names == {"veil"})
    assert layer.complete(inf)
    assert painted == ["crown"]


def test_the_lamp_of_a_hint_is_above_everything_and_goes_with_the_hint(painted: list[str]) -> None:
    layer = Layer()
    queen = shown(painted, "veil")
    layer.show({"king": shown(painted, "crown", is_advised=True), "queen": queen})
    *things, lamps = layer.group.children
    assert len(things) == 2
    assert lamps.children
    layer.show({"king": shown(painted, "crown"), "queen": queen})
    assert layer.group.children == things
    assert painted == ["crown", "veil"]


def test_a_thing_that_cannot_be_painted_leaves_nothing_half_painted(painted: list[str]) -> None:
    def fail(_painter: Any) -> None:
        raise ZeroDivisionError("no colour")

    layer = Layer()
    king = shown(painted, "crown")
    layer.show({"king": king, "queen": shown(painted, "veil")})
    with pytest.raises(ZeroDivisionError):
        layer.show({"king": king, "jester": Shown((fail,), EDGE)})
    assert not layer.group.children
    layer.show({"king": king})
    assert len(layer.group.children) == 1
