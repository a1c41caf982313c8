"""The memory that something takes, measured in a process of its own.

In the process of the tests, threads of earlier tests and finalizers of their garbage take memory at any time.
"""

import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any


def measure(work: Callable[..., Any], *arguments: Any) -> Any:
    """The result of `work`, a function of a module, in a new process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(work, *arguments).result()


def peak(work: Callable[[], Any]) -> int:
    """The most bytes that `work` holds at a time; to be called in a new process."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
