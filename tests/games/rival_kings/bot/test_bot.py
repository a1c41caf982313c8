"""The bots' knowledge of Rival Kings: they drop plainly bad moves and value better positions more highly."""

from functools import partial
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.games.rival_kings import bot
from kingdoms.games.rival_kings.cards import BISHOP, CARDS, COURT_LADY, HERBALIST, JAILER, TROUBADOUR, is_subject
from kingdoms.games.rival_kings.moves import (
    Buy,
    FendOff,
    Give,
    PassOn,
    Receive,
    ReceiveTop,
    Settle,
    Skip,
    Steal,
    Take,
    Use,
)
from tests.games.helpers import playing
from tests.games.rival_kings.table import card, leave_until, play, table

GAME = GAMES["rival_kings"]


sensible = partial(playing.sensible, GAME)


def test_free_gains_are_not_skipped() -> None:
    state = table(3, markers=1).choose("knight", "diplomat", "duke")
    leave_until(state, 0)
    assert sensible(state) == [Steal(1, 0), Steal(1, 1), Steal(1, 2)]
    play(state, Steal(1, 0))
    assert sensible(state) == [Settle()]
    play(state, Settle())
    assert sensible(state) == [Take(0), Take(1), Take(2), Take(3)]


def test_an_attack_is_fended_off() -> None:
    state = table(2).subjects(1, "watchman").choose("knight", "diplomat")
    assert sensible(state) == [FendOff(0)]


def test_the_fullest_open_stacks_are_taken() -> None:
    state = table(2, open_money=True).stacks(1, 4, 4, 0).choose("knight", "duke")
    leave_until(state, 0)
    assert sensible(state) == [Take(1), Take(2)]


def test_the_blacksmiths_discount_is_always_used() -> None:
    builder = table(2).coins(0, 9).subjects(0, "blacksmith").pile(0, "forge").pile(1, "inn")
    assert sensible(builder.choose("lord_protector", "duke")) == [Buy(0, True), Buy(1, True)]


def test_an_expensive_card_that_fits_nothing_may_be_skipped() -> None:
    builder = table(2).coins(0, 9).pile(0, "garden").pile(1, "cathedral")
    assert sensible(builder.choose("lord_protector", "duke")) == [Buy(0, False), Buy(1, False), Skip()]


def test_a_card_whose_pair_scores_more_than_it_costs_is_not_skipped() -> None:
    builder = table(2).coins(0, 9).subjects(0, "jailer").pile(0, "castle_wall").pile(1, "cathedral")
    assert sensible(builder.choose("lord_protector", "duke")) == [Buy(0, False), Buy(1, False)]


def test_markers_may_be_passed_on_to_a_rival_who_is_a_little_behind() -> None:
    state = table(3).markers(0, 1).markers(1, 1).coins(1, 3).coins(2, 6).choose("courtier", "duke", "queen")
    leave_until(state, 0)
    assert sensible(state) == [PassOn(1), PassOn(2)]


def test_markers_are_not_passed_on_to_a_rival_who_is_far_behind() -> None:
    builder = table(3).markers(0, 1).markers(1, 4).coins(2, 9)
    state = builder.choose("courtier", "duke", "queen")
    leave_until(state, 0)
    assert sensible(state) == [PassOn(2)]


def test_an_ability_that_only_helps_is_not_skipped_at_the_end_of_a_turn() -> None:
    for name, subject in (("jailer", JAILER), ("herbalist", HERBALIST)):
        state = table(2).markers(0, 2).subjects(0, name).choose("queen", "trader_1")
        play(state, Skip())
        assert state.agenda[-1][0] == "turn_end"
        assert sensible(state) == [Use(subject)]


def test_exchanges_that_gain_nothing_are_skipped() -> None:
    builder = table(2).subjects(0, "jailer", "court_lady").buildings(0, "prison", "tavern").buildings(1, "farm")
    state = builder.choose("queen", "trader_1")
    assert Use(COURT_LADY) in state.moves()
    assert sensible(state) == [Skip()]


def test_exchanges_that_make_a_pair_are_found() -> None:
    builder = table(2).subjects(0, "jailer", "court_lady").buildings(0, "tavern", "inn").buildings(1, "farm", "prison")
    state = builder.choose("queen", "trader_1")
    play(state, Use(COURT_LADY))
    assert sensible(state) == [Give(card("tavern"), 0), Give(card("inn"), 1)]
    play(state, Give(card("inn"), 1))
    assert sensible(state) == [Receive(1, card("prison"), 1)]


