"""Rewards, tax, suspicion and debts of the solo opponent: its resource track and its markers."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Cleared,
    Convicted,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Discarded,
    Gained,
    InquisitionBegan,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TaxRefilled,
    TaxTaken,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Accept, Act, Decline
from kingdoms.games.paladins.solo_events import FellBack, Indicated, SchemesShuffled, Stepped, TaxReturned
from tests.games.paladins.printed import COMMISSION, HUNT, SUSPICION_CARDS, TOWNSFOLK, townsfolk, workers
from tests.games.paladins.rules.solo.turn import moved, solo
from tests.games.paladins.table import OPPONENT, Table, told

RECRUIT, PRAY, TRADE, CONSPIRE, REST = range(5)


def falling(**what: Any) -> Table:
    """The opponent falls back, since one worker is not enough for its scheme."""
    return solo("commission", **{"workers": 1, **what})


def discarding(name: str, **what: Any) -> Any:
    """The opponent falls back on Recruit, which discards this townsfolk card."""
    return falling(**what).townsfolk(name, "", "", "", "")


def fallen_back(place: int, **what: Any) -> Any:
    """The opponent falls back on this place; those before it are taken."""
    laid = falling(**what)
    laid.state.fallbacks = (1 << place) - 1
    return laid


# 7: the resource track


def test_trade_is_one_step() -> None:
    state, events = moved(fallen_back(TRADE))
    assert told(events, FellBack, Stepped) == [FellBack(TRADE), Stepped(1)]
    assert state.track == 1


@pytest.mark.parametrize(("space", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
def test_the_resource_track_is_a_circle_of_five(space: int, after: int) -> None:
    state, events = moved(fallen_back(TRADE).track(space))
    assert state.track == after - 1
    raised = [Gained(OPPONENT, "strength", 1)] if after == 1 else []
    assert told(events, Gained) == raised


@pytest.mark.parametrize(
    ("levels", "raised"),
    [((1, 2, 3), "faith"), ((2, 1, 3), "strength"), ((3, 2, 1), "influence"), ((0, 0, 0), "strength")],
)
def test_passing_the_end_of_the_track_raises_the_lowest_marker(levels: tuple[int, int, int], raised: str) -> None:
    _state, events = moved(fallen_back(TRADE, levels=levels).track(5))
    assert told(events, Gained) == [Gained(OPPONENT, raised, 1)]


def test_the_topmost_of_equal_markers_rises_and_goes_on_top() -> None:
    """The markers are strength, faith and influence from the top; one that rises goes on top of any already there."""
    laid = fallen_back(TRADE).track(5)
    state, _events = moved(laid)
    assert state.attributes[OPPONENT] == [0, 1, 0]
    for wanted in ([1, 1, 0], [1, 1, 1], [1, 1, 2], [2, 1, 2], [2, 2, 2], [2, 3, 2]):
        state.track, state.fallbacks = 4, 3
        state.hands[OPPONENT] = list(workers("L"))
        state.standing[0][HUNT] = workers("")
        state.hands[0] = list(workers("LL"))
        state.passed = 0
        state.reopen()
        state.play(Act(HUNT, workers("L")))
        assert state.attributes[OPPONENT] == wanted


def test_with_all_markers_at_twelve_nothing_rises() -> None:
    state, events = moved(fallen_back(TRADE, levels=(12, 12, 12)).track(5))
    assert told(events, Gained) == []
    assert state.attributes[OPPONENT] == [12, 12, 12]


@pytest.mark.parametrize(
    ("name", "steps"), [("architect 2", 1), ("architect 3", 2), ("peddler 2", 1), ("defender 3", 2), ("watchman 2", 1)]
)
def test_every_silver_provision_and_tax_is_a_step(name: str, steps: int) -> None:
    state, events = moved(discarding(name))
    assert len(told(events, Stepped)) == steps
    assert state.track == steps
    assert (state.silver[OPPONENT], state.provisions[OPPONENT]) == (0, 0)


# 8: tax, and nothing to discard


@pytest.mark.parametrize(("supply", "taken"), [(5, 2), (2, 2), (1, 1)])
def test_tax_goes_to_the_bank_and_moves_the_marker_the_full_amount(supply: int, taken: int) -> None:
    state, events = moved(discarding("gatekeeper 3").tax(supply))
    assert told(events, TaxTaken) == [TaxTaken(OPPONENT, taken, 2 - taken)]
    assert state.track == 2
    is_empty = supply <= 2
    assert len(told(events, InquisitionBegan)) == is_empty
    assert state.tax == (5 if is_empty else supply - 2)


@pytest.mark.parametrize(
    ("name", "what", "event"),
    [
        ("abbot 3", {"unpaid": 1}, DebtDestroyed(OPPONENT)),
        ("debt_collector 2", {"unpaid": 2}, DebtDestroyed(OPPONENT)),
    ],
)
def test_the_opponent_destroys_a_debt_if_it_has_one(name: str, what: dict[str, int], event: Event) -> None:
    state, events = moved(discarding(name, **what))
    assert told(events, DebtDestroyed, TaxReturned) == [event]
    assert state.unpaid[OPPONENT] == what["unpaid"] - 1


@pytest.mark.parametrize("name", ["abbot 3", "debt_collector 2"])
def test_without_a_debt_a_coin_from_the_tax_supply_goes_to_the_bank(name: str) -> None:
    state, events = moved(discarding(name))
    assert told(events, TaxReturned, Stepped) == [TaxReturned(1)]
    assert (state.tax, state.track) == (4, 0)


@pytest.mark.parametrize(("cards", "returned"), [(3, 0), (2, 0), (1, 1), (0, 2)])
@pytest.mark.parametrize("name", ["acolyte 3", "conspirator 1", "debt_collector 3", "peddler 3"])
def test_a_coin_is_returned_for_each_missing_suspicion_card(name: str, cards: int, returned: int) -> None:
    state, events = moved(discarding(name, suspicion=[0] * cards))
    assert sum(event.cards for event in told(events, SuspicionDiscarded)) == min(2, cards)
    assert sum(event.silver for event in told(events, TaxReturned)) == returned
    assert len(state.suspicions[OPPONENT]) == max(0, cards - 2)
    assert (state.tax, state.track) == (5 - returned, 0)


def test_returning_the_last_coin_triggers_an_inquisition() -> None:
    state, events = moved(discarding("abbot 3").tax(1).player(0, hand="LLLLL", suspicion=[0]))
    assert told(events, TaxReturned, InquisitionBegan, Convicted) == [
        TaxReturned(1),
        InquisitionBegan(),
        Convicted((0,)),
    ]
    assert (state.tax, state.unpaid) == (5, [1, 0])


def test_an_inquisition_may_come_between_two_coins() -> None:
    state, events = moved(discarding("acolyte 3").tax(1))
    kinds = [type(event) for event in told(events, TaxReturned, InquisitionBegan, TaxRefilled)]
    assert kinds == [TaxReturned, InquisitionBegan, TaxRefilled, TaxReturned]
    assert state.tax == 4


# 6: workers and criminals


@pytest.mark.parametrize(("name", "count"), [("abbot 1", 2), ("acolyte 1", 1), ("debt_collector 1", 2)])
def test_workers_of_any_kind_are_just_workers(name: str, count: int) -> None:
    state, events = moved(discarding(name))
    assert sum(sum(event.workers) for event in told(events, WorkersGained)) == count
    assert sum(state.hands[OPPONENT]) == count


@pytest.mark.parametrize("name", ["architect 1", "conspirator 2", "squire 3"])
def test_a_criminal_is_a_worker_and_a_suspicion_card(name: str) -> None:
    state, events = moved(discarding(name).suspicion_deck(1))
    assert told(events, SuspicionDrawn, TaxTaken, Stepped) == [
        SuspicionDrawn(OPPONENT, 1),
        TaxTaken(OPPONENT, 1, 0),
        Stepped(1),
    ]
    assert sum(state.hands[OPPONENT]) == 1
    assert state.suspicions[OPPONENT] == (1,)


@pytest.mark.parametrize("trait", ["strength", "faith", "influence"])
def test_attributes_rise(trait: str) -> None:
    name = {"strength": "defender 1", "faith": "missionary 1", "influence": "squire 2"}[trait]
    state, events = moved(discarding(name))
    assert told(events, Gained) == [Gained(OPPONENT, trait, 1)]
    assert sum(state.attributes[OPPONENT]) == 1


# 13: the left side


def test_recruit_discards_the_indicated_townsfolk_and_never_hires() -> None:
    laid = falling().townsfolk("abbot 1", "acolyte 1", "squire 2", "peddler 1", "defender 1").track(3)
    state, events = moved(laid)
    assert told(events, FellBack, Indicated, Discarded) == [
        FellBack(RECRUIT),
        Indicated("townsfolk", 2),
        Discarded(OPPONENT, 2, townsfolk("squire 2")),
    ]
    assert state.hired[OPPONENT] == ()
    assert state.discarded_townsfolk == 1 << townsfolk("squire 2")


def test_recruit_is_skipped_with_an_empty_row() -> None:
    state, events = moved(falling().townsfolk(*[""] * 5))
    assert told(events, FellBack) == [FellBack(PRAY)]
    assert state.fallbacks == 1 << PRAY


@pytest.mark.parametrize(("places", "space", "taken"), [([0], 2, 0), ([0, 3], 2, 3), ([0, 1], 5, 0), ([1, 4], 3, 4)])
def test_recruit_continues_to_the_right_and_round(places: list[int], space: int, taken: int) -> None:
    row = [f"abbot {1 + places.index(place)}" if place in places else "" for place in range(5)]
    _state, events = moved(falling().townsfolk(*row).track(space))
    assert [event.place for event in told(events, Discarded)] == [taken]


def test_pray_clears_the_whole_right_side_and_shuffles_all_schemes() -> None:
    laid = fallen_back(PRAY, standing={6: "LLL", 8: "LL", 11: "L"})
    state, events = moved(laid.schemes("commission", discards=["attack", "orders"]))
    assert told(events, Cleared) == [Cleared(OPPONENT, action) for action in (6, 8, 11)]
    assert told(events, SchemesShuffled) == [SchemesShuffled(12)]
    assert (len(state.scheme_deck), state.scheme_discards) == (12, [])
    assert sum(state.hands[OPPONENT]) == 0


def test_pray_with_nothing_to_clear_gives_a_worker_and_still_shuffles() -> None:
    state, events = moved(fallen_back(PRAY))
    assert told(events, WorkersGained) == [WorkersGained(OPPONENT, workers("L"))]
    assert told(events, SchemesShuffled) == [SchemesShuffled(12)]
    assert state.fallbacks >> PRAY & 1


def test_prayer_does_not_clear_the_left_side() -> None:
    state, _events = moved(fallen_back(PRAY))
    assert state.fallbacks == 0b11


def test_prayer_as_a_reward_clears_and_shuffles() -> None:
    name = "missionary 3"
    assert TOWNSFOLK[townsfolk(name)].discard == ("pray",)
    _state, events = moved(discarding(name, standing={9: "LLL"}))
    assert told(events, Cleared, SchemesShuffled) == [Cleared(OPPONENT, 9), SchemesShuffled(12)]


@pytest.mark.parametrize("tax", [0, 1, 2])
def test_conspire_gives_a_suspicion_card_with_its_tax_and_two_workers(tax: int) -> None:
    state, events = moved(fallen_back(CONSPIRE).suspicion_deck(tax))
    assert told(events, SuspicionDrawn, WorkersGained) == [
        SuspicionDrawn(OPPONENT, tax),
        WorkersGained(OPPONENT, workers("LL")),
    ]
    assert (state.track, state.tax, sum(state.hands[OPPONENT])) == (tax, 5 - tax, 2)


@pytest.mark.parametrize("left", range(3))
def test_rest_is_a_step_plus_one_for_each_worker_left_and_then_it_passes(left: int) -> None:
    state, events = moved(fallen_back(REST, workers=left + 1, standing={COMMISSION: "L"}))
    assert told(events, FellBack, Stepped) == [FellBack(REST), *map(Stepped, range(1, left + 2))]
    assert state.passed >> OPPONENT & 1


# 18: the inquisition


def test_the_opponent_takes_part_like_a_player_without_townsfolk() -> None:
    laid = fallen_back(CONSPIRE, suspicion=[0, 0, 0]).suspicion_deck(1).tax(1)
    state, events = moved(laid)
    assert told(events, Convicted, DebtTaken, SuspicionDiscarded) == [
        Convicted((OPPONENT,)),
        DebtTaken(OPPONENT),
        SuspicionDiscarded(OPPONENT, 2),
    ]
    assert (state.unpaid, state.tax) == ([0, 1], 5)


def test_a_tie_convicts_both() -> None:
    laid = fallen_back(CONSPIRE, suspicion=[0]).player(0, hand="LLLLL", suspicion=[0, 0]).suspicion_deck(1).tax(1)
    state, _events = moved(laid)
    assert state.unpaid == [1, 1]
    assert [len(pile) for pile in state.suspicions] == [1, 1]


def test_its_workers_from_conspire_come_after_the_inquisition() -> None:
    _state, events = moved(fallen_back(CONSPIRE).suspicion_deck(2).tax(1))
    kinds = [type(event) for event in told(events, SuspicionDrawn, TaxTaken, InquisitionBegan, WorkersGained)]
    assert kinds == [SuspicionDrawn, TaxTaken, InquisitionBegan, WorkersGained]


def test_paying_a_debt_triggers_nothing() -> None:
    _state, events = moved(solo("absolve", unpaid=1))
    assert told(events, DebtPaid) == [DebtPaid(OPPONENT)]


# The player meanwhile


def test_the_players_townsfolk_help_in_an_inquisition_the_opponent_triggers() -> None:
    owned = ["peddler 3", "conspirator 1", "squire 1"]
    laid = fallen_back(CONSPIRE).player(0, hand="LLLLL", suspicion=[0, 0], hired=owned).suspicion_deck(1).tax(1)
    state, events = moved(laid)
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk(name)) for name in owned[:2]]
    assert state.silver[0] == 3 + 2
    assert state.unpaid == [1, 1]


@pytest.mark.parametrize("answer", [Accept(), Decline()])
def test_the_player_may_be_asked_in_the_middle_of_the_opponents_turn(answer: Any) -> None:
    """A converted Thief and a conspirator: whatever the answer, the opponent's two workers come afterwards."""
    what = {"suspicion": [0, 0], "hired": ["conspirator 2"], "converted": ["viking thief"]}
    state = fallen_back(CONSPIRE).player(0, hand="LLLLL", **what).suspicion_deck(1).tax(1).turn()
    first = state.play(Act(HUNT, workers("L")))
    assert (state.seat, state.moves()) == (0, [Accept(), Decline()])
    assert told(first, WorkersGained) == []
    events = state.play(answer)
    assert told(events, Convicted, WorkersGained)[-1] == WorkersGained(OPPONENT, workers("LL"))
    assert told(events, Convicted) == [Convicted((0, OPPONENT) if answer == Accept() else (0,))]
    assert len(state.suspicions[0]) == 1


def test_with_no_suspicion_cards_left_the_inquisition_comes_before_its_card() -> None:
    cards = [tax for tax, count in SUSPICION_CARDS.items() for _card in range(count)]
    laid = fallen_back(CONSPIRE, suspicion=cards[:10]).player(0, hand="LLLLL", suspicion=cards[10:]).tax(3)
    state, events = moved(laid)
    kinds = [type(event) for event in told(events, InquisitionBegan, TaxRefilled, SuspicionsShuffled, SuspicionDrawn)]
    assert kinds[:4] == [InquisitionBegan, TaxRefilled, SuspicionsShuffled, SuspicionDrawn]
    assert told(events, TaxRefilled)[0] == TaxRefilled(2)
    assert (len(state.suspicions[0]), len(state.suspicions[OPPONENT])) == (7, 11)
    assert state.unpaid == [1, 0]
