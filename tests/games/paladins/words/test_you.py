"""The only person in a game of Paladins is addressed as "you", always with the right form of the verb."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.core.words import language
from kingdoms.games.paladins import GAME, events, words
from kingdoms.games.paladins.words.log.recap import recap, since_turn
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import is_sentence, names_with_you, random_game, said
from tests.games.paladins.printed import ATTACK, favour, workers
from tests.games.paladins.table import table
from tests.games.paladins.things import is_logged_by_another, things

pytestmark = pytest.mark.usefixtures("both_languages")

EVERY = 97
"""Everything on the table is checked in one out of this many states of a game."""
TABLES = [Setting("paladins", 1, {"level": "medium"}), Setting("paladins", 3, {"level": "easy"})]
SEEDS = range(3)

WRONG = {
    "en": re.compile(r"\byou(?:'s| doesn't| (?!pass\b)(?:\w+ and )?\w+s\b)", re.IGNORECASE),
    "hu": re.compile(
        r"\bte (?!és\b|\(|kezdesz\b|fogadtad\b|térítetted\b|szerzetesed\b|előőrsöd\b)"
        r"|(?<!gyanú)(?<!Eddig): te\b|– te\b|\b(?-i:te):",
        re.IGNORECASE,
    ),
}
"""Words that treat "you" as if it were somebody's name, by language."""
SMALL = re.compile(r"(?<!\d)[.!?] [a-záéíóöőúüű]")
"""A sentence that begins with a small letter, after another one."""


def is_addressed(text: str) -> bool:
    """Whether all sentences are complete, and those about "you" have the right form of the verb."""
    return is_sentence(text) and not SMALL.search(text) and not WRONG[language.current()].search(text)


def games(setting: Setting) -> Iterator[Iterator[tuple[Any, list[Event]]]]:
    """A few random games: the states of each, with the events that follow them."""
    return (random_game(setting, seed) for seed in SEEDS)


every_table = pytest.mark.parametrize("setting", TABLES, ids=str)


@every_table
def test_the_log_and_the_recap_say_you(setting: Setting) -> None:
    names = names_with_you(setting.seats)
    for game in games(setting):
        past = list[Event]()
        for state, happened in game:
            past += happened
            for event in (*happened, *GAME.for_log(happened)):
                line = words.line(event, names)
                assert is_addressed(line) or is_logged_by_another(event), line
            for side in range(state.sides):
                text = recap(since_turn(past, side), names)
                assert not text or is_addressed(text), text


@every_table
def test_descriptions_say_you(setting: Setting) -> None:
    names = names_with_you(setting.seats)
    for game in games(setting):
        for state, _events in list(game)[::-EVERY]:
            for viewer in (0, None):
                view = state.view(viewer)
                for thing in things(view):
                    title, text = words.thing(view, thing, names)
                    assert is_addressed(title), title
                    assert is_addressed(text), text


@pytest.mark.parametrize(
    ("event", "english", "hungarian"),
    [
        (events.RoundBegan(2, 0), "Round 2 begins. You go first.", "2. forduló. Te kezdesz."),
        (events.RoundBegan(2, 1), "Round 2 begins. Béla goes first.", "2. forduló. Béla kezd."),
        (events.Cleared(0, ATTACK), "You pray and clear Attack.", "Imádkozol, és kiüríted ezt az akciót: támadás."),
        (events.WorkersKept(0, workers("L")), "You keep 1 labourer.", "Megtartod: 1 földműves."),
        (events.Gained(0, "faith", 1), "You gain 1 faith.", "Kapsz: 1 hit."),
        (events.Declined(0, "destroy_debt"), "You don't destroy a debt.", "Nem pusztítasz el adósságot."),
        (events.Declined(0, "free_recruit"), "You decline to recruit.", "Lemondasz a toborzásról."),
        (
            events.OptionTaken(0, events.FAVOUR, favour("free_develop or fighter cleric"), 1),
            "Your favour gives: 1 fighter and 1 cleric.",
            "A jutalmad a királyi kegyért: 1 harcos és 1 pap.",
        ),
        (events.Convicted((0, 1)), "Most suspicion: you and Béla.", "A legtöbb gyanú: te és Béla."),
    ],
)
def test_a_line_about_you(event: Event, english: str, hungarian: str) -> None:
    assert words.line(event, names_with_you(2)) == said(en=english, hu=hungarian)


def test_your_own_things_are_called_yours() -> None:
    state = table().player(silver=2, provisions=1).turn()
    state.passed = 1
    titles = [
        words.thing(state, thing, names_with_you(2))[0] for thing in (("seat", 0), ("debts", 0), ("attribute", 0, 0))
    ]
    assert titles == [
        said(en="You", hu="Te"),
        said(en="Your debts", hu="Adósságaid"),
        said(en="Your faith", hu="Saját hit"),
    ]
    about = words.thing(state, ("seat", 0), names_with_you(2))[1]
    assert said(en="You have 2 silver and 1 provision.", hu="Ennyid van: 2 ezüst és 1 ellátmány.") in about
    assert said(en="You have passed this round.", hu="Ebben a fordulóban már passzoltál.") in about
    assert said(en="You have the start marker.", hu="Nálad van a kezdőjátékos-jelölő.") in about
