"""The introduction to a game: what somebody has to know who opens it for the first time, on a sheet soon read."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kingdoms.core.game import Game
from kingdoms.core.tongue import _
from kingdoms.ui.widgets import Body, InkButton, Sheet


def introduce(app: Any, game: Game, on_dismiss: Callable[..., None]) -> Sheet:
    """Opens the introduction; `on_dismiss` is called when it is gone, by whichever button."""
    sheet = Sheet(title=_("New to {game}?").format(game=game.words.title()))
    for paragraph in (*game.words.introduction(), _how_to_learn(), _where_the_rules_are()):
        sheet.add_widget(Body(text=paragraph))
    choices: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
        (_("Play"), "play", "primary", lambda: None),
        (_("Rules"), "book", "secondary", partial(app.show, "rules", game=game.key)),
    )
    for text, icon, kind, action in choices:
        button = InkButton(text=text, icon=icon, kind=kind)
        button.bind(on_release=partial(_chosen, sheet, action))
        sheet.add_foot(button)
    sheet.bind(on_dismiss=on_dismiss)
    sheet.open()
    return sheet


def _how_to_learn() -> str:
    return _("What glows in gold can be chosen now. Tap anything to read what it is; press it long to see it large.")


def _where_the_rules_are() -> str:
    return _("The question mark above the table opens the rules where they tell about what you have to decide.")


def _chosen(sheet: Sheet, action: Callable[[], None], _button: object) -> None:
    sheet.dismiss()
    action()
