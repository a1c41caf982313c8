"""Reasons for moves in Paladins: the phrase for each term of the bot's value."""

from functools import partial
from typing import Any

from kingdoms.games.paladins import GAME, words
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_A_DEBT,
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
from tests.games.helpers import playing
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
from tests.games.paladins.table import Table, at_tavern, game_at, play, table

OTHERS = ("fortify", "garrison", "convert")
"""King's Orders that do not matter in most tests."""


why = partial(playing.why, GAME)


# Actions, orders and levels.


def test_a_kings_order_shows_progress_and_its_points() -> None:
    def attacking(round_number: int, *names: str) -> str:
        builder = table(round_number=round_number).orders("attack", "garrison", "convert")
        return why(builder.player(hand="SLF", levels=(0, 1, 0), attacked=names).turn(), Act(ATTACK, workers("SLF")))

    vikings = ("viking lookout", "viking thief", "viking traitor", "viking armourer")
    assert attacking(6, *vikings[:2]) == "3 of 5 for the King's Order: 4 points."
    assert attacking(7, *vikings) == "The King's Order is met: 4 points."


def test_the_count_that_scores_is_shown() -> None:
    def commissioning(monks: list[int]) -> str:
        player = table(round_number=4).orders(*OTHERS).player(hand="SLC", provisions=9, levels=(0, 0, 12), monks=monks)
        return why(player.turn(), Act(COMMISSION, workers("SLC")))

    assert commissioning([0, 1, 4, 5]) == "Commission for the 5th time: 2 points more."
    assert commissioning([0, 1, 4]) == "Commission for the 4th time: points start at the 5th."


def test_a_level_names_its_points_or_those_of_the_next_step() -> None:
    state = table(round_number=3).favours(favour("faith or strength or influence")).player(hand="X", levels=(1, 0, 2))
    state = state.turn()
    state.play(UseFavour(0, workers("X")))
    assert why(state, Raise(0)) == "+1 faith: 1 point more at the end."
    assert why(state, Raise(2)) == "+1 influence: one more step scores 2 points."


def test_the_reason_names_the_next_action_that_the_gain_allows() -> None:
    state = table().orders(*OTHERS).player(hand="SLF").turn()
    assert why(state, Act(TRADE, workers("L"))) == "Gives 1 silver: enough for Develop."
    assert why(state, Act(CONSPIRE, workers("L"))) == "Gives 1 criminal for the next round."
    state = table(round_number=7).player(hand="LL", silver=1, provisions=1).turn()
    assert why(state, Act(HUNT, workers("L"))) == "Gives 1 provision; every 3 resources score a point."


def test_an_action_names_the_townsfolk_it_can_lead_to() -> None:
    state = table().orders(*OTHERS).townsfolk("", "", "", "", "abbot 1").player(hand="SLC").turn()
    abbot = "The Abbot can then be hired. With every Absolve: 1 labourer."
    assert why(state, Act(COMMISSION, workers("SLC"))) == abbot
    state = table(round_number=3).favours(favour("free_recruit")).townsfolk("", "", "", "", "abbot 1").player(hand="SL")
    assert why(state.turn(), UseFavour(0, workers("S"))) == abbot


def test_worse_workers_for_a_deed_are_compared_with_better_ones() -> None:
    state = table(round_number=4).orders(*OTHERS).player(hand="SLC", provisions=9, levels=(0, 0, 8)).turn()
    assert why(state, Act(CONSPIRE, workers("L"))) == "Gives 1 criminal: enough for Convert."
    assert why(state, Act(CONSPIRE, workers("C"))) == "Leaves 1 criminal for the next round."


# Passing, workshops and prayers.


def test_passing_saves_workers_or_avoids_suspicion() -> None:
    state = table().player(hand="SLC").turn()
    assert why(state, Pass()) == "Leaves 1 labourer, 1 scout and 1 cleric for the next round."
    state = table(round_number=7).player(hand="LL", silver=1, provisions=1).turn()
    assert why(state, Pass()) == "Avoids a suspicion card."


def test_workers_are_kept_for_the_next_round() -> None:
    state = table().orders("attack", "garrison", "convert").player(hand="SLFCLX").turn()
    state.play(Pass())
    assert why(state, Keep(workers("SFX"))) == "Leaves 1 scout, 1 fighter and 1 criminal for the next round."
    assert why(state, Keep(workers("LLC"))) == ""


