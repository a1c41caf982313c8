"""What the tests of several games need."""

from collections.abc import Iterator

import pytest

from kingdoms.core import language


@pytest.fixture(params=["en", "hu"])
def both_languages(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tries it in each of the languages that the app speaks."""
    language.use(request.param)
    yield
    language.use("en")
    language.use_for_cards(language.AS_THE_APP)
