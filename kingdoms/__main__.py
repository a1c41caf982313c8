"""The command line. Without arguments it starts the app; its commands play games, take measurements or pictures."""

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from kingdoms.commands import UsageTrouble
from kingdoms.core.words.language import LANGUAGES
from kingdoms.games import GAMES
from kingdoms.store.settings import LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP

if TYPE_CHECKING:
    from kingdoms.bots.contest import Match

_MOST_GAMES = 1_000_000


class _Parser(argparse.ArgumentParser):
    """An argument parser that says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"kingdoms: {message}\n")


def main(words: Sequence[str] | None = None) -> None:
    """Runs a command, or the app itself without arguments."""
    arguments = _parser().parse_args(words)
    # Kivy must not read our command line.
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    # The name by which a Linux desktop matches a window to its menu entry.
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "kingdoms")
    try:
        sys.exit(_run(arguments))
    except UsageTrouble as trouble:
        sys.stderr.write(f"kingdoms: {trouble}\n")
        sys.exit(2)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.command == "simulate":
        from kingdoms.commands.arena import simulate

        return simulate(_plan(arguments))
    if arguments.command == "arena":
        from kingdoms.commands.arena import arena, executor_for

        plan = _plan(arguments)
        with executor_for(arguments.jobs, arguments.cluster) as executor:
            return arena(plan, executor)
    if arguments.command == "tune":
        return _tune(arguments)
    if arguments.command == "why":
        from kingdoms.commands.why import print_why

        return print_why([arguments.game] if arguments.game else list(GAMES), arguments.games, arguments.seed)
    if arguments.command == "audit":
        return _audit(arguments)
    if arguments.command == "bench":
        from kingdoms.commands.bench import bench

        return bench(arguments.game, arguments.seconds, start=arguments.start)
    if arguments.command == "demo":
        from kingdoms.commands.demo import FORMATS, demo

        formats = FORMATS if arguments.format is None else _listed(arguments.format, FORMATS, "format")
        return demo(arguments.game, _folder(arguments.out), list(dict.fromkeys(formats)))
    if arguments.command == "look":
        # Checked before the app is imported, which logs a lot.
        file = Path(arguments.out)
        if not file.parent.is_dir() or file.is_dir():
            raise UsageTrouble(f"the file {arguments.out} cannot be created.")
        from kingdoms.commands.look import look

        return look(file)
    return _play()


def _audit(arguments: argparse.Namespace) -> int:
    from kingdoms.commands.audit import FORMS, TextSettings, audit

    games = [arguments.game] if arguments.game else list(GAMES)
    forms = [arguments.form] if arguments.form else list(FORMS)
    return audit(games, forms, arguments.decisions, TextSettings(arguments.language, arguments.text_size))


def _tune(arguments: argparse.Namespace) -> int:
    from kingdoms.bots.tuning import Setup
    from kingdoms.commands.arena import executor_for
    from kingdoms.commands.tune import tune_values

    _check_seats(arguments.game, arguments.seats)
    table = Setup(arguments.game, arguments.seats, _options(arguments))
    with executor_for(arguments.jobs, arguments.cluster) as executor:
        return tune_values(table, arguments.games, arguments.attempts, arguments.seed, executor)


def _play() -> int:
    """Runs the app until it is closed."""
    from kingdoms.app import KingdomsApp
    from kingdoms.ui.system import last_resort

    app = KingdomsApp()
    last_resort.install(app)
    app.run()
    return 0


def _plan(arguments: argparse.Namespace) -> "list[Match]":
    """The games to play: as many as requested, or whole rounds if bots are being measured."""
    from kingdoms.bots.contest import matches, whole_rounds
    from kingdoms.bots.thinking_time import BUDGET

    bots, options = _seats(arguments), _options(arguments)
    games = whole_rounds(arguments.games, bots) if arguments.command == "arena" else arguments.games
    return matches(arguments.game, bots, games, arguments.seed, options, arguments.seconds or BUDGET)


def _options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The chosen options; the others keep their defaults."""
    chosen = {}
    for word in arguments.option:
        name, _, value = word.partition("=")
        values = {str(each): each for each in GAMES[arguments.game].options.get(name, ())}
        if value not in values:
            raise UsageTrouble(f"{arguments.game} has no option {word!r}.")
        chosen[name] = values[value]
    return chosen


def _seats(arguments: argparse.Namespace) -> list[str]:
    """The bot in each seat, checked here so that the error can name an unknown one."""
    from kingdoms.bots import PLAYERS

    seats = _listed(arguments.seats, PLAYERS, "bot")
    _check_seats(arguments.game, len(seats))
    return seats


