"""Rulings that no other test covers, and selected cases from the rules."""

from typing import Any

import pytest

from kingdoms.core.codec import IllegalMove
from kingdoms.games.paladins.events import Gained, Paid, Settled, WallBuilt
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    Clear,
    Decline,
    Develop,
    Jar,
    Outsider,
    Pass,
    Recruit,
    Settle,
    UseFavour,
)
from kingdoms.games.paladins.rules.workers import thriftiest
from tests.games.paladins import invariants
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
    PRAY,
    RECRUIT,
    field,
    jar_field,
    wall,
    workers,
)
from tests.games.paladins.table import asked, goods, hand, new, offered, open_actions, play, skip_to, table, told


def test_the_fourth_wall_with_influence_5_and_anseis_costs_no_provisions() -> None:
    built = [wall("scout"), wall("merchant"), wall("fighter")]
    laid = table().player(0, hand="MLSL", paladin="anseis", levels=(0, 0, 2), provisions=0, walls=built)
    events = laid.turn().play(Act(FORTIFY, workers("MLS")))
    assert len(told(events, WallBuilt)) == 1
    assert told(events, Paid) == []


def test_the_fifth_wall_needs_influence_7_and_2_provisions() -> None:
    built = [wall("scout"), wall("merchant"), wall("fighter"), wall("cleric")]
    for influence, provisions, is_open in [(6, 2, False), (7, 1, False), (7, 2, True)]:
        given = {"hand": "MLS", "levels": (0, 0, influence), "provisions": provisions, "walls": built}
        assert (FORTIFY in open_actions(table().player(0, **given).turn())) == is_open


def test_the_seventh_jar_and_the_seventh_wall_need_influence_11() -> None:
    for influence in (10, 11):
        given = {"hand": "CLMS", "levels": (0, 0, influence), "silver": 3, "jars": range(6)}
        assert (ABSOLVE in open_actions(table().player(0, **given).turn())) == (influence == 11)


def test_an_illegal_move_changes_nothing() -> None:
    state = table().player(0, hand="L").turn()
    before = state.to_json()
    for move in (Act(HUNT, workers("LS")), Act(PRAY, workers("C")), Recruit(0, "debt"), Accept(), None, 7):
        with pytest.raises(IllegalMove):
            state.play(move)
    assert state.to_json() == before


def test_right_hand_actions_can_be_repeated_only_after_prayer() -> None:
    given = {"hand": "SLFSLFC", "levels": (0, 9, 0), "silver": 5}
    state = table().player(0, **given).outsiders("viking lookout", "viking armourer", *[""] * 4).turn()
    play(state, Act(ATTACK, workers("SLF")), Outsider(0))
    skip_to(state)
    assert ATTACK not in open_actions(state)
    play(state, Act(PRAY, workers("C")))
    skip_to(state)
    assert ATTACK in open_actions(state)


def test_prayer_as_a_reward_may_clear_only_the_action_just_done() -> None:
    """The action's workers are already in place, so it can be cleared at once."""
    state = table().player(0, hand="SLCL", levels=(0, 0, 0)).turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(2, "pray")))
    assert state.moves() == [Clear(COMMISSION), Decline()]


@pytest.mark.parametrize("name", ["abbot 2", "acolyte 2", "missionary 3"])
def test_prayer_from_a_discarded_townsfolk_card_may_clear_recruit(name: str) -> None:
    state = table().player(0, hand="LLL").townsfolk("", "", "", "", name).turn()
    state.play(Act(RECRUIT, workers("L")))
    assert state.moves() == [Clear(RECRUIT), Decline()]
    state.play(Clear(RECRUIT))
    assert state.standing[0][RECRUIT] == workers("")


@pytest.mark.parametrize(("action", "name", "lot"), [(COMMISSION, "oliver", "SLC"), (GARRISON, "roland", "MLF")])
def test_a_level_of_sixteen_reaches_the_last_region(action: int, name: str, lot: str) -> None:
    state = table().player(0, hand="SLCMLF", paladin=name, levels=(12, 12, 0)).turn()
    state.play(Act(action, workers(lot)))
    assert Settle(field(5, "pay_debt")) in state.moves()


def test_the_worker_proposed_for_a_favour_is_not_a_criminal() -> None:
    state = table(2, 3).player(0, hand="XSL").favours(8).turn()
    assert thriftiest(offered(state, UseFavour), state.hands[0]) == UseFavour(0, workers("L"))


