"""Why a move of Paladins is made: the true reason, case by case."""

from typing import Any

from kingdoms.core.game import Move
from kingdoms.games.paladins import words
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_NOTHING,
    Accept,
    Act,
    ChoosePaladin,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Jar,
    Keep,
    Option,
    Outsider,
    Pass,
    Raise,
    Recruit,
    Settle,
    TakeTavern,
    TakeTownsfolk,
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
    PRAY,
    RECRUIT,
    TAVERNS,
    TRADE,
    favour,
    field,
    jar_field,
    paladin,
    townsfolk,
    wall,
    workers,
)
from tests.games.paladins.table import at, at_tavern, play, table

OTHERS = ("fortify", "garrison", "convert")
"""King's Orders that most tests are not about."""


def why(state: Any, move: Move) -> str:
    """The reason as the seat that decides reads it."""
    assert move in state.moves()
    return words.why(state.view(state.seat), move)


# Actions.


def test_a_king_s_order_is_counted_up_to_its_points() -> None:
    def attacking(*names: str) -> str:
        state = table().orders("attack", "garrison", "convert").player(hand="SLF", attacked=names).turn()
        return why(state, Act(ATTACK, workers("SLF")))

    assert attacking() == "1 of 5 for the King's Order: 4 points."
    vikings = ("viking lookout", "viking thief", "viking traitor", "viking armourer")
    assert attacking(*vikings[:3]) == "4 of 5 for the King's Order: 4 points."
    assert attacking(*vikings) == "The King's Order is met: 4 points."
    assert attacking(*vikings, "saracen archer") == "The outsider's reward comes at once."


def test_a_number_that_counts_more_is_told() -> None:
    state = table().orders(*OTHERS).player(hand="SLC", provisions=9, monks=[0, 1, 4, 5]).turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == "Commission, number 5: 2 points more."


def test_a_level_that_counts_more_is_told() -> None:
    state = table().orders(*OTHERS).player(hand="SLC", levels=(0, 0, 3)).turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == "+1 influence: 2 points more at the end."
    state = table().orders(*OTHERS).player(hand="SLC", levels=(0, 0, 2)).turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == "+1 influence: one step more brings 2 points."
    state = table().orders(*OTHERS).player(hand="SLC", levels=(0, 0, 12)).turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == ""


def test_who_helps_is_told() -> None:
    state = table().orders(*OTHERS).player(hand="SLC", hired=["acolyte 1", "acolyte 2"]).turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == "Acolyte helps: 1 labourer and 1 silver."
    state = table().player(hand="LL", paladin="otton").turn()
    assert why(state, Act(TRADE, workers("L"))) == "Trade brings more with Otton: 2 silver."
    state = table().orders(*OTHERS).player(hand="SLC", paladin="ivon").turn()
    assert why(state, Act(COMMISSION, workers("SLC"))) == "Commission costs less with Ivon."


def test_what_makes_another_action_possible_names_it() -> None:
    state = table().orders(*OTHERS).player(hand="LLSLC", provisions=0).turn()
    assert why(state, Act(HUNT, workers("L"))) == "Brings 1 provision; Commission is possible then."
    assert why(state, Act(TRADE, workers("L"))) == "Brings 1 silver; Develop is possible then."
    poor = table().orders(*OTHERS).player(hand="LSLC", provisions=0).turn()
    assert why(poor, Act(HUNT, workers("S"))) == "Brings 1 provision."


def test_silver_that_an_action_costs_makes_nothing_possible() -> None:
    """Developing brings a scout, but its silver is gone, so that nothing can be absolved afterwards."""
    state = table().orders(*OTHERS).player(hand="LLCLM", silver=4, provisions=0).turn()
    assert why(state, Act(DEVELOP, workers("LL"))) == "A workshop saves a worker from now on."


