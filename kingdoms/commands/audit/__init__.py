"""`audit`: three people and a bot play on the real screens; anything that hinders them or is too small is reported."""

import json
import sys
from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.commands.audit.limits import LIMITS, Findings
from kingdoms.commands.headless import run_alone

NORMAL_TEXT = 100
"""The normal size of text, in per cent."""


class Form(NamedTuple):
    """The size of a window in dp, and whether it is a tablet's."""

    width: int
    height: int
    is_tablet: bool


FORMS = {
    "phone": Form(360, 640, False),
    "phone-wide": Form(640, 360, False),
    "tablet": Form(800, 1280, True),
    "tablet-wide": Form(1280, 800, True),
}


class TextSettings(NamedTuple):
    """The language, and the size of text in per cent."""

    language: str = "en"
    size: int = NORMAL_TEXT


_DEFAULTS = TextSettings()


def audit(
    keys: Sequence[str], forms: Sequence[str], decisions: int | None = None, text: TextSettings = _DEFAULTS
) -> int:
    """Prints the figures for every game and form, then those that fall short; returns 1 if any do.

    If a number of decisions is given, only that many are played, and rare kinds of decision are not sought out.
    """
    shortfalls = []
    for key in keys:
        for form in forms:
            findings = _play(key, form, decisions, text)
            table = ", ".join([key, form, *_unusual(text)])
            print(f"{table}: {findings['decisions']} decisions")
            for limit in LIMITS:
                figure, example = findings["figures"][limit.name]
                is_tablet = FORMS[form].is_tablet
                wish = limit.wish(key, is_tablet)
                print(f"  {limit.words:<47} {figure:>7.2f}   {wish:<6}   {example}".rstrip())
                if not limit.is_met(figure, limit.wanted(key, is_tablet)):
                    shortfalls.append(f"{table}: {limit.words} {figure:.2f}, not {wish}")
            sys.stdout.flush()
    count = f"{len(shortfalls)} figures fall" if len(shortfalls) > 1 else "One figure falls"
    print(f"\n{count} short." if shortfalls else "\nNothing falls short.")
    for shortfall in shortfalls:
        print(f"  {shortfall}")
    return 1 if shortfalls else 0


def _unusual(text: TextSettings) -> list[str]:
    """The settings that differ from the defaults, such as `["hu", "130%"]`."""
    language = [] if text.language == _DEFAULTS.language else [text.language]
    return language if text.size == _DEFAULTS.size else [*language, f"{text.size}%"]


def _play(key: str, form: str, decisions: int | None, text: TextSettings) -> Findings:
    """Plays in a separate process, because the size of a window is fixed when Kivy starts."""
    command = "import sys; from kingdoms.commands.audit.audited_game import main; main(*sys.argv[1:])"
    width, height, _is_tablet = FORMS[form]
    arguments = (key, width, height, decisions or 0, text.language, text.size / NORMAL_TEXT)
    findings: Findings = json.loads(run_alone("-c", command, *map(str, arguments)))
    return findings
