"""Watchman: fending off one attack by a higher rank."""

from kingdoms.games.rival_kings.cards import HERBALIST, WATCHMAN
from kingdoms.games.rival_kings.events import Attacked, Clashed, FendedOff, Used
from kingdoms.games.rival_kings.moves import NEUTRAL, ExchangeCharacters, FendOff, PassOn, Skip, Steal, Use
from tests.games.rival_kings.table import leave_until, offered, play, table, told


def test_the_attacker_gets_the_marker() -> None:
    state = table(2).subjects(1, "watchman").choose("knight", "diplomat")
    assert state.seat == 1
    assert state.moves() == [FendOff(0), Skip()]
    assert state.markers == [0, 0]
    events = play(state, FendOff(0))
    assert told(events, Used) == [Used(1, WATCHMAN)]
    assert told(events, FendedOff) == [FendedOff(1, 0)]
    assert not told(events, Attacked)
    assert state.markers == [1, 0]


def test_the_watchman_may_decline() -> None:
    state = table(2).subjects(1, "watchman").choose("knight", "diplomat")
    events = play(state, Skip())
    assert told(events, Attacked) == [Attacked(0, 1)]
    assert state.markers == [0, 1]
    assert state.used == 0


def test_the_attacker_can_still_steal() -> None:
    state = table(2).subjects(1, "watchman").choose("knight", "diplomat")
    play(state, FendOff(0))
    assert state.seat == 0
    assert len(offered(state, Steal)) == 3


def test_only_one_of_two_attacks_can_be_fended_off() -> None:
    for attacker, markers in ((0, [1, 0, 1]), (1, [0, 1, 1])):
        state = table(3).subjects(2, "watchman").choose("courtier", "countess", "trader_1")
        assert set(state.moves()) == {FendOff(0), FendOff(1), Skip()}
        events = play(state, FendOff(attacker))
        assert state.markers == markers
        assert told(events, FendedOff) == [FendedOff(2, attacker)]
        assert told(events, Attacked) == [Attacked(1 - attacker, 2)]
        assert not offered(state, FendOff)


def test_neither_of_two_attacks_has_to_be_fended_off() -> None:
    state = table(3).subjects(2, "watchman").choose("courtier", "countess", "trader_1")
    play(state, Skip())
    assert state.markers == [0, 0, 2]


def test_equal_ranks_cannot_be_fended_off() -> None:
    state = table(2).subjects(0, "watchman").choose("bursar", "knight")
    assert not offered(state, FendOff)
    assert state.markers == [1, 1]


def test_a_pair_member_may_fend_off_a_higher_rank() -> None:
    state = table(3).subjects(0, "watchman").choose("trader_1", "trader_2", "countess")
    assert state.seat == 0
    assert set(state.moves()) == {FendOff(2), Skip()}
    events = play(state, FendOff(2))
    assert state.markers == [1, 2, 1]
    assert told(events, Attacked) == [Attacked(2, 1)]


def test_the_conflict_between_equal_ranks_comes_before_the_choice() -> None:
    _state, events = table(3).subjects(0, "watchman").reveal("trader_1", "trader_2", "countess")
    assert len(told(events, Clashed)) == 1
    assert not told(events, Attacked)


def test_a_locked_attacker_does_not_attack() -> None:
    state = table(3).subjects(2, "watchman").choose("courtier", "priest", "trader_1")
    assert not offered(state, FendOff)
    assert state.markers == [1, 1, 0]


def test_an_attack_fended_off_cannot_be_fended_off_again() -> None:
    state = table(2).subjects(0, "watchman").subjects(1, "watchman").choose("knight", "diplomat")
    assert state.seat == 1
    play(state, FendOff(0))
    assert not offered(state, FendOff)
    assert state.markers == [1, 0]


def test_two_watchmen_decide_in_rank_order() -> None:
    queen, knight, diplomat = range(3)
    state = table(3).subjects(knight, "watchman").subjects(diplomat, "watchman").choose("queen", "knight", "diplomat")
    assert state.seat == knight
    assert set(state.moves()) == {FendOff(queen), Skip()}
    play(state, FendOff(queen))
    assert state.seat == diplomat
    assert set(state.moves()) == {FendOff(knight), Skip()}
    play(state, FendOff(knight))
    assert state.markers == [1, 1, 0]