def test_the_bishop_looks_for_subjects() -> None:
    builder = table(2).subjects(0, "bishop", "farmer", "bishop").buildings(0, "mine").subjects(1, "miner")
    state = builder.choose("queen", "trader_1")
    assert Use(BISHOP) in sensible(state)


def test_the_troubadour_swaps_a_card_that_does_not_fit_for_one_that_does() -> None:
    builder = table(2).subjects(0, "jailer", "troubadour").buildings(0, "inn")
    state = builder.pile(0, "prison").pile(1, "market").pile(2, "sailor").pile(3, "miner").choose("queen", "trader_1")
    assert Use(TROUBADOUR) in sensible(state)
    play(state, Use(TROUBADOUR), Give(card("inn"), 0))
    assert sensible(state) == [ReceiveTop(0)]


def test_coins_are_worth_something_and_markers_and_rivals_coins_cost_something() -> None:
    plain = bot.value(table(2, coins=2).lay(), 0)
    assert bot.value(table(2, coins=2).coins(0, 5).lay(), 0) > plain
    assert bot.value(table(2, coins=2).markers(0, 1).lay(), 0) < plain
    assert bot.value(table(2, coins=2).coins(1, 5).lay(), 0) < plain


def test_a_point_counts_more_when_the_best_rival_is_close() -> None:
    def gain(markers_of_the_rival: int) -> float:
        poor, rich = (table(2, coins=2).markers(1, markers_of_the_rival).coins(0, own).lay() for own in (9, 12))
        return bot.value(rich, 0) - bot.value(poor, 0)

    assert gain(0) > gain(12) + 0.2


def test_a_card_that_may_find_a_partner_is_worth_more_than_its_point_while_there_is_time() -> None:
    def gain(*pile: str) -> float:
        bare, built = (table(2, coins=2).whole_pile(0, *pile) for _ in range(2))
        return bot.value(built.buildings(0, "cathedral").lay(), 0) - bot.value(bare.lay(), 0)

    assert gain("mine", "farm", "market", "inn") > gain("inn")


@pytest.mark.parametrize("subject", [each.key for number, each in enumerate(CARDS) if is_subject(number)])
def test_every_subjects_ability_is_worth_something(subject: str) -> None:
    assert bot.terms(table(2, coins=2).subjects(0, subject).lay(), 0)[0].ability > 0


def test_a_victory_is_better_than_points() -> None:
    def ended(coins: list[int]) -> Any:
        state: Any = GAME.new(seats=2, seed=1, options={})
        state.seat, state.agenda, state.coins, state.markers = None, [], coins, [0, 0]
        return state

    assert bot.value(ended([9, 6]), 0) > 5 > 0 > bot.value(ended([6, 9]), 0)


def test_in_the_middle_of_an_exchange_the_best_answer_counts() -> None:
    builder = table(2).subjects(0, "jailer", "court_lady").buildings(0, "inn", "tavern").buildings(1, "prison", "farm")
    state = builder.choose("queen", "trader_1")
    assert Use(COURT_LADY) in state.moves()
    before = bot.value(state, 0)
    play(state, Use(COURT_LADY))
    assert bot.value(state, 0) > before + 2


def test_other_weights_judge_differently_and_leave_the_defaults_alone() -> None:
    state = table(2, coins=2).markers(0, 1).lay()
    usual = bot.value(state, 0)
    assert bot.value(state, 0, bot.WEIGHTS._replace(marker=9.0)) < usual == bot.value(state, 0)


# Looking ahead.


def test_looking_ahead_does_not_see_what_others_have_chosen() -> None:
    for seed in range(20):
        state = GAME.new(seats=3, seed=seed, options={})
        choices = {bot.at_first_sight(state.after(move)) for move in state.moves()}
        assert len(choices) == 1


def play_on(start: Any) -> Any:
    """The position after the first move and as many further decisions as it takes to judge it."""
    now, decisions = start.after(start.moves()[0]), 0
    while not bot.is_far_enough(start, now, decisions):
        now.apply(bot.at_first_sight(now))
        decisions += 1
    return now


def test_a_choice_is_played_out_to_the_end_of_the_round_because_the_kept_characters_count() -> None:
    start = GAME.new(seats=3, seed=1, options={})
    now = play_on(start)
    assert (now.round, now.cycle, now.agenda[-1][0]) == (start.round + 1, start.cycle, "choose")


def test_a_move_in_a_turn_is_played_out_to_the_end_of_its_cycle() -> None:
    start = GAME.new(seats=3, seed=1, options={})
    while start.agenda[-1][0] == "choose":
        start.apply(start.moves()[0])
    now = play_on(start)
    assert (now.round, now.cycle, now.agenda[-1][0]) == (start.round, start.cycle + 1, "choose")
