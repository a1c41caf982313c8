"""The outlook of the bots in Royals: gains match the effect of occupying, and cards are worth their possible uses."""

import random
from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from kingdoms.games.royals import bot
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.bot import outlook
from kingdoms.games.royals.bot.expected_score import BoardContents, TimeLeft, contents_of, expected_scores, gains
from kingdoms.games.royals.bot.weights import WEIGHTS
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, Occupy, TakeHidden, TakeOpen
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.scoring import award
from tests.games.royals.positions import every_table, new
from tests.games.royals.printed import LETTERS, country, position
from tests.games.royals.table import Table, fresh, play, table

COUNTRIES, INFLUENCE, TITLES = 1, 3, 4
"""The indices of these parts in a seat's expected score."""
SOME_TIME = TimeLeft(0.6, 0.4)


def ahead(state: Any, seat: int) -> float:
    """How far a seat's expected score is ahead of its rivals' on average.

    Rivals' bonuses are left out: when a position is occupied, rivals lose only influence and titles.
    """
    rows = expected_scores(contents_of(state), SOME_TIME, WEIGHTS)
    rivals = [sum(row[INFLUENCE:]) for other, row in enumerate(rows) if other != seat]
    return sum(rows[seat]) - fmean(rivals)


def occupied(state: Any, move: Occupy) -> Any:
    """The state after a position has been occupied and paid for."""
    after = state.copy()
    after.apply(move)
    while after.agenda and after.agenda[-1][0] in ("pay", "pay_intrigue"):
        after.apply(cheapest(after))
    return after


@every_table
def test_gains_match_the_result_of_occupying(seats: int) -> None:
    state, rng, seen = new(seats, 3), random.Random(3), 0
    while state.seat is not None:
        before, gained = ahead(state, state.seat), gains(contents_of(state), state.seat, SOME_TIME, WEIGHTS)
        for move in state.moves():
            if type(move) is Occupy:
                after = occupied(state, move)
                # With nothing left to decide the turn ends, and the period may end with it.
                if after.period == state.period and after.seat is not None:
                    assert ahead(after, state.seat) == pytest.approx(before + gained[move.position])
                    seen += 1
        state.apply(rng.choice(bot.sensible(state, state.moves())))
    assert seen > 50


def test_results_for_other_weights_are_not_reused() -> None:
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal").hand(0, "FFFF").turn(0)
    before = bot.value(state, 0)
    for name in WEIGHTS._fields:
        bot.value(state, 0, WEIGHTS._replace(**{name: 2 * getattr(WEIGHTS, name)}))
    assert bot.value(state, 0) == before == bot.value(state, 0, WEIGHTS)


def test_the_leader_in_a_country_can_expect_more_of_it_the_later_it_is() -> None:
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal").turn(0)
    leads = []
    for left in (1.0, 0.5, 0.0):
        first, second, _third = expected_scores(contents_of(state), TimeLeft(left, left), WEIGHTS)
        leads.append(first[INFLUENCE] - second[INFLUENCE])
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]


def test_at_the_very_end_the_third_in_a_country_can_expect_nothing_from_it() -> None:
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal").holds(2, "lyon baron").turn(0)
    ended = expected_scores(contents_of(state)._replace(period=2), TimeLeft(0.0, 0.0), WEIGHTS)
    assert [seat[INFLUENCE] for seat in ended] == [13, 7, 0]


def on_full_board(letters: str, pairs: str = "") -> float:
    """How good this hand is for the first seat when two rivals hold every position."""
    state = table(3).hand(0, letters, pairs).turn(0)
    state.holders = [1 + place % 2 for place in range(len(POSITIONS))]
    return bot.value(state, 0)


def on_empty_board(letters: str) -> float:
    return bot.value(table(3).hand(0, letters).turn(0), 0)


def test_cards_are_worth_less_on_a_full_board_unless_intrigue_finds_a_use_for_them() -> None:
    many, few = "FFFFGGGBBB", "FG"
    assert on_empty_board(many) - on_empty_board(few) > on_full_board(many) - on_full_board(few) + 1
    assert on_full_board(many, "FG FB") - on_full_board(many) > on_full_board(few, "FG FB") - on_full_board(few) + 1


