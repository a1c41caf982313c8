"""Questions about undo, over the table."""

from collections.abc import Callable

from kingdoms.core.words.language import _
from kingdoms.ui.widgets import ask


def ask_about_undo(take_back: Callable[[], None], on_dismiss: Callable[..., None]) -> None:
    """Asks before undoing a decision that has revealed something."""
    sheet = ask(
        _("Undo?"),
        _("This undoes something that has already been revealed. Your history will show it."),
        [(_("Undo"), "danger", take_back), (_("Keep"), "secondary", None)],
    )
    sheet.bind(on_dismiss=on_dismiss)


def ask_about_turn(name: str, take_back: Callable[[], None], on_dismiss: Callable[..., None]) -> None:
    """Asks before undoing a turn that another player has ended."""
    sheet = ask(
        _("Undo {name}'s turn?").format(name=name),
        _("That turn has ended, and someone else is up now."),
        [(_("Undo"), "danger", take_back), (_("Keep"), "secondary", None)],
    )
    sheet.bind(on_dismiss=on_dismiss)
