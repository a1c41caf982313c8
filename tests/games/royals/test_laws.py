"""The laws of a position: nobody has cards, cubes or tokens that play could not have given him."""

from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import COUNTRIES, POSITIONS, in_play
from kingdoms.games.royals.state import NONE
from tests.games.royals.positions import (
    BORDEAUX,
    BORDEAUX_DUKE,
    BORDEAUX_MARSHAL,
    COLOGNE_BARON,
    LYON,
    LYON_BARON,
    LYON_CARDINAL,
    court,
    new,
)

# The first round


def first_turn() -> Any:
    """The second of three seats has its first turn, in which it draws two cards."""
    state = new(3, 4)
    state.start, state.turn, state.seat = 0, 1, 1
    state.agenda = [("turn_end", 1), ("play", 1), ("draw", 1, 2, 0)]
    state.hands[0][state.deck.pop()] += 1
    return GAME.from_json(state.to_json())


@pytest.mark.parametrize("step", [["plan", 1], ["draw", 1, 3, 0], ["draw", 1, 1, 1]], ids=str)
def test_in_the_first_turn_nothing_else_is_drawn_than_the_place_demands(step: list[Any]) -> None:
    data = first_turn().to_json()
    with pytest.raises(BadSave):
        GAME.from_json({**data, "agenda": [*data["agenda"][:-1], step]})


def test_in_the_first_round_nobody_has_more_cards_than_he_has_drawn() -> None:
    for seat, cards in ((0, 1), (1, 3), (2, 1)):
        state = first_turn()
        for _ in range(cards):
            state.hands[seat][state.deck.pop()] += 1
        with pytest.raises(BadSave):
            GAME.from_json(state.to_json())


def test_in_the_first_round_nobody_has_intrigue_cards() -> None:
    for seat in range(3):
        state = first_turn()
        state.intrigues[seat][state.intrigue_deck.pop()] += 1
        with pytest.raises(BadSave):
            GAME.from_json(state.to_json())


def test_the_first_round_is_in_the_first_period() -> None:
    nobody = [[[NONE, NONE]] * 4]
    with pytest.raises(BadSave):
        GAME.from_json({**first_turn().to_json(), "period": 1, "period_tokens": nobody})


# Tokens


def britain(owners: list[int], *held: tuple[int, int]) -> dict[str, Any]:
    """Seats hold these positions in Britain and nothing else, and these have its bonuses."""
    state = court()
    state.holders, state.exile = [NONE] * 31, [[0] * 3 for _ in range(16)]
    state.tiles, state.city_bonuses = [[0] * 3 for _ in range(7)], [NONE] * 16
    state.supply = [36] * 3
    for seat, position in held:
        city, title = POSITIONS[position]
        state.holders[position] = seat
        state.tiles[title][seat] += 1
        state.supply[seat] -= 2
        state.city_bonuses[city] = seat
    return {**state.to_json(), "country_bonuses": [[], [], owners, []]}


IN_ALL_CITIES = ((1, 18), (1, 20), (1, 23))
THE_OTHERS = ((0, 19), (0, 21), (0, 22))


def test_a_country_bonus_lies_with_who_is_in_every_city() -> None:
    for owners, held in (
        ([], IN_ALL_CITIES[:2]),
        ([1], IN_ALL_CITIES),
        ([1, 0], (*IN_ALL_CITIES, *THE_OTHERS)),
        ([0, 1], (*IN_ALL_CITIES, *THE_OTHERS)),
    ):
        assert GAME.from_json(britain(owners, *held))


def test_a_country_bonus_that_is_missing_doubled_or_with_another_is_refused() -> None:
    for owners, held in (
        ([1], IN_ALL_CITIES[:2]),
        ([], IN_ALL_CITIES),
        ([0], IN_ALL_CITIES),
        ([1, 2], IN_ALL_CITIES),
        ([1], (*IN_ALL_CITIES, *THE_OTHERS)),
        ([1, 1], (*IN_ALL_CITIES, *THE_OTHERS)),
    ):
        with pytest.raises(BadSave):
            GAME.from_json(britain(owners, *held))


