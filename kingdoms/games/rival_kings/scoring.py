"""The score sheet of Rival Kings: perfect pairs, colour pairs, single cards, coins and conflict markers."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.state import Score
from kingdoms.games.rival_kings.cards import COLOURS, RULES_VERSION, SYMBOLS, VALUES, colour, is_subject

PARTS = ("perfect_pairs", "colour_pairs", "singles", "coins", "markers")
"""The rows of the score sheet, from top to bottom."""
COINS_PER_POINT = 3
POINTS_PER_SINGLE = 1
POINTS_PER_MARKER = -2


def score(
    subjects: Sequence[int], buildings: Sequence[int], coins: int, markers: int, rules: int = RULES_VERSION
) -> Score:
    """The score of a seat with these cards, coins and conflict markers."""
    perfect, subjects, buildings = _perfect_pairs(subjects, buildings, VALUES[rules])
    coloured, singles = _colour_pairs(subjects, buildings, VALUES[rules])
    points = perfect, coloured, singles, coins // COINS_PER_POINT, markers * POINTS_PER_MARKER
    return Score(sum(points), dict(zip(PARTS, points, strict=True)))


def _perfect_pairs(
    subjects: Sequence[int], buildings: Sequence[int], values: Sequence[int]
) -> tuple[int, list[int], list[int]]:
    """The points of all subjects paired with their own building, and the cards left over."""
    points = 0
    left_subjects: list[int] = []
    left_buildings = list(buildings)
    for subject in subjects:
        building = subject + SYMBOLS
        if building in left_buildings:
            left_buildings.remove(building)
            points += values[subject] + values[building]
        else:
            left_subjects.append(subject)
    return points, left_subjects, left_buildings


def _colour_pairs(subjects: Sequence[int], buildings: Sequence[int], values: Sequence[int]) -> tuple[int, int]:
    """The points of the best colour pairs, and of the cards that stay single.

    A pair scores its dearer card, so n pairs score at most n cards. The n dearest of the colour can always score, since
    each finds a partner of the other kind among the rest. So there is no need to search for a matching.
    """
    points = singles = 0
    for shade in range(len(COLOURS)):
        courtiers = [values[card] for card in subjects if colour(card) == shade]
        houses = [values[card] for card in buildings if colour(card) == shade]
        pairs = min(len(courtiers), len(houses))
        points += sum(sorted(courtiers + houses, reverse=True)[:pairs])
        singles += (len(courtiers) + len(houses) - 2 * pairs) * POINTS_PER_SINGLE
    return points, singles


class Pair(NamedTuple):
    """A subject and a building that score together, by their places in their rows."""

    subject: int
    building: int
    is_perfect: bool


def pairs(subjects: Sequence[int], buildings: Sequence[int], rules: int = RULES_VERSION) -> list[Pair]:
    """The pairs that the score sheet gives points for."""
    found, values = list[Pair](), VALUES[rules]
    left_subjects, left_buildings = list(range(len(subjects))), list(range(len(buildings)))
    for subject in range(len(subjects)):
        partner = next((place for place in left_buildings if buildings[place] == subjects[subject] + SYMBOLS), None)
        if partner is not None:
            found.append(Pair(subject, partner, True))
            left_subjects.remove(subject)
            left_buildings.remove(partner)
    for shade in range(len(COLOURS)):
        courtiers = [place for place in left_subjects if colour(subjects[place]) == shade]
        houses = [place for place in left_buildings if colour(buildings[place]) == shade]
        worth = [(values[subjects[place]], True, place) for place in courtiers]
        worth += [(values[buildings[place]], False, place) for place in houses]
        found += _best_partners(worth)
    return found


class PairGain(NamedTuple):
    """The points a card would add to a seat's score as part of a pair."""

    points: int
    is_perfect: bool


def pair_gain(
    subjects: Sequence[int], buildings: Sequence[int], card: int, rules: int = RULES_VERSION
) -> PairGain | None:
    """The points a card would add by making a pair with one of these cards; None if it would make none."""
    all_subjects = [*subjects, card] if is_subject(card) else subjects
    all_buildings = buildings if is_subject(card) else [*buildings, card]
    points = score(all_subjects, all_buildings, 0, 0, rules).total - score(subjects, buildings, 0, 0, rules).total
    # Only the new card is at a place that did not exist before.
    made = [
        pair
        for pair in pairs(all_subjects, all_buildings, rules)
        if pair.subject >= len(subjects) or pair.building >= len(buildings)
    ]
    return PairGain(points, made[0].is_perfect) if made else None


def exchange_gain(
    subjects: Sequence[int], buildings: Sequence[int], given: int, received: int, rules: int = RULES_VERSION
) -> int:
    """How many more points a seat with these cards would have after giving one card away and receiving another."""
    after = [*subjects, *buildings]
    after.remove(given)
    after.append(received)
    rows = [card for card in after if is_subject(card)], [card for card in after if not is_subject(card)]
    return score(*rows, 0, 0, rules).total - score(subjects, buildings, 0, 0, rules).total


def _best_partners(worth: Sequence[tuple[int, bool, int]]) -> list[Pair]:
    """Pairs of one colour: each joins one of the dearest cards to one that is not among them.

    A card is given as its value, whether it is a subject, and its place in its row.
    """
    subjects, buildings = ([place for _value, kind, place in worth if kind is each] for each in (True, False))
    dearest = sorted(worth, key=lambda card: card[0], reverse=True)[: min(len(subjects), len(buildings))]
    for _value, is_courtier, place in dearest:
        (subjects if is_courtier else buildings).remove(place)
    return [
        Pair(place, buildings.pop(0), False) if is_courtier else Pair(subjects.pop(0), place, False)
        for _value, is_courtier, place in dearest
    ]
