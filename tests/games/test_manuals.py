"""The order of the rules pages, and what they say and leave out about the game being played."""

from importlib import import_module
from typing import Any

import pytest

from kingdoms.core.words.language import _
from kingdoms.core.words.manual import Page
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.manual import rulesets, seasons, winter_and_end
from kingdoms.games.paladins.cards import SUSPICIONS
from kingdoms.games.rival_kings.cards import BLACKSMITH, CARDS, INNKEEPER, SYMBOLS
from kingdoms.games.royals.board import CUBES
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


@pytest.mark.parametrize(("ruleset", "other"), [(RULEBOOK, PUBLISHED), (PUBLISHED, RULEBOOK)])
def test_a_game_of_kingsburg_explains_only_its_own_ruleset(ruleset: Any, other: Any) -> None:
    texts = [*seasons.THE_SEASON, *winter_and_end.AFTER_THE_BUILDINGS, *winter_and_end.THE_END, rulesets.BOTH]
    variants = [each for text in texts for each in text.paragraphs if isinstance(each, rulesets.Variant)]
    shown = said("kingsburg", ruleset)
    for variant in variants:
        assert (_(variant.text) in shown) == (ruleset["ruleset"] in variant.values)
    smuggler = next(line for line in said("kingsburg", ruleset, "advisors").split("\n") if line.startswith("14"))
    assert smuggler not in said("kingsburg", other, "advisors")
    assert _("Published edition: {text}").split("{")[0] not in shown
    assert "rulesets" not in keys("kingsburg", ruleset)


def test_without_a_game_kingsburg_explains_both_rulesets() -> None:
    shown = said("kingsburg", None)
    assert all(_(variant.text) in shown for variant in rulesets.DIFFERENCES)
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
