"""Commission and Garrison: monks and outposts in the six regions of the main board."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import Gained, Paid, Settled, TownsfolkHelped, WorkersGained
from kingdoms.games.paladins.moves import Accept, Act, Clear, Decline, FreeRecruit, Settle
from tests.games.paladins.printed import (
    COMMISSION,
    COSTS,
    FAITH_NEEDED,
    FIELDS,
    GARRISON,
    HUNT,
    STRENGTH_NEEDED,
    field,
    fields_in_play,
    townsfolk,
    workers,
)
from tests.games.paladins.table import (
    accept,
    asked,
    brought,
    change,
    goods,
    hand,
    holdings,
    mask,
    offered,
    open_actions,
    play,
    skip_to,
    table,
    told,
)

MONK, OUTPOST = workers("SLC"), workers("MLF")
LOTS = {COMMISSION: MONK, GARRISON: OUTPOST}
PLAIN = {COMMISSION: "roland", GARRISON: "oliver"}
"""Paladins who add nothing to the attribute the action needs."""
both = pytest.mark.parametrize("action", [COMMISSION, GARRISON])


def settling(action: int, level: int, seats: int = 2, **what: Any) -> Any:
    """A table where seat 0 has workers for an action on the land, and this level of the attribute it needs."""
    levels = (level, 0, 0) if action == COMMISSION else (0, level, 0)
    given = {"hand": "SLCMLFL", "paladin": PLAIN[action], "levels": levels, "provisions": 9, **what}
    return table(seats).player(0, **given)


def regions(state: Any) -> set[int]:
    return {FIELDS[move.space].region for move in offered(state, Settle)}


# Spaces


@both
@pytest.mark.parametrize("level", range(13))
def test_each_region_needs_its_level(action: int, level: int) -> None:
    needed = FAITH_NEEDED if action == COMMISSION else STRENGTH_NEEDED
    state = settling(action, level, seats=4).turn()
    within = {region for region in range(6) if needed[region] <= level}
    assert (action in open_actions(state)) == bool(within)
    if within:
        state.play(Act(action, LOTS[action]))
        assert regions(state) == within


def test_without_strength_no_outpost_can_be_built_but_a_monk_needs_no_faith() -> None:
    assert GARRISON not in open_actions(settling(GARRISON, 0).turn())
    assert COMMISSION in open_actions(settling(COMMISSION, 0).turn())


@both
def test_the_paladins_boost_counts(action: int) -> None:
    """With 3 on the board and 1 from the paladin, faith reaches the third region, but strength only the second."""
    boost = {COMMISSION: "anseis", GARRISON: "ivon"}[action]
    state = settling(action, 3, paladin=boost).turn()
    state.play(Act(action, LOTS[action]))
    assert regions(state) == {COMMISSION: {0, 1, 2}, GARRISON: {0, 1}}[action]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_some_spaces_are_used_only_with_three_or_four_players(seats: int) -> None:
    state = settling(COMMISSION, 12, seats).turn()
    state.play(Act(COMMISSION, MONK))
    found = {FIELDS[move.space][:2] for move in offered(state, Settle)}
    assert found == {FIELDS[number][:2] for number in fields_in_play(seats)}
    assert len(offered(state, Settle)) == len(found)


def test_of_equal_spaces_in_a_region_the_first_free_one_is_offered() -> None:
    first, second = field(1, "silver silver"), field(1, "silver silver", 3)
    state = settling(COMMISSION, 2, 3).turn()
    state.play(Act(COMMISSION, MONK))
    assert Settle(first) in state.moves()
    assert Settle(second) not in state.moves()
    state = settling(COMMISSION, 2, 3).player(1, monks=[first]).turn()
    state.play(Act(COMMISSION, MONK))
    assert Settle(second) in state.moves()


@both
def test_each_space_holds_one_piece_whoever_owns_it(action: int) -> None:
    taken = [field(0, "free_recruit"), field(1, "scout"), field(1, "silver silver"), field(1, "remove_suspicion")]
    own, rival = {"monks": taken[:1], "outposts": taken[1:2]}, {"monks": taken[2:3], "outposts": taken[3:]}
    state = settling(action, 3, **own).player(1, **rival).turn()
    state.play(Act(action, LOTS[action]))
    assert {move.space for move in state.moves()} == {field(0, "silver silver"), field(1, "free_recruit")}


@both
def test_settling_is_not_offered_when_no_space_within_reach_is_free(action: int) -> None:
    first = [number for number, space in enumerate(FIELDS) if space.region == 0 and space.players == 1]
    assert action not in open_actions(settling(action, 1).player(1, monks=first).turn())
    assert action in open_actions(settling(action, 3).player(1, monks=first).turn())


# Costs


@both
@pytest.mark.parametrize("done", range(7))
def test_pieces_cost_more_and_more_provisions(action: int, done: int) -> None:
    price = COSTS["commission"][done]
    pieces = {("monks" if action == COMMISSION else "outposts"): fields_in_play(2)[-done:] if done else []}
    assert action not in open_actions(settling(action, 1, provisions=price - 1, **pieces).turn())
    state = settling(action, 1, provisions=price, **pieces).turn()
    events = play(state, Act(action, LOTS[action]), Settle(field(0, "silver silver")))
    assert told(events, Paid) == [Paid(0, "provision", price)]
    assert goods(state) == (5, 0)


@both
def test_there_are_only_seven_pieces(action: int) -> None:
    pieces = {("monks" if action == COMMISSION else "outposts"): fields_in_play(2)[-7:]}
    assert action not in open_actions(settling(action, 5, **pieces).turn())


# Rewards


@both
def test_the_reward_comes_first_then_the_attribute(action: int) -> None:
    state = settling(action, 12).turn()
    events = play(state, Act(action, LOTS[action]), Settle(field(1, "scout")))
    raised = "influence" if action == COMMISSION else "faith"
    assert told(events, Settled, WorkersGained, Gained) == [
        Settled(0, action, field(1, "scout")),
        WorkersGained(0, workers("S")),
        Gained(0, raised, 1),
    ]
    pieces = state.monks if action == COMMISSION else state.outposts
    assert pieces[0] == mask([field(1, "scout")])


@pytest.mark.parametrize("number", range(40))
@both
def test_every_space_gives_its_reward(action: int, number: int) -> None:
    space = FIELDS[number]
    equal = [other for other, one in enumerate(FIELDS) if one[:2] == space[:2] and other < number]
    laid = settling(action, 11, 4, unpaid=1, suspicion=[0], standing={HUNT: "L"})
    state = laid.player(1, outposts=equal).turn()
    before = holdings(state)
    play(state, Act(action, LOTS[action]), Settle(number))
    expected = {"pray": "pray", "free_recruit": "free_recruit"}.get(space.reward[0])
    assert expected is None or asked(state) == expected
    accept(state)
    raised = "influence" if action == COMMISSION else "faith"
    kinds = ("scout", "labourer", "cleric") if action == COMMISSION else ("merchant", "labourer", "fighter")
    sent, wanted = {"provision": -1, **dict.fromkeys(kinds, -1)}, brought(*space.reward, raised)
    total = {name: sent.get(name, 0) + wanted.get(name, 0) for name in sent | wanted}
    assert change(before, holdings(state)) == {name: count for name, count in total.items() if count}


def test_at_level_twelve_the_step_is_lost() -> None:
    state = settling(COMMISSION, 0, levels=(0, 0, 12)).turn()
    events = play(state, Act(COMMISSION, MONK), Settle(field(0, "silver silver")))
    assert state.attributes[0] == [0, 0, 12]
    assert told(events, Gained) == [Gained(0, "silver", 2)]


def test_regions_use_the_level_before_the_action() -> None:
    """A garrison raises faith, but only the next commission benefits."""
    state = settling(GARRISON, 1, levels=(1, 1, 0), paladin="gerin").turn()
    play(state, Act(GARRISON, OUTPOST), Settle(field(0, "silver silver")))
    skip_to(state)
    state.play(Act(COMMISSION, MONK))
    assert regions(state) == {0, 1}
    state = settling(COMMISSION, 1).turn()
    state.play(Act(COMMISSION, MONK))
    assert regions(state) == {0}


# Rewards in detail


def test_free_recruit_hires_or_discards_anyone_for_free() -> None:
    town = ("abbot 1", "", "peddler 1", "gatekeeper 2", "squire 1")
    state = settling(COMMISSION, 0, silver=0).townsfolk(*town).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(0, "free_recruit")))
    expected = {FreeRecruit(place, hires) for place in (0, 2, 3, 4) for hires in (True, False)} | {Decline()}
    assert set(state.moves()) == expected
    hired, discarded, declined = state.copy(), state.copy(), state.copy()
    hired.play(FreeRecruit(3, True))
    assert hired.hired[0] == (townsfolk("gatekeeper 2"),)
    assert goods(hired) == (1, 8)
    discarded.play(FreeRecruit(0, False))
    assert hand(discarded) == "LLLMFC"
    assert discarded.unpaid[0] == 0
    declined.play(Decline())
    assert declined.townsfolk == state.townsfolk
    for one in (hired, discarded, declined):
        assert one.attributes[0][2] == 1


def test_free_recruit_with_an_empty_row_does_nothing() -> None:
    state = settling(COMMISSION, 0).townsfolk("", "", "", "", "").turn()
    play(state, Act(COMMISSION, MONK), Settle(field(0, "free_recruit")))
    assert state.seat == 1
    assert state.attributes[0] == [0, 0, 1]


def test_prayer_may_clear_the_action_just_done() -> None:
    state = settling(GARRISON, 5, standing={HUNT: "L"}).turn()
    play(state, Act(GARRISON, OUTPOST), Settle(field(2, "pray")))
    assert set(state.moves()) == {Clear(HUNT), Clear(GARRISON), Decline()}
    state.play(Clear(GARRISON))
    assert state.standing[0][GARRISON] == workers("")
    assert state.attributes[0][0] == 1


def test_prayer_may_clear_pray_and_may_be_declined() -> None:
    state = settling(COMMISSION, 4, standing={4: "C"}).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(2, "pray")))
    assert Clear(4) in state.moves()
    state.play(Decline())
    assert state.standing[0][4] == workers("C")


@pytest.mark.parametrize(("answer", "cards"), [(Accept(), 1), (Decline(), 2)])
def test_discarding_suspicion_may_be_declined(answer: Any, cards: int) -> None:
    state = settling(COMMISSION, 2, suspicion=[1, 2]).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(1, "remove_suspicion")))
    assert state.moves() == [Accept(), Decline()]
    state.play(answer)
    assert state.suspicions[0] == (1, 2)[:cards]
    assert state.attributes[0][2] == 1


@pytest.mark.parametrize(("answer", "debts"), [(Accept(), (0, 1)), (Decline(), (1, 0))])
def test_paying_a_debt_may_be_declined(answer: Any, debts: tuple[int, int]) -> None:
    state = settling(COMMISSION, 6, unpaid=1).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(3, "pay_debt")))
    state.play(answer)
    assert (state.unpaid[0], state.paid[0]) == debts


def test_a_seat_with_nothing_to_get_rid_of_is_not_asked() -> None:
    state = settling(COMMISSION, 6).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(3, "pay_debt")))
    assert state.seat == 1
    state = settling(COMMISSION, 6).turn()
    play(state, Act(COMMISSION, MONK), Settle(field(1, "remove_suspicion")))
    assert state.seat == 1


def test_townsfolk_hired_by_the_reward_do_not_help_yet() -> None:
    town = ("acolyte 1", "acolyte 2", "acolyte 3", "watchman 1", "watchman 2")
    state = settling(COMMISSION, 0, hired=["architect 1"]).townsfolk(*town).turn()
    events = play(state, Act(COMMISSION, MONK), Settle(field(0, "free_recruit")), FreeRecruit(1, True))
    assert told(events, TownsfolkHelped) == []
    assert goods(state) == (4, 8)
    assert told(skip_to(state), TownsfolkHelped) == []


def test_the_rulebooks_example() -> None:
    """With a workshop, two workers, a provision and faith 2 + 1, the second region gives a scout; influence rises."""
    given = {"hand": "LCF", "workshops": {COMMISSION: 1}, "levels": (2, 0, 1), "provisions": 1, "paladin": "engelier"}
    state = table(4).player(0, **given).turn()
    play(state, Act(COMMISSION, workers("LC")), Settle(field(1, "scout")))
    assert hand(state) == "SF"
    assert goods(state) == (3, 0)
    assert state.attributes[0] == [2, 0, 2]