def test_a_workshop_saves_a_worker() -> None:
    state = table().orders("attack", "garrison", "convert").player(hand="LL", silver=4, workshops={ABSOLVE: 1}).turn()
    state.play(Act(DEVELOP, workers("LL")))
    assert why(state, Develop(ATTACK)) == "Attack, a King's Order action, now takes one fewer worker."
    assert why(state, Develop(FORTIFY)) == "Fortify now takes only 2 workers."
    assert why(state, Develop(ABSOLVE)) == "Absolve now takes only 1 worker."


def test_a_prayer_is_for_an_action_that_can_be_done_again() -> None:
    busy = {HUNT: "L", TRADE: "L", CONSPIRE: "L", COMMISSION: "SLC"}
    state = table().player(hand="CLSC", silver=0, provisions=9, standing=busy).turn()
    state.play(Act(PRAY, workers("C")))
    assert why(state, Clear(COMMISSION)) == "Enough workers and resources for Commission."


# Rewards.


def test_a_space_is_settled_for_its_reward() -> None:
    builder = table().orders(*OTHERS).townsfolk("", "", "", "", "abbot 1")
    state = builder.player(hand="SLCL", provisions=9, levels=(2, 0, 0), unpaid=1).turn()
    state.play(Act(COMMISSION, workers("SLC")))
    assert (
        why(state, Settle(field(0, "free_recruit"))) == "The Abbot can then be hired. With every Absolve: 1 labourer."
    )
    assert why(state, Settle(field(0, "silver silver"))) == "Gives 2 silver for the next round."
    assert why(state, Settle(field(3, "labourer scout"))) == "Gives 1 labourer and 1 scout."
    assert why(state, Settle(field(3, "pay_debt"))) == "A debt is paid: 4 points more."
    assert why(state, Settle(field(1, "remove_suspicion"))) == "Leaves enough for Recruit."


def test_a_jar_is_for_debts_levels_and_suspicion() -> None:
    state = table().orders(*OTHERS).player(hand="CLM", levels=(3, 0, 0), unpaid=1, suspicion=[0]).turn()
    state.play(Act(ABSOLVE, workers("CLM")))
    assert why(state, Jar(jar_field("pay_debt"))) == "A debt is paid: 4 points more."
    assert why(state, Jar(jar_field("labourer"))) == "Gives 1 labourer."
    assert why(state, Jar(jar_field("faith"))) == "+2 faith: 2 points more at the end."
    state.play(Jar(jar_field("labourer")))
    assert why(state, Accept()) == "One fewer suspicion card before the next inquisition."
    assert why(state, Decline()) == ""


def test_the_last_choice_of_a_game_is_for_its_points() -> None:
    def last() -> Table:
        return table(round_number=7).orders(*OTHERS).player(1, hand="").passed(1)

    jars = [jar_field("free_recruit"), jar_field("labourer")]
    state = last().player(hand="CLM", levels=(2, 0, 3), jars=jars, unpaid=1).turn()
    state.play(Act(ABSOLVE, workers("CLM")))
    assert state.after(Jar(jar_field("faith"))).seat is None
    assert why(state, Jar(jar_field("pay_debt"))) == "A debt is paid: 4 points more."
    assert why(state, Jar(jar_field("faith"))) == "+2 faith: 2 points more at the end."
    row = ("viking traitor", "saracen mercenary", "", "", "", "")
    state = last().outsiders(*row).player(hand="FLC", levels=(4, 0, 0), unpaid=2).turn()
    state.play(Act(CONVERT, workers("FLC")))
    assert why(state, Outsider(1)) == "The Saracen Mercenary then scores 2 points."


def test_a_discarded_suspicion_card_makes_a_rivals_debt_more_likely() -> None:
    builder = table().orders(*OTHERS).player(1, suspicion=[0]).player(0, hand="CLM", suspicion=[0] * 4)
    state = builder.turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer")))
    assert why(state, Accept()) == "One fewer suspicion card: a rival is more likely to take a debt."


def test_a_thief_makes_suspicion_worth_keeping() -> None:
    state = table().player(hand="CLM", suspicion=[0], converted=["viking thief"]).turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("labourer")))
    assert why(state, Decline()) == "With the Thief, every suspicion card scores a point."
    assert why(state, Accept()) == "One fewer suspicion card before the next inquisition."


def test_a_conspirator_helps_before_the_verdict() -> None:
    suspect = {"suspicion": [0] * 4, "hired": ["conspirator 1"], "converted": ["viking thief"]}
    builder = table().tax(1).suspicion_deck(1).player(0, hand="LLL", suspicion=[0] * 3).player(1, **suspect)
    state = builder.turn()
    state.play(Act(CONSPIRE, workers("L")))
    assert why(state, Accept()) == "One fewer suspicion card before the verdict."
    assert why(state, Decline()) == ""


