"""The prompt: the latest event can be read below its sentence, even on a phone."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.words.language import uncapitalised
from kingdoms.games import GAMES
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.table.prompt import Prompt
from kingdoms.ui.theme import theme
from tests.ui.conftest import TABLET
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import new_session, session_where

Show = Callable[..., Any]
Written = list[tuple[str, Rect]]

THINKING = "Bruno is thinking…"
TAKEN = "Bruno takes 1 French card from the display."
LONG = "Bruno takes 1 French card from the display, then another one from there, and at last an intrigue card."
TWO_LINES = "Anna: take your first townsfolk for\N{NO-BREAK SPACE}nothing"
THREE_LINES = "Anna: take your first townsfolk for nothing, or let the one who sits after you take it"


def shown(show: Show, text: str, news: str, scale: float = 1.0, can_be_asked: bool = True) -> Prompt:
    """A prompt as tall as on a phone."""
    theme.text_scale = scale
    prompt = Prompt(text=text, news=news, is_crested=True, can_be_asked=can_be_asked, size_hint=(None, None))
    prompt.size = 360, 52 if scale == 1 else 74
    show(prompt).frames(2)
    return prompt


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("text", [THINKING, "Bruno gondolkodik…"])
@pytest.mark.parametrize("news", ["Bruno passes.", TAKEN, LONG])
def test_the_news_is_below_a_sentence_of_one_line_if_it_fits(
    show: Show, written: Written, news: str, text: str, scale: float
) -> None:
    prompt = shown(show, text, news, scale)
    assert prompt.shows_all_news == (news == "Bruno passes." or (news == TAKEN and scale == 1))
    if not prompt.shows_all_news:
        assert news not in dict(written), "nothing is cut"
        return
    above, below = dict(written)[text], dict(written)[news]
    assert overlap(above, below) == 0
    assert is_inside(below, prompt.rect.inset(theme.gap, -theme.unit / 2))
    assert below.height > above.height / 2


def test_the_why_symbol_has_its_own_space_in_front_of_the_news(show: Show, written: Written) -> None:
    found = []
    for can_be_asked in (False, True):
        shown(show, THINKING, "Bruno passes.", can_be_asked=can_be_asked)
        found.append(dict(written)["Bruno passes."])
    assert found[1].x - found[0].x >= theme.tiny


@pytest.mark.parametrize("text", [THINKING, TWO_LINES])
def test_the_sentence_has_the_same_size_whatever_the_news(show: Show, written: Written, text: str) -> None:
    heights = set()
    for news in ("", "Bruno passes.", TAKEN):
        shown(show, text, news)
        heights.add(dict(written)[text].height)
    assert len(heights) == 1
    assert heights.pop() >= theme.prompt * (1 if text == THINKING else 2)


def test_a_sentence_of_two_lines_hides_the_news(show: Show, written: Written) -> None:
    prompt = shown(show, TWO_LINES, TAKEN)
    assert not prompt.shows_all_news
    assert TAKEN not in dict(written)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("Anna: recruit a soldier for 2 goods, or pass", "or\N{NO-BREAK SPACE}pass"),
        ("Anna: choose how you want to use the Town Hall", "Town\N{NO-BREAK SPACE}Hall"),
    ],
)
def test_the_last_words_of_a_sentence_stay_together(show: Show, written: Written, text: str, end: str) -> None:
    shown(show, text, "")
    assert next(iter(reversed(written)))[0].endswith(f" {end}")


def test_a_sentence_of_three_lines_uses_all_the_space(show: Show, written: Written) -> None:
    prompt = shown(show, THREE_LINES, TAKEN)
    assert not prompt.shows_all_news
    assert TAKEN not in dict(written)


@pytest.mark.parametrize(("text", "news"), [(TWO_LINES, TAKEN), (THINKING, LONG)])
def test_news_without_room_is_shown_in_full_before_the_sentence(
    show: Show, written: Written, monkeypatch: pytest.MonkeyPatch, text: str, news: str
) -> None:
    monkeypatch.setitem(DURATIONS, "caption", 0.2)
    prompt = Prompt(is_crested=True, pauses_for_news=True, size_hint=(None, None), size=(360, 52))
    finger = show(prompt)
    written.clear()
    prompt.text, prompt.news = text, news
    finger.frames(1)
    assert is_inside(dict(written)[news], prompt.rect)
    assert text not in dict(written)
    finger.until(lambda: not prompt.is_showing_news)
    finger.frames(2)
    assert dict(written)[text].height >= theme.prompt


def test_a_touch_or_a_new_sentence_ends_the_news(show: Show) -> None:
    prompt = Prompt(is_crested=True, pauses_for_news=True, size_hint=(None, None), size=(360, 52))
    finger = show(prompt)
    prompt.text, prompt.news = TWO_LINES, TAKEN
    assert prompt.is_showing_news
    finger.tap(300, 300)
    assert not prompt.is_showing_news
    prompt.news = LONG
    assert prompt.is_showing_news
    prompt.text = THINKING
    assert not prompt.is_showing_news


@pytest.mark.parametrize("game", GAMES)
def test_somebody_who_plays_alone_is_addressed_as_you_and_others_by_name(sit: Any, game: str) -> None:
    for players, name in (("pb", "You"), ("pp", "Anna")):
        session = session_where(lambda state: state.seat == 0, players, 0, GAMES[game])
        finger = sit(session, TABLET)
        what = session.game.words.prompt(finger.table.board.sight.view)
        assert finger.find(Prompt)[0].text == (what if name == "You" else f"Anna: {uncapitalised(what)}")
        assert finger.table.board.sight.captions == [name, "Bruno"]


def test_after_the_end_the_prompt_names_the_winner(sit: Any) -> None:
    session = new_session("bb", 3, GAMES["kingsburg"])
    rng = random.Random(3)
    while session.state.seat is not None:
        session.play(rng.choice(session.state.moves()))
    finger = sit(session, TABLET)
    assert finger.table.prompt == winner_line(session)
    assert finger.table.news not in ("", finger.table.prompt)
