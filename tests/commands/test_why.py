"""How well moves are explained, in a short run of what the `why` command measures."""

import pytest

from kingdoms.__main__ import main
from kingdoms.commands.why import Counts, is_generic, measure, total
from kingdoms.games import GAMES

SEATS, ENOUGH = 3, 100
"""Seats in a game, and how many decisions with moves to compare are enough."""


@pytest.mark.parametrize("key", GAMES)
def test_the_bot_of_every_game_can_say_what_it_counts(key: str) -> None:
    """Without its terms no move of the game would be explained."""
    assert callable(getattr(GAMES[key].bot, "terms", None))


@pytest.mark.parametrize("key", GAMES)
def test_nearly_every_move_has_a_reason_that_sets_it_apart(key: str) -> None:
    figures, seed = Counts(0, 0, 0, 0, 0), 1
    while figures.contrasts < ENOUGH:
        figures = total([figures, measure(GAMES[key], SEATS, seed)])
        seed += 1
    assert figures.silence <= 0.05
    assert figures.contrast >= 0.95


def test_figures_are_shares_of_all_decisions() -> None:
    figures = total([Counts(6, 1, 2, 4, 1), Counts(4, 0, 0, 1, 0)])
    assert figures == Counts(10, 1, 2, 5, 1)
    assert (figures.silence, figures.parity, figures.contrast) == (0.1, 0.2, 0.8)


def test_a_reason_shared_by_most_worse_moves_is_generic() -> None:
    reasons = {("take", stack): f"To spend: {stack} coins." for stack in (1, 2, 3)} | {("skip", 0): "Keeps 1 coin."}
    take, *others = reasons
    assert is_generic(reasons.__getitem__, take, others)
    assert not is_generic(reasons.__getitem__, ("skip", 0), [take, *others[:-1]])
    assert not is_generic(reasons.__getitem__, take, others[:1])


def test_the_figures_of_a_game_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["why", "--game", "rival_kings", "--games", "1"])
    assert ended.value.code == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head == "Games of knights from seed 1 on, 1 for each number of seats"
    assert line.split()[0] == "rival_kings"
    assert "told apart" in line
