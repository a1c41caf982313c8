"""The sources of the points on Paladins' score sheet: orders, attributes, pieces, cards, debts and goods."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Source
from kingdoms.core.state import Event
from kingdoms.core.words.language import _, enumerated, ngettext, sentences
from kingdoms.games.paladins import board, cards, scoring
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.help.cards import about_worth
from kingdoms.games.paladins.words.help.sides import scale
from kingdoms.games.paladins.words.names import attribute_name, order_name, outsider_name


def point_sources(state: Paladins, side: int, part: str, events: Sequence[Event]) -> list[Source]:
    """The sources of a side's points in one row of the score sheet."""
    return _PARTS[part](state, side)


# Orders and attributes.


def _orders(state: Paladins, side: int) -> list[Source]:
    return [_order(state, side, place) for place in scoring.orders_met(state, side)]


def _order(state: Paladins, side: int, place: int) -> Source:
    action = state.orders[place]
    n = state.count_done(side, action)
    text = ngettext("{order}, done {n} time", "{order}, done {n} times", n).format(order=order_name(action), n=n)
    return Source(text, cards.ORDER_VP[place], _pictures(f"symbols/{board.ACTION_KEYS[action]}"))


def _attributes(state: Paladins, side: int) -> list[Source]:
    return [
        Source(
            _("{attribute}: level {n}").format(attribute=attribute_name(attribute), n=level),
            scoring.ATTRIBUTE_VP[level],
            _pictures(f"symbols/{board.ATTRIBUTE_KEYS[attribute]}"),
        )
        for attribute, level in enumerate(state.attributes[side])
    ]


# Pieces, which score by their number.


def _developments(state: Paladins, side: int) -> list[Source]:
    """The workshops, for which the solo opponent scores nothing."""
    if state.is_opponent(side):
        return []
    n = state.count_done(side, board.DEVELOP)
    text = ngettext("{n} workshop placed.", "{n} workshops placed.", n)
    return _counted(text, n, scoring.DEVELOPMENT_VP, "workshop")


def _commissions(state: Paladins, side: int) -> list[Source]:
    n = state.count_done(side, board.COMMISSION)
    return _counted(ngettext("{n} monk sent out.", "{n} monks sent out.", n), n, scoring.SETTLED_VP, "monk")


def _walls(state: Paladins, side: int) -> list[Source]:
    n = state.count_done(side, board.FORTIFY)
    built = _counted(ngettext("{n} wall built.", "{n} walls built.", n), n, scoring.BUILT_VP, "wall")
    printed = [cards.WALLS[card].vp for card in state.walls[side] if cards.WALLS[card].vp]
    return built + [Source(_("Printed on a wall"), points, _pictures("cards/wall")) for points in printed]


def _garrisons(state: Paladins, side: int) -> list[Source]:
    n = state.count_done(side, board.GARRISON)
    return _counted(ngettext("{n} outpost placed.", "{n} outposts placed.", n), n, scoring.SETTLED_VP, "outpost")


def _absolutions(state: Paladins, side: int) -> list[Source]:
    n = state.count_done(side, board.ABSOLVE)
    return _counted(ngettext("{n} jar placed.", "{n} jars placed.", n), n, scoring.BUILT_VP, "jar")


def _counted(text: str, n: int, worth: Sequence[int], piece: str) -> list[Source]:
    """One line for all pieces of a kind, with the points for each number of them."""
    words = sentences(text.format(n=n), scale(worth))
    return [Source(words, worth[n], _pictures(f"pieces/{piece}"))] if n else []


# Cards and goods.


def _conversions(state: Paladins, side: int) -> list[Source]:
    return [_outsider(state, side, card) for card in state.converted[side]]


def _outsider(state: Paladins, side: int, card: int) -> Source:
    outsider, text = cards.OUTSIDERS[card], _("{name}: {text}")
    name = f"outsiders/{cards.FACTION_KEYS[outsider.faction]}_{outsider.key}"
    words = text.format(name=outsider_name(card), text=about_worth(outsider.key))
    if state.is_opponent(side) and outsider.key == scoring.TRAITOR:
        words = text.format(
            name=outsider_name(card),
            text=_("1 point for the solo opponent, whose unpaid debts still cost 3 points each"),
        )
    elif state.is_opponent(side):
        words = _("{text}, at least 1 point").format(text=words)
    return Source(words, scoring.outsider_points(state, side, card), _pictures(name))


def _debts(state: Paladins, side: int) -> list[Source]:
    unpaid, paid = state.unpaid[side], state.paid[side]
    cost = scoring.debt_points(state, side)
    owed = (
        ngettext("{n} unpaid debt: {each} points", "{n} unpaid debts: {each} points each", unpaid)
        if cost == scoring.UNPAID_VP
        else ngettext(
            "{n} unpaid debt, with the Traitor: {each} point",
            "{n} unpaid debts, with the Traitor: {each} point each",
            unpaid,
        )
    )
    settled = ngettext("{n} paid debt: {each} point", "{n} paid debts: {each} point each", paid)
    lines = (
        (owed.format(n=unpaid, each=f"−{-cost}"), unpaid * cost, "cards/debt"),
        (settled.format(n=paid, each=scoring.PAID_VP), paid * scoring.PAID_VP, "cards/debt_paid"),
    )
    return [Source(text, points, _pictures(picture)) for text, points, picture in lines if points]


def _goods(state: Paladins, side: int) -> list[Source]:
    """Goods, for which the solo opponent scores nothing."""
    silver, provisions = state.silver[side], state.provisions[side]
    if state.is_opponent(side) or not silver + provisions:
        return []
    owned = enumerated([phrases.silver(silver), phrases.provisions(provisions)])
    text = _("{goods}: 1 point for every {each}").format(goods=owned, each=scoring.GOODS_PER_VP)
    return [Source(text, (silver + provisions) // scoring.GOODS_PER_VP, _pictures("pieces/silver", "pieces/provision"))]


def _pictures(*names: str) -> tuple[str, ...]:
    return tuple(f"paladins/{name}" for name in names)


_PARTS: Mapping[str, Callable[[Paladins, int], list[Source]]] = {
    scoring.ORDERS_PART: _orders,
    "attributes": _attributes,
    "developments": _developments,
    "commissions": _commissions,
    "walls": _walls,
    "garrisons": _garrisons,
    "absolutions": _absolutions,
    "conversions": _conversions,
    "debts": _debts,
    "goods": _goods,
}
