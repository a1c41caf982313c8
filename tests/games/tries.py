"""How the suites of all games try things: every kind of table, many positions of random games, everybody who looks."""

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from kingdoms.core.game import State
from tests.games.positions import TRIED

every_setting = pytest.mark.parametrize("setting", TRIED, ids=str)
tries = settings(max_examples=10, deadline=None, derandomize=True, database=None)
seeds = st.integers(min_value=0, max_value=2**64 - 1)
depths = st.integers(min_value=0, max_value=260)


def as_text(state: State) -> str:
    """The whole state as JSON text."""
    return json.dumps(state.to_json())


def seats_and_onlooker(state: Any) -> list[int | None]:
    """Everybody who may look at the table."""
    return [*range(state.seats), None]