def in_second_period(france: list[int]) -> dict[str, Any]:
    """The first period is over, and these have its tokens of France."""
    tokens = [[france, [1, NONE], [NONE, NONE], [NONE, NONE]]]
    return {**court().to_json(), "period": 1, "period_tokens": tokens}


def test_the_tokens_of_a_period_lie_with_two_who_were_there() -> None:
    for france in ([0, 2], [2, 0], [2, NONE], [0, NONE], [NONE, NONE]):
        assert GAME.from_json(in_second_period(france))
    for france in ([NONE, 2], [0, 0], [1, 2], [2, 1], [1, NONE]):
        with pytest.raises(BadSave):
            GAME.from_json(in_second_period(france))


# Cubes in exile


def with_exiles(exiles: list[int], tiles: dict[int, int]) -> dict[str, Any]:
    """The second seat has driven these cubes of the first out of Lyon and Bordeaux, with so many on each tile."""
    state = court()
    holders = {LYON_CARDINAL: 1, LYON_BARON: 1, BORDEAUX_DUKE: 1, BORDEAUX_MARSHAL: 1}
    state.holders = [holders.get(position, NONE) for position in range(31)]
    state.exile = [[0] * 3 for _ in range(16)]
    state.exile[LYON], state.exile[BORDEAUX] = [exiles[0], 0, 0], [exiles[1], 0, 0]
    state.tiles = [[tiles.get(title, 0), int(title in (0, 1, 3, 4)), 0] for title in range(7)]
    state.supply = [36 - 2 * sum(exiles), 36 - 8, 36]
    state.city_bonuses = [1 if city in (LYON, BORDEAUX) else NONE for city in range(16)]
    return dict(state.to_json())


def test_cubes_in_exile_have_had_titles_of_their_city() -> None:
    for exiles, tiles in (([2, 0], {1: 1, 4: 1}), ([1, 2], {1: 1, 0: 1, 3: 1}), ([2, 2], {1: 2, 3: 2})):
        assert GAME.from_json(with_exiles(exiles, tiles))
    for exiles, tiles in (([2, 0], {1: 1, 0: 1}), ([1, 2], {1: 2, 3: 1}), ([2, 2], {0: 1, 1: 3}), ([1, 1], {5: 2})):
        with pytest.raises(BadSave):
            GAME.from_json(with_exiles(exiles, tiles))


def test_nobody_drives_more_cubes_out_than_come() -> None:
    with pytest.raises(BadSave):
        GAME.from_json(with_exiles([3, 0], {1: 2, 4: 1}))


def with_supply(cubes: int) -> dict[str, Any]:
    """The second seat has so many cubes left and has to pay for Lyon; it has quarrelled with the first in Bordeaux."""
    times = (36 - cubes) // 2
    state = GAME.from_json(with_hand(12, 0, PLAY, ["pay", 1, LYON_BARON]))
    state.holders, state.city_bonuses = [NONE] * 31, [NONE] * 16
    state.holders[BORDEAUX_MARSHAL], state.city_bonuses[BORDEAUX] = 1, 0
    state.exile = [[0] * 3 for _ in range(16)]
    state.exile[BORDEAUX] = [times, times - 1, 0]
    state.tiles = [[times, times, 0], *([0] * 3 for _ in range(6))]
    state.supply = [cubes, cubes, 36]
    return dict(state.to_json())


def test_who_has_no_cubes_pays_for_nothing() -> None:
    assert GAME.from_json(with_supply(2)).seat == 1
    with pytest.raises(BadSave):
        GAME.from_json(with_supply(0))


# Hands


def with_hand(cards: int, intrigues: int, *steps: list[Any]) -> dict[str, Any]:
    """The second seat has so many cards, three German, three British and else French, and has this to decide."""
    state = court()
    state.hands, state.known = [[0] * 5, [cards - 6, 3, 3, 0, 0], [0] * 5], [[0] * 4 for _ in range(3)]
    state.display = [3, 3, 3]
    state.discards = [0] * 4
    laid = [cards - 6, 3, 3, 3]
    state.deck = [country for country in COUNTRIES for _ in range(in_play(3)[country] - laid[country])]
    state.intrigues = [[0] * 7, [intrigues - 1, 1, 0, 0, 0, 0, 0] if intrigues else [0] * 7, [0] * 7]
    state.intrigue_discards = [0] * 6
    state.intrigue_deck = [pair for pair in range(6) for _ in range(4 - state.intrigues[1][pair])]
    return {**state.to_json(), "agenda": [["turn_end", 1], *steps]}


