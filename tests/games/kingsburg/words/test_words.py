"""Kingsburg's own words are true and reveal no secrets; `tests.games.test_words` covers what all games say."""

import re

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.language import signed
from kingdoms.games.kingsburg import events, moves, words
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    AID,
    ALCHEMIST,
    AUTUMN,
    BUILDINGS,
    PUBLISHED,
    RECRUITING,
    ROWS,
    RULEBOOK,
    WINTER,
    YEARS,
)  # fmt: skip
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS
from kingdoms.games.kingsburg.manual.pages import pages
from kingdoms.games.kingsburg.moves import Announce, Build, Influence, Pass, Recruit, Reroll, RerollAll
from kingdoms.games.kingsburg.rules.winter import parts_of_strength
from kingdoms.games.kingsburg.state import NONE
from kingdoms.games.kingsburg.words import names, phrases
from scripts.collect_messages import translations
from scripts.compile_messages import read
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import PLAYERS, TABLES, is_sentence, said, some_states
from tests.games.kingsburg.table import building, falling, offered, play, table

pytestmark = pytest.mark.usefixtures("both_languages")


@pytest.mark.parametrize("setting", [table for table in TABLES if table.key == "kingsburg"], ids=str)
def test_no_prompt_has_a_colon_since_the_table_puts_a_name_and_a_colon_in_front(setting: Setting) -> None:
    assert all(":" not in words.prompt(state) for state in some_states(setting))


def test_the_enemy_is_shown_only_to_a_seat_that_has_looked() -> None:
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


def test_a_strength_includes_the_bonus_against_an_enemy_only_if_it_is_known() -> None:
    builder = table(3).enemy("goblins", 4).buildings(0, "barricade", "guard_tower").soldiers(0, 2)
    state = builder.season((2, 3, 5), (4, 5, 6), (6, 6, 6))
    state.looked = 1 << 0
    unknown, known = (words.thing(state.view(viewer), ("soldiers", 0), PLAYERS)[1] for viewer in (1, 0))
    assert re.search(r"\b3\.", unknown)
    assert not re.search(r"\b4\.", unknown)
    assert known.count("4.") == 2, "the Barricade counts, and the enemy's strength is given"


# Names, options and the score sheet.


def test_both_rulesets_say_how_they_compare_with_the_boxed_game() -> None:
    box = said(en="boxed game", hu="dobozos játék")
    assert all(box in words.effect("ruleset", ruleset) for ruleset in (RULEBOOK, PUBLISHED))


def test_whoever_has_the_envoy_is_told_that_its_use_is_announced_before_the_roll() -> None:
    state, _events = table(3).envoy(0).begin(AUTUMN)
    assert said(en="Before the roll", hu="dobás előtt") in words.prompt(state)


def test_everything_has_its_own_name() -> None:
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
    assert told == own[language.current()]


# The tables say what the rules do.


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
def test_an_advisors_help_is_described_with_its_numbers(ruleset: str) -> None:
    for number, advisor in ADVISORS[ruleset].items():
        if number == ALCHEMIST:
            continue
        told = [int(n) for n in re.findall(r"(?<!\+)\b\d+", phrases.gift(ruleset, number))]
        amounts = {sum(lot) for lot in advisor.goods} | {amount for lot in advisor.goods for amount in lot}
        assert set(told) <= amounts | {advisor.soldiers, abs(advisor.vp)} - {0}
        assert not advisor.soldiers or advisor.soldiers in told
        assert not advisor.vp or abs(advisor.vp) in told
        assert ("+2" in phrases.gift(ruleset, number)) == bool(advisor.plus_two)


def test_a_buildings_strength_is_described_with_its_number() -> None:
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
    assert own[language.current()] in told
    assert own[language.current()].split("2", 1)[1][:-1] in words.label(state, Build(church))


def test_a_taken_advisor_says_whose_dice_are_there_and_how() -> None:
    state = table(3).plus_two(0, 1).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    play(state, Influence(5, (1,), 1, 0))
    told = words.thing(state, ("advisor", 5), PLAYERS)[1]
    assert "Anna" in told
    assert {"en": "3 and a +2 token", "hu": "3 és egy +2-es jelölő"}[language.current()] in told
    assert "Béla" not in told


def test_an_advisor_within_reach_says_which_dice_reach_it() -> None:
    state = table(3).season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    told = _plain(words.thing(state, ("advisor", 4), PLAYERS)[1])
    reach = said(en="Anna's dice can reach this advisor with 4; 1 + 3.", hu="Anna kockái így érik el: 4; 1 + 3.")
    assert reach in told
    assert "1 + " not in _plain(words.thing(state, ("advisor", 9), PLAYERS)[1])


