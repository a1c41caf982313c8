"""Court Lady and Bishop: exchanging a card with a rival."""

from typing import Any

from kingdoms.games.rival_kings.cards import BISHOP, COURT_LADY, JAILER, SAILOR, SCHOLAR
from kingdoms.games.rival_kings.events import Exchanged
from kingdoms.games.rival_kings.moves import FendOff, Give, Receive, Skip, Steal, Take, Use
from tests.games.rival_kings.table import card, cards, leave_until, offered, play, table, told


def given(state: Any) -> set[int]:
    """The cards that may be given now."""
    return {move.card for move in offered(state, Give)}


def received(state: Any) -> set[tuple[int, int]]:
    """The rivals' cards that may be received now, each with its owner."""
    return {(move.rival, move.card) for move in offered(state, Receive)}


# Court Lady


def test_the_court_lady_exchanges_any_buildings_and_both_become_the_newest() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden", "forge", "mine")
    state = builder.buildings(1, "inn", "tavern", "farm").choose("knight", "trader_1")
    play(state, Use(COURT_LADY))
    assert state.moves() == [Give(card("garden"), 0), Give(card("forge"), 1), Give(card("mine"), 2)]
    play(state, Give(card("forge"), 1))
    assert set(state.moves()) == {Receive(1, card(name), place) for place, name in enumerate(("inn", "tavern", "farm"))}
    events = play(state, Receive(1, card("inn"), 0))
    assert told(events, Exchanged) == [Exchanged(0, 1, card("forge"), card("inn"))]
    assert state.buildings == [cards("garden", "mine", "inn"), cards("tavern", "farm", "forge")]
    assert state.seat == 0
    assert not offered(state, Use)
    assert offered(state, Take)


def test_the_court_lady_may_choose_among_all_rivals() -> None:
    builder = (
        table(3).subjects(0, "court_lady").buildings(0, "garden", "forge").buildings(1, "inn").buildings(2, "mine")
    )
    state = builder.choose("knight", "trader_1", "count")
    leave_until(state, 0)
    play(state, Use(COURT_LADY), Give(card("garden"), 0))
    assert received(state) == {(1, card("inn")), (2, card("mine"))}


def test_the_court_lady_cannot_take_a_building_from_a_perfect_pair() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden", "forge")
    state = builder.subjects(1, "miner").buildings(1, "mine", "inn", "farm").choose("knight", "trader_1")
    play(state, Use(COURT_LADY), Give(card("garden"), 0))
    assert received(state) == {(1, card("inn")), (1, card("farm"))}


def test_the_court_lady_cannot_give_a_building_from_ones_own_perfect_pair() -> None:
    builder = table(2).subjects(0, "miner", "court_lady").buildings(0, "mine", "pavilion", "garden", "forge")
    state = builder.buildings(1, "inn", "farm").choose("knight", "trader_1")
    play(state, Use(COURT_LADY))
    assert given(state) == {card("garden"), card("forge")}


def test_a_second_copy_of_a_paired_building_may_be_exchanged() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden", "forge")
    state = builder.subjects(1, "miner").buildings(1, "mine", "inn", "mine").choose("knight", "trader_1")
    play(state, Use(COURT_LADY), Give(card("garden"), 0))
    assert received(state) == {(1, card("inn")), (1, card("mine"))}


def test_two_subjects_bind_two_buildings() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden", "forge")
    state = (
        builder.subjects(1, "miner", "miner").buildings(1, "mine", "inn", "mine", "farm").choose("knight", "trader_1")
    )
    play(state, Use(COURT_LADY), Give(card("garden"), 0))
    assert received(state) == {(1, card("inn")), (1, card("farm"))}


def test_the_court_lady_is_not_offered_when_every_building_is_bound() -> None:
    builder = table(2).subjects(0, "miner", "court_lady").buildings(0, "mine").buildings(1, "inn")
    assert not offered(builder.choose("knight", "trader_1"), Use)
    builder = table(2).subjects(0, "court_lady").buildings(0, "mine").subjects(1, "innkeeper").buildings(1, "inn")
    assert not offered(builder.choose("knight", "trader_1"), Use)


def test_a_bound_building_cannot_be_given_even_for_another_copy_of_it() -> None:
    builder = table(2).subjects(0, "miner", "court_lady").buildings(0, "mine", "forge").buildings(1, "mine", "farm")
    state = builder.choose("knight", "trader_1")
    play(state, Use(COURT_LADY))
    assert state.moves() == [Receive(1, card("mine"), 0), Receive(1, card("farm"), 1)], "only the Forge can be given"


