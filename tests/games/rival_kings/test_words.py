"""What Rival Kings says: something for everything, always true, and never a secret."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kingdoms.core import tongue
from kingdoms.core.game import Thing
from kingdoms.games import GAMES
from kingdoms.games.rival_kings import moves, words
from kingdoms.games.rival_kings.cards import CARDS, CHARACTERS, SYMBOLS, actions
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.pages import pages
from kingdoms.games.rival_kings.rules import Play
from kingdoms.games.rival_kings.scoring import score
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.places import ASSETS
from tests.games.rival_kings.table import card, character, leave_until, play, table

GAME = GAMES["rival_kings"]
PLAYERS = ["Anna", "Béla", "Cili", "Dénes"]
NEVER_CHOSEN = {"coins", "supply"}


@pytest.fixture(autouse=True, params=["en", "hu"])
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    tongue.use(request.param)
    yield
    tongue.use("en")
    tongue.use_for_cards(tongue.AS_THE_APP)


def things(state: Any) -> list[Thing]:
    """Everything that lies on the table in this state."""
    found: list[Thing] = [("neutral",), ("supply",), ("skip",)]
    for pile, cards in enumerate(state.piles):
        found += [("pile", pile), ("stack", pile), *(("pick", number) for number in cards if number != HIDDEN)]
    for seat in range(state.seats):
        found += [("seat", seat), ("markers", seat), ("coins", seat), ("character", seat)]
        found += [("hand", held) for held in state.hands[seat] if held != HIDDEN]
        found += [("subject", seat, place) for place in range(len(state.subjects[seat]))]
        found += [("building", seat, place) for place in range(len(state.buildings[seat]))]
        if state.revealed:
            found += [("action", seat, index) for index in range(len(actions(state.chosen[seat])))]
    return found


def is_sentence(text: str) -> bool:
    """Whether it is a finished text: begins like one and has no placeholder left."""
    return bool(text) and not set("{}") & set(text) and text == text.strip() and not text[0].islower()


def random_game(seats: int, seed: int, open_money: bool = False) -> Iterator[Any]:
    """The states of a random game, each before its decision."""
    rng = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, options={"open_money": open_money})
    for _ in range(400):
        yield state
        if state.seat is None:
            return
        state.play(rng.choice(state.moves()))


@pytest.mark.parametrize("seats", [2, 3, 4])
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
    met = set()
    for seed in range(600):
        for state in random_game(2 + seed % 3, seed):
            if state.seat is not None:
                met.add(state.agenda[-1][0])
                words.prompt(state)
        if met == set(Play.asks):
            return
    assert met == set(Play.asks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_table_says_what_it_is_to_everyone(seats: int) -> None:
    for number, state in enumerate(random_game(seats, seed=11)):
        if number % 5 and state.seat is not None:
            continue
        for viewer in [*range(seats), None]:
            view = state.view(viewer)
            for thing in things(view):
                name, text = words.thing(view, thing, PLAYERS)
                assert is_sentence(name), thing
                assert is_sentence(text), thing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_unlit_says_why_it_cannot_be_chosen(seats: int) -> None:
    for number, state in enumerate(random_game(seats, seed=5)):
        if number % 3:
            continue
        for viewer in [*range(seats), None]:
            view = state.view(viewer)
            lit = {words.target(view, move) for move in view.moves()}
            for thing in set(things(view)) - lit:
                is_chosen = thing[0] not in NEVER_CHOSEN
                assert is_sentence(words.why_not(view, thing)) is is_chosen, thing


def test_every_event_is_told_with_names_and_never_with_you() -> None:
    told = set()
    for seed in range(30):
        rng = random.Random(seed)
        state = GAME.new(seats=2 + seed % 3, seed=seed, options={})
        for _ in range(400):
            if state.seat is None:
                break
            for event in state.play(rng.choice(state.moves())):
                told.add(type(event))
                line = words.line(event, PLAYERS[: state.seats])
                assert is_sentence(line)
                assert not re.search(r"\b(you|your|te|tiéd)\b", line, re.IGNORECASE), line
    events = {kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, tuple)}
    assert events - set(moves.MOVES) <= told


def test_a_stack_never_tells_its_total_unless_money_is_open() -> None:
    hidden, shown = (table(3, open_money=is_open).stacks(7, 2, 2, 2).lay() for is_open in (False, True))
    assert "7" in words.thing(shown, ("stack", 0), PLAYERS)[1]
    assert "7" not in words.thing(hidden, ("stack", 0), PLAYERS)[1]


def test_a_hidden_character_stays_hidden() -> None:
    state = table(3).lay()
    chosen = state.hands[0][0]
    state.play(moves.Choose(chosen))
    for viewer in (1, 2, None):
        told = " ".join(words.thing(state.view(viewer), ("character", 0), PLAYERS))
        assert words.character_name(chosen) not in told
    assert words.thing(state.view(0), ("character", 0), PLAYERS)[0] == words.character_name(chosen)


def test_the_cards_below_are_told_only_to_who_has_looked() -> None:
    state = table(2).subjects(0, "miner").pile(0, "harbor", "inn").choose("knight", "duke")
    leave_until(state, 0)
    play(state, Use(card("miner")), moves.Look(0))
    below = words.card_name(card("harbor"))
    assert below in words.thing(state.view(0), ("pile", 0), PLAYERS)[1]
    assert below not in words.thing(state.view(1), ("pile", 0), PLAYERS)[1]


@pytest.mark.parametrize("language", tongue.CARD_LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(language: str) -> None:
    tongue.use_for_cards(language)
    cards = [words.card_name(number) for number in range(len(CARDS))]
    characters = [words.character_name(number) for number in range(len(CHARACTERS))]
    assert len(set(cards + characters)) == len(CARDS) + len(CHARACTERS)
    assert all(is_sentence(name) for name in cards + characters)


def test_card_names_follow_the_app_unless_they_have_a_language_of_their_own() -> None:
    own = {"en": "Vintner", "hu": "Borász"}
    assert words.card_name(card("vintner")) == own[tongue.language()]
    tongue.use_for_cards("de")
    assert words.card_name(card("vintner")) == "Winzer"
    assert words.character_name(character("lord_protector")) == "Reichsverweser"


def test_the_rows_of_the_score_sheet_are_those_of_the_scores() -> None:
    keys = [key for key, _ in words.parts()]
    assert keys == list(GAME.new(seats=2, seed=1, options={}).scores()[0].parts)


def test_every_option_is_explained() -> None:
    for name in GAME.options:
        assert all(is_sentence(text) for text in words.option(name))


# The pages of the rules.


def test_every_page_of_the_rules_is_told_in_full() -> None:
    for page in pages():
        assert is_sentence(page.title)
        assert page.paragraphs
        assert all(not set("{}") & set(paragraph) for paragraph in page.paragraphs), page.key


def test_every_subject_has_a_page_that_tells_its_ability() -> None:
    by_key = {page.key: page for page in pages()}
    assert len(by_key) == len(pages())
    state = table(2).lay()
    for number, subject in enumerate(CARDS[:SYMBOLS]):
        page = by_key[subject.key]
        assert page.title == words.card_name(number)
        told = words.thing(state, ("pick", number), PLAYERS)[1]
        assert any(paragraph in told for paragraph in page.paragraphs[1:])


def test_every_picture_of_the_rules_has_been_drawn() -> None:
    names_of_pictures = {picture for page in pages() for picture in page.pictures}
    assert [name for name in names_of_pictures if not (ASSETS / "art" / f"{name}.png").is_file()] == []


def test_the_worked_example_of_the_rules_is_what_the_game_counts() -> None:
    subjects = [card(name) for name in ("vintner", "gardener", "innkeeper", "sailor")]
    buildings = [card(name) for name in ("vineyard", "garden", "forge", "prison")]
    assert score(subjects, buildings, coins=4, markers=3) == (
        11,
        {"perfect_pairs": 4 + 7, "colour_pairs": 3, "singles": 2, "coins": 1, "markers": -6},
    )
    example = next(page for page in pages() if page.key == "scoring").paragraphs[3]
    assert "4 + 7 + 3 + 2 + 1 − 6 = 11" in example
