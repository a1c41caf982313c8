"""The King's Favours: which workers they take, what they cost, what they do, and when they have no effect."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    DebtPaid,
    DebtTaken,
    FavourUsed,
    Gained,
    InquisitionBegan,
    OptionTaken,
    Paid,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxTaken,
    WorkersGained,
)
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Option,
    Pass,
    Raise,
    UseFavour,
)
from tests.games.paladins.printed import FAVOURS, HUNT, LETTERS, PRAY, TRADE, favour, townsfolk, workers
from tests.games.paladins.table import NONE, asked, goods, hand, offered, play, skip_to, table, told

RECRUITING, ABSOLUTION = favour("free_recruit"), favour("remove_suspicion tax tax")
CRIMINALS, RAISING = favour("criminal criminal"), favour("faith or strength or influence")
PARDON, LOAN = favour("pay_debt or remove_suspicion remove_suspicion"), favour("scout merchant fighter")
WORKSHOP, LABOUR = favour("free_develop or fighter cleric"), favour("labourer labourer labourer")
PROVISIONS, PRAYER = favour("provision provision tax"), favour("pray")
USEFUL = {"unpaid": 1, "suspicion": [0], "standing": {HUNT: "L"}}
"""A seat with all of this can use every favour."""


def before(number: int, letters: str, *, seats: int = 2, **what: Any) -> Any:
    """A table where seat 0 can use this favour, the first to be turned over."""
    return table(seats, 3).player(0, hand=letters, **what).favours(number)


def users(state: Any) -> str:
    found = [move.workers.index(1) for move in offered(state, UseFavour)]
    return "".join(LETTERS[kind] for kind in sorted(found))


@pytest.mark.parametrize("number", range(10))
def test_which_workers_a_favour_takes(number: int) -> None:
    slot = FAVOURS[number].slot
    fitting = {"any": "LSMFCX", "criminal": "X", "scout": "SX", "cleric": "CX", "fighter": "FX", "merchant": "MX"}
    state = before(number, "LSMFCX", **USEFUL).turn()
    assert users(state) == fitting[slot]


@pytest.mark.parametrize("number", range(10))
def test_only_one_player_uses_a_favour_each_round(number: int) -> None:
    state = before(number, "LSMFCX", **USEFUL).on_favours(1).turn()
    assert offered(state, UseFavour) == []


def test_only_face_up_favours_can_be_used() -> None:
    for round_number in range(1, 8):
        laid = table(2, round_number).player(0, hand="LX", **USEFUL)
        state = laid.favours(CRIMINALS, RAISING, LABOUR, PROVISIONS, PRAYER).turn()
        places = {move.place for move in offered(state, UseFavour)}
        assert places == set(range(max(0, round_number - 2)))


def test_the_worker_stays_until_the_end_of_the_round() -> None:
    state = before(PROVISIONS, "SLL").player(1, hand="LL").turn()
    events = state.play(UseFavour(0, workers("S")))
    assert told(events, FavourUsed) == [FavourUsed(0, 0, PROVISIONS, workers("S"))]
    assert state.favour_workers[0] == 1
    assert offered(state, UseFavour) == []
    play(state, Act(HUNT, workers("L")), Pass())
    assert state.favour_workers[0] == 1


def test_several_favours_may_be_used_in_a_round_one_per_turn() -> None:
    state = table(2, 4).player(0, hand="LLL").favours(PROVISIONS, CRIMINALS).suspicion_deck(0, 0).turn()
    state.play(UseFavour(0, workers("L")))
    assert state.seat == 1
    skip_to(state)
    state.play(UseFavour(1, workers("L")))
    assert state.favour_workers[:2] == [0, 0]


def test_prayer_cannot_clear_a_favour() -> None:
    state = table(2, 3).player(0, hand="CL", standing={HUNT: "L", TRADE: "L"}).favours(PROVISIONS).on_favours(0).turn()
    state.play(Act(PRAY, workers("C")))
    assert state.moves() == [Clear(HUNT), Clear(TRADE)]


# Each favour


def test_scout_recruits_for_free() -> None:
    state = before(RECRUITING, "SL", silver=0).townsfolk("abbot 1", "", "", "squire 1", "").turn()
    state.play(UseFavour(0, workers("S")))
    assert set(state.moves()) == {
        *(FreeRecruit(place, hires) for place in (0, 3) for hires in (True, False)),
        Decline(),
    }
    state.play(FreeRecruit(0, True))
    assert state.hired[0] == (townsfolk("abbot 1"),)
    assert (state.unpaid[0], goods(state)) == (0, (0, 1))


def test_cleric_discards_a_suspicion_then_takes_two_tax() -> None:
    state = before(ABSOLUTION, "CL", suspicion=[1, 2]).turn()
    events = play(state, UseFavour(0, workers("C")), Accept())
    assert told(events, SuspicionDiscarded, TaxTaken) == [SuspicionDiscarded(0, 1), TaxTaken(0, 2, 0)]
    assert (state.suspicions[0], state.silver[0], state.tax) == ((1,), 5, 4)


def test_the_clerics_discard_may_be_declined_but_not_the_tax() -> None:
    state = before(ABSOLUTION, "CL", suspicion=[1]).turn()
    events = play(state, UseFavour(0, workers("C")), Decline())
    assert told(events, TaxTaken) == [TaxTaken(0, 2, 0)]
    assert state.suspicions[0] == (1,)


def test_two_criminals_draw_their_suspicion_one_by_one() -> None:
    state = before(CRIMINALS, "LL").suspicion_deck(1, 2).turn()
    events = state.play(UseFavour(0, workers("L")))
    assert told(events, SuspicionDrawn, TaxTaken) == [
        SuspicionDrawn(0, 1),
        TaxTaken(0, 1, 0),
        SuspicionDrawn(0, 2),
        TaxTaken(0, 2, 0),
    ]
    assert hand(state) == "LXX"


@pytest.mark.parametrize(("trait", "name"), [(0, "faith"), (1, "strength"), (2, "influence")])
def test_a_criminal_raises_an_attribute_of_the_players_choice(trait: int, name: str) -> None:
    state = before(RAISING, "XL", levels=(2, 3, 4)).turn()
    state.play(UseFavour(0, workers("X")))
    assert state.moves() == [Raise(0), Raise(1), Raise(2)]
    events = state.play(Raise(trait))
    assert told(events, Gained) == [Gained(0, name, 1)]
    assert state.attributes[0][trait] == trait + 3


def test_an_attribute_at_twelve_cannot_be_raised() -> None:
    state = before(RAISING, "XL", levels=(2, 12, 4)).turn()
    state.play(UseFavour(0, workers("X")))
    assert state.moves() == [Raise(0), Raise(2)]
    assert offered(before(RAISING, "XL", levels=(12, 12, 12)).turn(), UseFavour) == []


def test_fighter_and_a_silver_pay_a_debt() -> None:
    state = before(PARDON, "FL", unpaid=1, suspicion=[0, 1, 2], silver=1).turn()
    events = state.play(UseFavour(0, workers("F")))
    assert told(events, Paid) == [Paid(0, "silver", 1)]
    assert state.moves() == [Option(0), Option(1)]
    events = state.play(Option(0))
    assert told(events, OptionTaken, DebtPaid) == [OptionTaken(0, "favour", PARDON, 0), DebtPaid(0)]
    assert (state.unpaid[0], state.paid[0], state.seat) == (0, 1, 1)


def test_or_they_discard_two_suspicion_cards() -> None:
    state = before(PARDON, "FL", unpaid=1, suspicion=[0, 1, 2], silver=1).turn()
    play(state, UseFavour(0, workers("F")), Option(1))
    assert state.suspicions[0] == (0,)
    assert sorted(state.suspicion_discards) == [1, 2]


def test_the_only_useful_effect_is_taken_unasked() -> None:
    state = before(PARDON, "FL", suspicion=[0]).turn()
    state.play(UseFavour(0, workers("F")))
    assert (state.suspicions[0], state.seat) == ((), 1)
    state = before(PARDON, "FL", unpaid=1).turn()
    state.play(UseFavour(0, workers("F")))
    assert (state.paid[0], state.seat) == (1, 1)


def test_taking_a_debt_gives_scout_merchant_and_fighter() -> None:
    state = before(LOAN, "LL").turn()
    events = state.play(UseFavour(0, workers("L")))
    assert told(events, DebtTaken) == [DebtTaken(0)]
    assert (state.unpaid[0], hand(state)) == (1, "LSMF")


def test_merchant_and_a_provision_develop_for_free() -> None:
    state = before(WORKSHOP, "ML", silver=0, provisions=1).turn()
    events = play(state, UseFavour(0, workers("M")), Option(0))
    assert told(events, Paid) == [Paid(0, "provision", 1)]
    assert asked(state) == "develop"
    events = state.play(Develop(6))
    assert told(events, WorkersGained) == [WorkersGained(0, workers("S"))]
    assert state.workshops[0] == (1, 0, 0, 0, 0, 0)
    assert hand(state) == "LS"


def test_free_develop_works_while_develop_is_occupied() -> None:
    state = before(WORKSHOP, "ML", standing={0: "LL"}).turn()
    play(state, UseFavour(0, workers("M")), Option(0), Develop(6))
    assert state.standing[0][0] == workers("LL")


def test_or_they_give_fighter_and_cleric() -> None:
    state = before(WORKSHOP, "ML").turn()
    play(state, UseFavour(0, workers("M")), Option(1))
    assert hand(state) == "LFC"


def test_without_a_workshop_left_fighter_and_cleric_come_unasked() -> None:
    shops = dict.fromkeys(range(6, 10), 2)
    state = before(WORKSHOP, "ML", workshops=shops).turn()
    state.play(UseFavour(0, workers("M")))
    assert (hand(state), state.seat) == ("LFC", 1)


def test_a_criminal_gives_three_labourers() -> None:
    state = before(LABOUR, "XL").turn()
    state.play(UseFavour(0, workers("X")))
    assert hand(state) == "LLLL"


def test_anyone_fetches_two_provisions_and_a_tax() -> None:
    state = before(PROVISIONS, "LL").turn()
    events = state.play(UseFavour(0, workers("L")))
    assert told(events, Gained, TaxTaken) == [Gained(0, "provision", 2), TaxTaken(0, 1, 0)]
    assert goods(state) == (4, 3)


def test_prayer_clears_one_of_the_players_own_actions() -> None:
    state = before(PRAYER, "LL", standing={HUNT: "L", PRAY: "C"}).turn()
    state.play(UseFavour(0, workers("L")))
    assert set(state.moves()) == {Clear(HUNT), Clear(PRAY), Decline()}
    state.play(Clear(PRAY))
    assert state.standing[0][PRAY] == workers("")
    assert state.favour_workers[0] == 0


# Without effect or means


@pytest.mark.parametrize(
    ("number", "what"),
    [(PRAYER, {}), (PARDON, {}), (PARDON, {"unpaid": 1, "silver": 0}), (WORKSHOP, {"provisions": 0})],
)
def test_a_favour_without_effect_or_means_is_not_offered(number: int, what: dict[str, Any]) -> None:
    assert offered(before(number, "LSMFCX", **what).turn(), UseFavour) == []


def test_a_free_recruit_has_no_effect_with_an_empty_row() -> None:
    assert offered(before(RECRUITING, "SX").townsfolk(*[""] * 5).turn(), UseFavour) == []


def test_tax_is_effect_enough() -> None:
    """The cleric's favour is offered even without suspicion."""
    state = before(ABSOLUTION, "CL").turn()
    state.play(UseFavour(0, workers("C")))
    assert (state.silver[0], state.seat) == (5, 1)


