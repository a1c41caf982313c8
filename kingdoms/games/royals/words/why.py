"""Why a move is made: what to say about each term of the bot's value that favours it."""

from collections.abc import Sequence

from kingdoms.core.state import Move
from kingdoms.core.words.language import _
from kingdoms.core.words.why import VICTORY, Phrase, Phrases, Reason, explain, victory
from kingdoms.games.royals import board, bot, moves
from kingdoms.games.royals.board import COST, POSITIONS
from kingdoms.games.royals.bot import outlook
from kingdoms.games.royals.bot.expected_score import POSITIONS_IN, contents_of, gains
from kingdoms.games.royals.bot.first_card import best_first_card
from kingdoms.games.royals.bot.weights import WEIGHTS
from kingdoms.games.royals.payment import NAMING, within_intrigue
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words.names import country_name, position_name, position_within
from kingdoms.games.royals.words.phrases import cards, cards_of, country_cards, intrigue_cards, other_cards, points
from kingdoms.games.royals.words.score_phrases import LESS_TIME, SCORE_PHRASES, sooner

_ALL = range(len(POSITIONS))
_FROM_HAND = (moves.Pay, moves.PayIntrigue, moves.Discard, moves.DiscardIntrigue)
"""Moves made with cards from a hand; a reader who cannot see the hand cannot compare them with others."""
_SOME = 2
"""The minimum number of cards of one country that is worth mentioning."""


def why(state: Royals, move: Move) -> str:
    """The reason for the deciding seat's move, judging by this view; empty if there is nothing to say."""
    return why_by_value(state, move) or _at_sight(state, move)


def why_by_value(state: Royals, move: Move) -> str:
    """The reason that the bot's value gives for the move; empty if there is none or the reader cannot know it."""
    if not _is_own(state) and type(move) in _FROM_HAND:
        return ""
    known = _supposed(state, move) if type(move) is moves.Occupy and not _is_own(state) else state
    return explain(bot, known, move, _PHRASES)


# The reader's knowledge.


def _is_own(view: Royals) -> bool:
    """Whether the reader is the deciding seat: only that seat sees its hand, and so its moves."""
    return bool(view.moves())


def _supposed(view: Royals, move: moves.Occupy) -> Royals:
    """The view with the cards for a position added to the hand of the rival who occupies it: they must be there."""
    supposed, seat, position = view.copy(), view.agenda[-1][1], POSITIONS[move.position]
    _suppose(supposed.hands[seat], position.country, COST[position.title])
    if view.holders[move.position] != NONE:
        _suppose(supposed.intrigues[seat], NAMING[position.country][0], board.INTRIGUE_COST[position.title])
    return supposed


def _suppose(hand: list[int], kind: int, cards: int) -> None:
    """Turns as many of the hidden cards (the last count) as needed into cards of one kind."""
    found = min(hand[-1], max(0, cards - hand[kind]))
    hand[kind] += found
    hand[-1] -= found


# Aims: the position that the bot would like to occupy next.


def _aim(state: Royals, seat: int, positions: Sequence[int]) -> int:
    """The most profitable of these positions, allowing for cards still missing; NONE if none is worth its price."""
    surpluses = outlook.surpluses(state, seat, outlook.time_left(state), contents_of(state), WEIGHTS)
    best = max(positions, key=surpluses.__getitem__, default=NONE)
    return best if best != NONE and surpluses[best] > 0 else NONE


