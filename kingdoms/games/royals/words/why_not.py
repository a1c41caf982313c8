"""Why an unlit thing cannot be chosen now, and what picked cards add up to."""

from collections.abc import Callable, Sequence

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, enumerated, sentences
from kingdoms.games.royals.board import CUBES_PER_POSITION, POSITIONS
from kingdoms.games.royals.moves import Occupy, PayIntrigue
from kingdoms.games.royals.payment import NAMING
from kingdoms.games.royals.rules.occupying import ask_intrigue_payment, has_cubes
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words import phrases
from kingdoms.games.royals.words.help import Names, gains_in_short, rival_in
from kingdoms.games.royals.words.help_hand import use_now
from kingdoms.games.royals.words.names import position_within
from kingdoms.games.royals.words.prompts import prompt

_DRAWING = ("plan", "draw")
_PAYING = ("pay", "pay_intrigue")


def why_not(state: Royals, thing: Thing) -> str:
    """Why an unlit thing cannot be chosen now, for the player who decides; empty for things that are never chosen."""
    if thing[0] not in _REASONS:
        return ""
    if state.seat is None:
        return _("The game is over.")
    return _REASONS[thing[0]](state, state.seat, *thing[1:]) or _("Not now. {prompt}.").format(prompt=prompt(state))


# Drawing.


def _open(state: Royals, seat: int, slot: int) -> str:
    if state.asked not in _DRAWING:
        return _drawn()
    if slot >= len(state.display):
        return _("This space is empty. The display is refilled at the end of the turn.")
    return _("Tap the matching card next to it; they are identical.") if state.asked == "draw" else ""


def _deck(state: Royals, seat: int) -> str:
    if state.asked not in _DRAWING:
        return _drawn()
    return "" if state.deck else _("The country deck is empty. Take a face-up card instead.")


def _intrigue_deck(state: Royals, seat: int) -> str:
    if state.asked not in _DRAWING:
        return _drawn()
    if not state.round:
        return _only_countries()
    if state.asked == "draw":
        return _("You have chosen to draw only country cards this turn.")
    return ""


def _drawn() -> str:
    return _("You have drawn your cards for this turn.")


def _only_countries() -> str:
    return _("On the first turn you draw only country cards.")


# Occupying and paying.


def _position(state: Royals, seat: int, position: int) -> str:
    step = state.asked
    if step in _PAYING:
        return _unpaid(state, position)
    if state.holders[position] == seat:
        return _("You already hold this position.")
    if not has_cubes(state, seat):
        left = phrases.cubes(state.supply[seat])
        return _("A position takes {n} cubes; you have {cubes} left.").format(n=CUBES_PER_POSITION, cubes=left)
    lacks = phrases.missing(state, seat, position) if step == "play" else ""
    return _("You still need {cards}.").format(cards=lacks) if lacks else ""


def _unpaid(state: Royals, position: int) -> str:
    """Why tapping a position does not pay for it: another one was chosen, or the picked cards are not its price."""
    paid = state.agenda[-1][2]
    if position != paid:
        return _("First pay for the position you chose: {position}.").format(position=position_within(paid))
    proposal = cheapest(state)
    phrase = phrases.intrigues(proposal.pairs) if isinstance(proposal, PayIntrigue) else phrases.cards(proposal)
    return _("Pick exactly what it costs, for example {cards}.").format(cards=phrase)


