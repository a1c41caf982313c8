"""`bench` runs to its end on the app as it is; its figures are not checked, since they depend on the machine."""

import pytest

from kingdoms.commands.bench import frames, history, history_screen, rules


def figures(output: str) -> int:
    """The number of lines with a figure; titles are not indented."""
    return sum(line.startswith("  ") for line in output.splitlines())


def test_the_rules_and_the_store_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    rules.measure("rival_kings", 0.01)
    assert figures(capsys.readouterr().out) == 7
    history.measure([10, 20])
    assert figures(capsys.readouterr().out) > 5


def test_the_list_of_a_history_is_measured_on_a_phone_and_on_a_desktop(capsys: pytest.CaptureFixture[str]) -> None:
    history_screen.measure([20])
    assert figures(capsys.readouterr().out) >= 2 * 8


def test_the_frames_of_a_board_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    frames.measure("royals")
    assert figures(capsys.readouterr().out) > 5