def test_tax_and_verdicts_that_nobody_can_foresee_are_not_reasons() -> None:
    def conspiring(tax: int, *hired: str, cards: int = 0) -> str:
        builder = table().orders(*OTHERS).tax(tax).player(1, hand="L", suspicion=[0] * cards)
        state = builder.player(0, hand="SLF", suspicion=[0] * 2, hired=hired).turn()
        return why(state, Act(CONSPIRE, workers("L")))

    certain = "Gives 1 criminal for the next round."
    assert {conspiring(tax, cards=cards) for tax in (1, 2) for cards in range(4)} == {certain}
    assert not any("labourer" in conspiring(1, "peddler 1", cards=cards) for cards in range(4))
    chance = "May trigger an inquisition while a rival has the most suspicion cards."
    assert [conspiring(1, "peddler 1", cards=cards) == chance for cards in (2, 3)] == [False, True]


def test_a_wall_is_unknown_until_built_and_may_offer_a_choice() -> None:
    choice = wall("pay_debt or silver silver")
    builder = table().orders("attack", "garrison", "convert").walls(choice).player(hand="MLS", unpaid=1)
    state = builder.turn()
    fortify = Act(FORTIFY, workers("MLS"))
    assert why(state, fortify) == "+1 strength: one more step scores 1 point."
    state.play(fortify)
    assert why(state, Option(0)) == "A debt is paid: 4 points more."
    assert why(state, Option(1)) == "Gives 2 silver for the next round."


# Cards.


def test_townsfolk_are_hired_for_what_they_do_again_and_again() -> None:
    state = game_at("draft", round_number=0)
    cards = [townsfolk(name) for name in ("abbot 1", "peddler 1", "debt_collector 1", "conspirator 1", "squire 1")]
    state.townsfolk, state.townsfolk_deck = cards, [card for card in range(32) if card not in cards]
    assert why(state, TakeTownsfolk(0)) == "With every Absolve: 1 labourer."
    assert why(state, TakeTownsfolk(1)) == "In an inquisition with at least 2 suspicion cards: 1 labourer."
    assert why(state, TakeTownsfolk(2)) == "For every debt paid: 1 labourer."
    assert why(state, TakeTownsfolk(3)) == ""
    assert why(state, TakeTownsfolk(4)) == "In an inquisition with no suspicion cards: +1 strength."


def test_free_townsfolk_say_what_they_do() -> None:
    builder = table().orders("absolve", *OTHERS[:2]).townsfolk("", "", "", "abbot 1", "peddler 1").player(hand="SLCL")
    state = builder.turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "free_recruit")))
    assert why(state, FreeRecruit(3, True)) == "With every Absolve: 1 labourer."


def test_townsfolk_are_recruited_for_their_reward_or_their_price() -> None:
    row = ("squire 2", "abbot 3", "abbot 2", "architect 3", "defender 2")
    builder = table().orders(*OTHERS).townsfolk(*row).player(hand="LSC", silver=9, unpaid=1, levels=(0, 0, 1))
    state = builder.turn()
    state.play(Act(RECRUIT, workers("L")))
    assert why(state, Recruit(0, IN_SILVER)) == "+1 influence: 1 point more at the end."
    assert why(state, Recruit(1, IN_SILVER)) == "One fewer debt: 3 points more."
    assert why(state, Recruit(1, WITH_A_DEBT)) == "Leaves 5 silver: enough for Develop next round."
    assert why(state, Recruit(2, IN_SILVER)) == "Leaves 3 silver for the next round."
    assert why(state, Recruit(4, WITH_NOTHING)) == "Gives 1 labourer and 1 provision."


def test_before_a_card_is_chosen_the_reason_names_it_and_its_cost() -> None:
    """Sending workers to Recruit lights the whole row, so the hint says which card it is about."""
    row = ("", "", "", "peddler 1", "")
    state = table().orders(*OTHERS).townsfolk(*row).player(hand="L", silver=1).turn()
    assert why(state, Act(RECRUIT, workers("L"))).startswith("The Peddler for 1 silver. Gives 2 labourers")
    row = ("", "peddler 1", "", "", "")
    state = table().orders(*OTHERS).townsfolk(*row).player(hand="L", silver=0).turn()
    assert why(state, Act(RECRUIT, workers("L"))).startswith("The Peddler for a debt. ")
    row = ("", "", "", "", "abbot 1")
    state = table().orders(*OTHERS).townsfolk(*row).player(hand="LF").turn()
    assert why(state, Act(RECRUIT, workers("LF"))) == "The Abbot for free. With every Absolve: 1 labourer."