# The expected score.


def board(builder: Table) -> BoardContents:
    return contents_of(builder.turn(0))


def test_a_country_has_two_bonuses_and_none_for_those_who_have_one() -> None:
    france = country("F")

    def bonuses(*owners: int) -> list[int]:
        owned = [()] * len(LETTERS)
        owned[france] = owners
        contents = board(table(3))._replace(country_bonuses=tuple(owned))
        return [contents.country_bonus(france, seat) for seat in range(3)]

    assert bonuses() == [14, 14, 14]
    assert bonuses(1) == [7, 0, 7]
    assert bonuses(1, 2) == [0, 0, 0]


def test_only_tiles_with_ones_own_cubes_bring_the_noble_house_nearer() -> None:
    contents = board(table(3).holds(0, "paris king").holds(1, "reims countess"))
    assert [len(contents.titles(seat)) for seat in range(3)] == [1, 1, 0]


@pytest.mark.parametrize("cubes", [(0, 0), (0, 0, 0), (2, 1, 0), (1, 1, 0), (1, 1, 1)])
def test_with_no_time_left_a_tile_is_worth_its_points_to_those_who_score_it(cubes: tuple[int, ...]) -> None:
    seats = len(cubes)
    contents = board(table(seats))._replace(tiles=(*[(0,) * seats] * 6, cubes))
    winners, points = award(6, cubes)
    rows = expected_scores(contents, TimeLeft(0.0, 0.0), WEIGHTS)
    assert [row[TITLES] for row in rows] == [points if seat in winners else 0 for seat in range(seats)]


def test_with_time_left_a_tile_is_worth_more_than_twice_as_much_with_two_cubes_as_with_one() -> None:
    contents = board(table(3))._replace(tiles=(*[(0, 0, 0)] * 6, (2, 1, 0)))
    two, one, none = (row[TITLES] for row in expected_scores(contents, TimeLeft(1.0, 1.0), WEIGHTS))
    assert 2 * two > 2 * 2 * one > none == 0
    assert two < 16


def test_the_same_influence_is_a_larger_share_of_a_country_the_fewer_periods_there_are() -> None:
    weights = WEIGHTS._replace(open=1.0, next_period=0.0, last_period=0.0)
    contents = board(table(3).holds(0, "paris king"))
    shares = [
        expected_scores(contents._replace(period=period), TimeLeft(1.0, 1.0), weights)[0][INFLUENCE] / sum(tokens)
        for period, tokens in enumerate(((7, 4), (10, 5), (13, 7)))
    ]
    assert shares == sorted(shares)
    assert 0.4 < shares[0] < shares[1] < shares[2] < 1


def test_half_the_cards_for_a_bonus_are_less_than_half_the_way() -> None:
    contents = board(table(3).holds(0, "london duke"))
    rows = [expected_scores(contents, TimeLeft(1.0, 1.0), WEIGHTS)[0][COUNTRIES]]
    rows.append(expected_scores(contents, TimeLeft(1.0, 1.0), WEIGHTS._replace(progress=1.0))[0][COUNTRIES])
    assert 0 < rows[0] < rows[1]


# Time.


def last_round(seat: int) -> Any:
    return table(3).period(2).deck("", only=True).turn(seat)


def test_in_the_last_round_only_those_who_have_not_played_have_a_turn_left() -> None:
    for now in range(3):
        assert [outlook.turns_left(last_round(now), seat) for seat in range(3)] == [seat >= now for seat in range(3)]
        assert outlook.time_left(last_round(now)) == TimeLeft(0.0, 0.0)
    state = table(3).period(2).turn(0)
    assert outlook.time_left(state).period > 0
    state.is_last_round = True
    assert outlook.time_left(state) == TimeLeft(0.0, 0.0)
    state = last_round(1)
    state.start = 1
    assert [outlook.turns_left(state, seat) for seat in range(3)] == [1, 0, 1]


def test_cards_in_the_deck_are_further_turns() -> None:
    state = table(3).period(2).deck("F" * 13, only=True).turn(0)
    assert [outlook.turns_left(state, seat) for seat in range(3)] == [2, 2, 2]
    state = table(3).period(2).deck("F" * 13, only=True).turn(1)
    assert [outlook.turns_left(state, seat) for seat in range(3)] == [2, 3, 3]


