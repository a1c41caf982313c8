"""Fault reports for the developers: the traceback and what was on the screen, but no names.

The newest reports are kept in a small file next to the games, so that a player can copy one later.
"""

import os
import platform
import re
import traceback
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from kivy import __version__ as kivy_version
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.utils import platform as system

from kingdoms import __version__
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.paths import ROOT
from kingdoms.ui.theme import theme

FILE = "reports.txt"
MOST = 64_000
"""The maximum length of the file; the oldest reports make room for new ones."""
LONGEST_REPORT = 12_000
_HEAD = 2_000  # how much of the beginning of a report is kept if it is too long
_RULE = f"\n{'=' * 60}\n"


class Circumstances(NamedTuple):
    """The situation in which something failed."""

    screen: str
    session: Session | None = None
    names: Collection[str] = ()
    """Names to replace wherever they appear in the report."""


def compose(trouble: BaseException, scene: Circumstances) -> str:
    """The whole report, in English, because it is meant for developers."""
    lines = [*_circumstances(scene), "", "".join(traceback.format_exception(trouble))]
    return _shortened(_without_names("\n".join(lines).rstrip(), scene.names))


def _circumstances(scene: Circumstances) -> list[str]:
    width, height = Window.size
    session, game = scene.session, []
    if session is not None:
        players = ", ".join(seat.player for seat in session.seats)
        moves = f"seed {session.seed}, {len(session.log)} moves"
        game = [f"Game: {session.game.key} ({players}), {session.options}, {moves}"]
    return [
        f"Kingdoms {__version__}, Python {platform.python_version()}, Kivy {kivy_version}, {system}, {now()}",
        f"Screen: {scene.screen}, {width} × {height}, {theme.size_class}",
        f"Look: {theme.mode}, contrast {theme.contrast}, text {theme.text_scale}, speed {theme.speed}",
        *game,
    ]


def _without_names(text: str, names: Collection[str]) -> str:
    """Replaces what is private: players' names and the user's folders."""
    text = re.sub(r'(?<=File ")[^"]+', lambda found: _short(found[0]), text)
    with suppress(RuntimeError):  # Some devices have no home folder.
        text = text.replace(str(Path.home()), "~")
    longest_first = sorted(filter(None, names), key=len, reverse=True)
    if not longest_first:
        return text
    return re.sub(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)", "<player>", text)


def _short(path: str) -> str:
    """A file's path relative to the app, or the end of any other path."""
    inside = Path(path).is_relative_to(ROOT)
    return Path(path).relative_to(ROOT).as_posix() if inside else "/".join(Path(path).parts[-3:])


def _shortened(text: str) -> str:
    """Cuts the middle out of text that is too long: its beginning says where it happened, its end what failed."""
    if len(text) <= LONGEST_REPORT:
        return text
    return f"{text[:_HEAD]}\n[…]\n{text[_HEAD - LONGEST_REPORT :]}"


def keep(folder: Path, report: str) -> None:
    """Adds a report to the file in this folder, and to the log in case the disk refuses."""
    Logger.error("Kingdoms: %s", report)
    with suppress(OSError):
        reports = _fitting([*_read(folder), report])
        folder.mkdir(parents=True, exist_ok=True)
        temporary = folder / f"{FILE}.new"
        temporary.write_text(_RULE.join(reports), encoding="utf-8")
        os.replace(temporary, folder / FILE)


def newest_report(folder: Path) -> str:
    """The last report; empty if there is none or it cannot be read."""
    with suppress(OSError):
        return _read(folder)[-1]
    return ""


def _read(folder: Path) -> list[str]:
    path = folder / FILE
    return path.read_text(encoding="utf-8", errors="replace").split(_RULE) if path.is_file() else [""]


def _fitting(reports: Sequence[str]) -> list[str]:
    """As many of the newest reports as fit in the file."""
    kept: list[str] = []
    for report in reversed([report for report in reports if report]):
        if sum(map(len, kept)) + len(report) > MOST:
            break
        kept.insert(0, report)
    return kept


def copy(report: str) -> bool:
    """Copies a report to the clipboard; returns False if the clipboard cannot be used."""
    try:
        # Kivy looks for a clipboard on import, which takes a while and is rarely needed.
        from kivy.core.clipboard import Clipboard

        Clipboard.copy(report)
    except Exception as trouble:  # Every system has its own ways to fail, and a report must not cause another one.
        Logger.warning("Kingdoms: the clipboard cannot be used (%s)", trouble)
        return False
    return True
