"""The rules pages of Paladins: complete, with the board's numbers, and with examples that match the game."""

import pytest

from kingdoms.games.paladins.board import (
    ABSOLVE_SILVER,
    ACTIONS,
    CONVERT_SILVER,
    FALLBACKS,
    FIRST_PROVISIONS,
    FIRST_SILVER,
    JAR_INFLUENCE,
    LEVEL_ORDERS,
    PROVISIONS,
    REGION_FAITH,
    REGION_STRENGTH,
    REGIONS,
    SPACES,
    TAX_SUPPLY,
    TOWNSFOLK_PRICES,
    UNCOVERED,
    WALL_INFLUENCE,
)
from kingdoms.games.paladins.cards import (
    FACTION_KEYS,
    FAVOURS,
    ORDER_VP,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from kingdoms.games.paladins.events import (
    Convicted,
    InquisitionBegan,
    RoundEnded,
    SuspicionDrawn,
    TaxRefilled,
    TaxTaken,
)
from kingdoms.games.paladins.manual.pages import pages
from kingdoms.games.paladins.moves import Act, Pass, UseFavour
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP, BUILT_VP, DEVELOPMENT_VP, SETTLED_VP
from kingdoms.games.paladins.solo_events import FellBack, Stepped
from kingdoms.games.paladins.words import names
from kingdoms.games.paladins.words.names import outsider_title, worker_within
from kingdoms.games.paladins.words.phrases import favour_text, reward, reward_of_card, wall_text
from tests.games.helpers.word_checks import said
from tests.games.paladins.printed import ATTACK, CONSPIRE, FORTIFY, HUNT, favour, fields_in_play, wall, workers
from tests.games.paladins.table import goods, play, table, told

pytestmark = pytest.mark.usefixtures("both_languages")


def page(key: str) -> str:
    """The whole text of a page."""
    return "\n".join(next(page for page in pages() if page.key == key).paragraphs)


# The lists.


def test_every_action_is_explained_for_players_and_for_the_opponent() -> None:
    for action in ACTIONS:
        lines = page("left" if action < 6 else "right").split("\n")
        assert any(line.startswith(f"{names.action_name(action)}: ") for line in lines)
        if action >= 6:
            assert f"{names.action_name(action)}: " in page("solo_actions")
    for place in FALLBACKS:
        assert f"{names.fallback_name(place)}: " in page("solo_actions")


def test_all_cards_are_listed() -> None:
    assert len(page("townsfolk_cards").split("\n")) == len(TOWNSFOLK) == 32
    assert len(page("tavern_cards").split("\n")) == len(TAVERNS) + 1
    for card in range(len(PALADINS)):
        assert f"{names.paladin_name(card)}: " in page("paladin_cards")
    for card in OUTSIDERS:
        line = f"{outsider_title(card.key)}: "
        assert line in page("worth")
        assert line in page(f"{FACTION_KEYS[card.faction]}_cards")
        assert reward_of_card(card.attack) in page(f"{FACTION_KEYS[card.faction]}_cards")
    for number in range(len(FAVOURS)):
        assert favour_text(number)[1:] in page("favours")
    for number in range(len(WALLS)):
        assert f": {wall_text(number)}." in page("wall_cards")


def test_the_list_of_walls_has_all_walls() -> None:
    assert sum(int(line.split()[0]) for line in page("wall_cards").split("\n")) == len(WALLS) == 24


def test_every_region_is_described_with_its_spaces() -> None:
    for region, line in zip(REGIONS, page("land").split("\n"), strict=True):
        assert f" {REGION_FAITH[region]} " in line
        assert f" {REGION_STRENGTH[region]} " in line
        assert all(reward(space.reward) in line for space in SPACES if space.region == region)


# The numbers.


def listed(numbers: tuple[int, ...] | list[int]) -> str:
    return ", ".join(map(str, numbers))


def test_the_rules_say_what_everything_costs_and_needs() -> None:
    assert listed(PROVISIONS) in page("settling")
    assert listed(REGION_FAITH) in page("settling")
    assert listed(REGION_STRENGTH) in page("settling")
    assert listed(PROVISIONS) in page("fortify")
    assert listed(WALL_INFLUENCE) in page("fortify")
    assert listed(ABSOLVE_SILVER) in page("absolve")
    assert listed(JAR_INFLUENCE) in page("absolve")
    assert listed(CONVERT_SILVER) in page("outsiders")
    assert listed(REGION_FAITH) in page("outsiders")
    assert listed(REGION_STRENGTH) in page("outsiders")


def test_the_rules_give_the_numbers_of_the_set_up() -> None:
    *fewer, most = TAX_SUPPLY.values()
    assert listed(fewer) in page("setup")
    assert f" {most} " in page("setup")
    assert str(FIRST_SILVER) in page("setup")
    assert str(FIRST_PROVISIONS) in page("setup")
    for price in filter(None, TOWNSFOLK_PRICES):
        assert f" {price} " in page("townsfolk")
    workers_under = said(en="a {}, a {}, a {} and a {}", hu="{}, {}, {}, {}")
    assert workers_under.format(*(worker_within(kind) for kind in UNCOVERED[:4])) in page("develop")
    assert UNCOVERED[:4] == UNCOVERED[4:]
    assert all(str(SUSPICIONS.count(tax)) in page("house") for tax in (0, 1, 2))


def test_the_rules_say_what_everything_scores() -> None:
    assert listed(ATTRIBUTE_VP) in page("scoring")
    lines = page("scoring").split("\n")
    assert all(f" {points}" in lines[0] and f" {points}" in page("orders") for points in ORDER_VP)
    for line, worth in ((lines[2], DEVELOPMENT_VP), (lines[3], SETTLED_VP), (lines[4], BUILT_VP)):
        for number, points in enumerate(worth):
            assert not points or (f" {number} " in line and f" {points}" in line)


def test_the_solo_rules_give_their_numbers() -> None:
    assert all(f" {workshops}" in page("solo") for workshops in LEVEL_ORDERS.values())
    assert len(SCHEMES) == 12
    twice = [scheme for scheme in set(SCHEMES) if SCHEMES.count(scheme) == 2]
    assert sorted(twice) == [6, 8, 10, 11, 12]
    for scheme in set(SCHEMES):
        assert names.scheme_name(scheme).lower() in page("solo_turn").lower()


# The end of a round.


TOWN = ("abbot 1", "acolyte 1", "defender 1", "squire 1", "peddler 1")
FOES = ("viking thief", "byzantine archer", "byzantine thief", "saracen archer", "saracen warrior", "viking traitor")


def discarded(seats: int, town: tuple[str, ...], foes: tuple[str, ...]) -> tuple[int, int]:
    """How many townsfolk and outsiders are discarded when everyone has passed."""
    laid = table(seats).townsfolk(*town).outsiders(*foes)
    state = laid.opponent(workers=0).turn() if seats == 1 else laid.turn()
    (ended,) = told(play(state, *[Pass()] * seats), RoundEnded)
    return len(ended.townsfolk), len(ended.outsiders)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_pass_page_says_which_spaces_lose_their_cards_if_there_are_any(seats: int) -> None:
    spaces = 2 if seats == 1 else 1
    assert discarded(seats, TOWN, FOES) == (spaces, spaces)
    assert discarded(seats, (*TOWN[:4], ""), ("", *FOES[1:])) == (spaces - 1, spaces - 1)
    text = "\n".join(next(page for page in pages({"seats": seats, "level": "easy"}) if page.key == "pass").paragraphs)
    if seats == 1:
        assert said(en="any cards on the last two spaces", hu="két szélső helyén álló kártyák (ha vannak)") in text
    else:
        assert said(en="the last space of each row is discarded if there is one", hu="kártya (ha van)") in text


# The examples.


def test_the_example_of_the_fourth_wall() -> None:
    state = table().player(hand="MLS", paladin="anseis", provisions=0, levels=(0, 0, 2), walls=[0, 1, 2]).turn()
    assert state.attribute(0, 2) == 5
    assert Act(FORTIFY, workers("MLS")) in state.moves()
    play(state, Act(FORTIFY, workers("MLS")))
    assert goods(state) == (3, 0)
    assert WALL_INFLUENCE[4] == 7


def test_the_example_of_an_attack() -> None:
    rows = ("", "", "", "viking mercenary", "", "")
    state = table().player(hand="SLF", silver=1, levels=(0, 5, 0)).outsiders(*rows).turn()
    play(state, Act(ATTACK, workers("SLF")))
    assert state.attacked[0], "there was nobody else to attack"
    assert goods(state)[0] == 0


def test_the_example_of_two_criminals() -> None:
    cards = [favour("criminal criminal")]
    state = table(2, 3).player(hand="L").favours(*cards).tax(1).suspicion_deck(2, 0).turn()
    events = play(state, UseFavour(0, workers("L")))
    kinds = (SuspicionDrawn, TaxTaken, InquisitionBegan)
    assert told(events, *kinds) == [
        SuspicionDrawn(0, 2),
        TaxTaken(0, 1, 1),
        InquisitionBegan(),
        SuspicionDrawn(0, 0),
    ]


def test_the_example_of_an_inquisition() -> None:
    builder = table(4).player(hand="L").player(2, suspicion=[0] * 3).player(3, suspicion=[0] * 3)
    state = builder.tax(1).suspicion_deck(1).turn()
    events = play(state, Act(CONSPIRE, workers("L")))
    assert told(events, Convicted, TaxRefilled) == [Convicted((2, 3)), TaxRefilled(8)]
    assert list(map(len, state.suspicions)) == [1, 0, 2, 2]
    assert state.unpaid == [0, 0, 1, 1]


def test_the_example_of_the_resource_track() -> None:
    row = ("abbot 1", "abbot 2", "abbot 3", "acolyte 1", "defender 3")
    builder = table(1).player(hand="LL").opponent(workers=1, levels=(2, 1, 2)).townsfolk(*row)
    state = builder.track(5).schemes("garrison").turn()
    events = play(state, Act(HUNT, workers("L")))
    assert told(events, FellBack, Stepped) == [FellBack(0), Stepped(0), Stepped(1)]
    assert state.attributes[1] == [2, 2, 2]


def test_the_example_of_66_points() -> None:
    walls = [wall(points=2), wall("labourer", points=1), *range(6, 10)]
    state = (
        table(2, 3)
        .orders("fortify", "attack", "commission")
        .player(
            levels=(6, 11, 10),
            monks=fields_in_play(2)[:6],
            walls=walls,
            converted=["viking adventurer", "byzantine warrior", "saracen warrior", "viking assassin"],
            attacked=["saracen archer", "saracen hunter", "saracen invader"],
            paid=2,
            unpaid=1,
            silver=2,
            provisions=1,
        )
        .turn()
    )
    assert state.scores()[0].total == 66
    assert "66" in page("example")


def test_the_example_of_the_opponents_76_points() -> None:
    state = (
        table(1, 3)
        .orders("absolve", "commission", "garrison")
        .opponent(
            levels=(10, 12, 11),
            monks=fields_in_play(1)[:6],
            outposts=fields_in_play(1)[6:11],
            converted=[
                "viking armourer",
                "viking lookout",
                "viking guardian",
                "viking protector",
                "byzantine invader",
                "byzantine hunter",
            ],
            attacked=["viking thief", "viking marauder"],
            workshops={6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1},
            paid=1,
            unpaid=2,
        )
        .turn()
    )
    assert state.scores()[1].total == 76
    assert "76" in page("solo_points")
