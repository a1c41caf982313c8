"""The text about a move says in advance what the move takes and gives, up to the next question."""

import random
import re
from typing import Any

import pytest

from kingdoms.games.paladins import GAME, board, words
from kingdoms.games.paladins.board import SILVER
from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.games.paladins.events import DebtTaken, InquisitionBegan, Paid
from kingdoms.games.paladins.moves import Act, TakeTavern, UseFavour
from kingdoms.games.paladins.words.proposals import follows, proposed
from tests.games.paladins.printed import ATTACK, COMMISSION, CONSPIRE, HUNT, RECRUIT, TRADE, favour, field, workers
from tests.games.paladins.table import at_tavern, table


def said(state: Any, action: int, letters: str) -> str:
    """The text the first seat reads about an action."""
    return follows(state.view(0), 0, Act(action, workers(letters)))


def test_an_action_says_what_it_costs() -> None:
    state = table().player(hand="LSC", provisions=1).turn()
    assert said(state, COMMISSION, "LSC") == "Enough for Commission: you pay 1 provision."
    assert said(state, HUNT, "L") == "Enough for Hunt: you gain 1 provision."
    assert said(state, HUNT, "LS") == "Enough for Hunt: you gain 3 provisions."


def test_each_townsfolk_card_has_its_own_price_which_is_shown_with_it() -> None:
    assert said(table().player(hand="LF").turn(), RECRUIT, "LF") == "Enough for Recruit."


def test_a_paladin_who_pays_and_townsfolk_who_help_are_named() -> None:
    state = table().player(hand="LSC", provisions=1, paladin="ivon", hired=["acolyte 1", "abbot 1"]).turn()
    assert said(state, COMMISSION, "LSC") == "Enough for Commission: you gain 1 labourer from the Acolyte."
    state = table().player(hand="LS", paladin="girard").turn()
    assert said(state, HUNT, "L") == "Enough for Hunt: you gain 3 provisions."


def test_a_criminal_comes_with_suspicion() -> None:
    text = "Enough for Conspire: you gain 1 criminal and 1 suspicion card."
    assert said(table().player(hand="L").turn(), CONSPIRE, "L") == text


def test_the_last_tax_triggers_the_inquisition() -> None:
    laid = table().player(hand="LSC", provisions=1, paladin="ivon", hired=["acolyte 3"])
    assert said(laid.tax(2).turn(), COMMISSION, "LSC") == "Enough for Commission: you gain 1 tax from the Acolyte."
    assert said(laid.tax(1).turn(), COMMISSION, "LSC") == (
        "Enough for Commission: you gain 1 tax and trigger an inquisition."
    )


def test_a_tapped_action_says_which_workers_it_takes_for_what_cost_and_what_follows() -> None:
    state = table().player(hand="LSC", provisions=1, hired=["acolyte 1"]).turn()
    asked = "Tap a space for the monk: you pay 1 provision and gain 1 labourer from the Acolyte."
    assert proposed(state, 0, Act(COMMISSION, workers("LSC"))) == asked
    assert proposed(state, 0, Act(HUNT, workers("L"))) == "Tap again to hunt: you gain 1 provision."
    asked = "Tap again to trade: you gain 3 silver. Put a worker back to gain only 1 silver."
    assert proposed(state, 0, Act(TRADE, workers("LM"))) == asked
    asked = "Tap a card to discard it for its reward. Hiring takes a fighter as well."
    assert proposed(state, 0, Act(RECRUIT, workers("L"))) == asked
    asked = "Tap a card to hire it. Put a worker back to discard a card instead."
    assert proposed(state, 0, Act(RECRUIT, workers("LF"))) == asked
    state = table(2, 3).favours(favour("free_develop or fighter cleric")).player(hand="M", provisions=1).turn()
    asked = "Tap again to use this favour: you pay 1 provision."
    assert proposed(state, 0, UseFavour(0, workers("M"))) == asked


def test_the_paladins_goods_are_counted_with_those_hunted() -> None:
    state = table().player(hand="LS", paladin="girard").turn()
    asked = "Tap again to hunt: you gain 5 provisions. Put a worker back to gain only 3 provisions."
    assert proposed(state, 0, Act(HUNT, workers("LS"))) == asked


