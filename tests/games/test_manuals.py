"""The order of the rules pages, and what they say and leave out about the game being played."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.language import _
from kingdoms.core.words.manual import Page
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.manual import house, rulesets, seasons, winter_and_end
from kingdoms.games.paladins.board import REGIONS, SPACES, TAX_SUPPLY
from kingdoms.games.paladins.cards import FACTION_KEYS, OUTSIDERS, SUSPICIONS
from kingdoms.games.paladins.words.names import outsider_title
from kingdoms.games.paladins.words.phrases import reward
from kingdoms.games.rival_kings.cards import BLACKSMITH, CARDS, INNKEEPER, SYMBOLS
from kingdoms.games.royals.board import CITIES, CUBES, FIRST_DRAWS, REMOVED, in_play
from kingdoms.games.royals.words.names import city_name
from tests.games.helpers.positions import SETTINGS, Setting

pytestmark = pytest.mark.usefixtures("both_languages")

RULEBOOK, PUBLISHED = {"seats": 4, "ruleset": "rulebook"}, {"seats": 4, "ruleset": "published"}


def pages(key: str, setup: Any = None) -> list[Page]:
    found: list[Page] = import_module(f"kingdoms.games.{key}.manual.pages").pages(setup)
    return found


def keys(key: str, setup: Any = None) -> list[str]:
    return [page.key for page in pages(key, setup)]


def said(key: str, setup: Any, page: str = "") -> str:
    """The text of a page, or of all pages if none is named."""
    return "\n".join(text for each in pages(key, setup) if page in ("", each.key) for text in each.paragraphs)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_game_being_played_comes_first_then_the_aim_and_the_table(setting: Setting) -> None:
    assert keys(setting.key, setting.setup)[:4] == ["this_game", "aim", "overview", "table"]
    about = pages(setting.key, setting.setup)[0].paragraphs
    assert str(setting.seats) in about[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_comes_before_the_reference(key: str) -> None:
    chapters = {page.chapter: number for number, page in enumerate(pages(key)) if page.chapter}
    assert list(chapters)[:2] == [_("Start here"), _("Playing the game")]
    assert chapters[_("Playing the game")] <= keys(key).index("turn" if key != "kingsburg" else "year")
    assert keys(key).index("turn" if key != "kingsburg" else "winter") < chapters[_("Reference")]
    assert keys(key)[: chapters[_("Playing the game")]][:3] == ["aim", "overview", "table"]


# Rules for other numbers of players.


NUMBERS = {
    "en": {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5},
    "hu": {"egy": 1, "két": 2, "három": 3, "négy": 4, "öt": 5},
}


def numbers_of_players(text: str) -> Iterator[set[int]]:
    """The numbers of players that each rule in a text is marked for, such as 3, 4 and 5 by "with three or more"."""
    known = {**NUMBERS[language.current()], **{str(number): number for number in range(1, 6)}}
    number = "|".join(known)
    mark = {
        "en": rf"(?:\b(?:with|for|in a) |^|[.:;] |\()({number})(?: (?:or|to) ({number}|more))?[ -]players?\b",
        "hu": rf"\b({number})(?:(?: vagy |–)({number}))?(?: játékos(?:nál|sal|:|$)|személyes)",
    }[language.current()]
    for first, last in re.findall(mark, text.lower()):
        yield set(range(known[first], known.get(last, 5 if last else known[first]) + 1))
    if "solo" in text.lower():
        yield {1}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_leaves_out_rules_for_other_numbers_of_players(setting: Setting) -> None:
    words = setting.game.words
    example = {"en": "Example", "hu": "Példa"}[language.current()]
    recommended = [words.effect(name, value) for name, value in setting.options.items()]
    for page in pages(setting.key, setting.setup):
        for text in (page.title, *page.paragraphs):
            if not text.startswith(example) and not text.endswith(tuple(recommended)):
                assert all(setting.seats in numbers for numbers in numbers_of_players(text)), text


@pytest.mark.parametrize(
    ("key", "marked"), [("rival_kings", {2, 3}), ("royals", {2, 3, 4, 5}), ("kingsburg", {2}), ("paladins", {1, 3, 4})]
)
def test_rules_that_cover_every_game_are_marked_with_numbers_of_players(key: str, marked: set[int]) -> None:
    texts = [text for page in pages(key) for text in (page.title, *page.paragraphs)]
    assert set().union(*(numbers for text in texts for numbers in numbers_of_players(text))) >= marked


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_royals_gives_only_its_own_number_of_cards_and_cubes(seats: int) -> None:
    setup = {"seats": seats, "open_scores": False, "equal_first_turn": False}
    shown = said("royals", setup, "players")
    for number, removed in REMOVED.items():
        if any(removed):
            assert (", ".join(map(str, removed)) in shown) == (number == seats)
        assert (str(sum(in_play(number))) in shown) == (number == seats)
    draws = said("royals", setup, "first").split("\n")[0]
    assert draws.endswith(f": {', '.join(map(str, FIRST_DRAWS[seats]))}.")
    assert [str(cubes) in said("royals", setup, "table") for cubes in (36, 46)] == [
        cubes == CUBES[seats] for cubes in (36, 46)
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_paladins_gives_only_its_own_tax_supply_and_spaces(seats: int) -> None:
    setup = {"seats": seats, "level": "easy"}
    tax = said("paladins", setup, "setup").split("\n")[-1]
    assert re.findall(r"\d+", tax) == [str(TAX_SUPPLY[seats])]
    for region, line in zip(REGIONS, said("paladins", setup, "land").split("\n"), strict=True):
        used = [space for space in SPACES if space.region == region and space.players <= seats]
        assert line.endswith(f": {'; '.join(reward(space.reward) for space in used)}.")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_of_paladins_has_an_opponent_only_in_a_solo_game(seats: int) -> None:
    overview = next(page for page in pages("paladins", {"seats": seats, "level": "easy"}) if page.parts)
    assert ("opponent" in overview.parts) == (seats == 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kingsburg_explains_the_lock_beside_its_picture_if_advisors_can_be_blocked(seats: int) -> None:
    signs = next(page for page in pages("kingsburg", {**RULEBOOK, "seats": seats}) if page.key == "signs")
    assert (seasons.BLOCKED_SIGN in signs.pictures) == (seats == 2)
    assert len(signs.pictures) == len(signs.paragraphs) - 1


# Rules for other options.


@pytest.mark.parametrize(("ruleset", "other"), [(RULEBOOK, PUBLISHED), (PUBLISHED, RULEBOOK)])
def test_a_game_of_kingsburg_explains_only_its_own_ruleset(ruleset: Any, other: Any) -> None:
    texts = [
        *seasons.THE_SEASON,
        *winter_and_end.AFTER_THE_BUILDINGS,
        *winter_and_end.THE_END,
        *winter_and_end.TWO_PLAYERS,
        rulesets.BOTH,
    ]
    paragraphs = [*house.HOUSE, *(paragraph for text in texts for paragraph in text.paragraphs)]
    variants = [paragraph for paragraph in paragraphs if isinstance(paragraph, rulesets.Variant)]
    shown = said("kingsburg", {**ruleset, "seats": 2})
    for variant in variants:
        assert (_(variant.text) in shown) == (ruleset["ruleset"] in variant.values)
    smuggler = next(line for line in said("kingsburg", ruleset, "advisors").split("\n") if line.startswith("14"))
    assert smuggler not in said("kingsburg", other, "advisors")
    assert _("Boxed game: {text}").split("{")[0] not in shown
    assert "rulesets" not in keys("kingsburg", ruleset)


def test_without_a_game_kingsburg_explains_both_rulesets() -> None:
    shown = said("kingsburg", None)
    assert all(_(variant.text) in shown for variant in (*rulesets.DIFFERENCES, *rulesets.DIFFERENCES_FOR_TWO))
    assert "rulesets" in keys("kingsburg")
    assert "this_game" not in keys("kingsburg")


def test_two_players_of_kingsburg_read_what_differs_for_them() -> None:
    assert "two" in keys("kingsburg", {**RULEBOOK, "seats": 2})
    assert "two" not in keys("kingsburg", RULEBOOK)


def test_solo_rules_of_paladins_explain_the_opponent_early_and_other_rules_not_at_all() -> None:
    alone, together = {"seats": 1, "level": "easy"}, {"seats": 3, "level": "easy"}
    assert keys("paladins", alone).index("solo") < keys("paladins", alone).index("round")
    assert keys("paladins", None).index("solo") > keys("paladins", None).index("scoring")
    assert not {"solo", "solo_turn", "solo_points"} & set(keys("paladins", together))
    shared = _("The game lasts seven rounds. The player with the most points at the end wins.")
    assert shared in said("paladins", together, "aim")
    assert shared not in said("paladins", alone, "aim")
    assert len(pages("paladins", together)[0].paragraphs) == len(pages("paladins", alone)[0].paragraphs) - 1


@pytest.mark.parametrize("is_equal", [False, True])
def test_royals_explains_the_first_turn_as_it_is_played(is_equal: bool) -> None:
    setup = {"seats": 4, "open_scores": False, "equal_first_turn": is_equal}
    equal = _("On the first turn there is no choice: everyone draws three country cards.")
    assert (equal in said("royals", setup, "first")) == is_equal
    assert ("1, 1, 2, 3" in said("royals", setup, "first")) == (not is_equal)


@pytest.mark.parametrize("is_open", [False, True])
def test_rival_kings_says_whether_money_is_open(is_open: bool) -> None:
    setup = {"seats": 4, "open_money": is_open}
    assert (_("Everyone may count the money first.") in said("rival_kings", setup, "money")) == is_open
    assert "seats" not in keys("rival_kings", setup)
    assert (
        len(next(page for page in pages("rival_kings", {**setup, "seats": 3}) if page.key == "seats").paragraphs) == 1
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_last_page_lists_our_own_values_and_rulings(setting: Setting) -> None:
    for setup in (None, setting.setup):
        last = pages(setting.key, setup)[-1]
        assert (last.key, last.chapter) == ("house", _("House rules"))
        assert len(last.paragraphs) > 4


def test_the_house_rules_of_paladins_mention_the_opponent_only_where_it_plays() -> None:
    solo = _(
        "For the solo opponent, a Traitor simply scores 1 point; the opponent's unpaid debts still cost it 3 "
        "points each."
    )
    assert solo in said("paladins", None, "house")
    assert solo in said("paladins", {"seats": 1, "level": "hard"}, "house")
    assert solo not in said("paladins", {"seats": 2, "level": "easy"}, "house")


def test_the_house_rules_give_the_figures_of_the_game() -> None:
    assert all(str(SUSPICIONS.count(tax)) in said("paladins", None, "house") for tax in (0, 1, 2))
    assert (CUBES[3], CUBES[2]) == (36, 46)
    assert all(str(count) in said("royals", None, "house") for count in (CUBES[3], CUBES[2]))
    higher = max(CARDS[card].value for card in (INNKEEPER, BLACKSMITH + SYMBOLS))
    assert f" {higher}" in said("rival_kings", None, "house")


def test_a_picture_beside_a_paragraph_shows_what_the_paragraph_is_about() -> None:
    names = {f"royals/cities/{city.key}": city_name(number) for number, city in enumerate(CITIES)}
    names |= {
        f"paladins/outsiders/{FACTION_KEYS[card.faction]}_{card.key}": outsider_title(card.key) for card in OUTSIDERS
    }
    found = [page for game in ("royals", "paladins") for page in pages(game) if page.beside is not None]
    pairs = [pair for page in found for pair in zip(page.pictures, page.paragraphs[page.beside :], strict=False)]
    shown = [(names[picture], paragraph) for picture, paragraph in pairs if picture in names]
    assert len(shown) == len(CITIES) + len(OUTSIDERS)
    assert all(paragraph.startswith(f"{name}:") for name, paragraph in shown)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_picture_beside_the_text_has_a_paragraph(setting: Setting) -> None:
    for page in (*pages(setting.key), *pages(setting.key, setting.setup)):
        assert page.beside is None or len(page.pictures) <= len(page.paragraphs) - page.beside, page.key
