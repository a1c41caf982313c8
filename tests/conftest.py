"""Set-up for all tests: failed assertions in helpers are explained, and no test fails because a machine is slow."""

import os
from contextlib import suppress

import pytest

from scripts import compile_messages

pytest.register_assert_rewrite("tests.games", "tests.store", "tests.toy", "tests.ui")

# Hypothesis is not available for Android's Python, where the tests that need it are skipped.
with suppress(ImportError):
    from hypothesis import HealthCheck, settings

    # The time an example takes depends on the machine, not on the code.
    settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("any machine")


def pytest_configure() -> None:
    """Compiles the catalogues, so that the tests use current translations, and makes the device speak English."""
    compile_messages.main()
    os.environ["LC_ALL"] = "C.UTF-8"