def test_the_stable_is_included_in_what_an_advisor_would_give() -> None:
    state = table(3).buildings(0, "stable").season((1, 3, 4), (4, 5, 6), (6, 6, 6))
    stable = said(en="from the Stable", hu="istállója révén")
    assert stable in words.thing(state, ("advisor", 5), PLAYERS)[1]
    assert stable not in words.thing(state, ("advisor", 8), PLAYERS)[1]


def test_white_dice_are_distinguished() -> None:
    state = table(3).buildings(0, "farms").season((2, 3, 5, 1), (4, 5, 6), (6, 6, 6))
    labels = {_plain(words.label(state, move)) for move in offered(state, Influence) if move.advisor == 3}
    white, market = {"en": ("white", "and the Market"), "hu": ("fehér", "és a piac")}[language.current()]
    told = {"3", f"2 + {white} 1", f"2 {market} +1", f"3 + {white} 1 {market} −1"}
    text = {"en": "Send {} to the Architect", "hu": "{} ide: főépítész"}[language.current()]
    assert labels == set(map(text.format, told))


def test_a_sum_of_dice_never_breaks_across_lines_and_few_tokens_are_counted_in_words() -> None:
    told = phrases.added(phrases.added_up([3, 3]), 2, 0)
    space = "\N{NO-BREAK SPACE}"
    assert told == said(en=f"3{space}+{space}3 and two +2 tokens", hu=f"3{space}+{space}3 és két +2-es jelölő")


def test_one_white_die_is_distinguished_from_several() -> None:
    one, two = (words.line(events.Rolled(0, (1, 3, 6), white), PLAYERS) for white in ((5,), (5, 2)))
    assert _plain(one) == said(
        en="Anna rolls 1 + 3 + 6 and 5 on the white die, total 15.",
        hu="Anna dobása: 1 + 3 + 6, a fehér kockával 5, összesen 15.",
    )
    assert _plain(two) == said(
        en="Anna rolls 1 + 3 + 6 and 5 + 2 on the white dice, total 17.",
        hu="Anna dobása: 1 + 3 + 6, a fehér kockákkal 5 + 2, összesen 17.",
    )


