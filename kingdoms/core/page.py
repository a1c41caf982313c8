"""A page of a game's rules: as its room writes it, and as the rules screen shows it."""

from typing import NamedTuple


class Page(NamedTuple):
    """One page of the rules: its key, its title, what it says, and the drawings that go with it."""

    key: str
    title: str
    paragraphs: list[str]
    pictures: list[str]


class Text(NamedTuple):
    """A page as it is written: marked for the catalogue, and its pictures called as they are in the game's room."""

    key: str
    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[str, ...] = ()