def test_exchanging_equal_buildings_is_not_offered() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "mine").buildings(1, "mine")
    assert not offered(builder.choose("knight", "trader_1"), Use)
    builder = table(2).subjects(0, "court_lady").buildings(0, "mine", "inn").buildings(1, "mine", "farm")
    state = builder.choose("knight", "trader_1")
    play(state, Use(COURT_LADY), Give(card("mine"), 0))
    assert state.buildings[1] == cards("mine", "mine"), "the Farm was the only choice"


def test_equal_buildings_are_one_choice() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "mine", "inn", "mine").buildings(1, "farm", "tavern")
    state = builder.choose("knight", "trader_1")
    play(state, Use(COURT_LADY))
    assert state.moves() == [Give(card("mine"), 0), Give(card("inn"), 1)]


def test_the_exchange_may_make_a_perfect_pair() -> None:
    builder = table(2).subjects(0, "miner", "court_lady").buildings(0, "garden", "forge").buildings(1, "mine", "farm")
    state = builder.choose("knight", "trader_1")
    play(state, Use(COURT_LADY), Give(card("garden"), 0), Receive(1, card("mine"), 0))
    assert state.buildings[0] == cards("forge", "mine")


# Bishop


def test_the_bishop_exchanges_any_subjects_and_both_become_active() -> None:
    builder = table(2).subjects(0, "farmer", "jailer", "bishop").subjects(1, "miner", "scholar", "sailor")
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP))
    assert state.moves() == [Give(card("farmer"), 0), Give(JAILER, 1), Give(BISHOP, 2)]
    play(state, Give(JAILER, 1))
    assert set(state.moves()) == {
        Receive(1, card(name), place) for place, name in enumerate(("miner", "scholar", "sailor"))
    }
    events = play(state, Receive(1, card("miner"), 0))
    assert told(events, Exchanged) == [Exchanged(0, 1, JAILER, card("miner"))]
    assert state.subjects == [cards("farmer", "bishop", "miner"), cards("scholar", "sailor", "jailer")]


def test_the_bishop_may_give_himself_away() -> None:
    state = table(2).subjects(0, "bishop").subjects(1, "miner", "scholar").choose("knight", "trader_1")
    play(state, Use(BISHOP))
    assert state.moves() == [Receive(1, card("miner"), 0), Receive(1, SCHOLAR, 1)]
    play(state, Receive(1, SCHOLAR, 1))
    assert state.subjects == [cards("scholar"), cards("miner", "bishop")]
    assert not offered(state, Use)
    assert state.used == 0b01


def test_a_rival_who_gets_the_bishop_may_use_him_in_a_later_turn() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "scholar").markers(0, 1)
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP), Give(BISHOP, 1), Receive(1, SCHOLAR, 1))
    leave_until(state, 1)
    assert Use(BISHOP) in state.moves()
    play(state, Use(BISHOP), Give(BISHOP, 1), Receive(0, SCHOLAR, 1))
    assert state.subjects == [cards("jailer", "bishop"), cards("miner", "scholar")]
    assert state.used == 0b11


def test_the_users_ability_is_spent_although_the_new_subject_is_active() -> None:
    state = table(2).subjects(0, "bishop").subjects(1, "jailer", "miner").markers(0, 2).choose("knight", "trader_1")
    play(state, Use(BISHOP), Receive(1, JAILER, 0))
    assert state.subjects[0] == [JAILER]
    assert not offered(state, Use)


def test_the_rival_may_use_the_exchanged_subject_if_their_turn_is_still_to_come() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "farmer").markers(1, 2)
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP), Give(JAILER, 0), Receive(1, card("farmer"), 1))
    leave_until(state, 1)
    assert Use(JAILER) in state.moves()
    play(state, Use(JAILER))
    assert state.coins[1] == 2


def test_the_rival_may_not_use_the_exchanged_subject_if_their_turn_is_over() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "farmer").markers(1, 2)
    state = builder.choose("knight", "duke")
    leave_until(state, 0)
    play(state, Use(BISHOP), Give(JAILER, 0), Receive(1, card("farmer"), 1))
    assert state.subjects[1][-1] == JAILER
    while state.revealed:
        assert state.seat == 0
        play(state, Skip())


