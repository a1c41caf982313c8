"""`audit`: three people and a bot play on the real screens; anything that hinders them or is too small is reported."""

import json
import sys
from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.commands.audit.limits import LIMITS, Findings
from kingdoms.commands.headless import run_alone


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


def audit(keys: Sequence[str], forms: Sequence[str], decisions: int | None = None) -> int:
    """Prints the figures for every game and form, then those that fall short; returns 1 if any do.

    If a number of decisions is given, only that many are played, and rare kinds of decision are not sought out.
    """
    shortfalls = []
    for key in keys:
        for form in forms:
            findings = _play(key, form, decisions)
            print(f"{key}, {form}: {findings['decisions']} decisions")
            for limit in LIMITS:
                figure, example = findings["figures"][limit.name]
                is_tablet = FORMS[form].is_tablet
                wish = limit.wish(key, is_tablet)
                print(f"  {limit.words:<47} {figure:>7.2f}   {wish:<6}   {example}".rstrip())
                if not limit.is_met(figure, limit.wanted(key, is_tablet)):
                    shortfalls.append(f"{key}, {form}: {limit.words} {figure:.2f}, not {wish}")
            sys.stdout.flush()
    print(f"\n{len(shortfalls)} figures fall short." if shortfalls else "\nNothing falls short.")
    for shortfall in shortfalls:
        print(f"  {shortfall}")
    return 1 if shortfalls else 0


def _play(key: str, form: str, decisions: int | None) -> Findings:
    """Plays in a separate process, because the size of a window is fixed when Kivy starts."""
    command = "import sys; from kingdoms.commands.audit.play import main; main(*sys.argv[1:])"
    width, height, _is_tablet = FORMS[form]
    findings: Findings = json.loads(run_alone("-c", command, key, str(width), str(height), str(decisions or 0)))
    return findings