def test_a_traitor_is_converted_for_debts_and_makes_paying_them_worth_less() -> None:
    builder = table().orders(*OTHERS).outsiders("viking traitor", "viking lookout", "", "", "", "")
    state = builder.player(hand="FLC", silver=9, levels=(4, 0, 0), unpaid=3).turn()
    state.play(Act(CONVERT, workers("FLC")))
    assert why(state, Outsider(0)) == "With the Traitor, every unpaid debt costs only 1 point."
    state = table().orders(*OTHERS).player(hand="CLM", unpaid=1, converted=["viking traitor"]).turn()
    state.play(Act(ABSOLVE, workers("CLM")))
    assert why(state, Jar(jar_field("pay_debt"))) == "A debt is paid: 2 points more."


def test_outsiders_are_attacked_for_their_reward() -> None:
    foes = ("viking lookout", "saracen marauder", "viking vigilante", "", "", "")
    state = table().orders(*OTHERS).outsiders(*foes).player(hand="SLFL", levels=(0, 1, 0), unpaid=1).turn()
    state.play(Act(ATTACK, workers("SLF")))
    assert why(state, Outsider(0)) == "Gives 1 merchant: enough for Recruit."
    assert why(state, Outsider(1)) == "+2 influence: 1 point more at the end."
    assert why(state, Outsider(2)) == "One fewer debt: 3 points more."


def test_outsiders_are_converted_for_what_they_are_worth() -> None:
    foes = ("viking lookout", "saracen mercenary", "viking protector", "", "", "")
    builder = table().orders("attack", "garrison", "fortify").outsiders(*foes)
    state = builder.player(hand="FLC", silver=9, paid=2, levels=(4, 0, 0)).turn()
    state.play(Act(CONVERT, workers("FLC")))
    assert why(state, Outsider(0)) == ""
    assert why(state, Outsider(1)) == "The Saracen Mercenary then scores 2 points."
    assert why(state, Outsider(2)) == "The Viking Protector then scores 2 points."


# Paladins and taverns.


def test_a_paladin_is_chosen_for_what_they_make_possible_and_no_rival_reads_it() -> None:
    state = game_at("paladin")
    state.orders[0] = GARRISON
    state.drawn[0] = (paladin("berengier"), paladin("oliver"), paladin("otton"))
    state.paladin_decks[0] = tuple(card for card in range(12) if card not in state.drawn[0])
    state.reopen()
    cheap = ChoosePaladin(paladin("berengier"), paladin("oliver"))
    assert why(state, cheap) == "Garrison costs less with Bérengier."
    assert why(state, ChoosePaladin(paladin("oliver"), paladin("otton"))) == "Gives 2 clerics for the next round."
    otton = ChoosePaladin(paladin("otton"), paladin("oliver"))
    assert why(state, otton) == "Enough workers and resources for Trade and Recruit."
    assert words.why(state.view(1), cheap) == "It was chosen in secret: nobody else knows why."


def taverns(hand: str, *letters: str) -> Any:
    """Seat 0, with these workers, chooses one of these tavern cards."""
    state = at_tavern(letters[0])
    state.hands[0] = list(workers(hand))
    state.taverns = [TAVERNS.index(each) for each in letters]
    state.tavern_deck = [card for card in range(len(TAVERNS)) if card not in state.taverns]
    state.reopen()
    return state


def test_a_tavern_card_is_chosen_for_what_its_workers_can_do() -> None:
    state = taverns("", "FXXL", "MMLL", "CCMM")
    assert why(state, TakeTavern(0)) == "Leaves enough for Attack."
    assert why(state, TakeTavern(1)) == "Leaves 2 merchants for the next round."


def test_a_tavern_card_without_criminals_avoids_suspicion() -> None:
    everyone = "SSSMMMFFFCCC"
    state = taverns(everyone, "SSSL", "FXXL", "CCCF")
    assert why(state, TakeTavern(0)) == "Avoids a suspicion card."
    assert why(state, TakeTavern(1)) == "Leaves 2 criminals for the next round."
    assert why(taverns(everyone, "SSSL", "CCMM", "CCCF"), TakeTavern(0)) == ""
