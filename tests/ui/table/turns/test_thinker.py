"""Bots think outside the frame loop; their answers reach it one at a time, and only while they are needed."""

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.table.turns.bots import Thinker
from tests.ui.table.turns.bots import Broken, Cheat, Slow


@pytest.fixture
def finger(show: Callable[..., Any]) -> Any:
    return show(Widget())


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.drop()


def test_the_answer_comes_from_another_thread_to_the_frame_loop(finger: Any, thinker: Thinker) -> None:
    bot, heard = Slow(), []
    thinker.ask(bot, None, ["stay", "go"], 1.0, lambda move, _failed: heard.append((move, threading.current_thread())))
    finger.frames(5)
    assert not heard
    assert thinker.is_thinking
    bot.may_answer.set()
    finger.until(lambda: heard)
    assert heard == [("go", threading.main_thread())]
    assert bot.thread is not threading.main_thread()
    assert not thinker.is_thinking


def test_a_dropped_question_is_never_answered(finger: Any, thinker: Thinker) -> None:
    bot, heard = Slow(), []
    thinker.ask(bot, None, ["stay", "go"], 1.0, lambda move, _failed: heard.append(move))
    finger.until(lambda: bot.thread)
    thinker.drop()
    finger.until(lambda: bot.was_cancelled)
    finger.frames(20)
    assert not heard


def test_an_answer_that_was_ready_when_its_question_was_dropped_is_not_delivered(finger: Any, thinker: Thinker) -> None:
    bot, heard = Slow(), []
    bot.may_answer.set()
    thinker.ask(bot, None, ["stay", "go"], 1.0, lambda move, _failed: heard.append(move))
    while bot.thread is None:
        pass
    thinker.drop()
    finger.frames(20)
    assert not heard


def test_a_new_question_replaces_the_old_one_and_only_one_bot_thinks(finger: Any, thinker: Thinker) -> None:
    first, second, heard = Slow(), Slow(), []
    thinker.ask(first, None, ["old", "older"], 1.0, lambda move, _failed: heard.append(move))
    finger.until(lambda: first.thread)
    thinker.ask(second, None, ["new", "newer"], 1.0, lambda move, _failed: heard.append(move))
    second.may_answer.set()
    finger.until(lambda: heard)
    assert heard == ["newer"]
    assert first.was_cancelled
    assert first.thread is second.thread


@pytest.mark.parametrize(("bot", "kind"), [(Broken(), ArithmeticError), (Cheat(), ValueError)])
def test_a_bot_that_fails_raises_and_a_legal_move_replaces_its_answer(
    finger: Any, thinker: Thinker, monkeypatch: pytest.MonkeyPatch, bot: Any, kind: type
) -> None:
    told, heard = [], []
    monkeypatch.setattr(sys, "excepthook", lambda kind, trouble, _trace: told.append(kind))
    thinker.ask(bot, None, ["stay", "go"], 1.0, lambda *answer: heard.append(answer))
    finger.until(lambda: heard)
    assert heard == [("stay", True)]
    assert told == [kind]


def test_python_switches_threads_often_enough_for_the_frame_loop(finger: Any, thinker: Thinker) -> None:
    bot = Slow()
    bot.may_answer.set()
    thinker.ask(bot, None, ["stay"], 1.0, lambda *_answer: None)
    assert sys.getswitchinterval() <= 0.001
    finger.until(lambda: not thinker.is_thinking)
