"""What Kingsburg says: something for everything, always true, and never a secret."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from kingdoms.core import tongue
from kingdoms.core.game import Thing
from kingdoms.games.kingsburg import GAME, moves, names, phrases, words
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    AID,
    ALCHEMIST,
    AUTUMN,
    BUILDINGS,
    GOODS,
    PUBLISHED,
    ROWS,
    RULEBOOK,
    WINTER,
    YEARS,
    mixes,
)  # fmt: skip
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS
from kingdoms.games.kingsburg.moves import Announce, Build, Gained, Helped, Influence, Lost, Reroll, RerollAll
from kingdoms.games.kingsburg.pages import pages
from kingdoms.games.kingsburg.rules import Play
from kingdoms.games.kingsburg.state import NONE
from kingdoms.games.kingsburg.winter import terms
from kingdoms.places import ASSETS
from tests.games.kingsburg.table import building, falling, offered, play, table

PLAYERS = ["Anna", "Béla", "Éva", "Dávid", "Cili"]
NEVER_CHOSEN = {"enemy", "phase", "seat", "soldiers", "stock", "year"}
USES = [*GOODS, "plus_two", "influence", "build", "neither", "reroll_all"]


@pytest.fixture(autouse=True, params=["en", "hu"])
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    tongue.use(request.param)
    yield
    tongue.use("en")


def things(state: Any) -> list[Thing]:
    """Everything that can lie on the table in this state, or be offered on a button."""
    found: list[Thing] = [("envoy",), ("enemy",), ("year",), ("skip",), ("market", -1), ("market", 1)]
    found += [("advisor", number) for number in range(1, 19)]
    found += [("phase", phase) for phase in range(AID, WINTER + 1)]
    found += [("good", good) for good in range(3)]
    found += [("use", use) for use in USES]
    found += [("goods", *lot) for count in range(1, 5) for lot in mixes(count)]
    found += [("recruit", *kinds) for n in (1, 2) for kinds in combinations_with_replacement(range(3), n)]
    for seat in range(state.seats):
        found += [("seat", seat), ("plus_two", seat), ("soldiers", seat)]
        found += [("stock", seat, good) for good in range(3)]
        found += [("building", seat, number) for number in range(20)]
        found += [("die", seat, place) for place in range(len(state.dice[seat]))]
    return found


def is_sentence(text: str) -> bool:
    """Whether it is a finished text: begins like one and has no placeholder left."""
    is_whole = bool(text) and text == text.strip() and not text[0].islower()
    return is_whole and not set("{}\x04") & set(text) and "  " not in text


def random_game(seats: int, seed: int, ruleset: str = RULEBOOK) -> Iterator[Any]:
    """The states of a random game that builds where it can, each before its decision."""
    rng = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset})
    while state.seat is not None:
        yield state
        chosen = offered(state, Build) or offered(state, Influence) if rng.random() < 0.7 else []
        state.play(rng.choice(chosen or state.moves()))
    yield state


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_decision_is_asked_in_a_sentence_and_every_move_has_a_label_and_a_place(seats: int, ruleset: str) -> None:
    for state in random_game(seats, seed=3, ruleset=ruleset):
        assert is_sentence(words.prompt(state))
        assert ":" not in words.prompt(state), "the table puts a name and a colon before it"
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
    for seed in range(400):
        for state in random_game(2 + seed % 4, seed):
            if state.seat is not None:
                met.add(state.agenda[-1][0])
                words.prompt(state)
        if met == set(Play.asks):
            return
    assert met == set(Play.asks)


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_on_the_table_says_what_it_is_and_why_it_cannot_be_chosen(seats: int, ruleset: str) -> None:
    for number, state in enumerate(random_game(seats, seed=11, ruleset=ruleset)):
        if number % 7 and state.seat is not None:
            continue
        view = state.view(state.seat)
        lit = {words.target(view, move) for move in view.moves()}
        for thing in things(view):
            name, text = words.thing(view, thing, PLAYERS)
            assert is_sentence(name), thing
            assert is_sentence(text), thing
            is_chosen = thing[0] not in NEVER_CHOSEN
            assert thing in lit or is_sentence(words.why_not(view, thing)) is is_chosen, thing


def test_every_event_is_told_with_names_and_never_with_you() -> None:
    told = set()
    for seed in range(24):
        rng = random.Random(seed)
        state = GAME.new(seats=2 + seed % 4, seed=seed, options={"ruleset": (RULEBOOK, PUBLISHED)[seed % 2]})
        while state.seat is not None:
            chosen = offered(state, Build) if rng.random() < 0.7 else []
            for event in state.play(rng.choice(chosen or state.moves())):
                told.add(type(event))
                line = words.line(event, PLAYERS[: state.seats])
                assert is_sentence(line) or is_told_by_another(event), event
                assert not re.search(r"\b(you|your|te|tiéd)\b", line, re.IGNORECASE), line
    events = {kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, tuple)}
    assert events - set(moves.MOVES) <= told


def is_told_by_another(event: Any) -> bool:
    """Help that gives no points is told by what it gives, and a building's points with the building."""
    if isinstance(event, Helped):
        return not ADVISORS[RULEBOOK][event.advisor].vp
    return isinstance(event, Gained | Lost) and event.source == "buildings"