def test_earlier_periods_mean_more_turns_and_the_acting_seat_has_one_more() -> None:
    turns = [outlook.turns_left(table(3).period(period).deck("F" * 15, only=True).turn(0), 0) for period in range(3)]
    periods = turns[0] - turns[1]
    assert turns[1] - turns[2] == pytest.approx(periods)
    assert 5 < periods < 9, "about 50 cards are drawn in a period"
    state = table(3).turn(0)
    assert outlook.turns_left(state, 1) == outlook.turns_left(state, 2) == outlook.turns_left(state, 0) - 1


def test_titles_are_decided_late_in_the_game() -> None:
    games = [outlook.time_left(table(3).period(period).turn(0)).game for period in range(3)]
    assert games[0] > games[1] > games[2]
    assert games[0] - games[1] < games[1] - games[2]
    assert games[1] > 0.8


def test_time_is_up_when_the_deck_is_and_a_period_never_has_more_than_all_of_it() -> None:
    periods = [outlook.time_left(table(3).deck("F" * cards, only=True).turn(0)).period for cards in (0, 8, 16)]
    assert periods[0] == 0 < periods[1] < periods[2] < 1
    assert outlook.time_left(fresh(5)).period == 1


def test_it_does_not_matter_where_a_turns_cards_come_from() -> None:
    state = table(3).deck("F" * 20, only=True).turn(0)
    state.play(DrawThree())
    start = outlook.time_left(state)
    assert outlook.time_left(state.after(TakeHidden())) == outlook.time_left(state.after(TakeOpen(0))) == start
    play(state, TakeHidden(), TakeHidden())
    assert outlook.time_left(state) == start


# Cards.


def terms_of(state: Any, seat: int = 0, judge: int = 0, **weights: float) -> outlook.Terms:
    return outlook.Terms(*outlook.terms(state, judge, WEIGHTS._replace(**weights))[seat])


def test_rivals_cards_count_for_half() -> None:
    state = table(3).hand(1, "FFF", "FG").turn(0)
    as_rival, as_own = terms_of(state, 1), terms_of(state, 1, judge=1)
    assert as_rival.cards == as_own.cards / 2 > 0
    assert as_rival.intrigue == as_own.intrigue / 2 > 0


def test_cards_in_a_large_hand_are_worth_less() -> None:
    worths = [terms_of(table(3).hand(0, "FFFFGGGGBBBB"[:count]).turn(0)).cards for count in (9, 10, 11, 12)]
    more = [after - before for before, after in pairwise(worths)]
    assert more[0] == pytest.approx(WEIGHTS.card)
    assert more[1] == pytest.approx(more[2]) == pytest.approx(WEIGHTS.card_too_many)


def test_in_the_last_turn_one_intrigue_card_and_few_cards_are_enough_and_choice_is_worth_nothing() -> None:
    last = table(3).period(2).hand(0, "FFFFGGG", "FG FB").deck("", only=True).turn(0)
    fewer = table(3).period(2).hand(0, "FFFFG", "FG").deck("", only=True).turn(0)
    assert terms_of(last).cards == terms_of(fewer).cards
    assert terms_of(last).intrigue == terms_of(fewer).intrigue > 0
    early = table(3).hand(0, "FFFF").turn(0)
    for state, is_worth in ((early, True), (table(3).period(2).hand(0, "FFFF").deck("", only=True).turn(0), False)):
        drawing = state.after(DrawThree())
        assert (terms_of(drawing).cards > terms_of(drawing, choice=0.0).cards) == is_worth
    assert terms_of(early).cards == terms_of(early, choice=0.0).cards


def test_a_full_hand_has_no_room_for_a_choice() -> None:
    drawing = table(3).hand(0, "FFFFGGGGBBBB").turn(0).after(DrawThree())
    assert terms_of(drawing).cards == terms_of(drawing, choice=0.0).cards


