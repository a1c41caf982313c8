"""The screen for a new game, ready to be touched."""

from collections.abc import Callable
from typing import Any

import pytest

Launch = Callable[..., Any]


@pytest.fixture
def prepare(launch: Launch) -> Launch:
    """Opens the screen without animations."""

    def start(size: tuple[int, int] = (360, 640), **more: Any) -> Any:
        finger = launch(size, **more)
        finger.app.set("speed", "off")
        finger.app.show("new_game", game="rival_kings")
        finger.frames(4)
        return finger

    return start
