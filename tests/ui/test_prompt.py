"""The prompt: what happened last can be read below its sentence, also on a phone."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.ui.painter import Painter
from kingdoms.ui.prompt import Prompt
from kingdoms.ui.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton
from tests.ui.places import is_inside, overlap

Show = Callable[..., Any]
Written = dict[str, Rect]

THINKING = "Bruno is thinking…"
TAKEN = "Bruno takes 1 French card from the display."
LONG = "Bruno takes 1 French card from the display, then another one from there, and at last an intrigue card."
TWO_LINES = "Anna: take your first townsfolk for nothing"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Where every text was painted last."""
    found: Written = {}
    write = Painter.text

    def note(painter: Painter, text: str, *args: Any, **kwargs: Any) -> Rect:
        found[text] = write(painter, text, *args, **kwargs)
        return found[text]

    monkeypatch.setattr(Painter, "text", note)
    return found


def shown(show: Show, text: str, news: str, scale: float = 1.0, can_be_asked: bool = True) -> Prompt:
    """A prompt as high as it is on a phone, with two buttons."""
    theme.text_scale = scale
    prompt = Prompt(text=text, news=news, is_crested=True, can_be_asked=can_be_asked, size_hint=(None, None))
    for icon in ("undo", "check"):
        prompt.add_widget(IconButton(icon=icon))
    prompt.size = 360, 52 if scale == 1 else 74
    show(prompt).frames(2)
    return prompt


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("text", [THINKING, "Bruno gondolkodik…"])
@pytest.mark.parametrize("news", ["Bruno passes.", TAKEN, LONG])
def test_below_a_sentence_of_one_line_stands_what_happened_last(
    show: Show, written: Written, news: str, text: str, scale: float
) -> None:
    prompt = shown(show, text, news, scale)
    assert prompt.has_room_for_news
    assert overlap(written[news], written[text]) == 0
    slack = 2 * theme.unit
    assert is_inside(written[news], prompt.rect.inset(theme.gap, -slack))
    assert written[news].right <= prompt.right - 2 * theme.touch
    assert written[news].height > written[text].height / 2


def test_the_sign_that_it_can_be_asked_about_takes_its_room_before_the_news_are_measured(
    show: Show, written: Written
) -> None:
    lefts = []
    for can_be_asked in (False, True):
        prompt = shown(show, THINKING, TAKEN, can_be_asked=can_be_asked)
        assert written[TAKEN].right <= prompt.right - 2 * theme.touch
        lefts.append(written[TAKEN].x)
    assert lefts[1] - lefts[0] >= theme.tiny


def test_news_that_need_it_let_the_sentence_become_smaller_and_others_do_not(show: Show, written: Written) -> None:
    heights = []
    for news in ("", "Bruno passes.", TAKEN):
        shown(show, THINKING, news)
        heights.append(written[THINKING].height)
    assert heights[0] == heights[1] > heights[2]


def test_a_sentence_of_two_lines_keeps_all_of_the_room(show: Show, written: Written) -> None:
    prompt = shown(show, TWO_LINES, TAKEN)
    assert not prompt.has_room_for_news
    assert TAKEN not in written
    shown(show, THINKING, "")
    assert written[TWO_LINES].height == 2 * written[THINKING].height
