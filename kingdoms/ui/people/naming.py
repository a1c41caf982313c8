"""The sheets about a person's name: renaming, and merging two names into one person."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kingdoms.core.language import _, ngettext
from kingdoms.core.seats import tidied
from kingdoms.ui.widgets import Body, InkButton, Sheet, ask
from kingdoms.ui.widgets.text_field import TextField

Rename = Callable[[str], None]


class RenameSheet(Sheet):
    """Asks for another name."""

    def __init__(self, name: str, rename: Rename, **kwargs: Any) -> None:
        super().__init__(title=_("Another name for {name}").format(name=name), **kwargs)
        self._name, self._rename = name, rename
        self.add_widget(Body(text=_("All games so far will bear the new name. You can take this back.")))
        self.field = TextField(text=name, hint_text=_("Name"))
        self.field.bind(on_text_validate=self._finish)
        self.add_widget(self.field)
        button = InkButton(text=_("Rename"), kind="primary")
        button.bind(on_release=self._finish)
        self.add_foot(button)

    def _finish(self, _widget: object) -> None:
        new = tidied(self.field.text)
        self.dismiss()
        if new != self._name:
            self._rename(new)


class MergeSheet(Sheet):
    """Asks which other name belongs to the same person."""

    def __init__(self, name: str, others: Sequence[str], merge: Rename, **kwargs: Any) -> None:
        super().__init__(title=_("Who is {name}, too?").format(name=name), **kwargs)
        choose = _("If one person has played under two names, choose the name to keep.")
        nobody = _("There is nobody whom {name} has not met at a table.").format(name=name)
        self.add_widget(Body(text=choose if others else nobody))
        for other in others:
            self.add_widget(self.closing_button(partial(merge, other), text=other, icon="person"))


def ask_merge(old: str, new: str, games: int, merge: Callable[[], None]) -> None:
    """Explains what happens to this many games if two names become one person, and asks for confirmation."""
    text = ngettext(
        "{n} game of {old} will count as a game of {new}, and the name {old} vanishes. You can take this back.",
        "All {n} games of {old} will count as games of {new}, and the name {old} vanishes. You can take this back.",
        games,
    )
    ask(
        _("Are {old} and {new} one person?").format(old=old, new=new),
        text.format(n=games, old=old, new=new),
        [(_("Make them one"), "primary", merge), (_("Cancel"), "secondary", None)],
    )
