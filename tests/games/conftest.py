"""What the tests of several games need."""

from collections.abc import Iterator

import pytest

from kingdoms.core import tongue


@pytest.fixture(params=["en", "hu"])
def both_languages(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tries it in each of the languages that the app speaks."""
    tongue.use(request.param)
    yield
    tongue.use("en")
    tongue.use_for_cards(tongue.AS_THE_APP)
