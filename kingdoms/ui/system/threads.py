"""Work in threads, with the result passed back to the main thread."""

import atexit
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Thread
from typing import Any

from kivy.clock import Clock

from kingdoms.ui.system.device import part_with_thread

SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread must let the main thread run; Python's default would cost whole frames."""

_PATIENCE = 5.0  # seconds that the app waits for detached work on exit

Then = Callable[["Future[Any]"], None]
"""Called in the main thread with the finished future."""


def run_in_pool(threads: ThreadPoolExecutor, work: Callable[[], Any], then: Then) -> None:
    """Runs work on our own data; the app does not exit before it is done."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    threads.submit(work).add_done_callback(partial(_pass_on, then))


def run_detached(work: Callable[[], Any], then: Then) -> None:
    """Runs work that may never end: nothing queues behind it, and on exit the app waits for it only briefly."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    future: Future[Any] = Future()
    thread = Thread(target=_do, args=(work, future), name="detached", daemon=True)
    atexit.register(thread.join, _PATIENCE)
    future.add_done_callback(lambda _done: atexit.unregister(thread.join))
    future.add_done_callback(partial(_pass_on, then))
    thread.start()


def _do(work: Callable[[], Any], future: "Future[Any]") -> None:
    try:
        future.set_result(work())
    except BaseException as trouble:
        future.set_exception(trouble)
    finally:
        part_with_thread()


def _pass_on(then: Then, done: "Future[Any]") -> None:
    Clock.schedule_once(lambda _elapsed: then(done), 0)