def _listed(words: str, known: Collection[str], kind: str) -> list[str]:
    """Splits a comma-separated list; raises UsageTrouble if a word in it is not known."""
    found = [word.strip() for word in words.split(",")]
    strangers = [word for word in found if word not in known]
    if strangers:
        raise UsageTrouble(f"there is no {kind} {strangers[0]!r}; choose from {', '.join(known)}.")
    return found


def _check_seats(key: str, seats: int) -> None:
    allowed = GAMES[key].seats
    if seats not in allowed:
        raise UsageTrouble(f"{key} takes {allowed[0]} to {allowed[-1]} players, not {seats}.")


def _folder(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise UsageTrouble(f"the folder {name} cannot be created: {trouble.strerror}.") from trouble
    return folder


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="kingdoms", description="Games of court and crown on one table.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    look = commands.add_parser("look", help="starts the app, saves a picture of its home screen and quits")
    look.add_argument(
        "--out", default="home.png", metavar="FILE", help="where to save the picture (default: %(default)s)"
    )

    if not getattr(sys, "frozen", False):  # A packaged app is for players, without the developers' tools.
        _add_tools(commands)
    return parser


def _add_tools(commands: Any) -> None:
    demo = commands.add_parser("demo", help="lets bots play on the real screens and saves pictures of every stage")
    demo.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    demo.add_argument("--format", default=None, metavar="FORMAT,FORMAT,…", help="such as phone (default: all five)")
    demo.add_argument("--out", default="demo", metavar="DIR", help="where to save the pictures (default: %(default)s)")

    simulate = commands.add_parser("simulate", help="plays games between bots and prints how each ended")
    arena = commands.add_parser("arena", help="plays many games between bots and measures them")
    tune = commands.add_parser("tune", help="looks for better weights for a game's bots by self-play")
    for contest in (simulate, arena, tune):
        contest.add_argument("game", nargs="?", choices=list(GAMES), default=next(iter(GAMES)))
        contest.add_argument("--seed", type=int, default=1)
        contest.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    for contest in (simulate, arena):
        contest.add_argument("--seats", default="knight,squire,squire,squire", metavar="BOT,BOT,…")
        contest.add_argument("--seconds", type=_seconds, default=None, help="per decision (default: as at the table)")
    simulate.add_argument("--games", type=_number, default=20, metavar="N", help="default: %(default)s")
    arena.add_argument("--games", type=_number, default=20, metavar="N", help="rounded up to whole rounds")
    tune.add_argument("--seats", type=_number, default=4, metavar="N", help="number of players (default: %(default)s)")
    tune.add_argument("--games", type=_number, default=80, metavar="N", help="games per attempt (default: %(default)s)")
    tune.add_argument("--attempts", type=_number, default=40, metavar="N", help="default: %(default)s")
    for contest in (arena, tune):
        contest.add_argument("--jobs", type=_number, default=1, metavar="N", help="how many games to play at once")
        contest.add_argument("--cluster", default=None, metavar="ADDRESS", help="play them on a Dask cluster")

    _add_measures(commands)


def _add_measures(commands: Any) -> None:
    why = commands.add_parser("why", help="measures how well the bots' moves are explained")
    why.add_argument("--game", choices=list(GAMES), default=None)
    why.add_argument(
        "--games", type=_number, default=2, metavar="N", help="games for each number of players (default: %(default)s)"
    )
    why.add_argument("--seed", type=int, default=1)

    audit = commands.add_parser("audit", help="looks for needless taps, small text and other obstacles at the table")
    audit.add_argument("--game", choices=list(GAMES), default=None)
    audit.add_argument("--form", choices=("phone", "phone-wide", "tablet", "tablet-wide"), default=None)
    audit.add_argument("--language", choices=list(LANGUAGES), default="en", help="default: %(default)s")
    smallest, largest, step = (round(100 * factor) for factor in (SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP))
    audit.add_argument(
        "--text-size",
        type=int,
        choices=range(smallest, largest + 1, step),
        default=100,
        metavar="PERCENT",
        help=f"{smallest} to {largest} in steps of {step} (default: %(default)s)",
    )
    audit.add_argument(
        "--decisions",
        type=_number,
        default=None,
        metavar="N",
        help="stop after N decisions (default: play a whole game)",
    )

    bench = commands.add_parser("bench", help="measures how fast rules, bots, boards, history and start-up are")
    bench.add_argument("--game", choices=list(GAMES), default=None)
    bench.add_argument(
        "--seconds", type=_seconds, default=2.0, help="how long to measure each figure (default: %(default)s)"
    )
    bench.add_argument("--start", action="store_true", help="measure only start-up time and memory")


def _number(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 0 < int(word) <= _MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 to {_MOST_GAMES}")
    return int(word)


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 600:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of seconds above 0 and up to 600")
    return seconds


if __name__ == "__main__":
    main()
