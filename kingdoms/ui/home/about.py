"""About the app: that it is unofficial, who made the games, which values are our own, and all licences."""

from typing import Any, NamedTuple

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms import __version__
from kingdoms.core.language import N_, _
from kingdoms.games import GAMES
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.last_resort import copy_report
from kingdoms.ui.system.trouble_report import newest
from kingdoms.ui.widgets import Panel


class Credit(NamedTuple):
    """Who made a game. A field is empty if we could not verify it."""

    key: str
    title: str
    designers: str
    illustrator: str
    publisher: str
    year: int


CREDITS = (
    Credit("rival_kings", "Rival Kings", "Adrian Adamescu", "Oliver Schoon", "HUCH! & friends", 2016),
    Credit("royals", "Royals", "Peter Hawes", "Michael Menzel", "Abacusspiele", 2014),
    Credit("kingsburg", "Kingsburg", "Andrea Chiarvesio, Luca Iennaco", "", "Stratelibri, Giochi Uniti", 2007),
    Credit(
        "paladins",
        "Paladins of the West Kingdom",
        "Shem Phillips, S J Macdonald",
        "Mihajlo Dimitrievski",
        "Garphill Games",
        2019,
    ),
)

HOUSE_VALUES = {
    "rival_kings": (
        "values",
        N_(
            "The rulebook of Rival Kings prints only a few prices of its cards. All others, the cards that bear the "
            "tie symbol, and the order that breaks a tie are our own choice; the rules of the game list them."
        ),
    ),
    "royals": (
        "house",
        N_(
            "The pictures of the board of Royals are missing in its rulebook. The bonuses, most positions and the "
            "influence of the titles are our own choice where the text does not tell them; the rules of the game "
            "list them."
        ),
    ),
    "paladins": (
        "house",
        N_(
            "The icons of the rulebook of Paladins are missing. Where its text does not tell a figure of a board or a "
            "card, it is our own choice, and so are some readings of the solo game; the rules of the game list them."
        ),
    ),
}
"""For each game, what we had to decide ourselves, and the page of its rules that lists it."""

LICENCES = (
    ("Kivy", "MIT"),
    ("Plyer", "MIT"),
    ("TinyDB", "MIT"),
    ("Source Serif Pro", "SIL Open Font License 1.1"),
    ("Material Design Icons", "Apache License 2.0"),
)
SOURCES = (("Natural Earth", N_("The coasts, borders and rivers of the map, in the public domain")),)
"""Sources other than software, and what we took from them."""


class AboutScreen(AppScreen):
    """One page to read."""

    version = __version__
    report = StringProperty("")
    """The last fault report, if there ever was one."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.speak()

    def on_show(self, **_what: Any) -> None:
        """There may be a newer report."""
        self.report = newest(self.app.folder)
        self.ids.report.clear_widgets()
        if self.report:
            self.ids.report.add_widget(ReportOffer())

    def copy_report(self) -> None:
        """Copies the report to the clipboard."""
        copy_report(self.report)

    def speak(self) -> None:
        """Lists the credits and licences again."""
        self.ids.credits.clear_widgets()
        for credit in CREDITS:
            self.ids.credits.add_widget(CreditLine(heading=credit.title, note="\n".join(credit_lines(credit))))
        self.ids.licences.clear_widgets()
        for name, note in (*LICENCES, *((name, _(what)) for name, what in SOURCES)):
            self.ids.licences.add_widget(CreditLine(heading=name, note=note))
        self.ids.house_values.clear_widgets()
        for key, (page, text) in HOUSE_VALUES.items():
            if key in GAMES:
                self.ids.house_values.add_widget(HouseValues(text=_(text), game=key, page=page))


def credit_lines(credit: Credit) -> list[str]:
    """The credits of a game."""
    lines = [_("Designed by {names}").format(names=credit.designers)]
    if credit.illustrator:
        lines.append(_("Illustrated by {names}").format(names=credit.illustrator))
    lines.append(_("Published by {publisher}, {year}").format(publisher=credit.publisher, year=credit.year))
    if credit.key not in GAMES:
        lines.append(_("Not in this version yet."))
    return lines


class HouseValues(BoxLayout):
    """Our own choices in a game, and a link to the list."""

    text = StringProperty("")
    game = StringProperty("")
    page = StringProperty("")


class ReportOffer(Panel):
    """Says that something went wrong, and offers the report."""


class CreditLine(BoxLayout):
    """A name and a text about it."""

    heading = StringProperty("")
    note = StringProperty("")
