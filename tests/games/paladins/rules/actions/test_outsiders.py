"""Attack and Convert, with every outsider."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    Attacked,
    Converted,
    Gained,
    InquisitionBegan,
    Paid,
    SuspicionDrawn,
    TaxTaken,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Accept, Act, Decline, Outsider
from tests.games.paladins.printed import (
    ATTACK,
    CONVERT,
    COSTS,
    FAITH_NEEDED,
    OUTSIDERS,
    STRENGTH_NEEDED,
    outsider,
    workers,
)
from tests.games.paladins.table import (
    NONE,
    accept,
    brought,
    change,
    goods,
    hand,
    holdings,
    offered,
    open_actions,
    play,
    skip_to,
    table,
    told,
)

RAIDERS, PREACHERS = workers("SLF"), workers("FLC")
FOES = (
    "viking lookout", "viking armourer", "byzantine warrior", "viking mercenary", "saracen archer", "viking guardian",
)  # fmt: skip


def attacking(strength: int, silver: int = 9, **what: Any) -> Any:
    return table().player(0, **{"hand": "SLFL", "levels": (0, strength, 0), "silver": silver, **what}).outsiders(*FOES)


def converting(faith: int, silver: int = 9, **what: Any) -> Any:
    given = {"hand": "FLCL", "levels": (faith, 0, 0), "silver": silver, "paladin": "roland", **what}
    return table().player(0, **given).outsiders(*FOES)


def places(state: Any) -> list[int]:
    return [move.place for move in offered(state, Outsider)]


# Attack: strength, silver, and empty places


@pytest.mark.parametrize("strength", range(13))
@pytest.mark.parametrize("place", range(6))
def test_every_two_missing_strength_cost_a_silver_rounded_up(strength: int, place: int) -> None:
    missing = max(0, STRENGTH_NEEDED[place] - strength)
    price = (missing + 1) // 2
    state = attacking(strength, price).turn()
    state.play(Act(ATTACK, RAIDERS))
    if offered(state, Outsider):
        state.play(Outsider(place))
    assert state.outsiders[place] == NONE
    assert state.silver[0] == 0


@pytest.mark.parametrize("silver", range(7))
def test_attacks_the_seat_cannot_pay_for_are_not_offered(silver: int) -> None:
    state = attacking(1, silver).turn()
    events = state.play(Act(ATTACK, RAIDERS))
    expected = [place for place in range(6) if (STRENGTH_NEEDED[place] - 1 + 1) // 2 <= silver]
    if len(expected) > 1:
        assert places(state) == expected
    else:
        assert told(events, Attacked) == [Attacked(0, 0, outsider(FOES[0]))]


def test_attack_at_7_with_strength_5_costs_one_silver() -> None:
    """As in the rulebook, the mercenary gives two labourers, and influence rises."""
    state = attacking(5, 1).turn()
    events = play(state, Act(ATTACK, RAIDERS), Outsider(3))
    assert told(events, Paid) == [Paid(0, "silver", 1)]
    assert hand(state) == "LLL"
    assert state.attributes[0] == [0, 5, 1]
    assert state.attacked[0] == (outsider("viking mercenary"),)


def test_the_cost_depends_on_the_place_even_next_to_empty_ones() -> None:
    state = table().player(0, hand="SLFL", silver=9).outsiders("", "", "", "", "", "viking lookout").turn()
    events = state.play(Act(ATTACK, RAIDERS))
    assert told(events, Paid) == [Paid(0, "silver", 6)]


def test_attack_needs_an_outsider_and_its_cost() -> None:
    nobody = [""] * 6
    assert ATTACK not in open_actions(table().player(0, hand="SLF", silver=9).outsiders(*nobody).turn())
    assert ATTACK not in open_actions(table().player(0, hand="SLF", silver=0).outsiders(*FOES).turn())
    assert ATTACK in open_actions(table().player(0, hand="SLF", silver=1).outsiders(*FOES).turn())


def test_the_paladins_strength_counts() -> None:
    state = attacking(1, 0, paladin="roland").turn()
    state.play(Act(ATTACK, RAIDERS))
    assert places(state) == [0, 1, 2]


def test_attacks_are_unlimited() -> None:
    done = [f"saracen {name}" for name in ("adventurer", "barbarian", "champion", "hunter", "invader", "marauder")]
    done += [f"byzantine {name}" for name in ("archer", "armourer", "assassin", "champion")]
    state = attacking(5, attacked=done).turn()
    assert ATTACK in open_actions(state)


def test_influence_comes_first_and_the_rest_in_printed_order() -> None:
    state = attacking(12).outsiders("viking barbarian", *[""] * 5).turn()
    events = state.play(Act(ATTACK, RAIDERS))
    assert told(events, Attacked, Gained, TaxTaken) == [
        Attacked(0, 0, outsider("viking barbarian")),
        Gained(0, "influence", 1),
        TaxTaken(0, 1, 0),
        Gained(0, "provision", 1),
    ]


@pytest.mark.parametrize("number", range(36))
def test_every_outsider_gives_its_reward_when_attacked(number: int) -> None:
    card = OUTSIDERS[number]
    given = {"hand": "SLFL", "levels": (0, 1, 0), "unpaid": 2, "suspicion": [1, 1, 1]}
    laid = table().player(0, **given).suspicion_deck(0)
    state = laid.outsiders(name_of(number), *[""] * 5).turn()
    before = holdings(state)
    state.play(Act(ATTACK, RAIDERS))
    accept(state)
    sent, wanted = dict.fromkeys(("scout", "labourer", "fighter"), -1), brought(*card.attack)
    total = {name: sent.get(name, 0) + wanted.get(name, 0) for name in sent | wanted}
    assert change(before, holdings(state)) == {name: count for name, count in total.items() if count}
    assert state.attacked[0] == (number,)
    assert state.converted[0] == ()
    assert state.seat == 1


def name_of(number: int) -> str:
    """The name of an outsider in the tests' tables."""
    card = OUTSIDERS[number]
    name = f"{card.faction} {card.name}"
    return name if outsider(name) == number else f"{name} 2"


