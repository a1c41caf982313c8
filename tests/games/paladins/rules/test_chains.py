"""Chains: rewards in printed order, interrupted by an inquisition wherever the last tax coin is taken."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Attacked,
    Discarded,
    Gained,
    InquisitionBegan,
    JarPlaced,
    PaladinHelped,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxRefilled,
    TaxTaken,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    Develop,
    FreeRecruit,
    Jar,
    Outsider,
    Recruit,
    Settle,
    TakeTavern,
    UseFavour,
)
from tests.games.paladins import invariants
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RECRUIT,
    TAX_SUPPLY,
    TOWNSFOLK,
    favour,
    field,
    jar_field,
    townsfolk,
    wall,
    workers,
)
from tests.games.paladins.table import at_tavern, goods, hand, play, put_on_top, table, told

TOLD = (SuspicionDrawn, TaxTaken, InquisitionBegan, TaxRefilled, Gained, WorkersGained, TownsfolkHelped, PaladinHelped)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told(events, *TOLD)]


def ready(*hired: str, **what: Any) -> Any:
    """A table with one coin left in the tax supply, where seat 0 can do all actions."""
    given = {"hand": "LSMFCL", "paladin": "girard", "levels": (2, 3, 0), "silver": 5, "provisions": 3, **what}
    laid = table().player(0, hired=hired, **given).tax(1).walls(wall("", 2))
    return laid.outsiders("viking guardian", "viking lookout", *[""] * 4)


# Tax from townsfolk, after each action


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("abbot 3", [Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer"))]),
        ("acolyte 3", [Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver"))]),
        ("architect 3", [Act(DEVELOP, workers("LL")), Develop(CONVERT)]),
        ("defender 3", [Act(ATTACK, workers("SLF")), Outsider(0)]),
        ("gatekeeper 3", [Act(FORTIFY, workers("MLS"))]),
        ("missionary 2", [Act(CONVERT, workers("FLC")), Outsider(0)]),
        ("watchman 3", [Act(GARRISON, workers("MLF")), Settle(field(0, "silver silver"))]),
    ],
)
def test_tax_from_townsfolk_triggers_the_inquisition_at_the_end_of_the_action(name: str, moves: list[Any]) -> None:
    state = ready(name).player(1, suspicion=[0]).turn()
    events = play(state, *moves)
    assert kinds(events)[-4:] == ["TownsfolkHelped", "TaxTaken", "InquisitionBegan", "TaxRefilled"]
    assert state.unpaid == [0, 1]
    assert (state.tax, state.seat) == (TAX_SUPPLY[2], 1)
    invariants.check(state)


def test_the_next_townsfolk_card_waits_for_the_inquisition() -> None:
    state = ready("defender 3", "defender 2").turn()
    events = play(state, Act(ATTACK, workers("SLF")), Outsider(0))
    assert kinds(events)[-6:] == [
        "TownsfolkHelped", "TaxTaken", "InquisitionBegan", "TaxRefilled", "TownsfolkHelped", "Gained",
    ]  # fmt: skip


def test_a_second_townsfolk_card_with_tax_draws_on_the_refilled_supply() -> None:
    state = ready("defender 3", "defender 1", "squire 1").turn()
    play(state, Act(ATTACK, workers("SLF")), Outsider(0))
    assert (state.tax, state.attributes[0][1]) == (6, 4)


# Discarded townsfolk


@pytest.mark.parametrize("name", ["architect 3", "defender 3", "gatekeeper 3"])
def test_two_tax_from_a_discarded_townsfolk_card_are_taken_together(name: str) -> None:
    state = ready().townsfolk("", "", "", "", name).turn()
    events = state.play(Act(RECRUIT, workers("L")))
    assert told(events, TaxTaken) == [TaxTaken(0, 1, 1)]
    assert len(told(events, InquisitionBegan)) == 1
    assert goods(state) == (7, 3)


@pytest.mark.parametrize("name", ["architect 1", "conspirator 2", "squire 3"])
def test_a_criminal_from_a_discarded_townsfolk_card_draws_suspicion(name: str) -> None:
    assert TOWNSFOLK[townsfolk(name)].discard == ("criminal",)
    state = ready().townsfolk("", "", "", "", name).suspicion_deck(1).turn()
    events = state.play(Act(RECRUIT, workers("L")))
    assert kinds(events) == ["WorkersGained", "SuspicionDrawn", "TaxTaken", "InquisitionBegan", "TaxRefilled"]
    assert (state.unpaid[0], state.suspicions[0]) == (1, (1,))


@pytest.mark.parametrize("way", ["space", "jar", "favour"])
def test_a_free_recruit_may_interrupt_an_action(way: str) -> None:
    """The discarded card's tax triggers the inquisition; then the action continues."""
    town = ("architect 3", "", "", "", "")
    if way == "favour":
        laid = table(2, 3).player(0, hand="SL").favours(favour("free_recruit")).tax(1)
        moves: list[Any] = [UseFavour(0, workers("S"))]
    else:
        laid = ready()
        moves = {
            "space": [Act(COMMISSION, workers("SLC")), Settle(field(0, "free_recruit"))],
            "jar": [Act(ABSOLVE, workers("CLM")), Jar(jar_field("free_recruit"))],
        }[way]
    state = laid.townsfolk(*town).turn()
    play(state, *moves)
    events = state.play(FreeRecruit(0, False))
    rest = {"space": ["Gained"], "jar": ["Gained"], "favour": []}[way]
    assert told(events, Discarded) == [Discarded(0, 0, townsfolk("architect 3"))]
    assert kinds(events) == ["TaxTaken", "InquisitionBegan", "TaxRefilled", *rest]


