"""Fixtures for the fault tests: the app with its last resort active."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from kivy.base import ExceptionManager

from kingdoms.ui.system.last_resort import LastResort
from tests.ui.conftest import TABLET
from tests.ui.positions import can_make, session_where
from tests.ui.system.faults import Clockwork


@pytest.fixture
def clock() -> Clockwork:
    return Clockwork()


@pytest.fixture
def finger(launch: Callable[..., Any], clock: Clockwork) -> Iterator[Any]:
    """The app on a tablet, with the last resort active and a game in progress at the table."""
    finger = launch(TABLET)
    finger.app.set("speed", "off")
    handler = LastResort(finger.app, clock)
    ExceptionManager.add_handler(handler)
    finger.app.start_game(session_where(can_make("Buy")))
    finger.frames(4)
    yield finger
    ExceptionManager.remove_handler(handler)