def test_the_enemy_is_told_only_to_who_has_looked() -> None:
    state = table(3).enemy("demons", 6).season((4, 5, 6), (1, 1, 1), (2, 2, 2))
    state.looked = 1 << 0
    demons = names.enemy_name("demons")
    assert demons in words.thing(state.view(0), ("enemy",), PLAYERS)[0]
    for viewer in (1, 2, None):
        name, text = words.thing(state.view(viewer), ("enemy",), PLAYERS)
        assert demons not in name
        assert "4" in text
        assert "6" in text
    assert words.thing(state.view(1), ("soldiers", 0), PLAYERS) != words.thing(state.view(0), ("soldiers", 0), PLAYERS)


def test_a_strength_is_reckoned_with_an_enemy_only_if_it_is_known() -> None:
    builder = table(3).enemy("goblins", 4).buildings(0, "barricade", "guard_tower").soldiers(0, 2)
    state = builder.season((2, 3, 5), (4, 5, 6), (6, 6, 6))
    state.looked = 1 << 0
    unknown, known = (words.thing(state.view(viewer), ("soldiers", 0), PLAYERS)[1] for viewer in (1, 0))
    assert re.search(r"\b3\.", unknown)
    assert not re.search(r"\b4\.", unknown)
    assert known.count("4.") == 2, "the Barricade counts, and the enemy's strength is told"


# Names, options and the score sheet.


def test_everything_has_a_name_of_its_own() -> None:
    advisors = [names.advisor_name(number) for number in range(1, 19)]
    buildings = [names.building_name(number) for number in range(20)]
    enemies = [names.enemy_name(kind) for kind in KINDS]
    told = advisors + buildings + enemies + [names.row_name(row) for row in range(len(ROWS))]
    assert len(set(told)) == len(told)
    assert all(is_sentence(name) for name in told)


def test_names_follow_the_language() -> None:
    own = {"en": ("Squire", "Palisade", "Guard Tower", "Swordsmith"),
           "hu": ("Földesúr", "Lőtorony", "Őrtorony", "Fegyverkovács")}  # fmt: skip
    told = (
        names.advisor_name(2),
        names.building_name(building("palisade")),
        names.building_name(building("guard_tower")),
        names.advisor_name(11),
    )
    assert told == own[tongue.language()]


def test_the_rows_of_the_score_sheet_are_those_of_the_scores() -> None:
    keys = [key for key, _ in words.parts()]
    assert keys == list(GAME.new(seats=2, seed=1, options={}).scores()[0].parts)
    assert is_sentence(words.tie_break())


def test_every_option_and_its_values_are_explained() -> None:
    for name, values in GAME.options.items():
        assert all(is_sentence(text) for text in words.option(name))
        assert len({words.value(name, value) for value in values}) == len(values)


