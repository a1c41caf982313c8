"""The introduction to a game: what somebody has to know who opens it for the first time, on a sheet soon read."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.game import Game
from kingdoms.core.language import _
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, Row, Sheet

_LARGE_TEXT = 1.3
"""From this scale on two buttons do not stand side by side on a phone."""


def introduce(app: RunningApp, game: Game, on_dismiss: Callable[..., None]) -> Sheet:
    """Opens the introduction; `on_dismiss` is called when it is gone, by whichever button."""
    sheet = Sheet(title=_("Your first game"))
    for paragraph in (*game.words.introduction(), _how_to_learn()):
        sheet.add_widget(Body(text=paragraph))
    rules = sheet.closing_button(partial(app.show, "rules", game=game.key), text=_("Rules"), kind="secondary")
    play = sheet.closing_button(text=_("Play"), kind="primary")
    if theme.text_scale < _LARGE_TEXT:
        row = Row()
        row.add_widget(rules)
        row.add_widget(play)
        sheet.add_foot(row)
    else:
        # However large the text is, some of it has to stay in sight above what stays there.
        sheet.add_widget(rules)
        sheet.add_foot(play)
    sheet.bind(on_dismiss=on_dismiss)
    sheet.open()
    return sheet


def _how_to_learn() -> str:
    return _(
        "What glows in gold can be chosen now. Tap anything to read what it is. "
        "Above the table the lamp gives a hint, and the rules are behind the question mark."
    )
