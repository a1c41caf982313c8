"""The log and the descriptions of Rival Kings address the only person: "You buy the Inn", never "you buys the Inn"."""

import re
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.core.words import language
from kingdoms.core.words.language import _
from kingdoms.games.rival_kings import events, words
from kingdoms.games.rival_kings.moves import NEUTRAL, Use
from tests.games.helpers.positions import SETTINGS
from tests.games.helpers.word_checks import PLAYERS, is_sentence, names_with_you, random_game, said
from tests.games.rival_kings.table import card, character, table
from tests.games.rival_kings.things import EVENTS, things

pytestmark = pytest.mark.usefixtures("both_languages")

TABLES = [setting for setting in SETTINGS if setting.key == "rival_kings"]
EVERY = 29
"""Everything on the table is checked in one out of this many states of a game."""
MOST_GAMES = 100
"""The most games that are played until every role has come up."""

SEATS = {"seat", "rival", "first", "second", "attacker", "victim"}
ROLES = {(kind, field) for kind in EVENTS for field in kind._fields if field in SEATS}
"""Every kind of event with each of its fields that is a seat."""
OBJECTS = {
    *((kind, "rival") for kind in (events.CharactersExchanged, events.Exchanged, events.PassedOn)),
    *((kind, "victim") for kind in (events.Attacked, events.Stole, events.TheftWaived)),
    (events.FendedOff, "attacker"),
    (events.CharactersExchanged, "seat"),
}
"""The roles of those to whom something is done, or who are only listed."""

ABOUT_SOMEBODY = {
    "en": r"(?<!each of )\byou (?!pass|this)\w+s\b|\byou's\b|\byou, who\b",
    "hu": r"\bte\b(?!\)|:| és |\. | \w+t cseréltek| kapod | döntesz| (?:címered|köröd|lapod)\b| azonos .* játszotok)",
}
"""Words about somebody that are never said to "you", in each language."""


def is_said_to_you(text: str) -> bool:
    """Whether all sentences are whole, and none has "you" where somebody's name would be."""
    told = re.split(r"(?<=\D\.) ", text)
    return all(map(is_sentence, told)) and not re.search(ABOUT_SOMEBODY[language.current()], text, re.IGNORECASE)


def line_to(you: int, event: Event, seats: int = 4) -> str:
    """The log's line about an event if this seat is the only person's."""
    return words.line(event, names_with_you(seats, you))


def is_addressed(event: Any, role: tuple[type, str], seats: int) -> bool:
    """Whether the line for a person in this role differs from the usual one with "you" in place of their name."""
    you = getattr(event, role[1])
    usual = words.line(event, PLAYERS[:seats]).replace(PLAYERS[you], _("you"))
    return line_to(you, event, seats).casefold() != usual.casefold()


def test_every_line_of_the_log_addresses_the_only_person() -> None:
    met = set[tuple[type, str]]()
    for seed in range(MOST_GAMES):
        setting = TABLES[seed % len(TABLES)]
        for event in (event for _state, happened in random_game(setting, seed) for event in happened):
            for you in range(setting.seats):
                assert is_said_to_you(line := line_to(you, event, setting.seats)), line
            roles = {(type(event), field) for field in event._fields if field in SEATS and getattr(event, field) >= 0}
            met |= roles
            assert all(is_addressed(event, role, setting.seats) for role in roles - OBJECTS), event
        if seed >= len(TABLES) and met == ROLES:
            return
    raise AssertionError(f"never met: {ROLES - met}")


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_every_description_addresses_the_only_person(setting: Any) -> None:
    for state in [state for state, _events in random_game(setting, seed=5)][::EVERY]:
        for you in range(setting.seats):
            for view in (state.view(you), state.view(None)):
                for thing in things(view):
                    name, about = words.thing(view, thing, names_with_you(setting.seats, you))
                    assert is_said_to_you(about), about
                    assert is_sentence(name) or thing == ("seat", you), name