def test_the_only_card_to_choose_is_named_instead_of_the_action() -> None:
    state = table().player(hand="SLF", silver=1, levels=(0, 1, 0)).outsiders("viking thief", "", "", "", "", "").turn()
    assert proposed(state, 0, Act(ATTACK, workers("SLF"))) == "Tap the Viking Thief to attack."


def test_the_only_space_to_choose_is_named_by_its_reward() -> None:
    taken = [space for space in board.spaces_of(0, 2) if space != field(0, "silver silver")]
    state = table().player(hand="SLC", provisions=1, paladin="roland").player(1, monks=taken).turn()
    text = "Tap the only space (2 silver): you pay 1 provision."
    assert proposed(state, 0, Act(COMMISSION, workers("SLC"))) == text


def test_a_favour_says_what_it_costs() -> None:
    state = table().player(hand="L").turn()
    for place, card in enumerate(state.favours):
        is_priced = " you pay " in follows(state, 0, UseFavour(place, workers("L")))
        assert is_priced == bool(FAVOURS[card].cost)


def test_a_favour_paid_for_with_a_debt_says_so_in_english() -> None:
    state = table(2, 3).favours(favour("scout merchant fighter")).player(hand="M").turn()
    assert follows(state, 0, UseFavour(0, workers("M"))) == "Enough for the King's Favour: you take a debt."


def test_a_favour_whose_tax_convicts_the_mover_says_so() -> None:
    state = table(2, 3).favours(favour("provision provision tax")).player(hand="M", suspicion=(0,)).tax(1).turn()
    assert follows(state, 0, UseFavour(0, workers("M"))) == (
        "Enough for the King's Favour: you take a debt in an inquisition."
    )


def test_face_down_suspicion_may_trigger_the_inquisition() -> None:
    laid = table().player(hand="L")
    assert said(laid.tax(2).turn(), CONSPIRE, "L") == (
        "Enough for Conspire: you gain 1 criminal and 1 suspicion card, and risk an inquisition."
    )
    assert said(laid.tax(3).turn(), CONSPIRE, "L") == "Enough for Conspire: you gain 1 criminal and 1 suspicion card."


def test_the_only_outsider_to_attack_is_named_with_its_price() -> None:
    state = table().player(hand="FF", silver=9).turn()
    place = next(place for place, card in enumerate(state.outsiders) if card >= 0)
    state.outsiders[:] = [card if number == place else -1 for number, card in enumerate(state.outsiders)]
    state.reopen()
    assert " silver" in said(state, ATTACK, "FF")


def test_a_tavern_card_with_a_criminal_says_that_the_inquisition_may_come() -> None:
    state = at_tavern("FFSX")
    state.tax = 1
    assert words.label(state.view(0), TakeTavern(0)).endswith("(you risk an inquisition)")
    state.tax = 3
    assert "inquisition" not in words.label(state.view(0), TakeTavern(0))


@pytest.mark.parametrize("seed", range(9))
def test_the_consequences_announced_are_exactly_those_that_follow(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 3
    state = GAME.new(seats, seed, GAME.with_defaults(seats, {}))
    while state.seat is not None:
        for move in rng.sample(state.moves(), min(8, len(state.moves()))):
            check_announcement(state, move)
        state.play(rng.choice(state.moves()))


def check_announcement(state: Any, move: Any) -> None:
    """Compares what the deciding seat reads about a move with what then happens until someone is asked."""
    seat, view, after = state.seat, state.view(state.seat), state.copy()
    is_sent = isinstance(move, Act | UseFavour)
    heard = proposed(view, seat, move) if is_sent else words.label(view, move)
    events = after.play(move)
    comes, may_come = bool(re.search("(trigger|in) an inquisition", heard)), "risk an inquisition" in heard
    if InquisitionBegan() in events:
        assert comes or may_come
    if DebtTaken(seat) in events:
        assert "debt" in heard or may_come
    paid = [event for event in events if type(event) is Paid and event.what == SILVER]
    assert all(re.search(f"(for|[Pp]ay) {event.amount} silver", heard) for event in paid)
    is_over = after.seat is None or after.agenda[-1][0] in ("turn", "tavern", "paladin", "keep")
    if comes and is_over:
        assert InquisitionBegan() in events
        assert "take a debt in" not in heard or DebtTaken(seat) in events