# What the tables say is what the rules do.


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
def test_what_an_advisor_gives_is_told_with_its_numbers(ruleset: str) -> None:
    for number, advisor in ADVISORS[ruleset].items():
        if number == ALCHEMIST:
            continue
        told = [int(n) for n in re.findall(r"(?<!\+)\b\d+", phrases.gift(ruleset, number))]
        amounts = {sum(lot) for lot in advisor.goods} | {amount for lot in advisor.goods for amount in lot}
        assert set(told) <= amounts | {advisor.soldiers, abs(advisor.vp)} - {0}
        assert not advisor.soldiers or advisor.soldiers in told
        assert not advisor.vp or abs(advisor.vp) in told
        assert ("+2" in phrases.gift(ruleset, number)) == bool(advisor.plus_two)


def test_the_strength_of_a_building_is_told_with_its_number() -> None:
    for number, facts in enumerate(BUILDINGS):
        told = [int(n.replace("−", "-")) for n in re.findall(r"[+−]\d(?=\D)", phrases.effect(RULEBOOK, number))]
        told = told if facts.strength or facts.enemy else []
        against = [facts.strength + 1] if facts.enemy else []
        assert told == [facts.strength] * bool(facts.strength) + against


def test_a_building_costs_less_with_the_crane_and_says_so() -> None:
    state = table(3).buildings(0, "crane", "chapel").goods(0, 9, 9, 9).building_site()
    church = building("church")
    told = words.thing(state, ("building", 0, church), PLAYERS)[1]
    own = {"en": "With the Crane it costs 2 gold, 1 wood and 2 stone.", "hu": "Ára a daruval: 2 arany, 1 fa és 2 kő."}
    assert own[tongue.language()] in told
    assert own[tongue.language()].split("2", 1)[1][:-1] in words.label(state, Build(church))


def test_a_taken_advisor_tells_who_stands_there_and_how() -> None:
    state = table(3).plus_two(0, 1).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(5, (1,), 1, 0))
    told = words.thing(state, ("advisor", 5), PLAYERS)[1]
    assert "Anna" in told
    assert {"en": "3 and a +2 token", "hu": "3 és egy +2-es jelölő"}[tongue.language()] in told
    assert "Béla" not in told


def test_the_stable_is_reckoned_into_what_an_advisor_would_give() -> None:
    state = table(3).buildings(0, "stable").season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    assert "Anna" in words.thing(state, ("advisor", 5), PLAYERS)[1]
    assert "Anna" not in words.thing(state, ("advisor", 8), PLAYERS)[1]


def test_white_dice_are_told_apart() -> None:
    state = table(3).buildings(0, "farms").season((2, 3, 5, 1), (4, 5, 6), (6, 6, 6))
    labels = {words.label(state, move) for move in offered(state, Influence) if move.advisor == 3}
    white, market = {"en": ("white", "and the Market"), "hu": ("fehér", "és a Piac")}[tongue.language()]
    assert labels == {"3", f"2 + {white} 1", f"2 {market} +1", f"3 + {white} 1 {market} −1"}


@pytest.mark.parametrize("pays", ["gold", "nothing"])
def test_to_pay_nothing_in_the_town_hall_is_a_skip_like_the_others(pays: str) -> None:
    state = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, gold=1).building_site()
    move = moves.TownHall(pays)
    assert move in state.moves()
    assert (words.target(state, move) == ("skip",)) == (pays == "nothing")
    assert words.label(state, move) == words.thing(state, words.target(state, move), PLAYERS)[0]


def test_a_roll_of_the_published_chapel_can_be_asked_with_that_of_the_statue() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((2, 2, 2), (4, 5, 6), (6, 6, 6))
    targets = {type(move): words.target(state, move) for move in state.moves()}
    assert targets[Reroll] == ("die", 0, 0)
    assert targets[RerollAll] == ("use", "reroll_all")
    assert targets[moves.Keep] == ("skip",)


def test_the_terms_of_a_strength_add_up_to_it() -> None:
    builder = table(3).enemy("goblins", 4).buildings(0, "barricade", "guard_tower", "farms").soldiers(0, 2)
    _state, events = builder.begin(WINTER, 3)
    battles = [event for event in events if isinstance(event, moves.Fought)]
    assert len(battles) == 3
    for battle in battles:
        assert sum(n for _part, n in terms(battle)) == battle.strength
        told = words.line(battle, PLAYERS)
        assert all(phrases.signed(n) in told for _part, n in terms(battle))