@pytest.mark.parametrize("number", [number for number, card in enumerate(OUTSIDERS) if "destroy_debt" in card.attack])
def test_destroying_a_debt_may_be_declined(number: int) -> None:
    laid = table().player(0, hand="SLFL", levels=(0, 1, 0), unpaid=1)
    state = laid.outsiders(name_of(number), *[""] * 5).turn()
    state.play(Act(ATTACK, RAIDERS))
    assert state.moves() == [Accept(), Decline()]
    declined = state.copy()
    state.play(Accept())
    assert (state.unpaid[0], state.paid[0]) == (0, 0)
    declined.play(Decline())
    assert (declined.unpaid[0], declined.paid[0]) == (1, 0)


@pytest.mark.parametrize("number", [number for number, card in enumerate(OUTSIDERS) if "criminal" in card.attack])
def test_a_criminal_from_an_attack_comes_with_suspicion(number: int) -> None:
    laid = table().player(0, hand="SLFL", levels=(0, 1, 0)).suspicion_deck(2)
    state = laid.outsiders(name_of(number), *[""] * 5).turn()
    events = state.play(Act(ATTACK, RAIDERS))
    assert told(events, WorkersGained, SuspicionDrawn, TaxTaken) == [
        WorkersGained(0, workers("X")),
        SuspicionDrawn(0, 2),
        TaxTaken(0, 2, 0),
    ]
    assert state.silver[0] == 5


@pytest.mark.parametrize("number", [number for number, card in enumerate(OUTSIDERS) if "tax" in card.attack])
def test_tax_from_an_attack_can_trigger_the_inquisition_before_the_rest(number: int) -> None:
    card = OUTSIDERS[number]
    laid = table().player(0, hand="SLFL", levels=(0, 1, 0)).tax(1)
    state = laid.outsiders(name_of(number), *[""] * 5).turn()
    events = state.play(Act(ATTACK, RAIDERS))
    kinds = [type(event) for event in told(events, TaxTaken, InquisitionBegan, Gained)]
    rest = [Gained] * card.attack.count("provision")
    assert kinds == [Gained, TaxTaken, InquisitionBegan, *rest]
    taxes = card.attack.count("tax")
    assert told(events, TaxTaken) == [TaxTaken(0, 1, taxes - 1)]
    assert goods(state) == (3 + taxes, 1 + card.attack.count("provision"))
    assert state.tax == 6


