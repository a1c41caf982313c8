"""A history in small volumes."""

import pytest


@pytest.fixture
def _small_volumes(monkeypatch: pytest.MonkeyPatch) -> None:
    use_small_volumes(monkeypatch)


def use_small_volumes(patch: pytest.MonkeyPatch) -> None:
    """Limits volumes to four games."""
    for module in ("history", "volumes"):
        patch.setattr(f"kingdoms.store.{module}.PER_FILE", 4)
