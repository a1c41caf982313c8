"""How much memory the app takes: on the home screen, and on the board of each game."""

import sys

from kingdoms.commands.headless import open_app, resident_megabytes, run_alone
from kingdoms.games import GAMES

_SIZE = (1280, 800)
_SETTLED = 120  # frames after which everything needed has been loaded


def measure() -> None:
    """Prints the resident memory, measured in a separate process for each game."""
    figures = {key: run_alone("-m", __name__, key).split() for key in GAMES}
    print("memory (mock graphics, without textures on a graphics card):")
    print(f"  home screen       {min(int(home) for home, _board in figures.values()):>10,} MB")
    for key, (_home, board) in figures.items():
        print(f"  {key:<18}{int(board):>10,} MB")


def _measure_here(key: str) -> None:
    finger = open_app(_SIZE)
    finger.frames(_SETTLED)
    home = resident_megabytes()
    from kingdoms.commands.bench.frames import session_of

    finger.app.start_game(session_of(key))
    finger.frames(_SETTLED)
    print(round(home), round(resident_megabytes()))


if __name__ == "__main__":
    _measure_here(sys.argv[1])
