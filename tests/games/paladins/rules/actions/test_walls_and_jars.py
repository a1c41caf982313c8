"""Fortify and Absolve: the walls above a player's board and the jars on it."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    DebtPaid,
    Gained,
    JarPlaced,
    OptionTaken,
    Paid,
    SuspicionDiscarded,
    WallBuilt,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Accept, Act, Clear, Decline, FreeRecruit, Jar, Option
from tests.games.paladins.printed import (
    ABSOLVE,
    COSTS,
    FORTIFY,
    HUNT,
    JAR_FIELDS,
    LEVELS_NEEDED,
    WALLS,
    jar_field,
    townsfolk,
    wall,
    workers,
)
from tests.games.paladins.table import (
    accept,
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

BUILDERS, PRIESTS = workers("MLS"), workers("CLM")
PLAIN_WALLS = [wall("labourer labourer labourer") + number for number in range(7)]
DEBT_OR_SILVER, SUSPICION_OR_SILVER = wall("pay_debt or silver silver"), wall("remove_suspicion or silver silver")


def fortifying(done: int = 0, **what: Any) -> Any:
    """A table where seat 0 has this many walls and can build another."""
    given = {"hand": "MLSL", "levels": (0, 0, LEVELS_NEEDED[min(done, 6)]), "provisions": 3, **what}
    return table().player(0, walls=PLAIN_WALLS[:done], **given)


def absolving(done: int = 0, **what: Any) -> Any:
    """A table where seat 0 has placed this many jars and can place another."""
    given = {"hand": "CLML", "levels": (0, 0, LEVELS_NEEDED[min(done, 6)]), "silver": 3, **what}
    return table().player(0, jars=range(9 - done, 9), **given)


# Fortify


@pytest.mark.parametrize("done", range(7))
def test_each_wall_needs_influence_and_provisions(done: int) -> None:
    needed, price = LEVELS_NEEDED[done], COSTS["fortify"][done]
    assert FORTIFY in open_actions(fortifying(done, provisions=price).turn())
    assert FORTIFY not in open_actions(fortifying(done, provisions=price - 1).turn())
    if needed:
        assert FORTIFY not in open_actions(fortifying(done, levels=(12, 12, needed - 1)).turn())
    state = fortifying(done, provisions=price).turn()
    assert told(state.play(Act(FORTIFY, BUILDERS)), Paid) == [Paid(0, "provision", price)]
    assert len(state.walls[0]) == done + 1


def test_there_are_at_most_seven_walls() -> None:
    assert FORTIFY not in open_actions(fortifying(7, levels=(0, 0, 12), provisions=9).turn())


def test_the_next_wall_is_turned_up_and_gives_a_strength_and_its_reward() -> None:
    state = fortifying().walls(wall("labourer fighter")).turn()
    events = state.play(Act(FORTIFY, BUILDERS))
    assert told(events, WallBuilt, Gained, WorkersGained) == [
        WallBuilt(0, wall("labourer fighter")),
        Gained(0, "strength", 1),
        WorkersGained(0, workers("L")),
        WorkersGained(0, workers("F")),
    ]
    assert state.walls[0] == (wall("labourer fighter"),)
    assert state.attributes[0] == [0, 1, 0]


@pytest.mark.parametrize("number", range(24))
def test_every_wall_gives_its_reward(number: int) -> None:
    card = WALLS[number]
    for option in range(len(card.choice) or 1):
        state = fortifying(unpaid=1, suspicion=[0]).walls(number).turn()
        state.play(Act(FORTIFY, BUILDERS))
        before = holdings(state)
        reward = card.gain
        if card.choice:
            assert state.moves() == [Option(0), Option(1)]
            events = state.play(Option(option))
            assert told(events, OptionTaken) == [OptionTaken(0, "wall", number, option)]
            reward = card.choice[option]
            assert change(before, holdings(state)) == brought(*reward)
        else:
            assert hand(state) == "".join(sorted("L" + letters(reward), key="LSMFCX".index))
        assert state.attributes[0] == [0, 1 + reward.count("strength"), 0]
        assert state.seat == 1
        assert state.scores()[0].parts["walls"] == card.points


def letters(reward: tuple[str, ...]) -> str:
    kinds = {"labourer": "L", "scout": "S", "merchant": "M", "fighter": "F", "cleric": "C"}
    return "".join(kinds.get(token, "") for token in reward)


@pytest.mark.parametrize("number", [DEBT_OR_SILVER, SUSPICION_OR_SILVER])
def test_an_alternative_without_effect_is_not_offered(number: int) -> None:
    state = fortifying().walls(number).turn()
    events = state.play(Act(FORTIFY, BUILDERS))
    assert told(events, Gained) == [Gained(0, "strength", 1), Gained(0, "silver", 2)]
    assert state.seat == 1


def test_a_chosen_alternative_is_not_asked_about_again() -> None:
    state = fortifying(unpaid=2).walls(DEBT_OR_SILVER).turn()
    events = play(state, Act(FORTIFY, BUILDERS), Option(0))
    assert told(events, DebtPaid) == [DebtPaid(0)]
    assert (state.unpaid[0], state.paid[0], state.seat) == (1, 1, 1)


def test_fortify_needs_a_card_in_the_wall_deck() -> None:
    """There are 24 cards for up to 28 walls."""
    state = fortifying().turn()
    state.walls[1] = tuple(state.wall_deck)
    state.wall_deck = []
    state.reopen()
    assert FORTIFY not in open_actions(state)


def test_the_rulebooks_fourth_wall() -> None:
    """With influence 2 and 3 more from Anséis, it costs no provisions; it gives a strength, a labourer and a fighter.

    The fifth wall needs influence 7 and 2 provisions.
    """
    given = {"hand": "MLSMLSL", "paladin": "anseis", "levels": (0, 4, 2), "provisions": 2}
    state = table().player(0, walls=PLAIN_WALLS[:3], **given).walls(wall("fighter")).turn()
    events = state.play(Act(FORTIFY, BUILDERS))
    assert told(events, Paid) == []
    assert state.attributes[0] == [0, 5, 2]
    state = fortifying(4, levels=(0, 0, 6), provisions=9).turn()
    assert FORTIFY not in open_actions(state)
    assert FORTIFY not in open_actions(fortifying(4, levels=(0, 0, 7), provisions=1).turn())
    assert FORTIFY in open_actions(fortifying(4, levels=(0, 0, 7), provisions=2).turn())


def test_level_and_cost_are_checked_before_the_reward() -> None:
    """A wall's rewards cannot pay for it or meet its own requirements."""
    state = fortifying(provisions=0).walls(wall("labourer labourer")).turn()
    assert FORTIFY not in open_actions(state)


