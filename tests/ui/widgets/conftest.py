"""Widgets are tried without animations: what they do is done at once."""

import pytest

from kingdoms.ui.theme import theme


@pytest.fixture(autouse=True)
def _at_once() -> None:
    theme.speed = "off"
