"""A history in small volumes."""

import pytest


@pytest.fixture
def _small_volumes(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("history", "volumes"):
        monkeypatch.setattr(f"kingdoms.store.{module}.PER_FILE", 4)
