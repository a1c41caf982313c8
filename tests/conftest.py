"""Claims in what tests share are checked as those in the tests themselves, under every way to start Python."""

import pytest

pytest.register_assert_rewrite("tests.games", "tests.store", "tests.toy")
