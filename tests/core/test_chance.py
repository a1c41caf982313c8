"""Chance: the same seed gives the same numbers, and every number comes up as often as it should."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from kingdoms.core import chance

seeds = st.integers(-(2**70), 2**70)


def draws(seed: int, sides: int, count: int) -> list[int]:
    generator, numbers = chance.start(seed), []
    for _draw in range(count):
        number, generator = chance.draw(generator, sides)
        numbers.append(number)
    return numbers


def test_the_numbers_of_a_seed_never_change() -> None:
    """Saved games rely on these exact numbers; if they change, every game's version must be raised."""
    assert draws(7, 6, 20) == [5, 1, 2, 1, 5, 0, 3, 2, 5, 4, 5, 1, 3, 3, 0, 0, 5, 1, 1, 2]


@given(seeds, st.integers(1, 1000))
def test_a_number_is_between_zero_and_the_number_of_sides(seed: int, sides: int) -> None:
    assert all(0 <= number < sides for number in draws(seed, sides, 20))


@given(seeds)
def test_a_generator_never_exceeds_its_highest_value(seed: int) -> None:
    generator = chance.start(seed)
    assert 0 <= generator <= chance.LARGEST
    assert 0 <= chance.draw(generator, 6)[1] <= chance.LARGEST


def test_neighbouring_seeds_give_different_games() -> None:
    assert len({tuple(draws(seed, 6, 12)) for seed in range(2000)}) == 2000


def test_every_side_comes_up_about_equally_often() -> None:
    counts = Counter(draws(1, 6, 60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_every_order_of_a_shuffled_pile_comes_up_about_equally_often() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    generator = chance.start(3)
    for _shuffle in range(24_000):
        cards = [0, 1, 2, 3]
        generator = chance.shuffle(generator, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(850 < count < 1_150 for count in counts.values())


@given(seeds, st.lists(st.integers(0, 20)))
def test_shuffling_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = list(cards)
    chance.shuffle(chance.start(seed), shuffled)
    assert sorted(shuffled) == sorted(cards)