def test_the_actions_on_the_left_tell_what_they_are_good_for() -> None:
    state = table().player(hand="LLFC", silver=9, standing={HUNT: "L"}).turn()
    assert why(state, Act(RECRUIT, workers("L"))) == "A single worker brings the reward of a townsfolk."
    assert why(state, Act(RECRUIT, workers("LF"))) == "A hired townsfolk helps again and again."
    state = table().player(hand="CL", paladin="otton", silver=9, provisions=0, standing={HUNT: "L"}).turn()
    assert why(state, Act(PRAY, workers("C"))) == "An action can be cleared and done once more."
    assert why(state, Act(CONSPIRE, workers("L"))) == "A criminal fits every slot, but brings a suspicion card."


def test_a_favour_is_for_one_alone() -> None:
    state = table(round_number=3).favours(favour("provision provision tax")).player(hand="LSLC", provisions=0).turn()
    assert why(state, UseFavour(0, workers("L"))) == "Brings 2 provisions and 1 tax; Commission is possible then."
    state = table(round_number=3).favours(favour("free_recruit")).player(hand="SL").turn()
    assert why(state, UseFavour(0, workers("S"))) == "Only one player in a round gets this: recruit for nothing."


# Passing.


def test_who_passes_has_nothing_left_or_saves_workers() -> None:
    state = table().player(hand="L").turn()
    assert why(state, Pass()) == "No action on the right is possible any more."
    state = table().player(hand="SLC").turn()
    assert why(state, Pass()) == "For the next round stays: 3 workers."
    state = table(round_number=7).player(hand="SLC", levels=(4, 0, 0)).turn()
    assert why(state, Pass()) == ""


def test_workers_that_stay_fit_together() -> None:
    state = table().orders("attack", "garrison", "convert").player(hand="SLFCLX").turn()
    state.play(Pass())
    assert why(state, Keep(workers("SLF"))) == "Together they can do this in the next round: Attack."
    assert why(state, Keep(workers("LLX"))) == "A criminal fits every slot."
    assert why(state, Keep(workers("LLC"))) == "Different workers leave more choice: 2 kinds."


# Workshops and prayers.


def test_a_workshop_saves_a_worker() -> None:
    state = table().orders("attack", "garrison", "convert").player(hand="LL", silver=4, workshops={ABSOLVE: 1}).turn()
    state.play(Act(DEVELOP, workers("LL")))
    assert why(state, Develop(ATTACK)) == "The King's Order needs one worker less from now on: Attack."
    assert why(state, Develop(FORTIFY)) == "From now on it takes only 2 workers."
    assert why(state, Develop(ABSOLVE)) == "From now on it takes only 1 worker."


def test_a_prayer_is_for_an_action_that_can_be_done_again() -> None:
    state = table().player(hand="CLL", silver=9, standing={HUNT: "L", COMMISSION: "SLC"}).turn()
    state.play(Act(PRAY, workers("C")))
    assert why(state, Clear(HUNT)) == "It can be done once more in this round: Hunt."
    assert why(state, Clear(COMMISSION)) == "Workers can be placed there again: Commission."


# Rewards.


def test_a_space_is_settled_for_its_reward() -> None:
    state = table().orders(*OTHERS).player(hand="SLCL", provisions=9, levels=(2, 0, 0), unpaid=1).turn()
    state.play(Act(COMMISSION, workers("SLC")))
    assert why(state, Settle(field(0, "free_recruit"))) == "A townsfolk comes for nothing."
    assert why(state, Settle(field(0, "silver silver"))) == "Left to use then: 5 silver."
    assert why(state, Settle(field(2, "pray"))) == "An action can be cleared and done once more."
    assert why(state, Settle(field(1, "remove_suspicion"))) == ""


def test_goods_for_an_action_that_comes_nearer_name_it() -> None:
    state = table().orders(*OTHERS).player(hand="SLCLL", provisions=9, levels=(2, 0, 0)).turn()
    state.play(Act(COMMISSION, workers("SLC")))
    state.silver[0] = 0
    assert why(state, Settle(field(0, "silver silver"))) == "Develop then needs only 2 silver more."
    state.hands[0] = list(workers(""))
    assert why(state, Settle(field(0, "silver silver"))) == "Left to use then: 2 silver."


