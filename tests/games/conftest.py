"""Fixtures shared by the tests of several games."""

from collections.abc import Iterator

import pytest

from kingdoms.core.words import language


@pytest.fixture(params=["en", "hu"])
def both_languages(request: pytest.FixtureRequest) -> Iterator[None]:
    """Runs the test in each of the app's languages."""
    language.use(request.param)
    yield
    language.use("en")
    language.use_for_cards(language.AS_THE_APP)
