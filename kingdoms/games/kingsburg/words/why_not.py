"""Why an unlit thing cannot be chosen now, and what picked dice would reach."""

from collections.abc import Callable, Collection, Sequence

from kingdoms.core.state import Thing
from kingdoms.core.words.language import N_, _, sentences, uncapitalised
from kingdoms.games.kingsburg.board import BARRACKS, BUILDING_TOKENS, GOODS, MARKET, PUBLISHED, column
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, PLUS_TWO, Influence, Reroll
from kingdoms.games.kingsburg.rules import influence
from kingdoms.games.kingsburg.rules.building import lacking
from kingdoms.games.kingsburg.rules.king import can_use_envoy
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name, building_name
from kingdoms.games.kingsburg.words.phrases import gift, goods, group, missing, numbers, shortest_ways
from kingdoms.games.kingsburg.words.prompts import can_join, prompt

_WITH_DICE = N_("Dice go to the advisors in spring, summer and autumn, after the roll.")
_WHEN = {
    "advisor": _WITH_DICE,
    "plus_two": _WITH_DICE,
    "market": _WITH_DICE,
    "building": N_("You build at the end of spring, summer and autumn, after the advisors have helped."),
}
"""When such things can be chosen, for those that are always on the table."""


def why_not(state: Kingsburg, thing: Thing) -> str:
    """Why an unlit thing cannot be chosen now, for the player who decides; empty for things that are never chosen."""
    if thing[0] not in ("skip", *_REASONS):
        return ""
    if state.seat is None:
        return _("The game is over.")
    if thing[0] == "skip":
        return _("You can't skip this. {prompt}.").format(prompt=prompt(state))
    steps, reason = _REASONS[thing[0]]
    phrase = reason(state, state.seat, *thing[1:]) if state.asked in steps else ""
    if phrase or state.asked in steps or thing[0] not in _WHEN:
        return phrase or _("Not now. {prompt}.").format(prompt=prompt(state))
    return sentences(_(_WHEN[thing[0]]), _("Now: {prompt}.").format(prompt=uncapitalised(prompt(state))))


# Influence.


def _advisor(state: Kingsburg, seat: int, advisor: int) -> str:
    ways = [move for move in state.moves() if isinstance(move, Influence)]
    here = [way for way in ways if way.advisor == advisor]
    if here:
        return _other_dice(state, advisor)
    if influence.closed_to(state, seat) >> advisor & 1:
        return _closed(state, seat, advisor)
    reached = numbers({way.advisor for way in ways})
    return _("Your dice can't make {n}. They can reach {numbers}.").format(n=advisor, numbers=reached)


def _other_dice(state: Kingsburg, advisor: int) -> str:
    """Groups of dice that would make the advisor's number, since the picked ones do not."""
    phrase = shortest_ways(state, advisor)
    if influence.needs_envoy(state, advisor):
        return _("Pick the envoy and dice that make {n}, such as {groups}.").format(n=advisor, groups=phrase)
    return _("Pick dice that make {n}, such as {groups}.").format(n=advisor, groups=phrase)


def _closed(state: Kingsburg, seat: int, advisor: int) -> str:
    """Why the seat cannot influence a taken or blocked advisor."""
    holders = {placement.seat for placement in state.placements if placement.advisor == advisor}
    if can_use_envoy(state, seat, BUILD):
        return _("This advisor is unavailable, and you have said that your envoy will build.")
    if seat in holders:
        return _("Your own dice are already here; you can place more only with the king's envoy.")
    if holders:
        return _("A rival has taken this advisor; only the king's envoy may join.")
    return _("This advisor is blocked; only the king's envoy may come here.")


def picked(state: Kingsburg, dice: Sequence[int], plus_two: int, market: int, has_envoy: bool) -> str:
    """The advisor that the deciding seat would reach with these dice, "+2" tokens, the Market's help and the envoy.

    The Market's help is −1, 0 or 1.
    """
    seat = state.agenda[-1][1]
    if not influence.has_own_die(dice):
        return _("Pick at least one die of your own colour.")
    if plus_two > influence.most_tokens(influence.usable_tokens(state, seat), dice):
        return _too_many_tokens(state, seat)
    number = influence.number_of(state.dice[seat], dice, plus_two, market)
    is_single_die = len(dice) + plus_two + abs(market) == 1
    if is_single_die:
        made = str(number)
    else:
        made = _("{group} make {n}").format(group=group(state, seat, dice, plus_two, market), n=number)
    return _reached(state, seat, number, made, has_envoy)


def _reached(state: Kingsburg, seat: int, number: int, made: str, has_envoy: bool) -> str:
    """Says how a number was made, then which advisor it reaches or why it reaches none."""
    if not influence.is_advisor(number):
        return _("{made}: no advisor has this number.").format(made=made)
    advisor = advisor_name(number)
    if influence.closed_to(state, seat) >> number & 1:
        return _("{made}: {advisor:the} is unavailable.").format(made=made, advisor=advisor)
    if influence.needs_envoy(state, number) and not has_envoy:
        return _("{made}: {advisor:the} is available only with the envoy.").format(made=made, advisor=advisor)
    phrase = _("{made}: tap {advisor:the} for {gift}.")
    phrase = phrase.format(made=made, advisor=advisor, gift=gift(state.ruleset, number))
    if not has_envoy:
        return phrase
    is_needed = influence.needs_envoy(state, number)
    return sentences(
        phrase, _("The envoy will go too.") if is_needed else _("The envoy isn't needed and stays with you.")
    )