def test_nobody_is_asked_twice_in_one_inquisition() -> None:
    """A seat with a Thief is asked once about each of its two conspirators."""
    suspect = {"suspicion": [0, 0, 0], "hired": ["conspirator 1", "conspirator 2"], "converted": ["viking thief"]}
    state = table().player(0, hand="LLL").player(1, **suspect).tax(1).suspicion_deck(1).turn()
    play(state, Act(CONSPIRE, workers("L")), Accept(), Decline())
    assert (len(state.suspicions[1]), state.unpaid) == (1, [0, 1])
    assert asked(state) == "turn"


def test_a_favour_in_use_is_closed_to_others_but_their_own_actions_are_not() -> None:
    """A favour is free again only in the next round."""
    laid = table(2, 3).player(0, hand="LL").player(1, hand="LL").favours(8)
    state = laid.turn()
    state.play(UseFavour(0, workers("L")))
    assert offered(state, UseFavour) == []
    assert HUNT in open_actions(state)


def test_a_paladins_strength_reduces_the_silver_for_an_attack() -> None:
    """Strength 3 from the paladin and 2 on the board: the place at 7 costs one silver, the one at 9 two."""
    laid = table().player(0, hand="SLFL", paladin="engelier", levels=(0, 2, 0), silver=2)
    state = laid.outsiders("", "", "", "viking lookout", "viking armourer", "viking guardian").turn()
    state.play(Act(ATTACK, workers("SLF")))
    assert [move.place for move in offered(state, Outsider)] == [3, 4]


def test_convert_is_not_offered_above_the_seats_faith_whatever_its_silver() -> None:
    laid = table().player(0, hand="FLCL", paladin="roland", silver=40)
    state = laid.outsiders("", "viking lookout", *[""] * 4).turn()
    assert CONVERT not in open_actions(state)


def test_garrison_and_commission_share_the_spaces() -> None:
    given = {"hand": "SLCMLFL", "levels": (0, 1, 0), "provisions": 5, "paladin": "gerin"}
    state = table().player(0, **given).turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver")))
    skip_to(state)
    events = state.play(Act(GARRISON, workers("MLF")))
    assert told(events, Settled) == [Settled(0, GARRISON, field(0, "free_recruit"))]
    assert asked(state) == "free_recruit"


def test_a_workshop_helps_in_the_round_it_is_built() -> None:
    laid = table().player(0, hand="LLLF", silver=9, levels=(0, 12, 0))
    state = laid.turn()
    assert ATTACK not in open_actions(state)
    play(state, Act(DEVELOP, workers("LL")), Develop(ATTACK))
    skip_to(state)
    assert ATTACK in open_actions(state)


def test_workers_gained_can_be_used_at_once() -> None:
    state = table().player(0, hand="CLM", silver=1).turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer")))
    assert hand(state) == "L"
    skip_to(state)
    assert HUNT in open_actions(state)


def test_attribute_steps_are_compulsory_and_stop_at_twelve() -> None:
    state = table().player(0, hand="CLML", levels=(11, 0, 0), silver=1).turn()
    events = play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("faith")))
    assert told(events, Gained) == [Gained(0, "faith", 1)]
    assert state.attributes[0][0] == 12


def test_criminals_from_conspire_fit_everywhere() -> None:
    state = table().player(0, hand="SL", paladin="berengier").suspicion_deck(0).turn()
    play(state, Act(CONSPIRE, workers("S")))
    skip_to(state)
    lots = {move.workers for move in offered(state, Act) if move.action == RECRUIT}
    assert workers("LX") in lots


def test_a_question_with_a_single_answer_is_never_asked() -> None:
    """The only townsfolk card with the only way to pay for it, and the only outsider, are taken at once."""
    state = table().player(0, hand="LL").townsfolk("", "", "", "", "squire 1").turn()
    state.play(Act(RECRUIT, workers("L")))
    assert state.seat == 1
    state = table().player(0, hand="SLFL", levels=(0, 1, 0)).outsiders("viking lookout", *[""] * 5).turn()
    state.play(Act(ATTACK, workers("SLF")))
    assert state.seat == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_who_only_passes_has_only_goods_and_debts(seats: int) -> None:
    state: Any = new(seats, 9)
    while state.seat is not None:
        state.apply(Pass() if Pass() in state.moves() else state.moves()[0])
    for score in state.scores():
        others = {name: points for name, points in score.parts.items() if name not in ("goods", "debts", "attributes")}
        assert set(others.values()) == {0}
    invariants.check(state)


def test_silver_rewards_come_from_the_bank_not_the_tax_supply() -> None:
    state = table().player(0, hand="SLCL").tax(1).turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver")))
    assert (goods(state), state.tax) == ((5, 0), 1)
