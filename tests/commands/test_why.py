"""How well moves are explained, in a short run of what the `why` command measures."""

from itertools import islice

import pytest

from kingdoms.__main__ import main
from kingdoms.commands.sample_games import between_knights
from kingdoms.commands.why import Counts, is_generic, measure, total
from kingdoms.games import GAMES

SEATS, ENOUGH = 3, 100
"""Seats in a game, and how many decisions with moves to compare are enough."""
SOME = 40
"""How many decisions of a game are tried."""


@pytest.mark.parametrize("key", GAMES)
def test_the_bot_of_every_game_can_say_what_it_counts(key: str) -> None:
    """Without its terms no move of the game would be explained."""
    assert callable(getattr(GAMES[key].bot, "terms", None))


@pytest.mark.parametrize("key", GAMES)
def test_nearly_every_move_has_a_reason_that_sets_it_apart(key: str) -> None:
    figures, seed = Counts(0, 0, 0, 0, 0, 0), 1
    while figures.contrasts < ENOUGH:
        figures = total([figures, measure(GAMES[key], SEATS, seed)])
        seed += 1
    assert figures.silence <= 0.05
    assert figures.without_term <= 0.05
    assert figures.contrast >= 0.95


def test_figures_are_shares_of_all_decisions() -> None:
    figures = total([Counts(6, 1, 2, 3, 4, 1), Counts(4, 0, 0, 1, 1, 0)])
    assert figures == Counts(10, 1, 2, 4, 5, 1)
    assert (figures.silence, figures.parity, figures.without_term, figures.contrast) == (0.1, 0.2, 0.4, 0.8)


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
    assert head == "Games between knights from seed 1 on, 1 for each number of players"
    assert line.split()[0] == "rival_kings"
    assert "explained by no such term" in line
    assert "given another reason" in line


@pytest.mark.parametrize("key", GAMES)
def test_a_reason_by_value_is_what_is_said(key: str) -> None:
    """The figure counts the decisions in which this reason is empty; elsewhere it must be the sentence said."""
    words, by_value = GAMES[key].words, list[str]()
    for state, move in islice(between_knights(GAMES[key], SEATS, seed=1), SOME):
        for reader in (state.seat, (state.seat + 1) % SEATS):
            view = state.view(reader)
            by_value.append(words.why_by_value(view, move))
            assert by_value[-1] in ("", words.why(view, move))
    assert any(by_value)
