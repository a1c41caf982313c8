"""About the app: that it is unofficial, who designed the games, which values are our own, and all licences."""

from typing import Any

from kivy.factory import Factory
from kivy.properties import StringProperty

from kingdoms import __version__
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.last_resort import copy_report
from kingdoms.ui.system.trouble_report import newest_report


class AboutScreen(AppScreen):
    """A page to read, which is all in its layout, and an offer to copy the last fault report."""

    version = __version__
    report = StringProperty("")
    """The last fault report; empty if there is none."""

    def on_show(self, **_what: Any) -> None:
        """Looks for a newer report."""
        self.report = newest_report(self.app.folder)
        self.ids.report.clear_widgets()
        if self.report:
            self.ids.report.add_widget(Factory.ReportOffer())

    def copy_report(self) -> None:
        """Copies the report to the clipboard."""
        copy_report(self.report)