def test_an_onlooker_reads_what_the_only_person_has() -> None:
    state = table(2, coins=5, markers=1).subjects(0, "jailer").choose("queen", "duke")
    state.play(Use(card("jailer")))
    for kind, own in (
        ("coins", said(en="You have 6 coins.", hu="6 érméd van.")),
        ("markers", said(en="You have 1 conflict marker.", hu="1 konfliktusjelződ van.")),
        ("character", said(en="Your character for this cycle.", hu="A karaktered ebben a szakaszban.")),
        ("character", said(en="The pennant means that it's your turn", hu="jelzi, hogy most te döntesz.")),
        ("seat", said(en="You have already used an ability", hu="már használtál képességet")),
    ):
        assert own in words.thing(state.view(None), (kind, 0), names_with_you(2, 0))[1]


def test_an_onlooker_reads_that_the_only_person_has_chosen() -> None:
    state = table(2).lay()
    state.play(state.moves()[0])
    told = words.thing(state.view(None), ("character", 0), names_with_you(2, 0))[1]
    assert told.startswith(said(en="You have chosen.", hu="Már választottál."))


@pytest.mark.parametrize(
    ("event", "en", "hu"),
    [
        (
            events.CharactersExchanged(0, 1, character("queen"), character("duke")),
            "You exchange characters with Béla. You: Queen, Béla: Duke.",
            "Karaktercsere: te és Béla. Te: Királynő, Béla: Herceg.",
        ),
        (
            events.CharactersExchanged(1, 0, character("queen"), character("duke")),
            "Béla exchanges characters with you. Béla: Queen, you: Duke.",
            "Karaktercsere: Béla és te. Béla: Királynő, te: Herceg.",
        ),
        (
            events.Exchanged(0, 1, card("miner"), card("bishop")),
            "You give Béla the Miner in exchange for the Bishop.",
            "Te és Béla lapot cseréltek. Odaadod: Bányász, megkapod: Püspök.",
        ),
        (
            events.Exchanged(1, 0, card("miner"), card("bishop")),
            "Béla gives you the Miner in exchange for the Bishop.",
            "Béla és te lapot cseréltek. Béla odaadja: Bányász, megkapja: Püspök.",
        ),
        (
            events.Swapped(0, 2, card("miner"), card("bishop")),
            "You put the Miner on top of the first subject pile and take the Bishop.",
            "Lapot cserélsz (az első alattvalópakli). Leteszed: Bányász, elveszed: Püspök.",
        ),
        (
            events.Settled(0),
            "You settle a conflict and return a marker to the supply.",
            "Kezelsz egy konfliktust: egy jelző visszakerül a készletbe.",
        ),
        (
            events.Attacked(1, 0),
            "Béla attacks you, and you get a conflict marker.",
            "Béla támad: konfliktusjelzőt kapsz.",
        ),
        (
            events.FendedOff(0, NEUTRAL),
            "You fend off the neutral character's attack.",
            "Kivéded a semleges karakter támadását.",
        ),
        (
            events.FendedOff(1, 0),
            "Béla fends off your attack; you get the conflict marker.",
            "Béla kivédi a támadásodat: te kapod a konfliktusjelzőt.",
        ),
    ],
)
def test_every_part_of_a_line_addresses_the_only_person(event: Event, en: str, hu: str) -> None:
    assert line_to(0, event) == said(en=en, hu=hu)


def test_two_players_are_addressed_if_one_of_them_is_the_only_person() -> None:
    others = said(
        en=" have the same rank: each of you gets a conflict marker and may carry out only one action.",
        hu=" azonos rangú karakterrel játszotok: mindketten konfliktusjelzőt kaptok, és csak egy akciótok marad.",
    )
    assert line_to(0, events.Clashed(0, 1)) == said(en="You and Béla", hu="Te és Béla") + others
    assert line_to(1, events.Clashed(0, 1)) == said(en="You and Anna", hu="Te és Anna") + others