def _short(hand: Sequence[int], position: int) -> int:
    """How many more cards of a position's country a hand needs to pay for it."""
    own = hand[POSITIONS[position].country]
    return max(0, COST[POSITIONS[position].title] - own - (sum(hand) - own) // board.CARDS_FOR_ONE)


def _needs_intrigue(state: Royals, seat: int, position: int) -> bool:
    """Whether a position is held by a rival and the seat cannot take it over yet."""
    is_held = state.holders[position] not in (NONE, seat)
    return is_held and position not in within_intrigue(tuple(state.intrigues[seat]))


def _reach(state: Royals, seat: int, position: int, *, is_kept: bool = False) -> str:
    """How close a seat is to a position with the cards it gains or keeps."""
    n = _short(state.hands[seat], position)
    if _needs_intrigue(state, seat, position):
        text = _("That leaves {cards} and intrigue to find for {position:the}.")
        if not n:
            text = _("Only intrigue is still needed to take over {position:the}.")
    elif is_kept:
        text = _("Saving for {position:the}: {cards} to go.") if n else _("Leaves enough for {position:the}.")
    else:
        text = _("That leaves {cards} to find for {position:the}.") if n else _("That is enough for {position:the}.")
    return text.format(cards=cards_of(POSITIONS[position].country, n), position=position_within(position))


def _plan_in(country: int) -> Phrase:
    """A phrase about a country's best position for the hand after the move, or before it if a card is still unknown."""
    places = _ALL[POSITIONS_IN[country]]

    def phrase(reason: Reason) -> str:
        view, move, seat = reason.view, reason.move, reason.seat
        if not _is_own(view):
            return ""
        match move:
            case moves.DrawThree():
                return _three_cards(reason, places)
            case moves.DrawWithIntrigue() | moves.TakeIntrigue():
                return _takeover(view, seat, places)
        if type(move) is moves.TakeHidden:
            return _any_card(view, seat, country, [place for place in places if _short(view.hands[seat], place)])
        wanted = [place for place in places if _is_closer(reason, place)]
        is_kept = type(move) is not moves.TakeOpen
        position = _aim(reason.after, seat, places if is_kept else wanted)
        if position == NONE or not reason.after.hands[seat][country]:
            return _spared(view, seat, country) if move == moves.TakeOpen(country) else ""
        if type(move) is moves.Occupy:
            return _reach_after(reason, position)
        return _reach(reason.after, seat, position, is_kept=is_kept)

    return phrase


def _is_closer(reason: Reason, position: int) -> bool:
    """Whether the hand after the move lacks fewer cards for a position than before."""
    before, after = reason.view.hands[reason.seat], reason.after.hands[reason.seat]
    return _short(after, position) < _short(before, position)


def _three_cards(reason: Reason, places: Sequence[int]) -> str:
    """A sentence about the best of these positions that the first card, which a hint picks, may help with."""
    countries = _countries_of_first_card(reason.view)
    suitable = [place for place in places if POSITIONS[place].country in countries]
    aims = (_aim(state, reason.seat, suitable) for state in (reason.view, reason.after))
    return next(filter(None, (_more_cards(reason.view, reason.seat, aim) for aim in aims)), "")


def _countries_of_first_card(view: Royals) -> list[int]:
    """The country of the card to take first when three are drawn; if it is hidden, those not in the display."""
    card = best_first_card(view)
    if isinstance(card, moves.TakeOpen):
        return [card.country]
    return [country for country in board.COUNTRIES if country not in view.display]


def _reach_after(reason: Reason, position: int) -> str:
    """How close the seat still is to a position after occupying another one."""
    if _needs_intrigue(reason.after, reason.seat, position):
        return _reach(reason.after, reason.seat, position, is_kept=True)
    n = _short(reason.after.hands[reason.seat], position)
    text = _("{occupied}: then {cards} short of {position:the}.")
    if not n:
        text = _("{occupied}: leaves enough for {position:the}.")
    occupied, cards = position_name(reason.move.position), cards_of(POSITIONS[position].country, n)
    return text.format(occupied=occupied, cards=cards, position=position_within(position))


def _any_card(view: Royals, seat: int, country: int, wanted: Sequence[int]) -> str:
    """The reason for a card from the deck: one of this country would bring a position closer, or save substitutes."""
    position, text = _aim(view, seat, wanted), _("The deck may also have a card for {position:the}.")
    if position == NONE:
        position = _aim(view, seat, _with_substitutes(view.hands[seat], country))
        text = _("The deck may have a card that saves substitutes for {position:the}.")
    elif country not in view.display:
        text = _("The display has no card for {position:the}.")
    is_possible = position != NONE and view.unseen()[country] > 0
    return text.format(position=position_within(position)) if is_possible else ""


def _spared(view: Royals, seat: int, country: int) -> str:
    """The position for which another card of this country replaces substitutes."""
    position = _aim(view, seat, _with_substitutes(view.hands[seat], country))
    text = _("Saves substitutes for {position:the}.")
    return text.format(position=position_within(position)) if position != NONE else ""


def _with_substitutes(hand: Sequence[int], country: int) -> list[int]:
    """The positions of a country that a hand can pay for only with substitutes."""
    return [
        place
        for place in _ALL[POSITIONS_IN[country]]
        if hand[country] < COST[POSITIONS[place].title] and not _short(hand, place)
    ]


# Cards.


def _cards(reason: Reason) -> str:
    """The country cards gained, or those that are not spent."""
    view, move, seat = reason.view, reason.move, reason.seat
    if type(move) is moves.DrawThree:
        return (_three_cards(reason, _ALL) if _is_own(view) else "") or _room(view, seat)
    if type(move) is moves.DrawWithIntrigue:
        return _more_takeovers(view, seat)
    if type(move) is moves.TakeIntrigue:
        return _hint_of_intrigue()
    if type(move) is moves.EndTurn:
        return _kept(country_cards(min(board.MOST_CARDS, view.count_cards(seat))))
    if type(move) not in (moves.Occupy, moves.Pay) or not _is_own(view):
        return ""
    paid = [held - left for held, left in zip(view.hands[seat], reason.after.hands[seat], strict=True)]
    country = max(board.COUNTRIES, key=paid.__getitem__)
    is_mixed = paid[country] < sum(paid)
    cards = country_cards(sum(paid)) if is_mixed else cards_of(country, paid[country])
    return _("Costs only {cards}.").format(cards=cards)


def _intrigue(reason: Reason) -> str:
    """The intrigue card gained, or the intrigue cards that are not spent."""
    view, move, seat = reason.view, reason.move, reason.seat
    if type(move) is moves.DrawWithIntrigue:
        return (_takeover(view, seat, _ALL) if _is_own(view) else "") or _more_takeovers(view, seat)
    if type(move) is moves.PayIntrigue:
        return _payment(move, POSITIONS[view.agenda[-1][2]].country)
    n = min(board.MOST_INTRIGUES, view.count_intrigues(seat))
    return _kept(intrigue_cards(n)) if type(move) is moves.EndTurn else ""


def _more_cards(view: Royals, seat: int, position: int) -> str:
    """Says how many more country cards a position needs."""
    n = 0 if position == NONE else _short(view.hands[seat], position)
    if not n or _needs_intrigue(view, seat, position):
        return ""
    return _("{position:The} still needs {cards}: drawing three helps more.").format(
        position=position_within(position), cards=cards_of(POSITIONS[position].country, n)
    )


def _room(view: Royals, seat: int) -> str:
    """Says how many more country cards a hand can hold."""
    held = view.count_cards(seat)
    text = _("{cards} in hand: room for {n} more.")
    return text.format(cards=country_cards(held), n=board.MOST_CARDS - held) if held < board.MOST_CARDS else ""


def _hint_of_intrigue() -> str:
    """The use of drawing intrigue first: the country card can then be chosen to suit it."""
    return _("It may suggest which country card to take next.")


def _kept(cards: str) -> str:
    return _("Keeps {cards} for later turns.").format(cards=cards)


def _takeover(view: Royals, seat: int, places: Sequence[int]) -> str:
    """How close the seat is to the best of these positions that a rival holds, if it lacks intrigue cards for it."""
    held = _rivals_positions(view, seat)
    position = _aim(view, seat, [place for place in places if place in held])
    return _reach(view, seat, position) if position != NONE and _needs_intrigue(view, seat, position) else ""


def _more_takeovers(view: Royals, seat: int) -> str:
    """Says which rival's position would be the best to take over with more intrigue cards; empty if there is none."""
    held = _rivals_positions(view, seat)
    if not held:
        return ""
    worths = gains(contents_of(view), seat, outlook.time_left(view), WEIGHTS)
    text = _("More intrigue cards allow more takeovers, ideally of {position:the}.")
    return text.format(position=position_within(max(held, key=worths.__getitem__)))


def _rivals_positions(view: Royals, seat: int) -> list[int]:
    return [at for at in _ALL if view.holders[at] not in (NONE, seat)]


_PHRASES: Phrases = {
    **SCORE_PHRASES,
    "cards": (_cards, sooner(LESS_TIME)),
    "intrigue": (_intrigue, None),
    **{name: (_plan_in(country), None) for country, name in enumerate(board.COUNTRY_KEYS)},
    VICTORY: (victory, None),
}


# Phrases for readers who do not see the cards, and for moves that no term favours.


def _at_sight(view: Royals, move: Move) -> str:
    """A remark that anyone at the table could make about a move."""
    seat = view.agenda[-1][1]
    match move:
        case moves.DrawThree():
            return _room(view, seat)
        case moves.DrawWithIntrigue():
            return _with_intrigue(view, seat)
        case moves.TakeOpen(country):
            return _open_card(view, seat, country)
        case moves.TakeHidden():
            return _("The other players can't see which card it is.")
        case moves.TakeIntrigue():
            return _hint_of_intrigue()
        case moves.Pay() | moves.PayIntrigue():
            return _payment(move, POSITIONS[view.agenda[-1][2]].country)
        case moves.EndTurn() if outlook.turns_left(view, seat) > 1:
            return _kept(country_cards(min(board.MOST_CARDS, view.count_cards(seat))))
        case moves.Discard():
            return _limit(country_cards(board.MOST_CARDS))
        case moves.DiscardIntrigue():
            return _limit(intrigue_cards(board.MOST_INTRIGUES))
    return ""


def _with_intrigue(view: Royals, seat: int) -> str:
    """Says that the hand has hardly any room for more country cards, if that is so."""
    n = view.count_cards(seat)
    is_full = n + board.DRAWS > board.MOST_CARDS
    return _("{cards} in hand: hardly any room for more.").format(cards=country_cards(n)) if is_full else ""


def _open_card(view: Royals, seat: int, country: int) -> str:
    """Says how many cards of a country a seat is known to have with this open one, or what the country is worth."""
    n = view.known[seat][country] + 1
    if n >= _SOME:
        return _("That makes at least {cards} in hand.").format(cards=cards_of(country, n))
    most, _second = board.PERIOD_TOKENS[view.rules][country][view.period]
    text = _("{country}: {points} for most influence this period.")
    return text.format(country=country_name(country), points=points(most))


def _payment(move: moves.Pay | moves.PayIntrigue, country: int) -> str:
    """The other cards paid instead of cards of the country, or instead of intrigue cards that name it."""
    paid, own = (move, (country,)) if isinstance(move, moves.Pay) else (move.pairs, NAMING[country])
    others = [0 if kind in own else n for kind, n in enumerate(paid)]
    if not any(others):
        return _("No substitute cards needed.")
    named = cards(others) if isinstance(move, moves.Pay) else other_cards(sum(others))
    return _("Substitutes: {cards}.").format(cards=named)


def _limit(cards: str) -> str:
    return _("At most {cards} can be kept.").format(cards=cards)
