"""The rules of a game: a list of pages that can be searched, and the page itself, side by side where there is room."""

from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kingdoms.core.game import Options
from kingdoms.core.words.language import _
from kingdoms.core.words.manual import Page
from kingdoms.games import GAMES
from kingdoms.ui.drawing.gallery import paint_picture
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.home.covers import COVERS
from kingdoms.ui.rules.search import found, matches, snippet
from kingdoms.ui.rules.table_picture import Numbered, NumberedParagraph, colours_of, table_pictures
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.tutorial.lessons import lesson_words
from kingdoms.ui.widgets import InkButton, Pressable, Sheet

ICON, LETTERS = "icon", "letters"
"""The kinds of signs that take the place of a picture."""


class RulesScreen(AppScreen):
    """All pages of one game's rules."""

    stays_turned = True

    game = StringProperty("")
    query = StringProperty("")
    title = StringProperty("")
    lesson_words = StringProperty("")
    """The label of the button that starts the guided game."""
    is_split = BooleanProperty(False)
    """Whether the page is beside the list."""
    is_reading = BooleanProperty(False)
    """Whether the player wants to see the page rather than the list."""
    has_more_games = BooleanProperty(len(GAMES) > 1)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.setup: Options | None = None
        """The options of the game that the rules are shown for; None for the rules in general."""
        self.pages: list[Page] = []
        self.page: Page | None = None
        self._came_for_page = False
        self._lines: list[PageLine] = []
        """The lines of the pages that are listed."""
        self._tables: list[Numbered] = []
        """The pictures of the table, while they are up to date."""
        self._find = Clock.create_trigger(self._scroll_to_match)
        theme.bind(on_change=self._follow)
        self.bind(is_split=self._entitle, is_reading=self._entitle)

    def on_show(self, game: str = "", page: str = "", setup: Options | None = None, **_what: Any) -> None:
        """Opens the rules of a game, at a given page if there is one; with a setup, only the rules that apply to it."""
        game = game or self.game or next(iter(GAMES))
        if (game, setup) != (self.game, self.setup):
            self.page = None
        self.game, self.setup = game, setup
        self.query = ""
        self._came_for_page = bool(page)
        self.is_reading = bool(page)
        self.update_texts()
        self._read(page or (self.page or self.pages[0]).key)

    def learn(self) -> None:
        """Starts the guided game."""
        self.app.learn(self.game)

    def on_leave(self) -> None:
        """Puts away the pictures of the table, and gives crests their usual colours again."""
        self._forget_tables()
        theme.seat_tinctures = SEAT_TINCTURES

    def on_back(self) -> bool:
        """Goes back from a page to the list, if they are not side by side and the player came from the list."""
        if self.is_split or not self.is_reading or self._came_for_page:
            return False
        self.is_reading = False
        return True

    def pick_game(self) -> None:
        """Lets the player choose which game's rules to read."""
        sheet = Sheet(title=_("Rules"))
        for key in GAMES:
            looks = {"text": _(COVERS[key].title), "icon": "check" if key == self.game else "", "kind": "plain"}
            sheet.add_widget(sheet.closing_button(partial(self.app.show, "rules", game=key), **looks))
        sheet.open()

    def open_contents(self) -> None:
        """Shows the list instead of the page."""
        self._came_for_page = self.is_reading = False

    def open_page(self, key: str) -> None:
        """Shows a page."""
        self.is_reading = True
        self._read(key)

    def on_query(self, *_change: object) -> None:
        """Lists the pages that contain the query, and marks it on the open one."""
        self._list()
        self._read_again()

    def update_texts(self) -> None:
        """Loads all pages in the current language, and updates the list and the open page."""
        if not self.game:
            return
        self._forget_tables()
        self.pages = import_module(f"kingdoms.games.{self.game}.manual.pages").pages(self.setup)
        self.lesson_words = lesson_words(GAMES[self.game])
        self._list()
        self._read_again()

    def _read_again(self) -> None:
        if self.page is not None:
            self._read(self.page.key, stay=True)

    def _list(self) -> None:
        lines, self._lines = self.ids.lines, []
        lines.clear_widgets()
        for page in found(self.pages, self.query):
            if page.chapter and not self.query.strip():
                lines.add_widget(Factory.ChapterTitle(text=page.chapter))
            note = snippet(page, self.query)
            line = PageLine(page=page, note=note, query=self.query, chosen=page is self.page)
            line.bind(on_release=lambda line: self.open_page(line.page.key))
            lines.add_widget(line)
            self._lines.append(line)
        self.ids.nothing.text = "" if lines.children else _("No results.")

    def _read(self, key: str, stay: bool = False) -> None:
        number = next((number for number, page in enumerate(self.pages) if page.key == key), 0)
        self.page = self.pages[number]
        for line in self._lines:
            line.chosen = line.page is self.page
        self.ids.text.clear_widgets()
        self._fill(self.page)
        self._offer_next(number)
        if not stay:
            self.ids.page_scroll.scroll_y = 1
            self._find()
        self._entitle()

    def _scroll_to_match(self, _elapsed: float) -> None:
        """Scrolls to the first of the parts that match the query best."""
        parts = [part for part in reversed(self.ids.text.children) if getattr(part, "words", "")]
        fits = [min((match.fit for match in matches(part.words, self.query)), default=None) for part in parts]
        best = min((fit for fit in fits if fit is not None), default=None)
        if best is not None:
            self.ids.page_scroll.scroll_to(parts[fits.index(best)], animate=False)

    def _fill(self, page: Page) -> None:
        """Adds the title, the pictures and the paragraphs of a page, from top to bottom."""
        self.ids.text.add_widget(Factory.PageTitle(words=page.title, query=self.query))
        for part in self._named_parts(page) if page.parts else self._paragraphs(page):
            self.ids.text.add_widget(part)

    def _named_parts(self, page: Page) -> Iterator[Widget]:
        """The numbered table and a description of each part; parts that are not in the picture come last."""
        if not self._tables:
            theme.seat_tinctures = colours_of(self.game)
            self._tables = table_pictures(self.game, page.parts, self.setup)
        explanations = dict(zip(page.parts, page.paragraphs[-len(page.parts) :], strict=True))
        for paragraph in page.paragraphs[: -len(page.parts)]:
            yield Factory.Paragraph(words=paragraph, query=self.query)
        for table in self._tables:
            yield table.picture
            for part, number in table.new.items():
                yield NumberedParagraph(number=number, words=explanations.pop(part), query=self.query)
        for paragraph in explanations.values():
            yield Factory.Paragraph(words=paragraph, query=self.query)

    def _paragraphs(self, page: Page) -> Iterator[Widget]:
        """The paragraphs, each beside its picture if it has one of its own, otherwise below all pictures."""
        if page.pictures and page.beside is None:
            yield Pictures(names=list(page.pictures))
        pictures = {} if page.beside is None else dict(enumerate(page.pictures, page.beside))
        for number, paragraph in enumerate(page.paragraphs):
            if number in pictures:
                yield PicturedParagraph(picture=pictures[number], words=paragraph, query=self.query)
            else:
                yield Factory.Paragraph(words=paragraph, query=self.query)

    def _offer_next(self, number: int) -> None:
        if number + 1 < len(self.pages):
            following = self.pages[number + 1]
            button = InkButton(text=following.title, icon="forward")
            button.bind(on_release=lambda _button: self.open_page(following.key))
            self.ids.text.add_widget(button)

    def _follow(self, *_change: object) -> None:
        """Draws the pictures of the table again, because sizes or colours have changed."""
        is_shown = bool(self._tables)
        self._forget_tables()
        if is_shown:
            self._read_again()

    def _forget_tables(self) -> None:
        for table in self._tables:
            table.picture.discard()
        self._tables = []

    def _entitle(self, *_change: object) -> None:
        game = _(COVERS[self.game].title) if self.game else ""
        page = self.page if self.is_reading and not self.is_split else None
        self.title = _("Rules: {game}").format(game=game) if page is None else page.title


