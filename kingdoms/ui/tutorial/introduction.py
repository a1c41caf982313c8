"""The introduction to a game: the essentials in a few sentences, and the choice to learn by playing."""

from collections.abc import Callable
from functools import partial

from kingdoms.core.seats import Seat
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.ui.running_app import RunningApp
from kingdoms.ui.theme import theme
from kingdoms.ui.tutorial.lessons import learn_first, lesson_words
from kingdoms.ui.widgets import Body, Row, Sheet

_LARGE_TEXT = 1.3
"""The text scale at and above which two buttons do not fit side by side on a phone."""


def introduce(app: RunningApp, session: Session, reader: Seat | None, on_dismiss: Callable[..., None]) -> Sheet:
    """Opens the introduction over the table; `on_dismiss` is called when it closes.

    The reader is the person who asked for it: they are the one who learns by playing.
    """
    game = session.game
    sheet = Sheet(title=game.words.title())
    how_to_learn = _(
        "Tap anything with a gold edge to choose it. Touch and hold anything to find out what it is. At the top, "
        "the light bulb gives you a hint and the question mark opens the rules."
    )
    for paragraph in (*game.words.introduction(), how_to_learn):
        sheet.add_widget(Body(text=paragraph))
    show_rules = partial(app.show, "rules", game=game.key, setup=session.setup)
    rules = sheet.closing_button(show_rules, text=_("Rules"), kind="secondary")
    play = sheet.closing_button(text=_("Just play"), kind="secondary")
    learn = partial(learn_first, app, session, reader)
    sheet.add_foot(sheet.closing_button(learn, text=lesson_words(game), kind="primary"))
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