# Attacks


def test_a_long_chain_through_an_attack() -> None:
    """An attack gives a criminal; suspicion, an inquisition and help by townsfolk follow before the attack goes on."""
    given = {"hand": "SLFL", "levels": (0, 1, 0), "paladin": "engelier", "hired": ["defender 1", "squire 1"]}
    laid = table(3).player(0, **given).player(1, hired=["peddler 3"], suspicion=[0, 0])
    laid.player(2, hired=["conspirator 1"], suspicion=[0, 0]).tax(1).suspicion_deck(2)
    state = laid.outsiders("viking marauder", *[""] * 5).turn()
    events = state.play(Act(ATTACK, workers("SLF")))
    assert told(events, Attacked, SuspicionDiscarded, *TOLD) == [
        Attacked(0, 0, 6),
        Gained(0, "influence", 1),
        WorkersGained(0, workers("X")),
        SuspicionDrawn(0, 2),
        TaxTaken(0, 1, 1),
        InquisitionBegan(),
        TownsfolkHelped(1, townsfolk("peddler 3")),
        Gained(1, "silver", 2),
        TownsfolkHelped(2, townsfolk("conspirator 1")),
        SuspicionDiscarded(2, 1),
        SuspicionDiscarded(1, 1),
        TaxRefilled(7),
        PaladinHelped(0, 2),
        Gained(0, "silver", 2),
        TownsfolkHelped(0, townsfolk("defender 1")),
        WorkersGained(0, workers("L")),
    ]
    assert state.unpaid == [0, 1, 0]
    assert hand(state) == "LLX"
    assert state.silver[0] == 3 + 2 + 2


def test_suspicion_discarded_by_the_attack_itself_is_gone_before_the_inquisition() -> None:
    """The defender's tax comes after the champion's discarded suspicion."""
    laid = ready("defender 3", suspicion=[0]).player(1, suspicion=[0])
    state = laid.outsiders("byzantine champion", *[""] * 5).turn()
    play(state, Act(ATTACK, workers("SLF")), Accept())
    assert state.unpaid == [0, 1]


# Taverns


def test_the_next_player_takes_a_tavern_card_after_the_inquisition() -> None:
    state = at_tavern("FFSX", 3)
    state.tax = 1
    put_on_top(state.suspicion_deck, 1)
    events = state.play(TakeTavern(0))
    assert kinds(events) == ["WorkersGained", "SuspicionDrawn", "TaxTaken", "InquisitionBegan", "TaxRefilled"]
    assert (state.seat, state.unpaid) == (1, [1, 0, 0])
    assert TakeTavern(1) in state.moves()


def test_all_workers_on_a_tavern_card_arrive_before_its_suspicion() -> None:
    state = at_tavern("FXXL")
    put_on_top(state.suspicion_deck, 0, 0)
    events = state.play(TakeTavern(0))
    assert kinds(events)[:3] == ["WorkersGained", "SuspicionDrawn", "SuspicionDrawn"]


def test_an_inquisition_may_give_the_second_player_workers_before_their_tavern() -> None:
    state = at_tavern("FMSX")
    state.tax = 1
    put_on_top(state.suspicion_deck, 1)
    card = townsfolk("peddler 1")
    _own(state, 1, card)
    state.suspicions[1] = (state.suspicion_deck.pop(0), state.suspicion_deck.pop(0))
    held = hand(state, 1)
    state.play(TakeTavern(0))
    assert sorted(hand(state, 1)) == sorted(held + "L")


def _own(state: Any, seat: int, card: int) -> None:
    """Swaps the seat's only townsfolk card for this one, wherever it is."""
    (first,) = state.hired[seat]
    for place in (state.townsfolk, state.townsfolk_deck):
        place[:] = [first if other == card else other for other in place]
    state.hired = [tuple(first if other == card else other for other in cards) for cards in state.hired]
    state.hired[seat] = (card,)


# The order within one card


def test_a_jar_gives_its_reward_then_faith_then_suspicion_then_townsfolk() -> None:
    state = ready("abbot 2", suspicion=[0]).tax(6).turn()
    events = play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer")), Accept())
    assert told(events, JarPlaced, WorkersGained, Gained, SuspicionDiscarded, TownsfolkHelped) == [
        JarPlaced(0, jar_field("labourer")),
        WorkersGained(0, workers("L")),
        Gained(0, "faith", 1),
        SuspicionDiscarded(0, 1),
        TownsfolkHelped(0, townsfolk("abbot 2")),
        Gained(0, "provision", 1),
    ]


def test_the_price_is_paid_before_the_reward() -> None:
    """Tax from a discarded townsfolk card cannot pay for it."""
    laid = table().player(0, hand="LL", silver=0, paladin="berengier")
    state = laid.townsfolk("", "", "gatekeeper 3", "defender 3", "squire 1").turn()
    events = state.play(Act(RECRUIT, workers("L")))
    assert told(events, Discarded) == [Discarded(0, 4, townsfolk("squire 1"))]
    assert Recruit(2, "silver") not in state.moves()