class PicturedParagraph(BoxLayout):
    """A paragraph with the picture of what it is about."""

    picture = StringProperty("")
    words = StringProperty("")
    query = StringProperty("")


class FramedPicture(Painted):
    """One picture in a thin frame, or a sign: an icon, or a few letters."""

    name = StringProperty("")
    shows = ("name",)

    def paint(self, painter: Painter) -> None:
        """Paints the whole picture, or the sign as large as a symbol."""
        kind, _colon, sign = self.name.partition(":")
        if kind == ICON:
            painter.icon(sign, self.rect.inset(theme.gap), theme.ink)
        elif kind == LETTERS:
            painter.text(sign, self.rect.inset(theme.gap), theme.title, bold=True)
        elif self.name:
            paint_picture(painter, self.name, self.rect)


class Pictures(Painted):
    """The pictures of a page in rows."""

    names: "ObjectProperty[Sequence[str]]" = ObjectProperty([])
    side = NumericProperty(0)
    """The side of each picture."""
    shows = ("names", "side")

    def measure(self) -> None:
        """Sets the height to that of its rows."""
        self.height = len(self._places()) and self.top - min(place.y for place in self._places())

    def paint(self, painter: Painter) -> None:
        """Paints every picture in a thin frame."""
        for name, place in zip(self.names, self._places(), strict=True):
            paint_picture(painter, name, place)

    def _places(self) -> list[Rect]:
        side = self.side
        in_row = max(1, int((self.width + theme.gap) / (side + theme.gap)))
        return [
            Rect(
                self.x + number % in_row * (side + theme.gap),
                self.top - side - number // in_row * (side + theme.gap),
                side,
                side,
            )
            for number in range(len(self.names))
        ]


class PageLine(Pressable):
    """One line of the list: a page's title and, during a search, the text around the best match."""

    page: "ObjectProperty[Page]" = ObjectProperty(None)
    note = StringProperty("")
    query = StringProperty("")
    """The words to mark in the title and the text."""
    chosen = BooleanProperty(False)
    shows = (*Pressable.shows, "chosen")

    def paint(self, painter: Painter) -> None:
        """Paints ink behind the line of the open page."""
        if self.chosen:
            painter.fill(self.rect, theme.ink, theme.corner)
        self.ring(painter, self.rect)
