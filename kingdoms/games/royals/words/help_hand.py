"""Help for everything around the map: cards, decks, players and buttons."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Description
from kingdoms.core.words.language import _, enumerated, ngettext, sentences
from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    CUBES_PER_POSITION,
    DISPLAY,
    INTRIGUE_COST,
    INTRIGUES_FOR_ONE,
    INTRIGUES_PER_PAIR,
    KING,
    MARSHAL,
    POSITIONS,
    in_play,
)
from kingdoms.games.royals.moves import EndTurn, Occupy
from kingdoms.games.royals.state import UNKNOWN_CARD, UNKNOWN_INTRIGUE, Royals
from kingdoms.games.royals.words import phrases
from kingdoms.games.royals.words.labels import fixed_label
from kingdoms.games.royals.words.names import country_name, pair_name, position_within

Names = Sequence[str]
_MOST_NAMED = 3
"""The most positions named one by one."""

# The reader.


def viewer(state: Royals) -> int | None:
    """The viewer: the seat that decides or, on another's turn, the only seat whose hidden cards are visible.

    None if there is no such seat, or if the cards of the seat that decides are face down.
    """
    unknown = [
        hand[UNKNOWN_CARD] + intrigues[UNKNOWN_INTRIGUE]
        for hand, intrigues in zip(state.hands, state.intrigues, strict=True)
    ]
    if state.moves():
        return state.seat if state.seat is not None and not unknown[state.seat] else None
    seen = [seat for seat in range(state.seats) if state.has_secrets(seat) and not unknown[seat]]
    return seen[0] if len(seen) == 1 else None


# Cards.


def _hand(state: Royals, names: Names, country: int, _card: int = 0) -> Description:
    """The viewer's own cards of a country; while paying, they are shown one by one, but all are alike."""
    text = sentences(_use(), _elsewhere(state, country), use_now(state, country) if _is_choosing(state) else "")
    return _("Cards: {country}").format(country=country_name(country)), text


def _is_choosing(state: Royals) -> bool:
    """Whether the viewer can occupy positions now."""
    return state.seat is not None and viewer(state) == state.seat and bool(_choices(state))


def _choices(state: Royals) -> list[int]:
    return [move.position for move in state.moves() if isinstance(move, Occupy)]


def use_now(state: Royals, country: int | None = None) -> str:
    """Says what to tap to pay with cards of a country, or with any others; empty if no position can be occupied now."""
    choices = _choices(state)
    named = [position_within(position) for position in choices if POSITIONS[position].country == country]
    if 0 < len(named) <= _MOST_NAMED:
        return _("To pay with them now, tap a position: {positions}.").format(positions=enumerated(named))
    return _("Tap the position you want to pay for.") if choices else ""


def _use() -> str:
    text = _("These cards pay for the country's positions. Elsewhere, {n} cards count as one.")
    return text.format(n=CARDS_FOR_ONE)


def _elsewhere(state: Royals, country: int) -> str:
    """Says how many cards of a country are in the game, and how many of them have been discarded."""
    text = _("There are {all} in this game, {n} of them in the discard pile.")
    return text.format(all=phrases.cards_of(country, in_play(state.seats)[country]), n=state.discards[country])


def _open(state: Royals, names: Names, slot: int) -> Description:
    rule = _("The display is refilled to {n} cards only at the end of a turn.").format(n=DISPLAY)
    if slot >= len(state.display):
        return _("Empty space"), rule
    country = country_name(state.display[slot])
    return _("Face-up card: {country}").format(country=country), sentences(_use(), rule)


def _deck(state: Royals, names: Names) -> Description:
    rule = _("The period ends when the display can no longer be refilled at the end of a turn.")
    shown = _in_deck(phrases.country_cards(len(state.deck))) if state.deck else _("This deck is empty.")
    return _("Country deck"), sentences(shown, rule)


def _in_deck(what: str) -> str:
    return _("This deck has {cards}.").format(cards=what)


def _in_pile(what: str) -> str:
    return _("This pile has {cards}.").format(cards=what)


def _discards(state: Royals, names: Names) -> Description:
    rule = _("When the period ends, these cards become the new deck.")
    return _("Discarded country cards"), sentences(
        _in_pile(phrases.cards(state.discards)) if any(state.discards) else _("No cards here."), rule
    )


