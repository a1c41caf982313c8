"""What a move takes and gives without another question is said before it is made."""

from typing import Any

from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.games.paladins.moves import Act, UseFavour
from kingdoms.games.paladins.words.follows import follows, proposed
from tests.games.paladins.printed import COMMISSION, CONSPIRE, HUNT, RECRUIT, TRADE, favour, workers
from tests.games.paladins.table import table


def said(state: Any, action: int, letters: str) -> str:
    """What the first seat hears about an action."""
    return follows(state.view(0), 0, Act(action, workers(letters)))


def test_an_action_says_what_it_costs() -> None:
    state = table().player(hand="LSC", provisions=1).turn()
    assert said(state, COMMISSION, "LSC") == "Commission for 1 provision"
    assert said(state, HUNT, "L") == "Hunt; +1 provision"
    assert said(state, HUNT, "LS") == "Hunt; +3 provisions"


def test_each_townsfolk_has_a_price_of_its_own_which_is_said_with_it() -> None:
    assert said(table().player(hand="LF").turn(), RECRUIT, "LF") == "Recruit"


def test_a_paladin_who_pays_and_townsfolk_who_help_are_named() -> None:
    state = table().player(hand="LSC", provisions=1, paladin="ivon", hired=["acolyte 1", "abbot 1"]).turn()
    assert said(state, COMMISSION, "LSC") == "Commission; Acolyte: 1 labourer"
    state = table().player(hand="LS", paladin="girard").turn()
    assert said(state, HUNT, "L") == "Hunt; +1 provision; Girard: 2 provisions"


def test_a_criminal_comes_with_suspicion() -> None:
    assert said(table().player(hand="L").turn(), CONSPIRE, "L") == "Conspire; 1 suspicion card"


def test_the_last_tax_calls_the_inquisition() -> None:
    laid = table().player(hand="LSC", provisions=1, paladin="ivon", hired=["acolyte 3"])
    assert said(laid.tax(2).turn(), COMMISSION, "LSC") == "Commission; Acolyte: 1 tax"
    assert said(laid.tax(1).turn(), COMMISSION, "LSC") == "Commission; Acolyte: 1 tax; the inquisition comes"


def test_what_was_tapped_says_with_whom_for_what_and_what_comes_with_it() -> None:
    state = table().player(hand="LSC", provisions=1, hired=["acolyte 1"]).turn()
    asked = "Commission with 1 labourer, 1 scout and 1 cleric for 1 provision (Acolyte: 1 labourer): tap again"
    assert proposed(state, 0, Act(COMMISSION, workers("LSC"))) == asked
    assert proposed(state, 0, Act(HUNT, workers("L"))) == "Hunt with 1 labourer (+1 provision): tap again"
    asked = "Trade with 1 labourer and 1 merchant (+3 silver): tap again, or put a worker back for 1 silver"
    assert proposed(state, 0, Act(TRADE, workers("LM"))) == asked
    assert proposed(state, 0, Act(RECRUIT, workers("L"))) == "Discard a townsfolk with 1 labourer: choose one"
    asked = "Hire a townsfolk with 1 labourer and 1 fighter: choose one, or put a worker back to discard one"
    assert proposed(state, 0, Act(RECRUIT, workers("LF"))) == asked
    state = table(2, 3).favours(favour("free_develop or fighter cleric")).player(hand="M", provisions=1).turn()
    asked = "King's Favour with 1 merchant for 1 provision: tap again"
    assert proposed(state, 0, UseFavour(0, workers("M"))) == asked


def test_a_favour_says_what_it_costs() -> None:
    state = table().player(hand="L").turn()
    for place, card in enumerate(state.favours):
        is_priced = " for " in follows(state, 0, UseFavour(place, workers("L")))
        assert is_priced == bool(FAVOURS[card].cost)
