"""What holds for all tests: shared assertions are explained when they fail, and a slow machine fails nothing."""

from contextlib import suppress

import pytest

from scripts import compile_messages

pytest.register_assert_rewrite("tests.games", "tests.store", "tests.toy", "tests.ui")

# Hypothesis is not made for the Python of Android, where the tests that need it are left out.
with suppress(ImportError):
    from hypothesis import HealthCheck, settings

    # How long an example takes says something about the machine, not about the code.
    settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("any machine")


def pytest_configure() -> None:
    """The tests hear what the catalogues say now."""
    compile_messages.main()