# Convert


@pytest.mark.parametrize("faith", range(13))
def test_faith_alone_decides_which_outsiders_can_be_converted(faith: int) -> None:
    state = converting(faith).turn()
    events = state.play(Act(CONVERT, PREACHERS))
    within = [place for place in range(6) if FAITH_NEEDED[place] <= faith]
    if len(within) > 1:
        assert places(state) == within
    else:
        assert told(events, Converted) == [Converted(0, 0, outsider(FOES[0]))]


def test_faith_can_never_be_bought() -> None:
    laid = table().player(0, hand="FLCL", paladin="roland", silver=50, levels=(1, 12, 12))
    assert CONVERT not in open_actions(laid.outsiders("", *FOES[1:]).turn())


@pytest.mark.parametrize("done", range(7))
def test_conversions_cost_more_and_more_silver(done: int) -> None:
    kept = [name_of(number) for number in range(12, 12 + done)]
    price = COSTS["convert"][done]
    laid = {"converted": kept, "paladin": "roland"}
    foes = ("viking lookout", "viking armourer", *[""] * 4)
    if price:
        assert CONVERT not in open_actions(converting(3, price - 1, **laid).outsiders(*foes).turn())
    state = converting(3, price, **laid).outsiders(*foes).turn()
    events = play(state, Act(CONVERT, PREACHERS), Outsider(1))
    assert told(events, Paid) == ([Paid(0, "silver", price)] if price else [])
    assert len(state.converted[0]) == done + 1


def test_there_are_at_most_seven_conversions() -> None:
    kept = [name_of(number) for number in range(12, 19)]
    assert CONVERT not in open_actions(converting(12, converted=kept).turn())


@pytest.mark.parametrize("number", range(36))
def test_every_outsider_gives_its_strength_when_converted(number: int) -> None:
    """A converted outsider gives only its strength, not the reward for an attack."""
    laid = table().player(0, hand="FLCL", unpaid=1, suspicion=[0])
    state = laid.outsiders(name_of(number), *[""] * 5).turn()
    before = holdings(state)
    events = state.play(Act(CONVERT, PREACHERS))
    gained = {"strength": OUTSIDERS[number].strength, **dict.fromkeys(("fighter", "labourer", "cleric"), -1)}
    assert change(before, holdings(state)) == gained
    assert told(events, Gained) == [Gained(0, "strength", OUTSIDERS[number].strength)]
    assert (state.converted[0], state.attacked[0]) == ((number,), ())


def test_strength_stops_at_twelve() -> None:
    laid = table().player(0, hand="FLCL", levels=(0, 11, 0))
    state = laid.outsiders("viking assassin", *[""] * 5).turn()
    state.play(Act(CONVERT, PREACHERS))
    assert state.attributes[0] == [0, 12, 0]


def test_the_rulebooks_example() -> None:
    """With faith 3 + 1, the assassin, the third to be converted, costs two silver and gives two strength."""
    kept = ["viking thief", "byzantine thief"]
    laid = table().player(0, hand="FLCL", levels=(3, 0, 0), paladin="engelier", silver=2, converted=kept)
    state = laid.outsiders("viking lookout", "byzantine assassin", *[""] * 4).turn()
    play(state, Act(CONVERT, PREACHERS), Outsider(1))
    assert (goods(state), state.attributes[0]) == ((0, 1), [3, 2, 0])


def test_a_taken_outsider_leaves_a_gap_until_the_end_of_the_round() -> None:
    state = attacking(12, hand="SLFFLCL").turn()
    play(state, Act(ATTACK, RAIDERS), Outsider(2))
    skip_to(state)
    state.play(Act(CONVERT, PREACHERS))
    assert 2 not in places(state)
    assert state.outsiders[2] == NONE
