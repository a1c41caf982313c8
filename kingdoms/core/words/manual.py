"""The parts that all games' rules share: chapters, paragraphs that hold only in some games, and common pages.

The rules are written for a setup: the options of the game being played, and under "seats" its number of players.
Without a setup they cover every way to play.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kingdoms.core.game import SEATS, Options, Words, value_name
from kingdoms.core.words.language import N_, _, sentences


class Page(NamedTuple):
    """One page of the rules: its key, its title, its paragraphs and the pictures that go with them."""

    key: str
    title: str
    paragraphs: list[str]
    pictures: list[str]
    parts: tuple[str, ...] = ()
    """The parts of the table described by the last paragraphs, one per paragraph; a picture of the table shows them."""
    chapter: str = ""
    """The heading above this page in the list of pages, if it is the first of its chapter."""
    beside: int | None = None
    """The number of the first paragraph with a picture beside it; the next pictures belong to the paragraphs that
    follow. None if all pictures are above the paragraphs."""


class Variant(NamedTuple):
    """A paragraph that holds only in some games, marked for the catalogue."""

    option: str
    """The option that the paragraph depends on, or "seats" for the number of players."""
    values: tuple[Any, ...]
    """The values of that option for which the paragraph holds."""
    text: str
    heading: str = "{text}"
    """A template for the text in rules that cover every way to play, such as "With open money: {text}"."""


class BySeats(NamedTuple):
    """A paragraph that is worded differently for different numbers of players, marked for the catalogue."""

    every: str
    """The text in rules that cover every number of players."""
    own: Mapping[tuple[int, ...], str]
    """The text for each number of players; where there is none, the paragraph is left out."""


Paragraph = str | Variant | BySeats


class Text(NamedTuple):
    """A page before translation: its text is marked for the catalogue, and its pictures are named without a folder.

    A sign can take the place of a picture: `icon:lock` is an icon, and `letters:2×` is just text.
    """

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    pictures: tuple[str, ...] = ()
    beside: int | None = None
    """The number of the first paragraph with a picture beside it, as on a `Page`."""


Parts = Mapping[str, tuple[str, str]]
"""The name of each part of a table and what it is for, by key; both are marked for the catalogue."""

_OPENING = N_("This is how the table looks on this screen. The numbers show the parts that are explained below.")

_SHARED: Parts = {
    "prompt": (
        N_("The prompt"),
        N_("Shows whose turn it is, what they have to decide, and what a rival has just done."),
    ),
    "log": (N_("The log"), N_("Everything that has happened so far. Tap to read the full log.")),
    "buttons": (N_("The buttons"), N_("Undo, end your turn or skip a step.")),
    "tabs": (
        N_("The tabs"),
        N_("Take you to the other pages when the screen is too small to show the whole table at once."),
    ),
}
"""The parts that are on every table."""


def worded(paragraphs: Iterable[Paragraph], setup: Options | None, **names: str) -> list[str]:
    """Translates the paragraphs that hold in a setup and inserts the names they mention; without a setup, all hold."""
    return [text for paragraph in paragraphs if (text := _worded(paragraph, setup, names))]


def _worded(paragraph: Paragraph, setup: Options | None, names: Mapping[str, str]) -> str:
    if isinstance(paragraph, BySeats):
        paragraph = _for_seats(paragraph, setup)
    if isinstance(paragraph, str):
        return _(paragraph).format(**names) if paragraph else ""
    text = _(paragraph.text).format(**names)
    if setup is None:
        return _(paragraph.heading).format(text=text)
    return text if setup[paragraph.option] in paragraph.values else ""


def _for_seats(paragraph: BySeats, setup: Options | None) -> str:
    if setup is None:
        return paragraph.every
    return next((text for seats, text in paragraph.own.items() if setup[SEATS] in seats), "")


def page(text: Text, setup: Options | None, folder: str, **names: str) -> Page:
    """A page in the current language, with its pictures from the game's folder, and signs that need no picture."""
    pictures = [name if ":" in name else f"{folder}/{name}" for name in text.pictures]
    if text.beside is not None:
        pairs = zip(pictures, text.paragraphs[text.beside :], strict=False)
        pictures = [picture for picture, paragraph in pairs if _worded(paragraph, setup, names)]
    paragraphs = worded(text.paragraphs, setup, **names)
    return Page(text.key, _(text.title), paragraphs, pictures, beside=text.beside)


def definition(name: str, *text: str) -> str:
    """A paragraph about one thing, which begins with its name."""
    return _("{name}: {text}").format(name=name, text=sentences(*text))


def chapter(title: str, pages: Iterable[Page]) -> list[Page]:
    """The pages of a chapter, with its title above the first; pages without any paragraphs are left out."""
    kept = [page for page in pages if page.paragraphs]
    return [page._replace(chapter=title if number == 0 else "") for number, page in enumerate(kept)]


def this_game(words: Words, setup: Options | None, *more: str) -> list[Page]:
    """The page about the game being played: its number of players, its options and `more`; no page without a setup."""
    if setup is None:
        return []
    opening = _(
        "These are the rules of the game you are playing. Rules for other options or other numbers of players are "
        "left out, but the examples may have more or fewer players."
    )
    players = _("Players: {n}.").format(n=setup[SEATS])
    options = [_chosen(words, name, value) for name, value in setup.items() if name != SEATS]
    return [Page("this_game", _("This game"), [opening, players, *options, *more], [])]


def _chosen(words: Words, name: str, value: object) -> str:
    option = words.option(name)
    if value is True:
        return _("{option}: on. {line}").format(option=option, line=words.effect(name, value))
    if value is False:
        return _("{option}: off.").format(option=option)
    line = words.effect(name, value)
    return _("{option}: {value}. {line}").format(option=option, value=value_name(words, name, value), line=line)


def house(paragraphs: Iterable[str]) -> list[Page]:
    """The last chapter: one page about our own values and rulings, and where they differ from the printed rulebook."""
    return chapter(_("House rules"), [Page("house", _("House rules and rulings"), list(paragraphs), [])])


def overview(parts: Parts) -> Page:
    """The page that names every part of a game's table, starting with those that only this game has."""
    every = {**parts, **_SHARED}
    definitions = [_("{name}: {text}").format(name=_(name), text=_(text)) for name, text in every.values()]
    return Page("overview", _("The table at a glance"), [_(_OPENING), *definitions], [], tuple(every))
