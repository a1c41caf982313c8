"""A label for each move, short enough for a button, and the thing on the table to tap for it."""

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _, capitalised, ngettext
from kingdoms.games.kingsburg import moves
from kingdoms.games.kingsburg.board import GOODS, PUBLISHED
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name, building_name
from kingdoms.games.kingsburg.words.phrases import amount, die, goods, group, paid_goods

REROLL_ALL = "reroll_all"
"""The use of the Chapel under the published rules; for the uses of the envoy and the Town Hall, see `moves`."""

_ANNOUNCEMENTS = {
    moves.INFLUENCE: N_("Join a taken advisor"),
    moves.BUILD: N_("Build twice"),
    moves.NEITHER: N_("Neither"),
}

_DECLINING = (moves.Keep(), moves.Pass(), moves.Decline(), moves.TownHall(moves.NOTHING))
"""The moves that decline what is offered."""

_SKIPS = {
    "reroll": N_("Keep the roll"),
    "influence": N_("Pass"),
    "help": N_("Decline"),
    "build": N_("Pass"),
    "build_again": N_("Pass"),
    "town_hall": N_("Pay nothing"),
    "recruit": N_("Pass"),
}


def label(state: Kingsburg, move: Move) -> str:
    """A move's label, short enough for a button."""
    if move in _DECLINING:
        return skip_label(state)
    seat = state.agenda[-1][1]
    match move:
        case moves.Announce(use) | moves.TownHall(use):
            return use_label(state, use)
        case moves.Reroll(place):
            return _("Reroll {die:the}").format(die=die(state, seat, place))
        case moves.RerollAll():
            return use_label(state, REROLL_ALL)
        case moves.SetAside(place):
            return _("Set {die:the} aside").format(die=die(state, seat, place))
        case moves.Influence(advisor, dice, plus_two, market):
            text = _("Send {group} to {advisor:the}")
            if needs_envoy(state, advisor):
                text = _("Send {group} and the envoy to {advisor:the}")
            return text.format(advisor=advisor_name(advisor), group=group(state, seat, dice, plus_two, market))
        case moves.Build(building):
            cost = goods(*price(state.buildings[seat], building))
            return _("Build {building:the} for {price}").format(building=building_name(building), price=cost)
        case moves.LoseBuilding(building):
            return _("Lose {building:the}").format(building=building_name(building))
    return _label_of_goods(move)


def _label_of_goods(move: Move) -> str:
    """The label of a move that is only about goods."""
    match move:
        case moves.TakeGood(good):
            return _("Take {goods}").format(goods=amount(GOODS[good], 1))
        case moves.Help():
            return _("Take {goods}").format(goods=goods(*move))
        case moves.Smuggle():
            return _("Pay 1 point for {goods}").format(goods=goods(*move))
        case moves.Transmute(good):
            others = [int(other != good) for other in range(len(GOODS))]
            return _("Trade {given} for {goods}").format(given=amount(GOODS[good], 1), goods=goods(*others))
        case moves.Recruit(kinds):
            return _("A soldier for {price}").format(price=paid_goods(kinds))
        case moves.Lose():
            return _("Lose {goods}").format(goods=goods(*move))
    raise ValueError(f"{move!r} is not a move of Kingsburg")


def use_label(state: Kingsburg, use: str) -> str:
    """The label for a use of the envoy, the Town Hall or the Chapel."""
    if use in _ANNOUNCEMENTS:
        return _(_ANNOUNCEMENTS[use])
    if use == REROLL_ALL:
        return _("Reroll all dice")
    if use == moves.PLUS_TWO and state.ruleset != PUBLISHED:
        return _("Take a +2 token")
    return _("Pay {what} for 1 point").format(what=amount(use, 1))


def short_label(state: Kingsburg, thing: Thing) -> str:
    """Only what the choice of goods or tokens takes or pays, for a button whose symbols show the rest."""
    match thing:
        case ("goods", *amounts):
            return goods(*amounts)
        case ("good", good) if state.asked != "help":
            return amount(GOODS[good], 1)
        case ("use", moves.PLUS_TWO) if state.ruleset != PUBLISHED:
            return capitalised(amount(moves.PLUS_TWO, 1))
        case ("good", good):
            price = amount(GOODS[good], 1)
        case ("recruit", *kinds):
            price = paid_goods(kinds)
        case _:
            price = amount(thing[1], 1)
    return _("Pay {what}").format(what=price)


def skip_label(state: Kingsburg) -> str:
    """The label for declining the current offer."""
    step = state.asked
    return _(_SKIPS[step]) if step in _SKIPS else _("Skip")


def giving_up(state: Kingsburg) -> str:
    """A phrase for the dice that are given up by passing now."""
    seat = state.agenda[-1][1]
    left = len(state.dice[seat]) - state.spent(seat).bit_count()
    return ngettext("Give up {n} die", "Give up {n} dice", left).format(n=left)


# Things to tap.


def target(state: Kingsburg, move: Move) -> Thing:
    """The thing on the table to tap for this move."""
    if move in _DECLINING:
        return ("skip",)
    seat = state.agenda[-1][1]
    match move:
        case moves.TakeGood(good) | moves.Transmute(good):
            return ("good", good)
        case moves.Announce(use) | moves.TownHall(use):
            return ("use", use)
        case moves.RerollAll():
            return ("use", REROLL_ALL)
        case moves.Reroll(place) | moves.SetAside(place):
            return ("die", seat, place)
        case moves.Influence(advisor):
            return ("advisor", advisor)
        case moves.Help() | moves.Smuggle() | moves.Lose():
            return ("goods", *move)
        case moves.Build(building) | moves.LoseBuilding(building):
            return ("building", seat, building)
        case moves.Recruit(kinds):
            return ("recruit", *kinds)
    raise ValueError(f"{move!r} is not a move of Kingsburg")
