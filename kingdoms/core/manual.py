"""What the rules of all games have in common: the page that names the parts of the table."""

from collections.abc import Mapping

from kingdoms.core.game import Page
from kingdoms.core.language import N_, _

Parts = Mapping[str, tuple[str, str]]
"""By the key of each part of a table: its name and what it is for, both marked for the catalogue."""

_OPENING = N_("This is how the table looks on this screen. The numbers show the parts that are explained below.")

_SHARED: Parts = {
    "prompt": (N_("The prompt"), N_("Who has to decide, and what. It also says what a rival has just done.")),
    "log": (N_("The log"), N_("What has happened so far. Tap it to read everything.")),
    "buttons": (N_("The buttons"), N_("Undo, and end your turn or skip a step.")),
    "tabs": (N_("The tabs"), N_("Lead to the other pages, where a small screen can't show the whole table at once.")),
}
"""The parts that are on every table."""


def overview(parts: Parts) -> Page:
    """The page that names every part of a game's table, those of its own first."""
    every = {**parts, **_SHARED}
    entries = [_("{name}: {text}").format(name=_(name), text=_(text)) for name, text in every.values()]
    return Page("overview", _("The table at a glance"), [_(_OPENING), *entries], [], tuple(every))
