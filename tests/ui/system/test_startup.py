"""Startup: what every table needs is prepared after the first frame and not before, a little in each frame."""

import gc
from collections.abc import Callable
from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.text import Style
from kingdoms.ui.system import startup
from kingdoms.ui.theme import theme


@pytest.fixture
def drawn(show: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[tuple[str, Style]]]:
    """A finger, and the letters drawn in advance so far."""
    letters: list[tuple[str, Style]] = []
    finger = show(Widget())
    monkeypatch.setattr(startup, "draw_ahead", lambda text, style: letters.append((text, style)))
    monkeypatch.setattr(gallery, "fetch", lambda _folder: None)
    return finger, letters


def test_each_frame_draws_the_letters_of_one_style_until_all_are_drawn(drawn: Any) -> None:
    finger, letters = drawn
    startup.warm_up()
    assert letters == []
    counts = []
    for _frame in range(40):
        finger.frames(1)
        counts.append(len(letters))
    assert max(after - before for before, after in zip([0, *counts], counts, strict=False)) == 1
    assert len({style for _text, style in letters}) == len(letters) == counts[-1] == counts[-2]
    (bold,) = [text for text, style in letters if style == Style(round(theme.body), bold=True)]
    assert {*"0123456789abcxyzABCXYZ"} <= {*bold}


def test_objects_made_at_startup_are_exempt_from_garbage_collection(drawn: Any) -> None:
    startup.keep_for_good.cache_clear()
    gc.unfreeze()
    startup.warm_up()
    frozen = gc.get_freeze_count()
    assert frozen > 0
    young = [[number] for number in range(1000)]
    startup.warm_up()
    assert gc.get_freeze_count() < frozen + len(young)
