"""Seating: who sits at the table of a new game."""

import pytest

from kingdoms.core.person_names import NAME_LENGTH
from kingdoms.core.seats import LEVELS, PERSON, Seat
from kingdoms.ui.new_game.seating import BadSeat, Seating
from kingdoms.ui.player_kinds import ABOUT, KIND_NAMES, KINDS


def players(seating: Seating) -> list[str]:
    return [seat.player for seat in seating.seats]


def names(seating: Seating) -> list[str]:
    return [seat.name for seat in seating.seats]


def test_every_kind_of_player_has_a_title_and_a_sentence() -> None:
    assert set(KIND_NAMES) == set(ABOUT) == set(KINDS)


def test_at_first_one_person_plays_against_bots_of_different_strength_but_not_the_strongest() -> None:
    seating = Seating(range(2, 5))
    assert players(seating) == [PERSON, "knight", "squire"]
    assert len(set(names(seating))) == 3


@pytest.mark.parametrize(("allowed", "expected"), [(range(2, 3), 2), (range(1, 2), 1), (range(4, 6), 4)])
def test_the_number_of_seats_fits_the_game(allowed: range, expected: int) -> None:
    assert len(Seating(allowed).seats) == expected


def test_the_seats_of_last_time_are_used_again() -> None:
    seats = [Seat("Anna", 3, PERSON), Seat("Hugo", 1, "knight")]
    assert Seating(range(2, 5), seats).seats == seats


def test_seats_that_do_not_fit_the_game_are_replaced_by_sensible_ones() -> None:
    assert len(Seating(range(3, 5), [Seat("Anna", 0, PERSON), Seat("Hugo", 1, "knight")]).seats) == 3
    assert players(Seating(range(2, 5), [Seat("Anna", 0, PERSON), Seat("Hugo", 1, "sorcerer")]))[1] == "knight"


def test_people_who_have_played_before_are_offered_first() -> None:
    seating = Seating(range(2, 5), known=["Anna", "Ben"])
    assert names(seating)[0] == "Anna"
    seating.add(PERSON)
    assert names(seating)[3] == "Ben"
    assert seating.free_names() == []


def test_a_new_seat_gets_a_crest_that_nobody_has() -> None:
    seating = Seating(range(2, 6), [Seat("Anna", 1, PERSON), Seat("Ben", 0, PERSON)])
    seating.add()
    assert seating.seats[2].crest == 2


def test_a_bot_gets_a_bots_name_and_a_person_gets_a_persons() -> None:
    seating = Seating(range(2, 5), known=["Anna"])
    seating.become(0, "squire")
    assert seating.seats[0].name not in ("Anna", "Player 1")
    seating.become(0, PERSON)
    assert seating.seats[0] == Seat("Anna", 0, PERSON)


def test_going_through_all_kinds_gives_a_person_their_name_back() -> None:
    seating = Seating(range(2, 5), known=["Anna"])
    seating.rename(0, "Zsófi")
    for kind in (*LEVELS, PERSON):
        seating.become(0, kind)
    assert seating.seats[0] == Seat("Zsófi", 0, PERSON)


def test_going_through_all_kinds_gives_a_bot_its_name_back() -> None:
    seating = Seating(range(2, 5))
    seating.rename(1, "Hal")
    for kind in ("regent", PERSON, "squire", "knight"):
        seating.become(1, kind)
    assert seating.seats[1] == Seat("Hal", 1, "knight")


def test_a_persons_name_comes_back_under_another_crest_too() -> None:
    seating = Seating(range(2, 5))
    seating.rename(0, "Zsófi")
    seating.become(0, "squire")
    seating.take_crest(0, 1)
    seating.become(0, PERSON)
    assert seating.seats[0] == Seat("Zsófi", 1, PERSON)


def test_a_name_that_somebody_else_has_taken_does_not_come_back() -> None:
    seating = Seating(range(2, 5))
    seating.rename(0, "Zsófi")
    seating.become(0, "squire")
    seating.rename(1, "Zsófi")
    seating.become(0, PERSON)
    assert seating.seats[0] == Seat("Player 1", 0, PERSON)


def test_a_later_seat_does_not_inherit_a_name() -> None:
    seating = Seating(range(2, 5))
    seating.rename(0, "Zsófi")
    seating.become(0, "squire")
    seating.remove(0)
    seating.add("knight")
    seating.become(2, PERSON)
    assert seating.seats[2] == Seat("Player 1", 0, PERSON)


def test_default_names_follow_the_language_and_chosen_names_do_not(hungarian: None) -> None:
    seats = [Seat("Player 2", 0, PERSON), Seat("Anna", 1, PERSON), Seat("Conrad", 2, "squire")]
    seating = Seating(range(2, 5), seats)
    assert names(seating) == ["2. játékos", "Anna", "Konrád"]
    assert seating.remembered() == seats


def test_default_names_are_remembered_untranslated(hungarian: None) -> None:
    assert names(Seating(range(2, 5)))[0] == "1. játékos"
    assert [seat.name for seat in Seating(range(2, 5)).remembered()] == ["Player 1", "Beatrix", "Conrad"]


