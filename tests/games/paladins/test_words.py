"""What Paladins says: something for everything, always true, and never a secret."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kingdoms.core import tongue
from kingdoms.core.game import Thing
from kingdoms.games.paladins import GAME, events, solo_events, words
from kingdoms.games.paladins.board import ACTIONS, ATTRIBUTES, FALLBACKS, JAR_SPACES, REGIONS, SPACES, WORKERS
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.labels import SMALL_CHOICES
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.rules import Play

PLAYERS = ["Anna", "Béla", "Éva", "Dávid"]
CHOSEN = {
    "action", "worker", "jar", "tavern", "townsfolk", "outsider", "favour", "space", "option", "paladin",
    "top", "use", "skip",
}  # fmt: skip
"""The things that can be chosen at some time; about most others there is no reason why not."""


@pytest.fixture(autouse=True, params=["en", "hu"])
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    tongue.use(request.param)
    yield
    tongue.use("en")


def said(**texts: str) -> str:
    """The text of the language in use."""
    return texts[tongue.language()]


def told(state: Any, *thing: Any) -> str:
    """What the seat that decides hears about a thing."""
    return words.thing(state.view(state.seat), thing, PLAYERS[: state.seats])[1]


def things(state: Any) -> list[Thing]:
    """Everything that can lie on the table in this state, or be offered on a button."""
    sides = range(state.sides)
    found: list[Thing] = [
        ("inquisition",),
        ("tax",),
        ("wall_deck",),
        ("suspicion_deck",),
        ("skip",),
        ("option", 0),
        ("option", 1),
    ]
    found += [("use", name) for name in SMALL_CHOICES]
    found += [("action", side, action) for side in sides for action in ACTIONS]
    found += [("attribute", side, attribute) for side in sides for attribute in ATTRIBUTES]
    found += [("worker", kind) for kind in WORKERS]
    found += [(kind, card) for kind in ("paladin", "top") for card in range(len(PALADINS))]
    found += [("own_paladin", seat) for seat in range(state.seats)]
    found += [("tavern", place) for place in range(state.seats + 1)]
    found += [(row, place) for row in ("townsfolk", "favour") for place in range(5)]
    found += [("outsider", place) for place in range(6)] + [("order", place) for place in range(3)]
    found += [("space", number) for number in range(len(SPACES))] + [("region", region) for region in REGIONS]
    found += [("jar", number) for number in range(len(JAR_SPACES))]
    found += [("hired", side, n) for side in sides for n in range(len(state.hired[side]))]
    found += [("converted", side, n) for side in sides for n in range(len(state.converted[side]))]
    kinds = ("workshops", "monks", "outposts", "jars", "walls", "silver", "provisions", "suspicion", "debts")
    found += [(kind, side) for kind in (*kinds, "attacked", "workers", "seat") for side in sides]
    if state.seats == 1:
        found += [("scheme",), ("track",), *(("fallback", place) for place in FALLBACKS)]
    return found


def is_sentence(text: str) -> bool:
    """Whether it is a finished text: begins like one and has no placeholder left."""
    is_whole = bool(text) and text == text.strip() and not text[0].islower()
    return is_whole and not set("{}\x04") & set(text) and "  " not in text


def is_chosen(state: Any, thing: Thing) -> bool:
    """Whether one may ask why this cannot be chosen; of attributes only while one of them is to be raised."""
    is_raising = state.seat is not None and state.agenda[-1][0] == "raise"
    return thing[0] in CHOSEN or (thing[0] == "attribute" and is_raising)


def choose(state: Any, rng: random.Random) -> Any:
    """A move by chance, rather a costly one, and seldom passing."""
    moves = [move for move in state.moves() if move != Pass() or rng.random() < 0.1] or state.moves()
    dear = [move for move in moves if isinstance(move, Act) and move.action >= 6]
    return rng.choice(dear if dear and rng.random() < 0.6 else moves)


def random_game(seats: int, seed: int, **options: str) -> Iterator[Any]:
    """The states of a random game, each before its decision."""
    rng = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, options=options)
    while state.seat is not None:
        yield state
        state.play(choose(state, rng))
    yield state


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_decision_is_asked_in_a_sentence_and_every_move_has_a_label_and_a_place(seats: int) -> None:
    for state in random_game(seats, seed=3):
        assert is_sentence(words.prompt(state))
        assert is_sentence(words.place(state))
        if state.seat is None:
            continue
        on_table = set(things(state))
        labels = Counter((words.target(state, move), words.label(state, move)) for move in state.moves())
        assert max(labels.values()) == 1, "moves at the same place differ by their labels"
        assert all(is_sentence(label) for _, label in labels)
        assert {target for target, _ in labels} <= on_table


def test_every_kind_of_question_has_its_prompt() -> None:
    met = {
        state.agenda[-1][0] for seed in range(12) for state in random_game(1 + seed % 4, seed) if state.seat is not None
    }
    assert met | {"conspirator"} == set(Play.asks), "for the conspirator see below"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_on_the_table_says_what_it_is_and_why_it_cannot_be_chosen(seats: int) -> None:
    for number, state in enumerate(random_game(seats, seed=11)):
        if number % 17 and state.seat is not None:
            continue
        view = state.view(state.seat)
        lit = {words.target(view, move) for move in view.moves()}
        for thing in things(view):
            name, text = words.thing(view, thing, PLAYERS[:seats])
            assert is_sentence(name), thing
            assert is_sentence(text), thing
            assert thing in lit or is_sentence(words.why_not(view, thing)) is is_chosen(view, thing), thing


def test_every_event_is_told_with_names_and_never_with_you() -> None:
    met = set()
    for seed in range(16):
        rng = random.Random(seed)
        state = GAME.new(seats=1 + seed % 4, seed=seed, options={"level": "hard"})
        while state.seat is not None:
            for event in state.play(choose(state, rng)):
                met.add(type(event))
                line = words.line(event, PLAYERS[: state.seats])
                assert is_sentence(line) != isinstance(event, events.PaladinsDrawn), event
                assert not re.search(r"\b(you|your|te|tiéd)\b", line, re.IGNORECASE), line
    kinds = [kind for module in (events, solo_events) for kind in vars(module).values()]
    assert {
        kind for kind in kinds if isinstance(kind, type) and issubclass(kind, tuple) and kind is not tuple
    } - met == set()
