"""Royals' line below the prompt: what others did since a player's last turn, until the player does something."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui.boards.royals.positions import session_where


@pytest.mark.parametrize("players", ["pbb", "ppp"])
def test_the_recap_gives_way_to_what_the_player_does(sit: Callable[..., Any], players: str) -> None:
    session = session_where(lambda state: state.asked == "plan", players, after=36)
    finger = sit(session)
    table = finger.table
    recap = table.board.recap(table.sight)
    assert recap
    assert table.news == recap
    for _plan_and_card in range(2):
        session.play(session.state.moves()[0])
    table.refresh()
    assert table.board.recap(table.sight) == ""
    own = session.names_in_sentences[0]
    assert table.news.startswith(own.capitalize())