def picked(state: Royals, counts: Sequence[int], names: Names) -> str:
    """The cards picked for a position, those still missing and the tokens the position would win at once, in words.

    `counts` is by country or by intrigue pair. Once the payment is exact, it also says that intrigue cards have to be
    chosen next, or, if it wins nothing and there is room, how to change it.
    """
    is_intrigue, position = state.asked == "pay_intrigue", state.agenda[-1][2]
    rests = _rests(state, counts)
    if is_intrigue:
        is_short = sum(map(bool, counts)) > phrases.NAMED_KINDS
        phrase = phrases.intrigue_cards(sum(counts)) if is_short else phrases.intrigues(counts)
    else:
        is_paid = bool(rests) and not any(rests[0])
        phrase = phrases.payment_in_short(counts, paid_besides(state) if is_paid else ())
    so_far = phrases.picked_cards(position, phrase)
    if not rests:
        return sentences(so_far, _("These cards don't match the price; put some back."))
    gains = gains_in_short(state, position)
    if any(rests[0]):
        return sentences(so_far, _add(position, rests, is_intrigue), gains)
    rival = rival_in(state, position, names)
    own = phrases.payment(position, phrase, rival)
    if rival and not is_intrigue and not paid_besides(state):
        return sentences(own, _("Intrigue cards come next."), gains)
    # If the payment is long, a phone has no room for anything else.
    is_long = is_intrigue or sum(map(bool, counts)) > 1 or any(paid_besides(state))
    return sentences(own, gains or ("" if is_long else _("Tap cards to change it.")))


def _add(position: int, rests: Sequence[Sequence[int]], is_intrigue: bool) -> str:
    """The cards to add to those picked: the fewest that are enough, or the most."""
    first, *others = dict.fromkeys(_rest(position, rest, is_intrigue) for rest in (rests[0], rests[-1]))
    if not others:
        return _("Add {cards}.").format(cards=first)
    return _("Add {cards}, or {others}.").format(cards=first, others=others[0])


def paid_besides(state: Royals) -> tuple[int, ...]:
    """The intrigue cards, by pair, that are paid together with the country cards because no other payment is possible.

    Empty if there are several possible payments, which the player has to choose from, or if the position is free.
    """
    match state.agenda[-1:]:
        case [("pay", seat, position)] if state.holders[position] != NONE:
            ways = ask_intrigue_payment(state, seat, position)
            return ways[0].pairs if len(ways) == 1 else ()
    return ()


def _rests(state: Royals, counts: Sequence[int]) -> list[tuple[int, ...]]:
    """The cards still missing for each payment that includes the picked ones, fewest first."""
    payments = [move.pairs if isinstance(move, PayIntrigue) else tuple(move) for move in state.moves()]
    rests = [tuple(asked - own for asked, own in zip(asked_cards, counts, strict=True)) for asked_cards in payments]
    return sorted((rest for rest in rests if min(rest) >= 0), key=sum)


def _rest(position: int, rest: Sequence[int], is_intrigue: bool) -> str:
    """The cards still to be added: those of the position's country, and any others."""
    country = POSITIONS[position].country
    own = sum(rest[pair] for pair in NAMING[country]) if is_intrigue else rest[country]
    others = sum(rest) - own
    phrase = (phrases.naming_cards(own) if is_intrigue else phrases.cards_of(country, own)) if own else ""
    return enumerated([words for words in (phrase, phrases.other_cards(others) if others else "") if words])


# Cards in hand.


def _hand(state: Royals, seat: int, country: int, _card: int = 0) -> str:
    if state.asked in ("pay", "discard", "play") and not state.hands[seat][country]:
        return _("You have no cards of this country.")
    # The help says the same, so that this is not shown as if something were wrong.
    return use_now(state, country) or _no_card(state, "pay")


def _intrigue(state: Royals, seat: int, pair: int, _card: int = 0) -> str:
    if state.asked in ("pay_intrigue", "discard_intrigue", "play") and not state.intrigues[seat][pair]:
        return _("You don't have that intrigue card.")
    return _no_card(state, "pay_intrigue")


def _no_card(state: Royals, paying: str) -> str:
    """Why a card in hand cannot be picked: no position is chosen yet or can be, or no more of its kind can be paid."""
    if state.asked == "play":
        if not any(isinstance(move, Occupy) for move in state.moves()):
            return _("Your cards can't pay for any position now.")
        return use_now(state)
    return _("You can't use any more of these cards to pay.") if state.asked == paying else ""


def _skip(state: Royals, seat: int) -> str:
    return _("You can't skip this. {prompt}.").format(prompt=prompt(state))


_REASONS: dict[str, Callable[..., str]] = {
    "open": _open,
    "deck": _deck,
    "intrigue_deck": _intrigue_deck,
    "position": _position,
    "hand": _hand,
    "intrigue": _intrigue,
    "skip": _skip,
}
