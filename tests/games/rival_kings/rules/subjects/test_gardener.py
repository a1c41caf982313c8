"""Gardener: exchanging characters after the reveal."""

from kingdoms.games.rival_kings.cards import GARDENER
from kingdoms.games.rival_kings.events import Attacked, CharactersExchanged, Clashed, Revealed, Used
from kingdoms.games.rival_kings.moves import NEUTRAL, ExchangeCharacters, Skip, Steal
from tests.games.helpers.playing import offered, play, told
from tests.games.rival_kings.table import character, leave, table, turn_order


def test_the_gardener_is_asked_after_the_reveal_and_before_the_conflicts() -> None:
    state, events = table(4).subjects(0, "gardener").reveal("knight", "diplomat", "queen", "count")
    assert state.revealed
    assert state.seat == 0
    assert state.moves() == [ExchangeCharacters(1), ExchangeCharacters(2), ExchangeCharacters(3), Skip()]
    assert not told(events, Attacked)
    assert state.markers == [0, 0, 0, 0]


def test_rank_actions_and_conflicts_move_with_the_exchanged_card() -> None:
    state = table(4).subjects(0, "gardener").choose("knight", "diplomat", "queen", "count")
    events = play(state, ExchangeCharacters(2))
    assert told(events, Used) == [Used(0, GARDENER)]
    assert told(events, CharactersExchanged) == [CharactersExchanged(0, 2, character("queen"), character("knight"))]
    assert state.chosen == [character(name) for name in ("queen", "diplomat", "knight", "count")]
    assert state.markers == [0, 1, 1, 0]
    assert told(events, Attacked) == [Attacked(0, 2), Attacked(2, 1)]
    assert state.seat == 0
    assert {move.victim for move in offered(state, Steal)} == {2}


def test_the_rival_cannot_refuse() -> None:
    state = table(3).subjects(0, "gardener").choose("knight", "trader_1", "duke")
    play(state, ExchangeCharacters(1))
    assert not offered(state, ExchangeCharacters)
    assert state.chosen[1] == character("knight")


def test_the_gardener_may_decline() -> None:
    state = table(2).subjects(0, "gardener").choose("knight", "diplomat")
    events = play(state, Skip())
    assert not told(events, Used)
    assert state.used == 0
    assert state.chosen == [character("knight"), character("diplomat")]
    assert state.markers == [0, 1]


def test_markers_and_everything_else_stay_with_the_seat() -> None:
    builder = table(2).subjects(0, "gardener").markers(0, 2).coins(0, 3).coins(1, 1)
    state = builder.choose("queen", "duke")
    play(state, ExchangeCharacters(1))
    assert state.markers == [2, 0]
    assert state.coins == [3, 1]


def test_only_the_active_gardener_counts() -> None:
    state = table(2).subjects(0, "gardener", "jailer").choose("knight", "diplomat")
    assert not offered(state, ExchangeCharacters)


def test_the_neutral_character_is_revealed_first_and_cannot_be_exchanged() -> None:
    state, events = table(2).subjects(0, "gardener").neutrals("bursar").reveal("knight", "diplomat")
    assert told(events, Revealed) == [Revealed((character("knight"), character("diplomat")), character("bursar"))]
    assert state.neutral == character("bursar") != NEUTRAL
    assert state.moves() == [ExchangeCharacters(1), Skip()]
    play(state, ExchangeCharacters(1))
    assert state.markers == [2, 1]


def test_two_gardeners_decide_in_order_of_their_revealed_ranks() -> None:
    builder = table(3).subjects(0, "gardener").subjects(1, "gardener")
    state = builder.choose("knight", "queen", "trader_1")
    assert state.seat == 1
    play(state, Skip())
    assert state.seat == 0
    assert offered(state, ExchangeCharacters)


