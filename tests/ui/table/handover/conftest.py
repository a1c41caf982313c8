"""Long turns: a person ends a turn of several decisions, although no game here has such turns at present."""

import pytest

from kingdoms.games import GAMES


@pytest.fixture(autouse=True)
def _paladins_has_long_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["paladins"]), "long_turn", 3)
