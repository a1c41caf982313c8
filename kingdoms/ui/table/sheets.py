"""Sheets over the table: the introduction to a player's first game, and questions about undo."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.language import _
from kingdoms.core.session import Session
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Row, Sheet, ask

_LARGE_TEXT = 1.3
"""The text scale from which two buttons do not fit side by side on a phone."""


def introduce(app: RunningApp, session: Session, on_dismiss: Callable[..., None]) -> Sheet:
    """Opens the introduction; `on_dismiss` is called when it closes."""
    sheet = Sheet(title=_("Your first game"))
    how_to_learn = _(
        "Anything with a gold edge can be chosen now. Tap anything to find out what it is. At the top, the "
        "lamp gives you a hint and the question mark opens the rules."
    )
    for paragraph in (*session.game.words.introduction(), how_to_learn):
        sheet.add_widget(Body(text=paragraph))
    show_rules = partial(app.show, "rules", game=session.game.key, setup=session.setup)
    rules = sheet.closing_button(show_rules, text=_("Rules"), kind="secondary")
    play = sheet.closing_button(text=_("Play"), kind="primary")
    if theme.text_scale < _LARGE_TEXT:
        row = Row()
        row.add_widget(rules)
        row.add_widget(play)
        sheet.add_foot(row)
    else:
        # Even with very large text, some of it must stay visible above the foot.
        sheet.add_widget(rules)
        sheet.add_foot(play)
    sheet.bind(on_dismiss=on_dismiss)
    sheet.open()
    return sheet


def ask_about_undo(take_back: Callable[[], None], on_dismiss: Callable[..., None]) -> None:
    """Asks before undoing something that was revealed."""
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