def within_reach(advisors: Collection[int]) -> str:
    """The advisors that could be reached by adding more to the picked dice, which reach nobody so far."""
    if not advisors:
        return _("Together, these don't reach any advisor. Put some back.")
    return _("Add more to reach {numbers}.").format(numbers=numbers(advisors))


def _too_many_tokens(state: Kingsburg, seat: int) -> str:
    if state.ruleset == PUBLISHED and state.plus_two[seat]:
        return _("Only one +2 token may be used per season.")
    if not state.plus_two[seat]:
        return _("You have no +2 token.")
    return _("A group can't have more +2 tokens than dice.")


def _plus_two(state: Kingsburg, seat: int, owner: int, *_which: int) -> str:
    if owner != seat:
        return _("These belong to a rival.")
    return _together() if influence.usable_tokens(state, seat) else _too_many_tokens(state, seat)


def _market(state: Kingsburg, seat: int, direction: int) -> str:
    if influence.can_use_market(state, seat):
        return _together()
    return _("You have already used the Market this season.") if state.has(seat, MARKET) else _("You have no Market.")


def _together() -> str:
    return _("Pick it along with some dice, then tap an advisor.")


def _envoy(state: Kingsburg, seat: int) -> str:
    step = state.asked
    if state.envoy != seat:
        return _("You don't have the envoy.")
    if step == "influence" and can_use_envoy(state, seat, INFLUENCE):
        can_go = _("Tap a taken advisor: the envoy goes along with your dice.")
        return can_go if can_join(state) else _("Your dice can't reach any advisor that is already taken.")
    if step != "influence" and can_use_envoy(state, seat, BUILD):
        return _("Tap a building to build it. The envoy then lets you build another.")
    return _("You announced a different use for the envoy.")


# Dice.


def _die(state: Kingsburg, seat: int, owner: int, place: int) -> str:
    step = state.asked
    if owner != seat:
        return _("This die belongs to a rival.")
    if step == "reroll" and not any(isinstance(move, Reroll) for move in state.moves()):
        return _("You can only reroll all your dice together.")
    if step != "influence":
        return _("Tap the matching die next to it; they are identical.")
    if place == state.aside[seat]:
        return _("This die is set aside for this season.")
    if state.spent(seat) >> place & 1:
        return _("This die is already with an advisor.")
    return _("Pick dice, then tap the advisor whose number they make together.")


# Building.


def _building(state: Kingsburg, seat: int, owner: int, building: int) -> str:
    if owner != seat:
        return _("This is a rival's estate.")
    if state.asked != "lose_building":
        return _no_building(state, seat, building)
    if not state.has(seat, building):
        return _("You don't have this building.")
    return _("You lose one of your rightmost buildings.")


def _no_building(state: Kingsburg, seat: int, building: int) -> str:
    """Why a building on the seat's own estate cannot be built now."""
    if state.has(seat, building):
        return _("You have already built it.")
    if state.count_buildings(seat) == BUILDING_TOKENS:
        return _("You have used all {n} of your building tokens.").format(n=BUILDING_TOKENS)
    left, lacks, phrase = building - 1, missing(state, seat, building), ""
    if column(building) and not state.has(seat, left):
        phrase = _("The building to its left must be built first: {building}.").format(building=building_name(left))
    return sentences(phrase, _("You are {goods} short.").format(goods=lacks) if lacks else "")


# Goods.


_NO_GOOD = (N_("You have no gold."), N_("You have no wood."), N_("You have no stone."))


def _good(state: Kingsburg, seat: int, good: int) -> str:
    return "" if state.goods[seat][good] else _(_NO_GOOD[good])


def _goods(state: Kingsburg, seat: int, *lot: int) -> str:
    is_lacking = any(lacking(lot, state.goods[seat]))
    return _("You don't have {goods}.").format(goods=goods(*lot)) if is_lacking else ""


def _recruit(state: Kingsburg, seat: int, *kinds: int) -> str:
    has_barracks, pays_double = state.has(seat, BARRACKS), len(kinds) > 1
    if has_barracks and pays_double:
        return _("With the Barracks, a soldier costs you only 1 good.")
    if not has_barracks and not pays_double:
        return _("Without the Barracks, a soldier costs 2 goods.")
    lacks = lacking([kinds.count(good) for good in range(len(GOODS))], state.goods[seat])
    return _("You are {goods} short.").format(goods=goods(*lacks))


def _use(state: Kingsburg, seat: int, use: str) -> str:
    if use == PLUS_TWO:
        return _("You have no +2 token.")
    return _(_NO_GOOD[GOODS.index(use)]) if use in GOODS else ""


_REASONS: dict[str, tuple[tuple[str, ...], Callable[..., str]]] = {
    "advisor": (("influence",), _advisor),
    "die": (("reroll", "set_aside", "influence"), _die),
    "plus_two": (("influence",), _plus_two),
    "market": (("influence",), _market),
    "envoy": (("influence", "build", "build_again"), _envoy),
    "building": (("build", "build_again", "lose_building"), _building),
    "good": (("help",), _good),
    "goods": (("lose_goods",), _goods),
    "recruit": (("recruit",), _recruit),
    "use": (("town_hall",), _use),
}
"""For each kind of thing, the steps at which such things can be chosen, and a function that says why one cannot."""
