"""The sheets about a person's name: renaming, and merging two names into one person."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.properties import ObjectProperty, StringProperty

from kingdoms.core.language import _, ngettext
from kingdoms.core.seats import tidied
from kingdoms.ui.widgets import Body, Sheet, ask

Rename = Callable[[str], None]


class RenameSheet(Sheet):
    """Asks for another name, and calls `rename` with it."""

    name = StringProperty("")
    rename: "ObjectProperty[Rename]" = ObjectProperty()

    def finish(self) -> None:
        """Takes the name from the field."""
        new = tidied(self.ids.field.text)
        self.dismiss()
        if new != self.name:
            self.rename(new)


def ask_other_name(name: str, others: Sequence[str], merge: Rename) -> None:
    """Asks which other name belongs to the same person."""
    sheet = Sheet(title=_("Who is {name}, too?").format(name=name))
    choose = _("If one person has played under two names, choose the name to keep.")
    nobody = _("There is nobody whom {name} has not met at a table.").format(name=name)
    sheet.add_widget(Body(text=choose if others else nobody))
    for other in others:
        sheet.add_widget(sheet.closing_button(partial(merge, other), text=other, icon="person"))
    sheet.open()


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