# The pages of the rules.


def test_every_page_of_the_rules_is_told_in_full() -> None:
    keys = [page.key for page in pages()]
    assert len(set(keys)) == len(keys)
    for page in pages():
        assert is_sentence(page.title)
        assert page.paragraphs
        assert all(is_sentence(paragraph) for paragraph in page.paragraphs), page.key


def test_the_rules_name_every_advisor_building_enemy_and_phase() -> None:
    told = {page.key: "\n".join(page.paragraphs) for page in pages()}
    assert all(f"{names.advisor_name(number)}: " in told["advisors"] for number in range(1, 19))
    assert all(f"{names.phase_name(phase)}: " in told["year"] for phase in range(AID, WINTER + 1))
    assert all(f"{names.enemy_name(kind)}\n" in told["enemies"] for kind in KINDS)
    for number in range(20):
        row = told[ROWS[number // 4]]
        assert f"{names.building_name(number)}: {phrases.effect(RULEBOOK, number)}" in row
        assert phrases.effect(PUBLISHED, number) in row


def test_the_page_of_the_enemies_has_all_cards() -> None:
    told = next(page for page in pages() if page.key == "enemies").paragraphs
    text = " ".join(told)
    years = [text.count({"en": f"\nYear {year}:", "hu": f"\n{year}. év:"}[tongue.language()])
             for year in map(names.year_name, range(1, YEARS + 1))]  # fmt: skip
    assert years == [5] * YEARS
    assert all(phrases.losses(enemy) in text and phrases.rewards(enemy) in text for enemy in ENEMIES)


def test_every_picture_of_the_rules_has_been_drawn() -> None:
    names_of_pictures = {picture for page in pages() for picture in page.pictures}
    assert [name for name in names_of_pictures if not (ASSETS / "art" / f"{name}.png").is_file()] == []


def test_the_season_of_the_rules_is_what_the_game_plays() -> None:
    builder = table(4, order=[0, 2, 3, 1]).goods(2, 1)
    state = builder.season((1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5))
    assert state.order == [0, 2, 3, 1]
    groups = [(8, (1, 2)), (4, (0, 1)), (7, (0, 2)), (9, (0, 2)), (1, (0,)), (6, (2,)), (3, (1,))]
    for advisor, dice in groups:
        assert Influence(advisor, dice, 0, 0) in state.moves()
        play(state, Influence(advisor, dice, 0, 0))
    assert state.agenda[-1][:2] == ("help", 2), "Ben's 4 reaches nobody"
    assert len(next(page for page in pages() if page.key == "season").paragraphs) == 4


def test_the_battle_of_the_rules_is_what_the_game_fights() -> None:
    builder = table(4, year=1).enemy("goblins", 3).soldiers(1, 1).goods(3, 0, 1)
    builder.buildings(0, "statue", "palisade", "barricade").buildings(1, "inn", "guard_tower")
    builder.buildings(2, "blacksmith", "barricade").buildings(3, "inn", "crane")
    state, events = builder.begin(WINTER, 1)
    battles = {event.seat: (event.strength, event.outcome) for event in events if isinstance(event, moves.Fought)}
    assert battles == {0: (3, "drawn"), 1: (3, "drawn"), 2: (4, "won"), 3: (2, "lost")}
    assert not state.has(3, building("crane"))
    assert state.goods[3] == [0, 1, 0]
    example = " ".join(next(page for page in pages() if page.key == "losses").paragraphs)
    assert all(sum_ in example for sum_ in ("1 + 1 + 1 = 3", "2 + 1 = 3", "1 + 1 + 1 + 1 = 4", "1 + 1 = 2"))


def test_the_two_buildings_of_the_rules_can_be_built_with_the_envoy() -> None:
    builder = table(3).goods(0, 1, 3).buildings(0, "guard_tower").envoy(0)
    state, _events = builder.begin(AUTUMN)
    with falling(*builder.fall([(2, 3, 5)] * 3)):
        play(state, Announce("build"))
    while offered(state, Influence):
        play(state, moves.Pass())
    play(state, Build(building("barricade")), Build(building("blacksmith")))
    assert state.has(0, building("blacksmith"))
    assert state.envoy == NONE