# Interrupted by the inquisition


def test_an_inquisition_comes_between_the_two_criminals() -> None:
    state = before(CRIMINALS, "LL").tax(1).suspicion_deck(2, 0).turn()
    events = state.play(UseFavour(0, workers("L")))
    kinds = [type(event) for event in told(events, SuspicionDrawn, InquisitionBegan, TaxTaken, DebtTaken)]
    assert kinds == [SuspicionDrawn, TaxTaken, InquisitionBegan, DebtTaken, SuspicionDrawn]
    assert state.suspicions[0] == (2, 0)
    assert state.unpaid[0] == 1


def test_an_inquisition_comes_after_the_tax_of_the_clerics_favour() -> None:
    state = before(ABSOLUTION, "CL", suspicion=[0, 0, 0]).tax(2).turn()
    events = play(state, UseFavour(0, workers("C")), Accept())
    assert told(events, TaxTaken) == [TaxTaken(0, 2, 0)]
    assert len(told(events, InquisitionBegan)) == 1
    assert (len(state.suspicions[0]), state.unpaid[0], state.tax) == (1, 1, 6)


def test_an_inquisition_comes_after_the_provisions() -> None:
    state = before(PROVISIONS, "LL").player(1, suspicion=[0, 0]).tax(1).turn()
    events = state.play(UseFavour(0, workers("L")))
    kinds = [type(event) for event in told(events, Gained, TaxTaken, InquisitionBegan)]
    assert kinds == [Gained, TaxTaken, InquisitionBegan]
    assert (state.unpaid, [len(pile) for pile in state.suspicions]) == ([0, 1], [0, 1])


def test_favours_of_a_new_table_have_no_workers() -> None:
    assert table(2, 7).turn().favour_workers == [NONE] * 5
