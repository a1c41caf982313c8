"""The memory that something takes, measured in a separate process.

In the tests' own process, threads and garbage left by earlier tests may take memory at any time.
"""

import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any


def measure(work: Callable[..., Any], *arguments: Any) -> Any:
    """Calls `work`, a module-level function, in a new process and returns its result."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(work, *arguments).result()


def peak(work: Callable[[], Any]) -> int:
    """The most bytes that `work` holds at any time; to be called in a new process."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
