"""The only person in a game of Royals is addressed in whole, correct sentences; rivals are named."""

import re
from collections.abc import Callable, Iterator

import pytest

from kingdoms.core.state import Event
from kingdoms.games.royals import GAME, events, words
from kingdoms.games.royals.words.log import recap, scored_in_short, since_turn
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import is_sentence, names_with_you, random_game, said
from tests.games.royals.printed import position
from tests.games.royals.table import table
from tests.games.royals.things import things

pytestmark = pytest.mark.usefixtures("both_languages")

GAMES = [(Setting(GAME.key, seats, {}), seed) for seed, seats in enumerate((2, 3, 5, 2, 3, 2, 4, 3))]
EVERY = 83
"""Everything on the table is checked in one out of this many states of a game."""

ABOUT_SOMEBODY = r"\b[Yy]ou(?:'s| \w+s\b|[^.]* and (?:has|is|scores)\b)"
"""A verb or a possessive that belongs to a name, after "you"."""
NOT_ADDRESSED = (
    r"\b[Tt]e (?:és \w+ )?(?!és |\(|\+|(?:vagy|szereztél|kaptad|kapnád|osztoztok|kaptátok|kapnátok)\b)|"
    r"\b(?:[Mm]egkapta|megkapná|megszerezte)\b[^.]*\bte\b"
)
"""A Hungarian "te" whose verb is not in the second person."""


def log_of(setting: Setting, seed: int) -> Iterator[str]:
    """Every line of a game's log."""
    for _state, happened in random_game(setting, seed):
        yield from (line for event in happened if (line := words.line(event, names_with_you(setting.seats))))


def notes_of(setting: Setting, seed: int) -> Iterator[str]:
    """The person's recaps and the short lines about scored periods in a game."""
    past: list[Event] = []
    for state, happened in random_game(setting, seed):
        if state.seat == 0 and (text := recap(since_turn(past, 0), 0, names_with_you(setting.seats))):
            yield text
        past += happened
        for event in happened:
            if isinstance(event, events.PeriodToken):
                yield scored_in_short([event], names_with_you(setting.seats))


def help_of(setting: Setting, seed: int) -> Iterator[str]:
    """The names and descriptions of everything on the table in some states, for the person and for an onlooker."""
    for state, _events in list(random_game(setting, seed))[::-EVERY]:
        for view in (state.view(0), state.view(None)):
            for thing in things(view):
                yield from words.thing(view, thing, names_with_you(setting.seats))


def is_right(text: str) -> bool:
    """Whether every sentence begins with a capital letter, and those about the person are in the second person."""
    return all(map(is_sentence, re.split(r"(?<=[.?!]) ", text))) and not re.search(
        said(en=ABOUT_SOMEBODY, hu=NOT_ADDRESSED), text
    )


@pytest.mark.parametrize("read", [log_of, notes_of, help_of])
def test_the_only_person_is_addressed_in_every_sentence(read: Callable[[Setting, int], Iterator[str]]) -> None:
    texts = {text for game in GAMES for text in read(*game)}
    assert [text for text in texts if not is_right(text)] == []
    assert any(re.search(said(en=r"\b[Yy]ou\b", hu=r"\b[Tt]e\b|\w+(?:od|ol|sz|ed|éd)\b"), text) for text in texts)


def test_a_takeover_addresses_whoever_gains_or_loses_the_position() -> None:
    duke, paid = position("munich duke"), ((0, 4, 0, 0), (0, 0, 0, 1, 0, 0))
    lines = [words.line(events.Occupied(seat, duke, 1 - seat, *paid), names_with_you(2)) for seat in (0, 1)]
    assert lines == [
        said(
            en="You take the Duke in Munich from Béla for 4 German and 1 intrigue card.",
            hu="Átveszed Béla pozícióját: müncheni herceg (4 német és 1 cselszövéskártya).",
        ),
        said(
            en="Béla takes the Duke in Munich from you for 4 German and 1 intrigue card.",
            hu="Béla átveszi a pozíciódat: müncheni herceg (4 német és 1 cselszövéskártya).",
        ),
    ]


def test_a_shared_title_tile_addresses_the_person_among_the_winners() -> None:
    event = events.TitleAwarded(6, (0, 1), 8)
    assert words.line(event, names_with_you(2)) == said(
        en="King: you and Béla share the tile and score 8 points each.",
        hu="Király: te és Béla osztoztok a jelzőn, fejenként 8 pont.",
    )


def test_the_owners_of_a_periods_tokens_are_addressed_alone_and_together() -> None:
    alone = table(2).holds(0, "munich duke").period(1).turn(0)
    together = table(2).holds(0, "munich duke").holds(1, "cologne baron").period(1).turn(0)
    told = [words.thing(state.view(0), ("period", 0, 1), names_with_you(2))[1] for state in (alone, together)]
    assert said(en="Awarded to: you.", hu="Te kaptad meg.") in told[0]
    assert said(en="Awarded to: you and Béla.", hu="Te és Béla kaptátok meg.") in told[1]


def test_the_persons_things_are_theirs_even_if_nobody_looks() -> None:
    state = table(2).holds(0, "munich duke").turn(1).view(None)
    told = [words.thing(state, thing, names_with_you(2)) for thing in (("seat", 0), ("supply", 0), ("tokens", 0))]
    assert [name for name, _text in told] == [
        said(en="You", hu="Te"),
        said(en="Your supply", hu="A készleted"),
        said(en="Your tokens", hu="A jelzőid"),
    ]
    held = words.thing(state, ("position", position("munich duke")), names_with_you(2))[1]
    assert said(en="You hold it.", hu="A tiéd.") in held
