"""Help for the cards: paladins, taverns, townsfolk, outsiders, King's Orders and King's Favours."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Description
from kingdoms.core.words.language import N_, _, capitalised, enumerated, sentences
from kingdoms.games.paladins import board, cards
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, attack_cost, discount
from kingdoms.games.paladins.scoring import TRAITOR, debt_points, outsider_points
from kingdoms.games.paladins.state import HIDDEN, NONE, Paladins
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.lacks import favour_closed, favour_lacking
from kingdoms.games.paladins.words.names import (
    action_name,
    order_name,
    outsider_name,
    paladin_name,
    side_name,
    side_within,
    townsfolk_name,
    worker_within,
)

Names = Sequence[str]

_TRIGGERS = {
    cards.DEBT_PAID: N_("While hired, each time you pay a debt: {reward}."),
    cards.SUSPECT_QUESTIONED: N_("While hired, in every inquisition if you have at least 2 suspicion cards: {reward}."),
    cards.QUESTIONED: N_("While hired, in every inquisition, before the verdict: {reward}."),
    cards.INNOCENT_QUESTIONED: N_("While hired, in every inquisition if you have no suspicion cards: {reward}."),
}
"""The triggers of hired townsfolk, apart from actions."""

_WORTH = {
    "adventurer": N_("1 point for every 2 commissions"),
    "archer": N_("1 point for every 2 garrisons"),
    "guardian": N_("1 point for every 2 developments"),
    "hunter": N_("1 point for every 2 hired townsfolk"),
    "lookout": N_("1 point for every 2 walls"),
    "vigilante": N_("1 point for every 2 absolutions"),
    "armourer": N_("1 point for every 4 levels of strength on your board"),
    "marauder": N_("1 point for every 4 levels of influence on your board"),
    "warrior": N_("1 point for every 4 levels of faith on your board"),
    "assassin": N_("1 point for every Saracen you have attacked"),
    "barbarian": N_("1 point for every Byzantine you have attacked"),
    "invader": N_("1 point for every Viking you have attacked"),
    "champion": N_("1 point, plus 1 for every King's Order you have met"),
    "mercenary": N_("1 point, plus 1 for every Mercenary you have converted, including this one"),
    "protector": N_("1 point for every paid debt"),
    "thief": N_("1 point for every suspicion card you have"),
    TRAITOR: N_("each unpaid debt costs you 1 point instead of 3"),
}
"""The value of a converted outsider at the end."""


def _in_lines(*parts: str) -> str:
    """The parts that are not empty, one below the other."""
    return "\n".join(filter(None, parts))


# Paladins and taverns.


def about_paladin(card: int) -> str:
    """A paladin's workers, attribute bonuses, and help with an action."""
    paladin = cards.PALADINS[card]
    lent = phrases.workers([paladin.workers.count(kind) for kind in board.WORKERS])
    added = enumerated(
        [
            phrases.rise(attribute, paladin.boosts[attribute])
            for attribute in board.ATTRIBUTES
            if paladin.boosts[attribute]
        ]
    )
    return sentences(
        _("Workers: {workers}.").format(workers=lent),
        _("For this round: {levels}.").format(levels=added),
        _ability(card),
    )


def _ability(card: int) -> str:
    paladin = cards.PALADINS[card]
    action = action_name(paladin.action)
    if paladin.bonus:
        return _("{action} also gives {reward} each time.").format(action=action, reward=phrases.reward(paladin.bonus))
    if paladin.discount == cards.ALL:
        is_provisions = paladin.action in PAID_IN_PROVISIONS
        text = _("{action} costs no provisions.") if is_provisions else _("{action} costs no silver.")
        return text.format(action=action)
    return _("{action} costs {silver} less.").format(action=action, silver=phrases.silver(paladin.discount))


def _paladin(state: Paladins, names: Names, card: int) -> Description:
    rule = _("You use one of the three paladins, put one back on top of your deck, and one at the bottom.")
    return paladin_name(card), sentences(about_paladin(card), rule)


def _top(state: Paladins, names: Names, card: int) -> Description:
    """The drawn paladin that will go back on top of the deck."""
    rule = _("Goes back on top of your deck: you draw him again next round.")
    return paladin_name(card), sentences(rule, about_paladin(card))


def _own_paladin(state: Paladins, names: Names, seat: int) -> Description:
    card = state.paladins[seat]
    title = _("{name:{name}'s|Your} paladin").format(name=side_name(names, seat))
    if card == NONE:
        return title, _("No paladin has been chosen this round yet.")
    if card == HIDDEN:
        return title, _("Chosen face down; all are revealed together.")
    return paladin_name(card), sentences(title + ".", about_paladin(card))