# Absolve


@pytest.mark.parametrize("done", range(7))
def test_each_jar_needs_influence_and_silver(done: int) -> None:
    needed, price = LEVELS_NEEDED[done], COSTS["absolve"][done]
    assert ABSOLVE not in open_actions(absolving(done, silver=price - 1).turn())
    if needed:
        assert ABSOLVE not in open_actions(absolving(done, levels=(12, 12, needed - 1)).turn())
    state = absolving(done, silver=price).turn()
    events = play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("labourer")))
    assert told(events, Paid) == [Paid(0, "silver", price)]
    assert state.jars[0].bit_count() == done + 1


def test_there_are_only_seven_jars() -> None:
    assert ABSOLVE not in open_actions(absolving(7, levels=(0, 0, 12), silver=9).turn())


def test_a_jar_goes_to_a_free_space_and_equal_ones_are_offered_once() -> None:
    state = absolving().turn()
    state.play(Act(ABSOLVE, PRIESTS))
    free = [number for number in range(9) if JAR_FIELDS.index(JAR_FIELDS[number]) == number]
    assert {move.space for move in offered(state, Jar)} == set(free)
    assert len(free) == 7
    state = table().player(0, hand="CLML", levels=(0, 0, 3), jars=[jar_field("pray"), jar_field("faith")]).turn()
    state.play(Act(ABSOLVE, PRIESTS))
    assert {move.space for move in offered(state, Jar)} == set(free) - {2, 4} | {3}


def test_the_reward_comes_first_then_faith_then_a_suspicion_may_be_discarded() -> None:
    state = absolving(suspicion=[1, 0]).turn()
    events = play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("provision provision")), Accept())
    assert told(events, JarPlaced, Gained, SuspicionDiscarded) == [
        JarPlaced(0, jar_field("provision provision")),
        Gained(0, "provision", 2),
        Gained(0, "faith", 1),
        SuspicionDiscarded(0, 1),
    ]
    assert state.suspicions[0] == (1,)


@pytest.mark.parametrize("number", range(9))
def test_every_jar_space_gives_its_reward(number: int) -> None:
    reward = JAR_FIELDS[number]
    taken = [other for other in range(number) if JAR_FIELDS[other] == reward]
    given = {"hand": "CLML", "levels": (0, 0, 1), "suspicion": [0, 0, 1], "unpaid": 2, "standing": {HUNT: "L"}}
    state = table().player(0, jars=taken, **given).turn()
    play(state, Act(ABSOLVE, PRIESTS))
    before = holdings(state)
    state.play(Jar(number))
    accept(state)
    assert change(before, holdings(state)) == brought(*reward, "faith", "remove_suspicion")
    assert state.jars[0] == mask([*taken, number])
    assert state.seat == 1


def test_discarding_the_suspicion_may_be_declined() -> None:
    state = absolving(suspicion=[2]).turn()
    play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("labourer")))
    assert state.moves() == [Accept(), Decline()]
    state.play(Decline())
    assert state.suspicions[0] == (2,)


def test_the_space_for_suspicion_and_the_action_discard_one_each() -> None:
    state = absolving(suspicion=[2, 1, 0]).turn()
    play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("remove_suspicion")), Accept(), Accept())
    assert state.suspicions[0] == (2,)
    assert sorted(state.suspicion_discards) == [0, 1]


def test_prayer_from_a_jar_may_clear_absolve_itself() -> None:
    state = absolving(hand="CLMCLM", silver=9, levels=(0, 0, 1)).turn()
    play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("pray")), Clear(ABSOLVE))
    skip_to(state)
    assert ABSOLVE in open_actions(state)


def test_a_jar_may_give_a_free_recruit() -> None:
    state = absolving(silver=1).townsfolk("abbot 2", "peddler 1", "peddler 2", "squire 1", "squire 2").turn()
    play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("free_recruit")), FreeRecruit(0, True))
    assert state.hired[0] == (townsfolk("abbot 2"),)
    assert goods(state) == (0, 2)


def test_the_rulebooks_example() -> None:
    """For one silver and without influence, a debt is paid, a suspicion card is discarded, and faith rises."""
    given = {"hand": "CLM", "silver": 1, "unpaid": 1, "suspicion": [1]}
    state = table().player(0, **given).turn()
    play(state, Act(ABSOLVE, PRIESTS), Jar(jar_field("pay_debt")), Accept(), Accept())
    assert (state.unpaid[0], state.paid[0], state.suspicions[0]) == (0, 1, ())
    assert state.attributes[0] == [1, 0, 0]
    assert goods(state) == (0, 1)