def test_people_without_a_name_are_numbered() -> None:
    seating = Seating(range(2, 6))
    seating.become(2, PERSON)
    seating.add(PERSON)
    assert [seat.name for seat in seating.seats if seat.is_person] == ["Player 1", "Player 2", "Player 3"]


def test_people_are_numbered_in_the_order_of_their_seats_whoever_sits_down_first() -> None:
    seating = Seating(range(2, 6))
    seating.become(2, PERSON)
    seating.become(1, PERSON)
    assert names(seating) == ["Player 1", "Player 2", "Player 3"]
    seating.rename(0, "Anna")
    seating.become(1, "squire")
    assert names(seating) == ["Anna", "Beatrix", "Player 2"]


def test_a_default_name_of_an_earlier_game_is_not_a_known_person(hungarian: None) -> None:
    seating = Seating(range(2, 5), known=["Player 2", "1. játékos", "Anna"])
    assert seating.known == ["Anna"]


def test_a_chosen_name_stays_when_only_the_strength_changes() -> None:
    seating = Seating(range(2, 5))
    seating.become(0, "squire")
    seating.rename(0, "Hal")
    seating.become(0, "knight")
    assert seating.seats[0] == Seat("Hal", 0, "knight")


def test_a_name_is_tidied_and_taken() -> None:
    seating = Seating(range(2, 5))
    seating.rename(0, "  Anna   Maria ")
    assert names(seating)[0] == "Anna Maria"


@pytest.mark.parametrize("name", ["", "   ", "x" * (NAME_LENGTH + 1), "Beatrix", "An\0na", "Anna\u202e", "\u3164"])
def test_an_invalid_name_is_refused_with_a_sentence(name: str) -> None:
    seating = Seating(range(2, 5))
    before = list(seating.seats)
    with pytest.raises(BadSeat) as refusal:
        seating.rename(0, name)
    assert str(refusal.value).endswith(".")
    assert seating.seats == before


def test_a_seat_can_keep_its_name() -> None:
    seating = Seating(range(2, 5))
    before = list(seating.seats)
    seating.rename(1, names(seating)[1])
    assert seating.seats == before


def test_two_seats_swap_crests_if_one_takes_the_others() -> None:
    seating = Seating(range(2, 5))
    seating.take_crest(0, 1)
    assert [seat.crest for seat in seating.seats] == [1, 0, 2]
    seating.take_crest(0, 4)
    assert [seat.crest for seat in seating.seats] == [4, 0, 2]


def test_a_seat_moves_along_the_table_but_not_beyond_its_end() -> None:
    seating = Seating(range(2, 5))
    first = names(seating)[0]
    assert seating.move(0, 1) == 1
    assert names(seating)[1] == first
    assert seating.move(1, 5) == 2
    assert seating.move(2, -9) == 0


def test_nobody_can_be_removed_if_too_few_would_be_left() -> None:
    seating = Seating(range(2, 4))
    assert (seating.can_add, seating.can_remove) == (False, True)
    seating.remove(2)
    assert (seating.can_add, seating.can_remove) == (True, False)


def test_playing_alone_keeps_the_first_person_and_the_others_can_come_back() -> None:
    seating = Seating(range(1, 5), [Seat("Bot", 0, "squire"), Seat("Éva", 1, PERSON), Seat("Béla", 2, PERSON)])
    seating.leave_alone()
    assert names(seating) == ["Éva"]
    assert seating.is_alone
    seating.gather()
    assert sorted(names(seating)) == ["Bot", "Béla", "Éva"]


def test_somebody_who_was_always_alone_gets_the_usual_bots() -> None:
    seating = Seating(range(1, 5), [Seat("Éva", 1, PERSON)])
    seating.gather()
    assert players(seating) == [PERSON, "knight", "squire"]
    assert len({seat.crest for seat in seating.seats}) == 3


def test_only_those_who_left_come_back_from_a_solo_game() -> None:
    seating = Seating(range(1, 5))
    seating.remove(1)
    before = list(seating.seats)
    for _time in range(2):
        seating.leave_alone()
        seating.gather()
        assert seating.seats == before


def test_removing_seats_does_not_lead_into_a_solo_game() -> None:
    seating = Seating(range(1, 5))
    assert seating.can_remove
    seating.remove(1)
    assert (len(seating.seats), seating.can_remove) == (2, False)


def test_only_a_game_for_one_can_be_played_alone() -> None:
    assert Seating(range(1, 5)).can_be_alone
    assert not Seating(range(2, 5)).can_be_alone


def test_a_known_person_takes_the_seat_of_a_bot() -> None:
    seating = Seating(range(2, 5), known=["Anna", "Ben"])
    seating.seat_person(1, "Ben")
    assert seating.seats[1] == Seat("Ben", 1, PERSON)
    assert seating.free_names() == []
    assert seating.free_names(1) == ["Ben"]


def test_a_name_that_was_given_is_offered_again_when_its_seat_goes_to_somebody_else() -> None:
    seating = Seating(range(2, 5), known=["Anna"])
    seating.rename(0, "Zsófi")
    assert seating.free_names() == ["Anna"]
    seating.remove(0)
    assert seating.free_names() == ["Zsófi", "Anna"]