def test_of_two_watchmen_in_a_pair_the_tie_symbol_decides_first() -> None:
    state = table(3).subjects(0, "watchman").subjects(1, "watchman").choose("trader_2", "trader_1", "countess")
    assert state.seat == 1
    play(state, FendOff(2))
    assert state.seat == 0
    play(state, FendOff(2))
    assert state.markers == [1, 1, 2]


def test_a_victims_markers_are_given_after_their_choice() -> None:
    state, events = table(3).subjects(2, "watchman").reveal("queen", "knight", "diplomat")
    assert told(events, Attacked) == [Attacked(0, 1)]
    assert state.markers == [0, 1, 0]
    assert told(play(state, Skip()), Attacked) == [Attacked(1, 2)]


def test_a_neutral_attack_fended_off_gives_no_marker() -> None:
    state = table(2).subjects(1, "watchman").neutrals("knight").choose("duke", "diplomat")
    assert state.seat == 1
    assert state.moves() == [FendOff(NEUTRAL), Skip()]
    events = play(state, FendOff(NEUTRAL))
    assert told(events, FendedOff) == [FendedOff(1, NEUTRAL)]
    assert not told(events, Attacked)
    assert state.markers == [0, 0]
    assert state.used == 0b10


def test_a_neutral_attack_may_be_accepted() -> None:
    state = table(2).subjects(1, "watchman").neutrals("knight").choose("duke", "diplomat")
    play(state, Skip())
    assert state.markers == [0, 1]
    assert state.used == 0


def test_either_a_player_or_the_neutral_character_is_fended_off() -> None:
    for attacker, markers in ((0, [1, 1]), (NEUTRAL, [0, 1])):
        state = table(2).subjects(1, "watchman").neutrals("courtier").choose("countess", "trader_1")
        assert set(state.moves()) == {FendOff(0), FendOff(NEUTRAL), Skip()}
        play(state, FendOff(attacker))
        assert state.markers == markers
        assert not offered(state, FendOff)


def test_a_neutral_character_of_equal_rank_cannot_be_fended_off() -> None:
    state = table(2).subjects(1, "watchman").neutrals("countess").choose("knight", "diplomat")
    assert set(state.moves()) == {FendOff(0), Skip()}
    play(state, FendOff(0))
    assert state.markers == [1, 1]
    state = table(2).subjects(1, "watchman").neutrals("countess").choose("duke", "diplomat")
    assert not offered(state, FendOff)
    assert state.markers == [0, 1]


def test_passing_on_a_marker_cannot_be_fended_off() -> None:
    state = table(3).subjects(1, "watchman").markers(0, 1).choose("courtier", "queen", "bursar")
    leave_until(state, 0)
    play(state, PassOn(1))
    assert state.markers[1] == 1
    assert not offered(state, FendOff)


def test_the_herbalist_cannot_be_fended_off() -> None:
    state = table(3).subjects(1, "watchman").subjects(0, "herbalist").markers(0, 1).choose("knight", "duke", "trader_1")
    leave_until(state, 0)
    play(state, Use(HERBALIST), PassOn(1))
    assert state.markers[1] == 1
    assert not offered(state, FendOff)


def test_only_the_active_watchman_counts() -> None:
    state = table(2).subjects(1, "watchman", "jailer").choose("knight", "diplomat")
    assert not offered(state, FendOff)
    assert state.markers == [0, 1]


def test_the_watchman_protects_a_character_received_from_a_gardener() -> None:
    state = table(3).subjects(0, "gardener").subjects(1, "watchman").choose("diplomat", "duke", "knight")
    play(state, ExchangeCharacters(1))
    assert state.seat == 1
    assert set(state.moves()) == {FendOff(2), Skip()}
    play(state, FendOff(2))
    assert state.markers == [0, 0, 1]


def test_a_attacker_may_also_be_attacked() -> None:
    state = table(4).subjects(3, "watchman").choose("duke", "queen", "courtier", "trader_1")
    play(state, FendOff(2))
    assert state.markers == [0, 0, 2, 0]
