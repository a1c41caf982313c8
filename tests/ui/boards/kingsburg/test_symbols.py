"""The symbols on the Kingsburg board follow the rules of the game being played, which may not be the rulebook's."""

from kingdoms.games.kingsburg.board import (
    ADVISORS,
    ALCHEMIST,
    ASTRONOMER,
    BUILDINGS,
    CHAPEL,
    DUCHESS,
    MASTER_HUNTER,
    MERCHANT,
    PUBLISHED,
    QUEEN,
    RULEBOOK,
    SMUGGLER,
    TOWN_HALL,
)
from kingdoms.games.kingsburg.events import WON, Fought
from kingdoms.games.kingsburg.manual.pages import pages
from kingdoms.games.kingsburg.words.log import fought_shortly
from kingdoms.games.kingsburg.words.phrases import effect, gift
from kingdoms.ui.board.symbol_rows import AND, FOR, ONE_KIND, OR, Amount, in_two_lines
from kingdoms.ui.boards.kingsburg.overlays.fights import terms_of
from kingdoms.ui.boards.kingsburg.pieces.building_effects import effect_symbols
from kingdoms.ui.boards.kingsburg.pieces.symbols import AGAIN, ANY, FALLEN, LOOK, LOW, OTHERS, VP, gift_symbols


def test_goods_of_the_same_kind_differ_from_any_goods() -> None:
    assert gift_symbols(RULEBOOK, DUCHESS, False) == (Amount(ONE_KIND, 2), Amount("plus_two"))
    assert gift_symbols(PUBLISHED, DUCHESS, False) == (Amount(ANY, 2), Amount("plus_two"))
    assert gift_symbols(RULEBOOK, QUEEN, False) == (Amount(ONE_KIND, 2), Amount(VP, 3), Amount(LOOK))
    assert gift_symbols(PUBLISHED, QUEEN, False) == (Amount(ANY, 2), Amount(VP, 3), Amount(LOOK))
    assert gift_symbols(RULEBOOK, ASTRONOMER, False) == (Amount(ANY), Amount("plus_two"))


def test_gifts_that_are_certain_are_separate_from_those_to_choose() -> None:
    certain, chosen = (Amount("wood"), Amount(AND)), (Amount("gold"), Amount(OR), Amount("stone"))
    assert gift_symbols(RULEBOOK, MASTER_HUNTER, False) == (*certain, *chosen)
    assert in_two_lines((*certain, *chosen)) == [certain, chosen]
    assert gift_symbols(RULEBOOK, MERCHANT, False) == (Amount("gold"), Amount(OR), Amount("wood"))
    assert len(in_two_lines(gift_symbols(RULEBOOK, MERCHANT, False))) == 1, "a choice is not torn apart"


def test_the_alchemist_gives_one_of_each_other_good_for_one() -> None:
    assert gift_symbols(RULEBOOK, ALCHEMIST, False) == (Amount(ANY), Amount(FOR), Amount(OTHERS))


def test_the_kings_die_shows_its_roll_in_every_fight() -> None:
    for side in range(1, 7):
        whole = terms_of(Fought(0, 2, side, 1, 0, 3 + side, WON))
        assert Amount(FALLEN[side - 1], side, True) in whole
        assert sum(token.amount for token in whole) == 3 + side


def test_the_short_outcome_of_a_battle_leaves_out_the_terms_of_the_strength() -> None:
    assert fought_shortly(Fought(0, 2, 5, 1, 0, 8, WON), ["Anna"]) == "Anna wins with strength 8."


def test_the_smuggler_gives_a_point_or_takes_one() -> None:
    assert gift_symbols(RULEBOOK, SMUGGLER, False) == (Amount(ONE_KIND, 3), Amount(VP))
    assert gift_symbols(PUBLISHED, SMUGGLER, False) == (Amount(ANY, 3), Amount(VP, -1, True))


def test_chapel_and_town_hall_do_what_the_ruleset_says() -> None:
    assert effect_symbols(PUBLISHED, CHAPEL) == (Amount(LOW), Amount(AGAIN))
    assert effect_symbols(RULEBOOK, TOWN_HALL) == (Amount("plus_two"), Amount(OR), Amount(VP))
    assert effect_symbols(PUBLISHED, TOWN_HALL) == (
        Amount("plus_two"),
        Amount(OR),
        Amount(ANY),
        Amount(FOR),
        Amount(VP),
    )


def test_gifts_have_the_same_symbols_if_and_only_if_they_have_the_same_words() -> None:
    for advisor in ADVISORS[RULEBOOK]:
        is_same = gift(RULEBOOK, advisor) == gift(PUBLISHED, advisor)
        assert (gift_symbols(RULEBOOK, advisor, False) == gift_symbols(PUBLISHED, advisor, False)) == is_same
    for building in range(len(BUILDINGS)):
        if effect(RULEBOOK, building) == effect(PUBLISHED, building):
            assert effect_symbols(RULEBOOK, building) == effect_symbols(PUBLISHED, building)


def test_the_rules_explain_the_symbols_on_the_table() -> None:
    told = next(page for page in pages() if page.key == "signs")
    assert len(told.pictures) == len(told.paragraphs) - 1, "each has its picture beside it, after the opening"
    assert any("2×" in paragraph for paragraph in told.paragraphs)
