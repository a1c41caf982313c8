"""What speaks for drawing, keeping and discarding cards; of a rival's hand only what all know is spoken of."""

from collections.abc import Mapping, Sequence

from kingdoms.core.language import _
from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    COST,
    COUNTRIES,
    CUBES_PER_POSITION,
    DRAWS,
    MOST_CARDS,
    MOST_INTRIGUES,
    PAIRS,
    PERIOD_TOKENS,
    POSITIONS,
)
from kingdoms.games.royals.moves import (
    Discard,
    DiscardIntrigue,
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
)
from kingdoms.games.royals.rules.payment import within_intrigue
from kingdoms.games.royals.state import NONE, UNKNOWN_CARD, UNKNOWN_INTRIGUE, Royals
from kingdoms.games.royals.words.names import country_name, position_name
from kingdoms.games.royals.words.phrases import cards_of, country_cards, intrigue_cards, points

_SOME = 2
"""So many open cards of one country are worth a look."""


# What a hand is nearly enough for.


def _is_known(state: Royals, seat: int) -> bool:
    """Whether the view shows the seat's hand."""
    return not state.hands[seat][UNKNOWN_CARD] and not state.intrigues[seat][UNKNOWN_INTRIGUE]


def _missing(hand: Sequence[int], position: int) -> int:
    """How many more cards of its country a hand needs for a position."""
    own = hand[POSITIONS[position].country]
    return max(0, COST[POSITIONS[position].title] - own - (sum(hand) - own) // CARDS_FOR_ONE)


def _within(state: Royals, seat: int, hand: Sequence[int], country: int | None = None) -> dict[int, int]:
    """What is missing with these cards for each position that the seat may occupy, the dearest first."""
    if state.supply[seat] < CUBES_PER_POSITION:
        return {}
    taken_over = within_intrigue(tuple(state.intrigues[seat]))
    possible = [
        number
        for number, position in enumerate(POSITIONS)
        if country in (None, position.country)
        and (state.holders[number] == NONE or (state.holders[number] != seat and number in taken_over))
    ]
    possible.sort(key=_cheapness)
    return {number: _missing(hand, number) for number in possible}


def _cheapness(position: int) -> int:
    """Orders positions by what they cost, the dearest first."""
    return -COST[POSITIONS[position].title]


def _with_one(hand: Sequence[int], country: int) -> list[int]:
    return [cards + (kind == country) for kind, cards in enumerate(hand)]


def _nearest(missing: Mapping[int, int]) -> int | None:
    """The dearest position for which the cards of one turn can be enough; of several the nearest."""
    within_reach = [position for position, n in missing.items() if 0 < n <= DRAWS]
    return min(within_reach, key=lambda each: (_cheapness(each), missing[each]), default=None)


def _dearer(missing: Mapping[int, int]) -> dict[int, int]:
    """What is missing for each position that costs more than all for which nothing is."""
    dearest = max((COST[POSITIONS[position].title] for position, n in missing.items() if not n), default=0)
    return {position: n for position, n in missing.items() if COST[POSITIONS[position].title] > dearest}


def _nearly_enough(missing: Mapping[int, int]) -> str:
    position = _nearest(missing)
    if position is None:
        return ""
    return _("Only {cards} more for the {position}.").format(
        cards=cards_of(POSITIONS[position].country, missing[position]), position=position_name(position)
    )


# Drawing.


def finds_enough_open(state: Royals, seat: int, move: DrawThree) -> str:
    """All that is missing for a position lies open, for a dearer one than the hand can pay; the dearest is told."""
    missing = _dearer(_within(state, seat, state.hands[seat])) if _is_known(state, seat) else {}
    enough = (each for each, n in missing.items() if 0 < n <= state.display.count(POSITIONS[each].country))
    position = next(enough, None)
    if position is None:
        return ""
    cards = cards_of(POSITIONS[position].country, missing[position])
    return _("Enough for the {position} lies open: {cards}.").format(position=position_name(position), cards=cards)


def comes_to_position(state: Royals, seat: int, move: DrawThree) -> str:
    """Three cards can be enough for a position; perhaps some of them lie open."""
    missing = _within(state, seat, state.hands[seat]) if _is_known(state, seat) else {}
    position = _nearest(missing)
    n = state.display.count(POSITIONS[position].country) if position is not None else 0
    if position is None or not n:
        return _nearly_enough(missing)
    return _("Missing for the {position}: {cards}, {n} of them open.").format(
        position=position_name(position), cards=cards_of(POSITIONS[position].country, missing[position]), n=n
    )


def sees_many_open(state: Royals, seat: int, move: DrawThree) -> str:
    """Several cards of one country lie open."""
    country = max(COUNTRIES, key=state.display.count)
    n = state.display.count(country)
    return _("{cards} lie open.").format(cards=cards_of(country, n)) if n >= _SOME else ""


def draws_more(state: Royals, seat: int, move: DrawThree) -> str:
    """Three are more than two."""
    return _("Three country cards pay for a position sooner.")


def lacks_only_intrigue(state: Royals, seat: int, move: DrawWithIntrigue) -> str:
    """The country cards in hand are enough for a rival's position; the dearest is told."""
    if not _is_known(state, seat) or state.supply[seat] < CUBES_PER_POSITION:
        return ""
    hand, possible = state.hands[seat], _within(state, seat, state.hands[seat])
    paid = (each for each in _held_by_rivals(state, seat) if each not in possible and not _missing(hand, each))
    position = next(paid, None)
    if position is None:
        return ""
    return _("Only intrigue is missing to take over the {position}.").format(position=position_name(position))


def has_no_intrigue(state: Royals, seat: int, move: DrawWithIntrigue) -> str:
    """Without intrigue no position can be taken over."""
    if state.count_intrigues(seat):
        return ""
    held = _held_by_rivals(state, seat)
    if len(held) > 1:
        return _("Rivals hold {n} positions: without intrigue none can be taken over.").format(n=len(held))
    return _("Without an intrigue card nothing can be taken over.")


def has_full_hand(state: Royals, seat: int, move: DrawWithIntrigue) -> str:
    """Not all of three cards could be kept."""
    n = state.count_cards(seat)
    if n + DRAWS <= MOST_CARDS:
        return ""
    return _("{cards} in hand: more could hardly be kept.").format(cards=country_cards(n))


def prepares_takeover(state: Royals, seat: int, move: DrawWithIntrigue) -> str:
    """Rivals have positions; the dearest is told."""
    held = _held_by_rivals(state, seat)
    if not held:
        return ""
    return _("The more intrigue, the more can be taken over: above all the {position}.").format(
        position=position_name(held[0])
    )


def _held_by_rivals(state: Royals, seat: int) -> list[int]:
    """The positions that rivals hold, the dearest first."""
    held = [position for position, holder in enumerate(state.holders) if holder not in (NONE, seat)]
    return sorted(held, key=_cheapness)


def pays_position(state: Royals, seat: int, move: TakeOpen) -> str:
    """The card is what was missing for a position; of several the dearest of its own country, or else of all."""
    if not _is_known(state, seat):
        return ""
    hand = state.hands[seat]
    before = _within(state, seat, hand)
    after = _within(state, seat, _with_one(hand, move.country))
    paid = [position for position, missing in after.items() if before[position] and not missing]
    own = [position for position in paid if POSITIONS[position].country == move.country]
    if own:
        return _("Enough for the {position}.").format(position=position_name(own[0]))
    # A card of another country is only worth something there as one of several.
    return _stands_in(paid[0]) if paid else ""


def _stands_in(position: int) -> str:
    return _("{n} other cards stand in for one: enough for the {position}.").format(
        n=CARDS_FOR_ONE, position=position_name(position)
    )


def nears_position(state: Royals, seat: int, move: TakeOpen) -> str:
    """The card brings a position of its country nearer."""
    if not _is_known(state, seat):
        return ""
    hand = _with_one(state.hands[seat], move.country)
    return _nearly_enough(_within(state, seat, hand, move.country))


def gathers_cards(state: Royals, seat: int, move: TakeOpen) -> str:
    """The seat gathers cards of this country; of a rival's only what all have seen is counted."""
    is_known = _is_known(state, seat)
    n = (state.hands if is_known else state.known)[seat][move.country] + 1
    if n < _SOME:
        return ""
    cards = cards_of(move.country, n)
    return (_("{cards} in hand then.") if is_known else _("At least {cards} in hand then.")).format(cards=cards)


def wants_tokens(state: Royals, seat: int, move: TakeOpen) -> str:
    """What is to be won in the country."""
    first = PERIOD_TOKENS[move.country][state.period][0]
    return _("{country}: {points} for the most influence in this period.").format(
        country=country_name(move.country), points=points(first)
    )


def misses_country(state: Royals, seat: int, move: TakeHidden) -> str:
    """What a position within reach needs does not lie open."""
    position = _nearest(_within(state, seat, state.hands[seat])) if _is_known(state, seat) else None
    if position is None or POSITIONS[position].country in state.display:
        return ""
    return _("For the {position} no card lies open.").format(position=position_name(position))


def finds_none_of_most(state: Royals, seat: int, move: TakeHidden) -> str:
    """Of the country with most cards in hand none lies open."""
    hand = state.hands[seat]
    country = max(COUNTRIES, key=lambda each: hand[each])
    if not _is_known(state, seat) or hand[country] < _SOME or country in state.display:
        return ""
    return _("{cards} in hand, and no more of them lie open.").format(cards=cards_of(country, hand[country]))


def hides_card(state: Royals, seat: int, move: TakeHidden) -> str:
    """Only the seat itself sees what it gets."""
    return _("No rival sees which card it is.")


def sees_intrigue_first(state: Royals, seat: int, move: TakeIntrigue) -> str:
    """The intrigue card may decide which country card is of use."""
    return _("It may show which country card is of use next.")


# Keeping and discarding.


def saves_for_position(state: Royals, seat: int, move: EndTurn) -> str:
    """A dearer position than those that could be occupied is nearly within reach."""
    if not _is_known(state, seat) or state.is_last_round:
        return ""
    return _nearly_enough(_dearer(_within(state, seat, state.hands[seat])))


def saves_cards(state: Royals, seat: int, move: EndTurn) -> str:
    """There are turns to come."""
    return "" if state.is_last_round else _("The cards are saved for a later turn.")


def has_most_of_it(state: Royals, seat: int, move: Discard) -> str:
    """Of no country are there more cards in hand."""
    hand = state.hands[seat]
    if not _is_known(state, seat) or hand[move.country] < max(hand):
        return ""
    return _("There are plenty: {cards} in hand.").format(cards=cards_of(move.country, hand[move.country]))


def has_least_of_it(state: Royals, seat: int, move: Discard) -> str:
    """Few cards of a country pay for little."""
    hand = state.hands[seat]
    if not _is_known(state, seat) or hand[move.country] > min(cards for cards in hand if cards):
        return ""
    return _("There are the fewest of them: {cards} in hand.").format(cards=cards_of(move.country, hand[move.country]))


def keeps_only_so_many(state: Royals, seat: int, move: Discard) -> str:
    """The hand is limited."""
    return _("No more than {cards} can be kept.").format(cards=country_cards(MOST_CARDS))


def finds_no_rival(state: Royals, seat: int, move: DiscardIntrigue) -> str:
    """In neither country there is anything to be taken over."""
    for number, position in enumerate(POSITIONS):
        if position.country in PAIRS[move.pair] and state.holders[number] not in (NONE, seat):
            return ""
    return _("No rival holds anything in these two countries.")


def has_another_of_it(state: Royals, seat: int, move: DiscardIntrigue) -> str:
    """The same card is there again, as far as the view shows it."""
    return _("There is another one of these.") if state.intrigues[seat][move.pair] > 1 else ""


def keeps_only_so_many_intrigues(state: Royals, seat: int, move: DiscardIntrigue) -> str:
    """The hand is limited."""
    return _("No more than {cards} can be kept.").format(cards=intrigue_cards(MOST_INTRIGUES))