def test_on_a_full_board_intrigue_makes_four_cards_usable_but_never_more_than_there_are() -> None:
    def cards(letters: str, pairs: str) -> float:
        state = table(3).hand(0, letters, pairs).turn(0)
        state.holders = [1 + place % 2 for place in range(len(POSITIONS))]
        return terms_of(state).cards

    assert cards("FFFFGGGG", "") < cards("FFFFGGGG", "FG") < cards("FFFFGGGG", "FG FG") == cards("FFFFGGGG", "FG FG FG")
    assert cards("FFFF", "FG") == cards("FFFF", "FG FG")
    assert cards("", "") == 0


# Plans.


def profits(state: Any, **weights: float) -> list[float]:
    """The profit of each position for the first seat."""
    return outlook.surpluses(state, 0, outlook.time_left(state), contents_of(state), WEIGHTS._replace(**weights))


def test_nothing_is_planned_without_cubes_or_turns_or_where_one_is_already() -> None:
    state = table(3).holds(0, "reims countess").hand(0, "FFFF").turn(0)
    assert profits(state)[position("reims countess")] == 0 < max(profits(state))
    state.supply[0] = 2
    assert any(profits(state))
    state.supply[0] = 1
    assert not any(profits(state))
    state = table(3).period(2).hand(0, "FFFFFF").deck("", only=True).turn(1)
    assert not any(profits(state))


def test_in_the_last_turn_only_cards_still_to_be_drawn_can_be_found() -> None:
    king, duke = position("paris king"), position("marseille duke")
    last = table(3).period(2).hand(0, "FFFFFF").deck("FFF", only=True).hand_out(0)
    assert profits(last)[king] == 0 < profits(last)[duke]
    before = table(3).period(2).hand(0, "FFFFFF").deck("FFF", only=True).turn(2)
    assert outlook.turns_left(before, 0) == 1
    assert profits(before)[king] != 0, "a turn still to come may find two cards"
    drawing = table(3).period(2).hand(0, "FFFFF").deck("", only=True).turn(0).after(DrawThree())
    assert profits(drawing)[king] != 0
    assert profits(table(3).hand(0, "FFFFF").hand_out(0))[king] != 0


def test_cards_about_to_be_drawn_may_stand_in_for_others() -> None:
    duke = position("marseille duke")
    state = table(3).hand(0, "FFF").turn(0)
    assert profits(state.after(DrawThree()))[duke] > profits(state)[duke] > 0
    full = table(3).hand(0, "FFFGGGBBBSSS").turn(0)
    assert profits(full.after(DrawThree()))[position("paris king")] == pytest.approx(
        profits(full)[position("paris king")]
    )


def test_cards_beyond_the_limit_can_be_spent_before_they_are_discarded() -> None:
    state = table(3).hand(0, "FFFFFGGGBBBSSS").hand_out(0)
    king = position("paris king")
    assert profits(state)[king] == profits(state, short=0.1)[king] != 0
    assert terms_of(state).cards == terms_of(state, choice=0.0).cards


def test_intrigue_about_to_be_drawn_helps_with_takeovers() -> None:
    state = table(3).holds(1, "paris king").hand(0, "FFFFFFFF").turn(0)
    king = position("paris king")
    assert profits(state.after(DrawWithIntrigue()))[king] > profits(state.after(DrawThree()))[king] > 0


def test_takeovers_cost_intrigue_and_need_more_cards_if_these_do_not_name_the_country() -> None:
    king = position("paris king")

    def profit(pairs: str, **weights: float) -> float:
        return profits(table(3).holds(1, "paris king").hand(0, "FFFFFFFF", pairs).turn(0), **weights)[king]

    assert profit("FG FB") == profit("FG FB FS") > profit("FG GS") > profit("FG") > profit("") > 0
    assert profit("FG FB") == profit("FG GB GS")
    assert profit("FG FB", intrigue=0.0) - profit("FG FB") == pytest.approx(2 * WEIGHTS.intrigue)


def test_plans_are_never_worth_less_than_nothing() -> None:
    state = table(3).turn(0)
    state.holders = [0] * len(POSITIONS)
    assert terms_of(state)[-len(LETTERS) :] == (0.0,) * len(LETTERS)
    assert terms_of(table(3).turn(0), card=50.0)[-len(LETTERS) :] == (0.0,) * len(LETTERS)
