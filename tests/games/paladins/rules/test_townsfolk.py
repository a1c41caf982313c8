"""The 32 townsfolk: discarded, hired, and helping later."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    DebtDestroyed,
    DebtPaid,
    Gained,
    PaladinHelped,
    SuspicionDiscarded,
    TaxTaken,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    Decline,
    Develop,
    Jar,
    Option,
    Outsider,
    Recruit,
    Settle,
    UseFavour,
)
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    RECRUIT,
    TOWNSFOLK,
    favour,
    field,
    jar_field,
    paladin,
    townsfolk,
    wall,
    workers,
)
from tests.games.paladins.table import accept, asked, brought, change, goods, hand, holdings, play, table, told

NAMES = [
    f"{card.name} {1 + [one.name for one in TOWNSFOLK[:number]].count(card.name)}"
    for number, card in enumerate(TOWNSFOLK)
]
PLAIN = {"silver": 5, "provisions": 3}
ACTIVE = ["abbot", "acolyte", "architect", "defender", "gatekeeper", "missionary", "watchman"]


def with_card(name: str, letters: str, **what: Any) -> Any:
    """A table where seat 0 can recruit this townsfolk card from the place that costs nothing."""
    return table().player(0, hand=letters, **{**PLAIN, **what}).townsfolk("", "", "", "", name)


# Discarded and hired


@pytest.mark.parametrize("name", NAMES)
def test_discarded_townsfolk_give_the_reward_at_the_top_of_their_card(name: str) -> None:
    card = TOWNSFOLK[townsfolk(name)]
    what = {"unpaid": 1, "suspicion": [1, 1, 1], "standing": {HUNT: "L"}}
    state = with_card(name, "LL", **what).suspicion_deck(0).turn()
    before = holdings(state)
    state.play(Act(RECRUIT, workers("L")))
    if "pray" in card.discard:
        assert asked(state) == "pray"
    accept(state)
    before["labourer"] -= 1
    assert change(before, holdings(state)) == brought(*card.discard)
    assert state.hired[0] == ()
    assert state.discarded_townsfolk == 1 << townsfolk(name)
    assert state.seat == 1


@pytest.mark.parametrize("name", NAMES)
def test_hired_townsfolk_give_the_bonus_on_the_left_of_their_card(name: str) -> None:
    card = TOWNSFOLK[townsfolk(name)]
    state = with_card(name, "LFL", suspicion=[1, 0]).turn()
    before = holdings(state)
    state.play(Act(RECRUIT, workers("LF")))
    accept(state)
    before.subtract(["labourer", "fighter"])
    assert change(before, holdings(state)) == brought(*card.hire)
    assert state.hired[0] == (townsfolk(name),)
    assert state.discarded_townsfolk == 0


@pytest.mark.parametrize("name", [name for name in NAMES if "remove_suspicion" in TOWNSFOLK[townsfolk(name)].discard])
def test_two_suspicion_cards_are_discarded_one_by_one(name: str) -> None:
    state = with_card(name, "LL", suspicion=[2, 1, 0]).turn()
    state.play(Act(RECRUIT, workers("L")))
    assert state.moves() == [Accept(), Decline()]
    play(state, Accept(), Decline())
    assert state.suspicions[0] == (2, 1)


@pytest.mark.parametrize("name", [name for name in NAMES if "destroy_debt" in TOWNSFOLK[townsfolk(name)].discard])
def test_a_destroyed_debt_does_not_trigger_debt_collectors(name: str) -> None:
    owned = ["debt_collector 1" if name != "debt_collector 1" else "debt_collector 3"]
    state = with_card(name, "LL", unpaid=2, hired=owned).turn()
    events = play(state, Act(RECRUIT, workers("L")), Accept())
    assert told(events, DebtDestroyed, TownsfolkHelped) == [DebtDestroyed(0)]
    assert (state.unpaid[0], state.paid[0]) == (1, 0)


# The actions that trigger them

Doing = Callable[[Any], list[Event]]


def commission(state: Any) -> list[Event]:
    return play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver")))


def garrison(state: Any) -> list[Event]:
    return play(state, Act(GARRISON, workers("MLF")), Settle(field(0, "silver silver")))


def fortify(state: Any) -> list[Event]:
    return play(state, Act(FORTIFY, workers("MLS")))


def absolve(state: Any) -> list[Event]:
    return play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("provision provision")))


def attack(state: Any) -> list[Event]:
    return play(state, Act(ATTACK, workers("SLF")), Outsider(0))


def convert(state: Any) -> list[Event]:
    return play(state, Act(CONVERT, workers("FLC")), Outsider(0))


def develop(state: Any) -> list[Event]:
    return play(state, Act(DEVELOP, workers("LF")), Develop(ATTACK))


DOING: dict[str, Doing] = {
    "absolve": absolve, "commission": commission, "develop": develop, "attack": attack, "fortify": fortify,
    "convert": convert, "garrison": garrison,
}  # fmt: skip


def ready(*hired: str, **what: Any) -> Any:
    """A table where seat 0 can do any action on the right, or develop."""
    given = {"hand": "LSMFCL", "paladin": "girard", "levels": (2, 3, 0), **PLAIN, "hired": hired, **what}
    foes = ("viking guardian", "viking lookout", *[""] * 4)
    return table().player(0, **given).outsiders(*foes).walls(wall("", 2))


@pytest.mark.parametrize("done", DOING)
@pytest.mark.parametrize("name", [name for name in NAMES if name.split()[0] in ACTIVE])
def test_townsfolk_help_only_with_their_own_action(name: str, done: str) -> None:
    card = TOWNSFOLK[townsfolk(name)]
    plain, helped = ready().turn(), ready(name).turn()
    DOING[done](plain)
    events = DOING[done](helped)
    if card.trigger == done:
        assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk(name))]
        assert change(holdings(plain), holdings(helped)) == brought(*card.ongoing)
    else:
        assert told(events, TownsfolkHelped) == []
        assert holdings(plain) == holdings(helped)


@pytest.mark.parametrize("trigger", DOING)
def test_all_hired_townsfolk_help_in_the_order_of_hiring(trigger: str) -> None:
    names = [name for name in NAMES if TOWNSFOLK[townsfolk(name)].trigger == trigger]
    for owned in (names, names[::-1]):
        events = DOING[trigger](ready(*owned).turn())
        assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk(name)) for name in owned]


def test_rivals_townsfolk_do_not_help() -> None:
    state = ready().player(1, hired=["acolyte 1", "acolyte 2"]).turn()
    assert told(commission(state), TownsfolkHelped) == []


def test_the_paladin_helps_first_then_townsfolk() -> None:
    state = ready("defender 1", "defender 3", paladin="engelier").turn()
    events = attack(state)
    kinds = (PaladinHelped, TownsfolkHelped, Gained, WorkersGained, TaxTaken)
    assert told(events, *kinds) == [
        Gained(0, "influence", 1),
        WorkersGained(0, workers("M")),
        Gained(0, "provision", 1),
        PaladinHelped(0, paladin("engelier")),
        Gained(0, "silver", 2),
        TownsfolkHelped(0, townsfolk("defender 1")),
        WorkersGained(0, workers("L")),
        TownsfolkHelped(0, townsfolk("defender 3")),
        TaxTaken(0, 1, 0),
    ]


def test_hunting_trading_and_conspiring_trigger_nobody() -> None:
    state = ready(*[name for name in NAMES if name.split()[0] in ACTIVE][:7]).suspicion_deck(0).turn()
    assert told(play(state, Act(CONSPIRE, workers("L"))), TownsfolkHelped) == []


def test_a_free_development_triggers_the_architect() -> None:
    number = favour("free_develop or fighter cleric")
    laid = table(2, 3).player(0, hand="ML", hired=["architect 1", "architect 3"], **PLAIN).favours(number)
    state = laid.turn()
    events = play(state, UseFavour(0, workers("M")), Option(0), Develop(CONVERT))
    assert told(events, TownsfolkHelped) == [
        TownsfolkHelped(0, townsfolk("architect 1")),
        TownsfolkHelped(0, townsfolk("architect 3")),
    ]
    assert hand(state) == "LLS"
    assert goods(state) == (6, 2)
    assert state.workshops[0] == (0, 0, 0, 0, 0, 1)


# Debt collectors


@pytest.mark.parametrize(("number", "worker"), [(1, "L"), (2, "F"), (3, "S")])
def test_a_debt_collector_is_triggered_at_once_by_every_debt_paid(number: int, worker: str) -> None:
    name = f"debt_collector {number}"
    state = ready(name, unpaid=1, suspicion=[0]).turn()
    events = play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("pay_debt")), Accept(), Accept())
    assert told(events, DebtPaid, TownsfolkHelped, WorkersGained, Gained, SuspicionDiscarded) == [
        DebtPaid(0),
        TownsfolkHelped(0, townsfolk(name)),
        WorkersGained(0, workers(worker)),
        Gained(0, "faith", 1),
        SuspicionDiscarded(0, 1),
    ]


def test_declining_to_pay_triggers_no_collector() -> None:
    state = ready("debt_collector 1", unpaid=1).turn()
    events = play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("pay_debt")), Decline())
    assert told(events, TownsfolkHelped) == []


def test_walls_and_favours_that_pay_a_debt_trigger_collectors_too() -> None:
    state = ready("debt_collector 2", unpaid=1).walls(wall("pay_debt or silver silver")).turn()
    events = play(state, Act(FORTIFY, workers("MLS")), Option(0))
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk("debt_collector 2"))]
    number = favour("pay_debt or remove_suspicion remove_suspicion")
    laid = table(2, 3).player(0, hand="FL", unpaid=1, hired=["debt_collector 2"]).favours(number)
    events = play(laid.turn(), UseFavour(0, workers("F")))
    assert told(events, TownsfolkHelped) == [TownsfolkHelped(0, townsfolk("debt_collector 2"))]


def test_one_debt_triggers_several_collectors() -> None:
    state = ready("debt_collector 3", "debt_collector 1", unpaid=1).turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("pay_debt")), Accept())
    assert hand(state) == "LLSSF"


# Townsfolk that help only in an inquisition


@pytest.mark.parametrize("name", [name for name in NAMES if name.split()[0] in ("conspirator", "peddler", "squire")])
@pytest.mark.parametrize("done", DOING)
def test_townsfolk_of_the_inquisition_wait_for_one(name: str, done: str) -> None:
    state = ready(name).turn()
    assert told(DOING[done](state), TownsfolkHelped) == []


def test_recruiting_triggers_nobody() -> None:
    owned = ["abbot 1", "architect 1", "defender 1"]
    state = with_card("squire 1", "LFL", hired=owned).turn()
    events = play(state, Act(RECRUIT, workers("LF")))
    assert told(events, TownsfolkHelped) == []
    assert Recruit(4, "nothing") not in state.moves()
    assert state.hired[0] == tuple(townsfolk(name) for name in (*owned, "squire 1"))
