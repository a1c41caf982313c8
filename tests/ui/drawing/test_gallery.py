"""Pictures that are read a few at a time: none is forgotten, and their arrival is announced."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.drawing import gallery as gallery_module
from kingdoms.ui.drawing.gallery import Gallery


@pytest.fixture
def finger(show: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A finger, with pictures that always take longer to read than a frame allows."""
    monkeypatch.setattr(gallery_module, "picture", lambda _name: None)
    monkeypatch.setattr(gallery_module, "FIRST_FRAME", 0.0)
    return show(Widget())


def test_a_picture_that_is_not_there_yet_is_read_in_a_later_frame(finger: Any) -> None:
    gallery, told = Gallery(), []
    gallery.bind(on_arrival=lambda _gallery: told.append("all there"))
    assert not gallery.has("king")
    assert not gallery.has("queen")
    assert not gallery.is_complete
    finger.until(lambda: told)
    assert gallery.is_complete
    assert gallery.has("king")
    assert gallery.has("queen")
    assert told == ["all there"]


def test_arrivals_are_announced_one_by_one_with_small_pictures_first(
    finger: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = {"map": 3, "cube": 1, "card": 2}
    monkeypatch.setattr(gallery_module, "weight_of", weights.__getitem__)
    monkeypatch.setattr(gallery_module, "LATER_FRAMES", 1e-9)
    monkeypatch.setattr(gallery_module, "BETWEEN_ARRIVALS", 0.0)
    gallery, told = Gallery(), []
    gallery.bind(on_arrival=lambda gallery: told.append(sorted(name for name in weights if gallery.has_all({name}))))
    missing = [name for name in weights if not gallery.has(name)]
    assert missing == list(weights)
    finger.until(lambda: len(told) == 3)
    assert told == [["cube"], ["card", "cube"], ["card", "cube", "map"]]


def test_needed_pictures_are_read_before_fetched_ones(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "names_in", lambda _folder: ["cube", "card"])
    monkeypatch.setattr(gallery_module, "weight_of", {"map": 3, "cube": 1, "card": 2}.__getitem__)
    monkeypatch.setattr(gallery_module, "LATER_FRAMES", 1e-9)
    read: list[str] = []
    monkeypatch.setattr(gallery_module, "picture", read.append)
    gallery = Gallery()
    gallery.fetch("royals")
    assert not gallery.has("map")
    finger.until(lambda: len(read) == 3)
    assert read == ["map", "cube", "card"]


def test_a_fetched_picture_is_read_first_once_it_is_needed(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "names_in", lambda _folder: ["cube", "map"])
    monkeypatch.setattr(gallery_module, "weight_of", {"map": 3, "cube": 1}.__getitem__)
    monkeypatch.setattr(gallery_module, "LATER_FRAMES", 1e-9)
    read: list[str] = []
    monkeypatch.setattr(gallery_module, "picture", read.append)
    gallery = Gallery()
    gallery.fetch("royals")
    assert not gallery.has("map")
    finger.until(lambda: len(read) == 2)
    assert read == ["map", "cube"]


def test_a_picture_that_is_needed_now_is_read_immediately(finger: Any) -> None:
    gallery = Gallery()
    gallery.read_now("king")
    assert gallery.has("king")


def test_a_few_pictures_fit_into_the_frame_that_needs_them(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "FIRST_FRAME", 60.0)
    gallery = Gallery()
    assert gallery.has("king")
    assert gallery.has("queen")


def test_a_stopped_gallery_waits_for_nothing_and_reads_again_what_is_needed(finger: Any) -> None:
    gallery = Gallery()
    assert not gallery.has("king")
    gallery.stop()
    assert gallery.is_complete
    finger.frames(2)
    assert not gallery.has_all({"king"})
    assert not gallery.has("king")
    finger.until(lambda: gallery.has_all({"king"}))
