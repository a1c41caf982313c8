"""Work in threads beside the frame loop: the frames go on meanwhile, and hear of it when it is done."""

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
"""Seconds after which a busy thread has to let the frame loop run; Python's own choice would cost whole frames."""

_PATIENCE = 5.0  # seconds that the app waits at its end for others to answer

Then = Callable[["Future[Any]"], None]
"""Hears on the frame loop what came of the work."""


def beside(threads: ThreadPoolExecutor, work: Callable[[], Any], then: Then) -> None:
    """Work on what is ours: the app does not end before it is done."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    threads.submit(work).add_done_callback(partial(_tell, then))


def apart(work: Callable[[], Any], then: Then) -> None:
    """Work that may never end: nothing queues behind it, and the app waits for it only so long before it ends."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    future: Future[Any] = Future()
    thread = Thread(target=_do, args=(work, future), name="apart", daemon=True)
    atexit.register(thread.join, _PATIENCE)
    future.add_done_callback(lambda _done: atexit.unregister(thread.join))
    future.add_done_callback(partial(_tell, then))
    thread.start()


def _do(work: Callable[[], Any], future: "Future[Any]") -> None:
    try:
        future.set_result(work())
    except BaseException as trouble:
        future.set_exception(trouble)
    finally:
        part_with_thread()


def _tell(then: Then, done: "Future[Any]") -> None:
    Clock.schedule_once(lambda _elapsed: then(done), 0)
