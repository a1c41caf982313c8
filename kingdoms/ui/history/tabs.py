"""Common parts of the three history screens: the bar and tabs at the top, and a page for an empty list."""

from typing import Any, NamedTuple

from kivy.properties import NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.core.words.language import N_, _
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.running_app import running_app
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Bar, Pressable, Targets


class Tab(NamedTuple):
    """A tab: the screen it leads to, its label and its icon."""

    screen: str
    word: str
    icon: str


TABS = {
    "games": Tab("history", N_("Games"), "log"),
    "players": Tab("players", N_("Players"), "people"),
    "feats": Tab("feats", N_("Records"), "trophy"),
}


class HistoryTabs(BoxLayout):
    """The head of a history screen. Added widgets go to the right end of the bar.

    The tabs are below the bar, or in it if the window is wide and low.
    """

    current = OptionProperty("games", options=tuple(TABS))
    bar: "ObjectProperty[Bar | None]" = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        load_kv("history/tabs")
        super().__init__(**kwargs)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Adds the widget to the bar or, while there is none yet, to the head itself."""
        if self.bar is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            self.bar.add_widget(widget, *args, **kwargs)


class TabStrip(Targets):
    """The tabs side by side; the open one is above a band of ink."""

    current = OptionProperty("games", options=tuple(TABS))
    sign = NumericProperty(0)
    """The size of the icons."""
    band = NumericProperty(0)
    """The height of the band below the open tab."""
    around_words = NumericProperty(0)
    """The total space on both sides of a word."""
    around_icon = NumericProperty(0)
    """The total space on both sides of a word with its icon, and between the two."""
    shows = (*Pressable.shows, "current", "sign", "band", "around_words", "around_icon")

    def choose(self, key: object) -> None:
        """Opens another tab in place of the current one."""
        if key != self.current:
            app = running_app()
            if app is not None:
                app.show_instead(TABS[str(key)].screen)

    def places(self) -> dict[str, Rect]:
        """The area of each tab."""
        return dict(zip(TABS, self.rect.columns(len(TABS)), strict=True))

    def paint(self, painter: Painter) -> None:
        """Paints icons and words, the open tab in ink and the others faded."""
        painter.fill((self.x, self.y, self.width, theme.hair), theme.line)
        for name, rect in self.places().items():
            self._paint_tab(painter, rect, name)
            if self.focus_key == name:
                self.ring(painter, rect.inset(theme.unit))

    def _paint_tab(self, painter: Painter, rect: Rect, name: str) -> None:
        is_open = name == self.current
        colour = theme.ink if is_open else theme.faded
        if is_open:
            painter.fill(rect.inset(theme.unit, 0), theme.sunk, theme.corner)
            painter.fill(rect.inset(theme.unit, 0).cut_bottom(self.band)[0], theme.ink)
        words = rect.inset(theme.unit)
        if self._has_icons:
            width = size_of(_(TABS[name].word), Style(round(theme.body), bold=True))[0] + theme.unit
            group = words.centred(self.sign + theme.unit + width, words.height)
            symbol, words = group.cut_left(self.sign, theme.unit)
            painter.icon(TABS[name].icon, symbol, colour)
        painter.text(_(TABS[name].word), words, self._size, colour, bold=is_open)

    @property
    def _widest(self) -> float:
        style = Style(round(theme.body), bold=True)
        return max(size_of(_(tab.word), style)[0] for tab in TABS.values())

    @property
    def _has_icons(self) -> bool:
        """Whether there is room for icons beside the words."""
        return self._widest + self.sign + self.around_icon <= self.width / len(TABS)

    @property
    def _size(self) -> float:
        """The type size at which all words fit."""
        room = self.width / len(TABS) - self.around_words
        return theme.body * min(1.0, max(0.0, room) / self._widest)


class EmptyPage(BoxLayout):
    """Shown while there is nothing to list: a crown, a sentence, and a button."""

    words = StringProperty("")
    answer = StringProperty("")
    """The label of the button."""
    icon = StringProperty("play")

    __events__ = ("on_choose",)

    def on_choose(self) -> None:
        """Dispatched when the player wants to see games, or to play one."""