def _plain(text: str) -> str:
    """The text with ordinary spaces only."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("pays", ["gold", "nothing"])
def test_paying_nothing_at_the_town_hall_is_a_skip_like_any_other(pays: str) -> None:
    state = table(3, PUBLISHED).buildings(0, "town_hall").goods(0, gold=1).building_site()
    move = moves.TownHall(pays)
    assert move in state.moves()
    assert (words.target(state, move) == ("skip",)) == (pays == "nothing")
    assert words.label(state, move) == words.thing(state, words.target(state, move), PLAYERS)[0]


def test_a_reroll_with_the_published_chapel_is_offered_along_with_the_statue() -> None:
    state = table(3, PUBLISHED).buildings(0, "chapel").season((2, 2, 2), (4, 5, 6), (6, 6, 6))
    targets = {type(move): words.target(state, move) for move in state.moves()}
    assert targets[Reroll] == ("die", 0, 0)
    assert targets[RerollAll] == ("use", "reroll_all")
    assert targets[moves.Keep] == ("skip",)


def test_the_terms_of_a_strength_add_up_to_it() -> None:
    builder = table(3).enemy("goblins", 4).buildings(0, "barricade", "guard_tower", "farms").soldiers(0, 2)
    _state, happened = builder.begin(WINTER, 3)
    battles = [event for event in happened if isinstance(event, events.Fought)]
    assert len(battles) == 3
    for battle in battles:
        assert sum(n for _part, n in parts_of_strength(battle)) == battle.strength
        told = words.line(battle, PLAYERS)
        assert all(signed(n) in told for _part, n in parts_of_strength(battle))


# The pages of the rules.


def test_the_rules_name_every_advisor_building_enemy_and_phase() -> None:
    told = {page.key: "\n".join(page.paragraphs) for page in pages()}
    assert all(f"{names.advisor_name(number)}: " in told["advisors"] for number in range(1, 19))
    assert all(f"{names.phase_name(phase)}: " in told["year"] for phase in range(AID, WINTER + 1))
    assert all(f"{names.enemy_name(kind)}\n" in told["enemies"] for kind in KINDS)
    for number in range(20):
        row = told[ROWS[number // 4]]
        assert f"{names.building_name(number)}: {phrases.effect(RULEBOOK, number)}" in row
        assert phrases.effect(PUBLISHED, number) in row


def test_the_page_on_enemies_lists_all_cards() -> None:
    told = next(page for page in pages() if page.key == "enemies").paragraphs
    text = " ".join(told)
    years = [text.count({"en": f"\nYear {year}:", "hu": f"\n{year}. év:"}[language.current()])
             for year in map(names.year_name, range(1, YEARS + 1))]  # fmt: skip
    assert years == [5] * YEARS
    assert all(phrases.losses(enemy) in text and phrases.rewards(enemy) in text for enemy in ENEMIES)


def test_the_season_in_the_rules_is_how_the_game_plays_it() -> None:
    builder = table(4, order=[0, 2, 3, 1]).goods(2, 1)
    state = builder.season((1, 3, 5), (4, 4, 5), (2, 2, 6), (2, 3, 5))
    assert state.order == [0, 2, 3, 1]
    groups = [(8, (1, 2)), (4, (0, 1)), (7, (0, 2)), (9, (0, 2)), (1, (0,)), (6, (2,)), (3, (1,))]
    for advisor, dice in groups:
        assert Influence(advisor, dice, 0, 0) in state.moves()
        play(state, Influence(advisor, dice, 0, 0))
    assert state.agenda[-1][:2] == ("help", 2), "Ben's 4 reaches nobody"
    assert len(next(page for page in pages() if page.key == "season").paragraphs) == 4


def test_the_battle_in_the_rules_is_how_the_game_fights_it() -> None:
    builder = table(4, year=1).enemy("goblins", 3).soldiers(1, 1).goods(3, 0, 1)
    builder.buildings(0, "statue", "palisade", "barricade").buildings(1, "inn", "guard_tower")
    builder.buildings(2, "blacksmith", "barricade").buildings(3, "inn", "crane")
    state, happened = builder.begin(WINTER, 1)
    battles = {event.seat: (event.strength, event.outcome) for event in happened if isinstance(event, events.Fought)}
    assert battles == {0: (3, "drawn"), 1: (3, "drawn"), 2: (4, "won"), 3: (2, "lost")}
    assert not state.has(3, building("crane"))
    assert state.goods[3] == [0, 1, 0]
    example = " ".join(next(page for page in pages() if page.key == "losses").paragraphs)
    assert all(sum_ in example for sum_ in ("1 + 1 + 1 = 3", "2 + 1 = 3", "1 + 1 + 1 + 1 = 4", "1 + 1 = 2"))


def test_the_two_buildings_in_the_rules_can_be_built_with_the_envoy() -> None:
    builder = table(3).goods(0, 1, 3).buildings(0, "guard_tower").envoy(0)
    state, _events = builder.begin(AUTUMN)
    with falling(*builder.fall([(2, 3, 5)] * 3)):
        play(state, Announce("build"))
    while offered(state, Influence):
        play(state, moves.Pass())
    play(state, Build(building("barricade")), Build(building("blacksmith")))
    assert state.has(0, building("blacksmith"))
    assert state.envoy == NONE


# Prompts say only what is possible.


@pytest.mark.parametrize(("gold", "tokens"), [(1, 1), (1, 0), (0, 1)])
def test_the_published_town_hall_says_what_it_is_for_and_that_it_need_not_be_used(gold: int, tokens: int) -> None:
    builder = table(3, PUBLISHED).goods(0, gold).plus_two(0, tokens).buildings(0, "town_hall")
    assert words.prompt(builder.building_site()) == said(
        en="Buy 1 point at the Town Hall, or pay nothing", hu="Vegyél 1 pontot a városházán, vagy ne fizess semmit"
    )


def test_recruiting_ends_with_words_that_fit_before_and_after_the_first_soldier() -> None:
    state, _events = table(3).goods(0, 5).begin(RECRUITING)
    for _soldier in range(2):
        assert state.seat == 0
        assert words.label(state, Pass()) == said(en="Pass", hu="Passz")
        assert words.prompt(state) == said(
            en="Recruit a soldier for 2 goods, or pass", hu="Képezz ki egy katonát 2 nyersanyagért, vagy passzolj"
        )
        play(state, Recruit((0, 0)))


def test_no_message_puts_an_article_before_a_roman_year() -> None:
    texts = [text for known in translations(read(language.source("hu"))).values() for text in known]
    assert not [text for text in texts if re.search(r"\{year:", text)]