def test_the_second_gardener_decides_with_the_cards_as_they_are_by_then() -> None:
    builder = table(3).subjects(0, "gardener").subjects(1, "gardener")
    state = builder.choose("knight", "queen", "trader_1")
    play(state, ExchangeCharacters(2))
    assert state.chosen == [character(name) for name in ("knight", "trader_1", "queen")]
    assert state.seat == 0
    assert len(offered(state, ExchangeCharacters)) == 2
    play(state, ExchangeCharacters(2))
    assert state.chosen == [character(name) for name in ("queen", "trader_1", "knight")]


def test_the_order_of_gardeners_is_fixed_at_the_reveal() -> None:
    first, second, knight = range(3)
    builder = table(3).subjects(first, "gardener").subjects(second, "gardener")
    state = builder.choose("queen", "trader_1", "knight")
    play(state, ExchangeCharacters(second))
    assert state.chosen == [character(name) for name in ("trader_1", "queen", "knight")]
    assert state.seat == second
    assert state.used == 0b001
    play(state, ExchangeCharacters(knight))
    assert state.used == 0b011
    assert state.chosen == [character(name) for name in ("trader_1", "knight", "queen")]


def test_a_second_gardener_may_reverse_the_exchange() -> None:
    state = table(2).subjects(0, "gardener").subjects(1, "gardener").choose("queen", "knight")
    play(state, ExchangeCharacters(1))
    assert state.seat == 1
    play(state, ExchangeCharacters(0))
    assert state.chosen == [character("queen"), character("knight")]
    assert state.used == 0b11
    assert state.markers == [0, 1]


def test_of_gardeners_with_equal_rank_the_one_with_fewer_markers_decides_first() -> None:
    builder = table(2).subjects(0, "gardener").subjects(1, "gardener").markers(0, 2).markers(1, 1)
    assert builder.choose("courtier", "priest").seat == 1


def test_of_gardeners_with_equal_rank_and_markers_the_tie_symbol_decides_first() -> None:
    for names, first in ((("courtier", "priest"), 0), (("priest", "courtier"), 1)):
        state = table(2, markers=1).subjects(0, "gardener").subjects(1, "gardener").choose(*names)
        assert state.seat == first


def test_exchanging_within_a_pair_still_clashes_and_moves_the_tie_symbol() -> None:
    state = table(2).subjects(0, "gardener").choose("trader_2", "trader_1")
    events = play(state, ExchangeCharacters(1))
    assert len(told(events, Clashed)) == 1
    assert state.markers == [1, 1]
    assert turn_order(events + leave(state)) == [0, 1]


def test_without_the_exchange_the_tie_symbol_stays_with_the_other_seat() -> None:
    state = table(2).subjects(0, "gardener").choose("trader_2", "trader_1")
    events = play(state, Skip())
    assert turn_order(events + leave(state)) == [1, 0]


def test_a_gardener_who_receives_the_tie_symbol_still_decides() -> None:
    state = table(2).subjects(0, "gardener").subjects(1, "gardener").choose("courtier", "priest")
    play(state, ExchangeCharacters(1))
    assert state.seat == 1
    events = play(state, Skip())
    assert turn_order(events + leave(state)) == [1, 0]


def test_an_exchange_frees_its_user_from_a_pair_by_passing_it_to_the_rival() -> None:
    state = table(3).subjects(0, "gardener").choose("bursar", "knight", "trader_1")
    play(state, ExchangeCharacters(2))
    assert state.markers == [0, 1, 1]
    assert state.locked == 0b110


def test_the_thief_steals_from_the_exchanged_card() -> None:
    state = table(3).subjects(1, "gardener").choose("knight", "diplomat", "duke")
    play(state, ExchangeCharacters(2))
    assert state.markers == [0, 0, 1]
    assert state.seat == 0
    assert {move.victim for move in offered(state, Steal)} == {2}


def test_the_exchange_lasts_for_this_cycle_only() -> None:
    builder = table(2).subjects(0, "gardener").hand(0, "bursar", "countess").hand(1, "duke", "count")
    state = builder.choose("knight", "diplomat")
    play(state, ExchangeCharacters(1))
    leave(state)
    assert state.hands == [
        sorted(character(n) for n in ("bursar", "countess")),
        [character("duke"), character("count")],
    ]