def test_a_jar_is_for_debts_points_and_suspicion() -> None:
    state = table().orders(*OTHERS).player(hand="CLM", levels=(3, 0, 0), unpaid=1, suspicion=[0]).turn()
    state.play(Act(ABSOLVE, workers("CLM")))
    assert why(state, Jar(jar_field("pay_debt"))) == "A debt is paid: 4 points more."
    assert why(state, Jar(jar_field("labourer"))) == "Left to use then: 1 worker."
    assert why(state, Jar(jar_field("faith"))) == "+1 faith: 2 points more at the end."
    assert why(state, Jar(jar_field("remove_suspicion"))) == "One suspicion card less before the next inquisition."
    state.play(Jar(jar_field("pay_debt")))
    assert why(state, Accept()) == "A debt is paid: 4 points more."
    assert why(state, Decline()) == ""


def test_a_thief_makes_suspicion_worth_keeping() -> None:
    state = table().player(hand="CLM", suspicion=[0], converted=["viking thief"]).turn()
    state.play(Act(ABSOLVE, workers("CLM")))
    assert why(state, Jar(jar_field("remove_suspicion"))) == ""
    state.play(Jar(jar_field("labourer")))
    assert why(state, Decline()) == "With the Thief every suspicion card is a point."
    assert why(state, Accept()) == "One suspicion card less before the next inquisition."


def test_a_wall_or_a_favour_leaves_a_choice() -> None:
    choice = wall("pay_debt or silver silver")
    state = table().orders("attack", "garrison", "convert").walls(choice).player(hand="MLS", unpaid=1).turn()
    state.play(Act(FORTIFY, workers("MLS")))
    assert why(state, Option(0)) == "A debt is paid: 4 points more."
    assert why(state, Option(1)) == "Left to use then: 5 silver."
    state = table(round_number=3).favours(favour("faith or strength or influence")).player(hand="X", levels=(1, 0, 2))
    state = state.turn()
    state.play(UseFavour(0, workers("X")))
    assert why(state, Raise(0)) == "+1 faith: 1 point more at the end."
    assert why(state, Raise(2)) == "+1 influence: one step more brings 2 points."


# Cards.


def test_townsfolk_are_hired_for_what_they_do_again_and_again() -> None:
    row = ("squire 1", "peddler 1", "debt_collector 1", "conspirator 1", "defender 2")
    state = table().orders("attack", "garrison", "convert").townsfolk(*row).player(hand="LFL", silver=9).turn()
    state.play(Act(RECRUIT, workers("LF")))
    assert why(state, Recruit(0, IN_SILVER)) == "In an inquisition, without suspicion: +1 strength."
    assert why(state, Recruit(1, IN_SILVER)) == "In an inquisition, with two suspicion cards: 1 labourer."
    assert why(state, Recruit(2, IN_SILVER)) == "For every debt that is paid: 1 labourer."
    assert why(state, Recruit(3, IN_SILVER)) == "In every inquisition: 1 suspicion card less."
    assert why(state, Recruit(4, WITH_NOTHING)) == "With every Attack, a King's Order: 1 provision."


def test_townsfolk_are_discarded_for_their_reward() -> None:
    row = ("squire 2", "abbot 3", "abbot 2", "architect 3", "defender 2")
    builder = table().orders(*OTHERS).townsfolk(*row).player(hand="LSC", silver=9, unpaid=1, levels=(0, 0, 1))
    state = builder.turn()
    state.play(Act(RECRUIT, workers("L")))
    assert why(state, Recruit(0, IN_SILVER)) == "+1 influence: 1 point more at the end."
    assert why(state, Recruit(1, IN_SILVER)) == "A debt less: 3 points more."
    assert why(state, Recruit(2, IN_SILVER)) == "An action can be cleared and done once more."
    assert why(state, Recruit(3, IN_SILVER)) == "Brings 2 tax."
    assert why(state, Recruit(4, WITH_NOTHING)) == "Brings 1 labourer and 1 provision; Commission is possible then."