def _intrigue(state: Royals, names: Names, pair: int, _card: int = 0) -> Description:
    text = _("There are {all} of this kind, {gone} of them in the discard pile.")
    return _("Intrigue: {countries}").format(countries=pair_name(pair)), sentences(
        _takeover(), text.format(all=INTRIGUES_PER_PAIR, gone=state.intrigue_discards[pair])
    )


def _takeover() -> str:
    """The use of intrigue cards."""
    n = INTRIGUE_COST[MARSHAL]
    text = ngettext(
        "To take over a rival's position, pay its price and play {n} intrigue card that names its country, or "
        "{king} for a King. Any {others} intrigue cards that do not name it count as one.",
        "To take over a rival's position, pay its price and play {n} intrigue cards that name its country, or "
        "{king} for a King. Any {others} intrigue cards that do not name it count as one.",
        n,
    )
    return text.format(n=n, king=INTRIGUE_COST[KING], others=INTRIGUES_FOR_ONE)


def _intrigue_deck(state: Royals, names: Names) -> Description:
    rule = _("If it is empty when a card must be drawn, its discard pile is shuffled into a new deck.")
    n = len(state.intrigue_deck)
    shown = _in_deck(phrases.intrigue_cards(n)) if n else _("This deck is empty.")
    return _("Intrigue deck"), sentences(shown, rule, _takeover())


def _intrigue_discards(state: Royals, names: Names) -> Description:
    rule = _("They become the new intrigue deck when the old one runs out.")
    discards = state.intrigue_discards
    shown = _in_pile(phrases.intrigues(discards)) if any(discards) else _("No cards here.")
    return _("Discarded intrigue cards"), sentences(shown, rule)


# Players.


def _seat(state: Royals, names: Names, seat: int) -> Description:
    return _("{name:You}").format(name=names[seat]), sentences(
        _worth(state, seat),
        _hand_of(state, seat),
        _seen(state, seat),
        _("In supply: {cubes}.").format(cubes=phrases.cubes(state.supply[seat])),
        _("Start player.") if seat == state.start else "",
    )


def _worth(state: Royals, seat: int) -> str:
    """Says how many tokens a seat has and, if everybody may see them, what they are worth."""
    count = len(state.tokens(seat))
    if state.are_tokens_open:
        total = phrases.points(state.scores()[seat].total)
        return _("Tokens: {n}, worth {points}.").format(n=count, points=total)
    return _("Tokens: {n}, face down.").format(n=count)


def _hand_of(state: Royals, seat: int) -> str:
    held = phrases.country_cards(state.count_cards(seat)), phrases.intrigue_cards(state.count_intrigues(seat))
    return _("In hand: {cards}.").format(cards=enumerated(held))


def _seen(state: Royals, seat: int) -> str:
    """The cards that everybody knows a seat holds."""
    if not any(state.known[seat]):
        return ""
    return _("Known cards: {cards}.").format(cards=phrases.cards(state.known[seat]))


def _supply(state: Royals, names: Names, seat: int) -> Description:
    rule = _(
        "Every position takes {n} cubes: one for the position, one for the title tile. They never return to your "
        "supply."
    )
    name = _("Your supply") if seat == viewer(state) else _("{name:{name}'s|Your} supply").format(name=names[seat])
    shown = _("This supply has {cubes}.").format(cubes=phrases.cubes(state.supply[seat]))
    return name, sentences(shown, rule.format(n=CUBES_PER_POSITION))


def _tokens(state: Royals, names: Names, seat: int) -> Description:
    rule = _("Bonuses, period tokens and, at the end, title tiles. The highest total wins.")
    won = state.tokens(seat)
    shown = _("They are: {tokens}.").format(tokens=phrases.tokens(won)) if won and state.are_tokens_open else ""
    name = _("Your tokens") if seat == viewer(state) else _("{name:{name}'s|Your} tokens").format(name=names[seat])
    return name, sentences(_worth(state, seat), shown, rule)


# Buttons.


def _skip(state: Royals, names: Names) -> Description:
    return fixed_label(EndTurn), _(
        "Ends your turn. If you hold too many cards, you discard some; then the display is refilled."
    )


HAND_THINGS: Mapping[str, Callable[..., Description]] = {
    "hand": _hand,
    "open": _open,
    "deck": _deck,
    "discards": _discards,
    "intrigue": _intrigue,
    "intrigue_deck": _intrigue_deck,
    "intrigue_discards": _intrigue_discards,
    "seat": _seat,
    "supply": _supply,
    "tokens": _tokens,
    "skip": _skip,
}
"""The help for each of these things, by name."""
