"""The sheets about a person's name: renaming, and merging two names into one person."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.properties import ObjectProperty, StringProperty

from kingdoms.core.person_names import tidied
from kingdoms.core.words.language import _, ngettext
from kingdoms.ui.widgets import Body, Sheet, ask

Rename = Callable[[str], None]


class RenameSheet(Sheet):
    """Asks for a new name, and calls `rename` with it."""

    name = StringProperty("")
    rename: "ObjectProperty[Rename]" = ObjectProperty()

    def finish(self) -> None:
        """Accepts the name in the field."""
        new = tidied(self.ids.field.text)
        self.dismiss()
        if new != self.name:
            self.rename(new)


def ask_other_name(name: str, others: Sequence[str], merge: Rename) -> None:
    """Asks which other name belongs to the same person."""
    sheet = Sheet(title=_("Merge {name} with…").format(name=name))
    choose = _("If someone has played under two names, choose the name to keep.")
    nobody = _("{name} has played with everyone else here, so there is nobody to merge with.").format(name=name)
    sheet.add_widget(Body(text=choose if others else nobody))
    for other in others:
        sheet.add_widget(sheet.closing_button(partial(merge, other), text=other, icon="person"))
    sheet.open()


def ask_merge(old: str, new: str, games: int, merge: Callable[[], None]) -> None:
    """Explains what happens to this many games if two names are merged, and asks for confirmation."""
    text = ngettext(
        "{old}'s {n} game will be counted as {new}'s, and the name {old} will disappear. You can undo this.",
        "All {n} of {old}'s games will be counted as {new}'s, and the name {old} will disappear. You can undo this.",
        games,
    )
    ask(
        _("Are {old} and {new} the same person?").format(old=old, new=new),
        text.format(n=games, old=old, new=new),
        [(_("Merge"), "primary", merge), (_("Cancel"), "secondary", None)],
    )