def test_the_first_townsfolk_and_those_for_nothing_tell_the_same() -> None:
    state = at("draft", round_number=0)
    card = state.townsfolk_deck.index(townsfolk("abbot 2"))
    state.townsfolk[0], state.townsfolk_deck[card] = townsfolk("abbot 2"), state.townsfolk[0]
    assert why(state, TakeTownsfolk(0)) == "With every Absolve from now on: 1 provision."
    builder = table().orders(*OTHERS).townsfolk("", "", "", "abbot 2", "abbot 1").player(hand="SLCL")
    state = builder.turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "free_recruit")))
    assert why(state, FreeRecruit(3, True)) == "With every Absolve from now on: 1 provision."
    assert why(state, FreeRecruit(4, False)) == "Brings 1 cleric and 1 labourer."


def test_outsiders_are_attacked_for_their_reward() -> None:
    foes = ("viking lookout", "saracen marauder", "viking vigilante", "", "", "")
    state = table().orders(*OTHERS).outsiders(*foes).player(hand="SLFL", levels=(0, 1, 0), unpaid=1).turn()
    state.play(Act(ATTACK, workers("SLF")))
    assert why(state, Outsider(0)) == "Strong enough without silver: +1 influence and 1 merchant."
    assert why(state, Outsider(1)) == "+2 influence: 1 point more at the end."
    assert why(state, Outsider(2)) == "A debt less: 3 points more."


def test_outsiders_are_converted_for_what_they_are_worth() -> None:
    foes = ("viking lookout", "saracen mercenary", "viking protector", "", "", "")
    state = table().orders("attack", "garrison", "fortify").outsiders(*foes).player(hand="FLC", silver=9, paid=2).turn()
    state.play(Act(CONVERT, workers("FLC")))
    assert why(state, Outsider(0)) == "Brings +1 strength."
    assert why(state, Outsider(1)) == "Worth 2 points as things stand."
    assert why(state, Outsider(2)) == "Worth 2 points as things stand."


# Paladins and taverns.


def test_a_paladin_is_chosen_for_his_help_and_no_rival_reads_it() -> None:
    state = at("paladin")
    state.orders[0] = GARRISON
    state.drawn[0] = (paladin("berengier"), paladin("oliver"), paladin("otton"))
    state.paladin_decks[0] = tuple(card for card in range(12) if card not in state.drawn[0])
    state.reopen()
    order = ChoosePaladin(paladin("berengier"), paladin("oliver"))
    assert why(state, order) == "He helps with the King's Order: Garrison."
    assert why(state, ChoosePaladin(paladin("oliver"), paladin("otton"))) == "Pray costs less with Oliver."
    assert why(state, ChoosePaladin(paladin("otton"), paladin("oliver"))) == "Trade brings more with Otton: 2 silver."
    assert words.why(state.view(1), order) == "It was chosen in secret: nobody else knows why."


def test_a_tavern_is_chosen_for_what_its_workers_fit() -> None:
    state = at_tavern("FXXL")
    state.hands[0] = list(workers(""))
    assert why(state, TakeTavern(0)) == "They fit the most actions on the right: 6."


def taverns(*letters: str) -> Any:
    """Seat 0, who has workers for everything, chooses one of these tavern cards."""
    state = at_tavern(letters[0])
    state.hands[0] = list(workers("SSSMMMFFFCCC"))
    state.taverns = [TAVERNS.index(each) for each in letters]
    state.tavern_deck = [card for card in range(len(TAVERNS)) if card not in state.taverns]
    state.reopen()
    return state


def test_a_tavern_without_criminals_brings_no_suspicion() -> None:
    state = taverns("SSSL", "FXXL", "CCCF")
    assert why(state, TakeTavern(0)) == "No criminal among them, so no suspicion card."
    assert why(state, TakeTavern(1)) == "A criminal fits every slot, but brings a suspicion card."
    state = taverns("SSSL", "CCMM", "CCCF")
    assert why(state, TakeTavern(0)) == "With them there are workers for 6 actions on the right."
    state = taverns("MMSS", "CCMM", "CCCF")
    state.hands[0] = list(workers(""))
    assert why(state, TakeTavern(0)) == "With them there are workers for one action on the right."
