"""The townsfolk card that a bot means to recruit with the workers it sends, and what the card will cost."""

from kingdoms.core.words.language import _
from kingdoms.core.words.why import Reason
from kingdoms.games.paladins.board import NO_WORKERS, RECRUIT, TOWNSFOLK_PRICES
from kingdoms.games.paladins.moves import Act
from kingdoms.games.paladins.rules.costs import discount
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.games.paladins.words.phrases import silver


def is_recruiting(reason: Reason) -> bool:
    """Whether the move sends workers to Recruit, so that the card still has to be chosen."""
    return type(reason.move) is Act and reason.move.action == RECRUIT


def recruited(reason: Reason) -> str:
    """The card and its cost as a sentence of its own; empty unless the move sends workers to Recruit."""
    if not is_recruiting(reason) or reason.after.standing[reason.seat][RECRUIT] == NO_WORKERS:
        return ""
    before, after, seat = reason.view, reason.after, reason.seat
    cards = zip(before.townsfolk, after.townsfolk, strict=True)
    taken = [place for place, (card, now) in enumerate(cards) if card >= 0 > now]
    if len(taken) != 1:
        return ""
    (place,) = taken
    name, price = townsfolk_name(before.townsfolk[place]), TOWNSFOLK_PRICES[place]
    if after.unpaid[seat] > before.unpaid[seat]:
        return _("{townsfolk:The} for a debt.").format(townsfolk=name)
    if not price or discount(before, seat, RECRUIT):
        return _("{townsfolk:The} for free.").format(townsfolk=name)
    return _("{townsfolk:The} for {price}.").format(townsfolk=name, price=silver(price))
