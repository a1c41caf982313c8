"""The solo opponent's schemes for actions on the right: workers, targets and rewards."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Acted,
    Attacked,
    Converted,
    DebtDestroyed,
    DebtPaid,
    Gained,
    JarPlaced,
    OptionTaken,
    Paid,
    Settled,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxTaken,
    WallBuilt,
    WorkersGained,
)
from kingdoms.games.paladins.solo_events import FellBack, Indicated, Stepped, TaxReturned, Thwarted
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    FIELDS,
    FORTIFY,
    GARRISON,
    LEVELS_NEEDED,
    OUTSIDERS,
    field,
    fields_in_play,
    outsider,
    wall,
    workers,
)
from tests.games.paladins.rules.solo.turn import moved, solo
from tests.games.paladins.table import NONE, OPPONENT, told

# 14: workers, workshops, limits


@pytest.mark.parametrize("shops", [0, 1, 2])
@pytest.mark.parametrize("action", [COMMISSION, FORTIFY, ABSOLVE, CONVERT])
def test_an_action_takes_three_workers_minus_one_per_workshop(action: int, shops: int) -> None:
    name = {COMMISSION: "commission", FORTIFY: "fortify", ABSOLVE: "absolve", CONVERT: "convert"}[action]
    needed = 3 - shops
    enough, events = moved(solo(name, workers=needed, workshops={action: shops}).walls(wall("", 2)))
    assert told(events, Acted) == [Acted(OPPONENT, action, workers("L" * needed))]
    assert enough.standing[OPPONENT][action] == workers("L" * needed)
    if needed > 1:
        _state, events = moved(solo(name, workers=needed - 1, workshops={action: shops}))
        assert told(events, Thwarted) == [Thwarted(action, "workers")]
        assert len(told(events, FellBack)) == 1


def test_an_action_with_its_workers_on_it_is_closed() -> None:
    _state, events = moved(solo("commission", standing={COMMISSION: "LL"}))
    assert told(events, Thwarted, FellBack) == [Thwarted(COMMISSION, "occupied"), FellBack(0)]


def test_there_are_at_most_seven_of_each_but_attacks_are_unlimited() -> None:
    monks = fields_in_play(1)[-7:]
    _state, events = moved(solo("commission", monks=monks))
    assert told(events, Thwarted) == [Thwarted(COMMISSION, "limit")]
    done = [f"byzantine {card.name}" for card in OUTSIDERS if card.faction == "byzantine"][:8]
    laid = solo("attack", attacked=done, levels=(0, 1, 0)).outsiders("viking lookout", *[""] * 5)
    _state, events = moved(laid)
    assert len(told(events, Attacked)) == 1


def test_the_opponent_pays_no_costs() -> None:
    for name in ("commission", "fortify", "absolve", "convert"):
        _state, events = moved(solo(name, levels=(6, 6, 6)))
        assert told(events, Paid) == []
        assert len(told(events, Acted)) == 1


# 15: monks and outposts


def settled(events: list[Event]) -> int:
    (event,) = told(events, Settled)
    return int(event.space)


def test_free_recruit_is_preferred_in_the_leftmost_region() -> None:
    _state, events = moved(solo("commission", levels=(12, 0, 0)))
    assert settled(events) == field(0, "free_recruit")
    _state, events = moved(solo("commission", levels=(12, 0, 0), outposts=[field(0, "free_recruit")]))
    assert settled(events) == field(1, "free_recruit")


def test_the_order_of_preference_for_spaces() -> None:
    """Free recruit, pay debt, pray, two workers, one worker, two silver, discard suspicion."""
    expected = [field(0, "free_recruit"), field(1, "free_recruit")]
    for reward in ("pay_debt", "pray"):
        expected += [number for number in fields_in_play(1) if FIELDS[number].reward == (reward,)]
    kinds = {"labourer", "scout", "merchant", "fighter", "cleric"}
    for count in (2, 1):
        expected += [
            number
            for number in fields_in_play(1)
            if set(FIELDS[number].reward) <= kinds and len(FIELDS[number].reward) == count
        ]
    for reward in ("silver silver", "remove_suspicion"):
        expected += [number for number in fields_in_play(1) if FIELDS[number].reward == tuple(reward.split())]
    assert len(expected) == 25
    taken: list[int] = []
    for wanted in expected:
        laid = solo("commission", levels=(12, 0, 0), unpaid=1, outposts=taken[:7]).townsfolk(*[""] * 5)
        rest = taken[7:]
        laid.player(0, hand="LLLLL", monks=rest[:7], outposts=rest[7:14], silver=3)
        if len(rest) > 14:
            laid.state.monks[OPPONENT] = sum(1 << number for number in rest[14:])
        _state, events = moved(laid)
        assert settled(events) == wanted
        taken.append(wanted)


def test_pay_debt_is_taken_only_with_an_unpaid_debt() -> None:
    taken = [field(0, "free_recruit"), field(1, "free_recruit")]
    state, events = moved(solo("commission", levels=(6, 0, 0), monks=taken, unpaid=1))
    assert settled(events) == field(3, "pay_debt")
    assert (state.unpaid[OPPONENT], state.paid[OPPONENT]) == (0, 1)
    _state, events = moved(solo("commission", levels=(6, 0, 0), monks=taken))
    assert settled(events) == field(2, "pray")


def test_with_only_pay_debt_spaces_and_no_debt_settling_is_impossible() -> None:
    others = [number for number in fields_in_play(1) if FIELDS[number].reward != ("pay_debt",)]
    laid = solo("commission", levels=(12, 0, 0), monks=others[:6], outposts=others[6:13])
    laid.player(0, hand="LLLLL", monks=others[13:20], outposts=others[20:])
    _state, events = moved(laid)
    assert told(events, Thwarted) == [Thwarted(COMMISSION, "target")]


def test_regions_depend_on_its_faith_or_strength_alone() -> None:
    assert settled(moved(solo("garrison", levels=(0, 1, 0)))[1]) == field(0, "free_recruit")
    _state, events = moved(solo("garrison", levels=(12, 0, 12)))
    assert told(events, Thwarted) == [Thwarted(GARRISON, "level")]


@pytest.mark.parametrize(("name", "raised"), [("commission", "influence"), ("garrison", "faith")])
def test_the_reward_comes_first_then_the_attribute(name: str, raised: str) -> None:
    taken = [field(0, "free_recruit")]
    laid = solo(name, levels=(0, 1, 0), monks=taken)
    state, events = moved(laid)
    assert told(events, Settled, Stepped, Gained)[1:] == [Stepped(1), Stepped(2), Gained(OPPONENT, raised, 1)]
    assert state.track == 2


def test_free_recruit_discards_the_indicated_townsfolk() -> None:
    laid = solo("commission").townsfolk("abbot 1", "squire 2", "acolyte 1", "peddler 1", "defender 1").track(2)
    state, events = moved(laid)
    assert told(events, Indicated) == [Indicated("townsfolk", 1)]
    assert told(events, Gained) == [Gained(OPPONENT, "influence", 1), Gained(OPPONENT, "influence", 1)]
    assert state.townsfolk[1] == NONE


# 16: jars, walls, outsiders


@pytest.mark.parametrize("done", range(7))
def test_each_jar_and_each_wall_needs_its_influence(done: int) -> None:
    needed = LEVELS_NEEDED[done]
    walls = [wall("scout") + number for number in range(-6, 1)][:done]
    state, events = moved(solo("absolve", levels=(0, 0, needed), jars=range(done)))
    assert told(events, JarPlaced) == [JarPlaced(OPPONENT, done)]
    assert state.jars[OPPONENT].bit_count() == done + 1
    _state, events = moved(solo("fortify", levels=(0, 0, needed), walls=walls))
    assert len(told(events, WallBuilt)) == 1
    if needed:
        _state, events = moved(solo("absolve", levels=(0, 0, needed - 1), jars=range(done)))
        assert told(events, Thwarted) == [Thwarted(ABSOLVE, "level")]
        _state, events = moved(solo("fortify", levels=(0, 0, needed - 1), walls=walls))
        assert told(events, Thwarted) == [Thwarted(FORTIFY, "level")]


@pytest.mark.parametrize(
    ("what", "event"),
    [
        ({"unpaid": 1, "suspicion": [0]}, DebtPaid(OPPONENT)),
        ({"suspicion": [0]}, SuspicionDiscarded(OPPONENT, 1)),
        ({}, TaxReturned(1)),
    ],
)
def test_absolve_gives_a_faith_then_settles_a_debt_or_suspicion_or_a_coin(what: dict[str, Any], event: Event) -> None:
    _state, events = moved(solo("absolve", **what))
    kinds = (Gained, DebtPaid, SuspicionDiscarded, TaxReturned)
    assert told(events, *kinds) == [Gained(OPPONENT, "faith", 1), event]


def test_a_wall_gives_strength_and_all_its_rewards() -> None:
    state, events = moved(solo("fortify").walls(wall("scout merchant")))
    assert told(events, WallBuilt, Gained) == [
        WallBuilt(OPPONENT, wall("scout merchant")),
        Gained(OPPONENT, "strength", 1),
    ]
    assert sum(sum(event.workers) for event in told(events, WorkersGained)) == 2
    assert sum(state.hands[OPPONENT]) == 4 - 3 + 2


@pytest.mark.parametrize(
    ("choice", "what", "number"),
    [
        ("pay_debt or silver silver", {"unpaid": 1}, 0),
        ("pay_debt or silver silver", {}, 1),
        ("remove_suspicion or silver silver", {"suspicion": [1]}, 0),
        ("remove_suspicion or silver silver", {}, 1),
    ],
)
def test_of_two_options_it_takes_the_left_one_if_usable(choice: str, what: dict[str, Any], number: int) -> None:
    state, events = moved(solo("fortify", **what).walls(wall(choice)))
    assert told(events, OptionTaken) == [OptionTaken(OPPONENT, "wall", wall(choice), number)]
    assert state.track == 2 * number
    assert (state.unpaid[OPPONENT], state.suspicions[OPPONENT]) == (0, ())
    assert told(events, TaxReturned) == []


FOES = (
    "viking lookout", "viking armourer", "byzantine warrior", "viking mercenary", "saracen archer", "viking guardian",
)  # fmt: skip


@pytest.mark.parametrize(
    ("space", "strength", "place"),
    [(1, 1, 0), (1, 12, 0), (3, 12, 2), (5, 12, 4), (3, 3, 0), (2, 3, 1), (4, 5, 0), (5, 8, 0)],
)
def test_attack_takes_the_indicated_outsider_within_its_strength(space: int, strength: int, place: int) -> None:
    state, events = moved(solo("attack", levels=(0, strength, 0)).outsiders(*FOES).track(space))
    assert told(events, Indicated, Attacked) == [
        Indicated("outsider", space - 1),
        Attacked(OPPONENT, place, outsider(FOES[place])),
    ]
    assert state.attacked[OPPONENT] == (outsider(FOES[place]),)
    assert state.attributes[OPPONENT][2] >= 1


def test_from_the_fifth_place_it_continues_with_the_sixth_and_then_the_first() -> None:
    for row, place in [((*FOES[:4], "", FOES[5]), 5), ((*FOES[:4], "", ""), 0), (("", *FOES[1:4], "", ""), 1)]:
        _state, events = moved(solo("convert", levels=(12, 0, 0)).outsiders(*row).track(5))
        assert [event.place for event in told(events, Converted)] == [place]


def test_it_cannot_buy_strength_with_silver() -> None:
    _state, events = moved(solo("attack", levels=(12, 0, 12)).outsiders(*FOES))
    assert told(events, Thwarted) == [Thwarted(ATTACK, "level")]
    _state, events = moved(solo("attack", levels=(12, 12, 12)).outsiders(*[""] * 6))
    assert told(events, Thwarted) == [Thwarted(ATTACK, "target")]


def test_the_rewards_of_an_attack_are_as_for_players() -> None:
    laid = solo("attack", levels=(0, 1, 0)).outsiders("viking marauder", *[""] * 5).suspicion_deck(2)
    state, events = moved(laid)
    kinds = (Gained, WorkersGained, SuspicionDrawn, TaxTaken, Stepped)
    assert told(events, *kinds) == [
        Gained(OPPONENT, "influence", 1),
        WorkersGained(OPPONENT, workers("L")),
        SuspicionDrawn(OPPONENT, 2),
        TaxTaken(OPPONENT, 2, 0),
        Stepped(1),
        Stepped(2),
    ]
    assert sum(state.hands[OPPONENT]) == 4 - 3 + 1


def test_convert_gives_strength() -> None:
    state, events = moved(solo("convert").outsiders("viking assassin", *[""] * 5))
    assert told(events, Gained) == [Gained(OPPONENT, "strength", 2)]
    assert state.converted[OPPONENT] == (outsider("viking assassin"),)


def test_an_attack_may_destroy_a_debt() -> None:
    laid = solo("attack", levels=(0, 1, 0), unpaid=1).outsiders("viking vigilante", *[""] * 5)
    assert told(moved(laid)[1], DebtDestroyed) == [DebtDestroyed(OPPONENT)]