def _tavern(state: Paladins, names: Names, place: int) -> Description:
    title = _("Tavern card {n}").format(n=place + 1)
    card = state.taverns[place] if place < len(state.taverns) else NONE
    if card == NONE:
        is_taken = place < len(state.taverns)
        return title, _("This card has been taken.") if is_taken else _("This card hasn't been dealt yet.")
    criminals = cards.TAVERNS[card][board.CRIMINAL]
    warning = _("For each criminal you get a suspicion card at once.") if criminals else ""
    return title, sentences(_("Gives {workers}.").format(workers=phrases.workers(cards.TAVERNS[card])), warning)


def _taverns(state: Paladins, names: Names) -> Description:
    """All tavern cards of the round."""
    return _("In the tavern this round"), _("Each player takes one tavern card per round.")


# Townsfolk.


def about_townsfolk(card: int) -> str:
    """The gains from a townsfolk card when it is discarded, when it is hired, and afterwards."""
    return sentences(*_gains_from_townsfolk(card))


def _gains_from_townsfolk(card: int) -> tuple[str, ...]:
    townsfolk = cards.TOWNSFOLK[card]
    return (
        _("If discarded: {reward}.").format(reward=phrases.reward_of_card(townsfolk.discard)),
        _("When hired: {reward} at once.").format(reward=phrases.reward_of_card(townsfolk.hire))
        if townsfolk.hire
        else "",
        about_help(card),
    )


def about_help(card: int) -> str:
    """The lasting effect of a hired townsfolk card."""
    townsfolk = cards.TOWNSFOLK[card]
    trigger = _TRIGGERS.get(townsfolk.trigger)
    text = _(trigger) if trigger else _("While hired, each time you {action}: {reward}.")
    return text.format(
        reward=phrases.reward_of_card(townsfolk.ongoing), action="" if trigger else action_name(townsfolk.trigger)
    )


def _townsfolk(state: Paladins, names: Names, place: int) -> Description:
    card = state.townsfolk[place]
    if card < 0:
        when = (
            _("New townsfolk are dealt at the end of the round.")
            if state.round
            else _("New townsfolk are dealt when everyone has chosen.")
        )
        return _("Space for townsfolk"), sentences(_price(state, names, place) if state.round else "", when)
    return townsfolk_name(card), _in_lines(_price(state, names, place), *_gains_from_townsfolk(card))


def _price(state: Paladins, names: Names, place: int) -> str:
    price = phrases.silver(board.TOWNSFOLK_PRICES[place])
    if state.seat is not None and state.round and discount(state, state.seat, board.RECRUIT):
        return _("Costs no silver with this round's paladin.")
    is_free = state.asked == board.FREE_RECRUIT
    if not board.TOWNSFOLK_PRICES[place] or not state.round or is_free:
        return phrases.no_cost(board.RECRUIT)
    return (_("Costs {silver}, or a debt.") if place in board.DEBT_PLACES else _("Costs {silver}.")).format(
        silver=price
    )


def _hired(state: Paladins, names: Names, side: int, number: int) -> Description:
    card = state.hired[side][number]
    owner = _("Hired by {name}.").format(name=side_within(names, side))
    return townsfolk_name(card), sentences(owner, about_help(card))


# Outsiders.


def about_worth(key: str) -> str:
    """The value of a converted outsider of this kind at the end."""
    return _(_WORTH[key])


def about_outsider(card: int) -> str:
    """The rewards for attacking an outsider and for converting it."""
    return sentences(*_gains_from_outsider(card))


def _gains_from_outsider(card: int) -> tuple[str, str]:
    outsider = cards.OUTSIDERS[card]
    return (
        _("If attacked: {reward}.").format(reward=phrases.reward_of_card(outsider.attack)),
        _("If converted: {strength}; at the end, {worth}.").format(
            strength=phrases.rise(board.STRENGTH, outsider.strength), worth=about_worth(outsider.key)
        ),
    )


def _outsider(state: Paladins, names: Names, place: int) -> Description:
    card = state.outsiders[place]
    needed = _("To attack: {strength}; to convert: {faith}.").format(
        strength=phrases.level(board.STRENGTH, board.REGION_STRENGTH[place]),
        faith=phrases.level(board.FAITH, board.REGION_FAITH[place]),
    )
    if card < 0:
        return _("Space for outsiders"), sentences(needed, _("New outsiders are dealt at the end of the round."))
    return outsider_name(card), _in_lines(
        needed, *_gains_from_outsider(card), _within_reach(state, names, place), _worth_if_converted(state, names, card)
    )


