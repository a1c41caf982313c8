"""Widgets are tested without animations, so that everything happens at once."""

import pytest

from kingdoms.ui.theme import theme


@pytest.fixture(autouse=True)
def _at_once() -> None:
    theme.speed = "off"