PLAY: list[Any] = ["play", 1]


@pytest.mark.parametrize(
    ("cards", "intrigues", "steps"),
    [
        (12, 4, [PLAY, ["plan", 1]]),
        (14, 4, [PLAY, ["draw", 1, 1, 0]]),
        (12, 5, [PLAY, ["draw", 1, 1, 0]]),
        (12, 4, [PLAY, ["draw", 1, 1, 1]]),
        (12, 4, [PLAY, ["draw", 1, 3, 0]]),
        (15, 4, [PLAY]),
        (13, 5, [PLAY]),
        (13, 4, [["discard", 1]]),
        (12, 5, [["discard_intrigue", 1]]),
    ],
    ids=str,
)
def test_a_hand_can_be_as_large_as_draws_make_it_and_no_larger(
    cards: int, intrigues: int, steps: list[list[Any]]
) -> None:
    assert GAME.from_json(with_hand(cards, intrigues, *steps)).seat == 1
    for more_cards, more_intrigues in ((3, 0), (0, 2), (3, 1)):
        with pytest.raises(BadSave):
            GAME.from_json(with_hand(cards + more_cards, min(5, intrigues) + more_intrigues, *steps))


@pytest.mark.parametrize(
    ("cards", "intrigues", "steps"), [(14, 5, [PLAY, ["draw", 1, 1, 0]]), (15, 5, [PLAY]), (14, 5, [PLAY])], ids=str
)
def test_nobody_has_drawn_three_country_cards_and_an_intrigue_card(
    cards: int, intrigues: int, steps: list[list[Any]]
) -> None:
    with pytest.raises(BadSave):
        GAME.from_json(with_hand(cards, intrigues, *steps))


def test_with_an_intrigue_card_comes_one_country_card() -> None:
    assert GAME.from_json(with_hand(9, 2, PLAY, ["draw", 1, 1, 1])).seat == 1
    for cards in (2, 3):
        with pytest.raises(BadSave):
            GAME.from_json(with_hand(9, 2, PLAY, ["draw", 1, cards, 1]))


def taking(position: int, intrigues: int) -> dict[str, Any]:
    """The second seat pays country cards for a position that somebody holds."""
    return with_hand(12, intrigues, PLAY, ["pay_intrigue", 1, position], ["pay", 1, position])


def test_only_a_rivals_position_is_taken_over_and_only_with_intrigue_cards() -> None:
    assert GAME.from_json(taking(BORDEAUX_MARSHAL, 2)).seat == 1
    for position, intrigues in ((BORDEAUX_MARSHAL, 0), (COLOGNE_BARON, 4), (LYON_BARON, 4)):
        with pytest.raises(BadSave):
            GAME.from_json(taking(position, intrigues))


def test_intrigue_cards_are_paid_for_a_rivals_position_alone() -> None:
    assert GAME.from_json(with_hand(12, 4, PLAY, ["pay_intrigue", 1, BORDEAUX_MARSHAL])).seat == 1
    for position in (COLOGNE_BARON, LYON_BARON):
        with pytest.raises(BadSave):
            GAME.from_json(with_hand(12, 4, PLAY, ["pay_intrigue", 1, position]))


def test_who_holds_too_many_cards_of_both_kinds_discards_country_cards_first() -> None:
    assert GAME.from_json(with_hand(13, 5, ["discard", 1])).seat == 1
    with pytest.raises(BadSave):
        GAME.from_json(with_hand(13, 5, ["discard_intrigue", 1]))


def test_nobody_discards_who_keeps_the_limits() -> None:
    for cards, intrigues, name in ((12, 4, "discard"), (12, 4, "discard_intrigue"), (12, 5, "discard")):
        with pytest.raises(BadSave):
            GAME.from_json(with_hand(cards, intrigues, [name, 1]))


def test_nobody_has_cards_before_his_first_turn() -> None:
    state = new(3, 4)
    rival = (state.start + 1) % 3
    state.hands[rival][state.deck.pop()] += 1
    with pytest.raises(BadSave):
        GAME.from_json(state.to_json())
