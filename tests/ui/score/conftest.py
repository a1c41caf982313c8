"""Score screens for the tests."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.session import Session

Launch = Callable[..., Any]


@pytest.fixture
def end(launch: Launch) -> Launch:
    """Shows the score of a session, without animations."""

    def start(session: Session, size: tuple[int, int] = (360, 640)) -> Any:
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.show("score", session=session)
        finger.frames(4)
        return finger

    return start