def _within_reach(state: Paladins, names: Names, place: int) -> str:
    """The deciding seat's strength and faith, and the cost of attacking an outsider."""
    if state.seat is None:
        return ""
    price = attack_cost(state, state.seat, place)
    text = (
        _("{name:{name} has|You have} {strength} and {faith}; an attack costs {silver}.")
        if price
        else _("{name:{name} has|You have} {strength} and {faith}; an attack costs no silver.")
    )
    return text.format(
        name=names[state.seat],
        strength=phrases.level(board.STRENGTH, state.attribute(state.seat, board.STRENGTH)),
        faith=phrases.level(board.FAITH, state.attribute(state.seat, board.FAITH)),
        silver=phrases.silver(price),
    )


def _worth_if_converted(state: Paladins, names: Names, card: int) -> str:
    """The value of an outsider to the deciding seat if the game ended now, found by trying it on a copy."""
    if state.seat is None:
        return ""
    there = state.copy()
    there.converted[state.seat] += (card,)
    if cards.OUTSIDERS[card].key == TRAITOR:
        cheaper = debt_points(there, state.seat) - debt_points(state, state.seat)
        text, worth = _("Converting it now would save {name} {points}."), cheaper * state.unpaid[state.seat]
    else:
        text = _("If {name} converted this outsider now, the card would be worth {points}.")
        worth = outsider_points(there, state.seat, card)
    return text.format(name=names[state.seat], points=phrases.points(worth))


def _converted(state: Paladins, names: Names, side: int, number: int) -> Description:
    card = state.converted[side][number]
    return outsider_name(card), sentences(
        _("Converted by {name}.").format(name=side_within(names, side)),
        _("At the end: {worth}.").format(worth=about_worth(cards.OUTSIDERS[card].key)),
        _worth_now(state, side, card),
    )


def _worth_now(state: Paladins, side: int, card: int) -> str:
    """The current value of a converted outsider; a player's Traitor scores nothing itself."""
    points = outsider_points(state, side, card)
    if cards.OUTSIDERS[card].key == TRAITOR and not points:
        return ""
    return _("Worth {points} now.").format(points=phrases.points(points))


# The king.


def _order(state: Paladins, names: Names, place: int) -> Description:
    worth = phrases.points(cards.ORDER_VP[place])
    if place >= state.count_open_orders():
        text = _("Revealed in round {n}; worth {points}.")
        return _("King's Order, face down"), text.format(n=place + 1, points=worth)
    action = state.orders[place]
    rule = _("Every player who has taken this action at least {n} times by the end scores {points}.")
    sides = range(state.sides)
    done = [_("{name} ({n})").format(name=side_within(names, side), n=state.count_done(side, action)) for side in sides]
    return order_name(action), sentences(
        rule.format(n=cards.ORDER_GOAL, points=worth), _("So far: {names}.").format(names=", ".join(done))
    )


def _favour(state: Paladins, names: Names, place: int) -> Description:
    if place >= state.count_open_favours():
        text = _("Revealed in round {n}.").format(n=board.FIRST_FAVOUR + place)
        return _("King's Favour, face down"), text
    return _("King's Favour {n} of {all}").format(n=place + 1, all=board.FAVOURS_DEALT), sentences(
        _("{favour}.").format(favour=capitalised(phrases.favour_text(state.favours[place]))),
        _("Only one worker can be placed here each round, and praying never clears this space."),
        _favour_standing(state, place),
        _favour_usable(state, names, place),
    )


def _favour_standing(state: Paladins, place: int) -> str:
    worker = state.favour_workers[place]
    if worker == NONE:
        return ""
    if worker == board.ANY:
        return _("Occupied by the opponent's worker.")
    return _("Occupied by {worker:a}.").format(worker=worker_within(worker))


def _favour_usable(state: Paladins, names: Names, place: int) -> str:
    """Says whether the deciding seat can use a favour."""
    seat = state.seat
    if seat is None or state.is_choosing_paladins():
        return ""
    reason, lacks = favour_closed(state, seat, place), favour_lacking(state, seat, place)
    if reason or lacks:
        return reason or _("{name:{name} still needs|You still need} {what}.").format(name=names[seat], what=lacks)
    return _("{name:You} can use it now.").format(name=names[seat])


CARD_THINGS: Mapping[str, Callable[..., Description]] = {
    "paladin": _paladin,
    "top": _top,
    "own_paladin": _own_paladin,
    "tavern": _tavern,
    "taverns": _taverns,
    "townsfolk": _townsfolk,
    "hired": _hired,
    "outsider": _outsider,
    "converted": _converted,
    "order": _order,
    "favour": _favour,
    "favour_worker": _favour,
}
"""The help for each of these things, by name."""