def test_the_rival_may_not_use_the_exchanged_subject_if_their_ability_is_spent() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "watchman").markers(1, 2)
    state = builder.choose("knight", "diplomat")
    play(state, FendOff(0))
    play(state, Use(BISHOP), Give(JAILER, 0), Receive(1, card("miner"), 0))
    leave_until(state, 1)
    assert state.subjects[1][-1] == JAILER
    assert not offered(state, Use)


def test_the_bishop_cannot_take_a_subject_from_a_perfect_pair() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "farmer", "sailor").buildings(1, "mine")
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP), Give(JAILER, 0))
    assert received(state) == {(1, card("farmer")), (1, SAILOR)}


def test_the_bishop_cannot_give_a_subject_from_ones_own_perfect_pair() -> None:
    builder = table(2).subjects(0, "jailer", "miner", "farmer", "bishop").buildings(0, "prison", "cathedral")
    state = builder.subjects(1, "sailor", "scholar").choose("knight", "trader_1")
    play(state, Use(BISHOP))
    assert given(state) == {card("miner"), card("farmer")}


def test_a_second_copy_of_a_paired_subject_may_be_exchanged() -> None:
    builder = (
        table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "farmer", "miner").buildings(1, "mine", "farm")
    )
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP), Give(JAILER, 0))
    assert set(state.moves()) == {Receive(1, card("miner"), 0), Receive(1, card("miner"), 2)}


def test_equal_subjects_side_by_side_are_one_choice() -> None:
    builder = table(2).subjects(0, "miner", "miner", "bishop").subjects(1, "farmer", "sailor", "sailor")
    state = builder.choose("knight", "trader_1")
    play(state, Use(BISHOP))
    assert state.moves() == [Give(card("miner"), 0), Give(BISHOP, 2)]
    play(state, Give(BISHOP, 2))
    assert state.moves() == [Receive(1, card("farmer"), 0), Receive(1, SAILOR, 1)]


def test_exchanging_two_equal_newest_subjects_changes_nothing_and_is_not_offered() -> None:
    state = table(2).subjects(0, "bishop").subjects(1, "bishop").choose("knight", "trader_1")
    assert not offered(state, Use)


def test_exchanging_equal_subjects_can_change_which_is_active() -> None:
    state = table(2).subjects(0, "jailer", "bishop").subjects(1, "jailer", "farmer").choose("knight", "trader_1")
    play(state, Use(BISHOP), Give(JAILER, 0), Receive(1, JAILER, 0))
    assert state.subjects == [cards("bishop", "jailer"), cards("farmer", "jailer")]


def test_the_bishop_is_not_offered_when_no_subject_can_be_exchanged() -> None:
    builder = table(2).subjects(0, "bishop").subjects(1, "miner").buildings(1, "mine")
    assert not offered(builder.choose("knight", "trader_1"), Use)
    builder = table(2).subjects(0, "bishop").buildings(0, "cathedral").subjects(1, "miner")
    assert not offered(builder.choose("knight", "trader_1"), Use)


def test_a_pair_member_may_use_a_sailor_received_before_their_turn() -> None:
    queen, first, _second = range(3)
    builder = table(3).subjects(queen, "sailor", "bishop").subjects(first, "miner", "farmer")
    state = builder.choose("queen", "bursar", "knight")
    play(state, Use(BISHOP), Give(SAILOR, 0), Receive(first, card("miner"), 0))
    leave_until(state, first)
    assert Use(SAILOR) in state.moves()


def test_a_watchman_received_during_the_turns_comes_too_late() -> None:
    builder = table(2).subjects(0, "watchman", "bishop").subjects(1, "miner", "farmer")
    state = builder.choose("knight", "diplomat")
    play(state, Use(BISHOP), Give(card("watchman"), 0), Receive(1, card("farmer"), 1))
    assert state.markers == [0, 1]
    play(state, Steal(1, 0))
    leave_until(state, 1)
    assert not offered(state, Use)
    assert not offered(state, FendOff)


def test_the_exchange_reveals_nothing() -> None:
    builder = table(2).subjects(0, "jailer", "bishop").subjects(1, "miner", "farmer")
    state = builder.choose("knight", "trader_1")
    events = play(state, Use(BISHOP), Give(JAILER, 0), Receive(1, card("farmer"), 1))
    assert not any(getattr(event, "reveals", False) for event in events)
