"""Help for each action: its slots, its current costs and gains for a side, and what is missing."""

from collections.abc import Sequence

from kingdoms.core.game import Description
from kingdoms.core.words.language import N_, _, enumerated, ngettext, sentences, within
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FACTIONS, OUTSIDERS, PALADINS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, discount, needed_level, prices
from kingdoms.games.paladins.rules.obstacles import NO_MORE, NO_TARGET, obstacle
from kingdoms.games.paladins.rules.solo.actions import count_needed, opponents_obstacle
from kingdoms.games.paladins.rules.workers import free_slots, packed, thriftiest, ways_to_act
from kingdoms.games.paladins.scoring import ACTION_POINTS
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.help.sides import scale
from kingdoms.games.paladins.words.help.solo import about_fallback, about_opponent, fallback_of
from kingdoms.games.paladins.words.lacks import closed, lacking
from kingdoms.games.paladins.words.log.solo import thwarted
from kingdoms.games.paladins.words.names import (
    action_name,
    faction_name,
    paladin_name,
    side_name,
    slot_name,
    townsfolk_name,
)  # fmt: skip
from kingdoms.games.paladins.words.phrases import (
    goods,
    level,
    no_cost,
    plain_workers,
    reward,
    slots,
    workers,
    workers_of,
)  # fmt: skip

Names = Sequence[str]

_ABOUT = {
    board.DEVELOP: N_(
        "Your leftmost workshop covers one of the first two slots of an action with three and counts as a "
        "worker there from now on. You gain the worker under it."
    ),
    board.RECRUIT: N_(
        "With one worker you discard a townsfolk card from the row for its reward; with two you hire it, and "
        "it helps you for the rest of the game. Either way you pay the price of its space."
    ),
    board.HUNT: N_("One worker gives 1 provision, two give 3."),
    board.TRADE: N_("One worker gives 1 silver, two give 3."),
    board.PRAY: N_("Clear all workers from another action on your board so that you can use it again. Workshops stay."),
    board.CONSPIRE: N_("You gain a criminal and a suspicion card."),
    board.COMMISSION: N_(
        "A monk goes to a free space in a region that your faith is high enough for. You gain the space's "
        "reward and 1 influence."
    ),
    board.FORTIFY: N_("You build the next wall. It gives 1 strength and whatever else it shows."),
    board.GARRISON: N_(
        "An outpost goes to a free space in a region that your strength is high enough for. You gain the "
        "space's reward and 1 faith."
    ),
    board.ABSOLVE: N_(
        "A jar goes to a free jar space on your board. You gain the space's reward and 1 faith, and you may "
        "discard a suspicion card."
    ),
    board.ATTACK: N_(
        "You attack an outsider and gain the reward on its card. If your strength is too low, you pay 1 silver "
        "for every 2 strength missing, rounded up."
    ),
    board.CONVERT: N_(
        "You convert an outsider that your faith is high enough for. It gives strength at once and points at the end."
    ),
}


def about_action(action: int) -> str:
    """A description of an action, for any player."""
    return _(_ABOUT[action])


def about_slots(action: int, workshops: int = 0) -> str:
    """The workers that an action needs in addition to its workshops."""
    asked = free_slots(action, workshops)
    if action in board.SECOND_SLOT_MAY_STAY_FREE:
        first, second = map(slot_name, asked)
        return _("Workers: {first}; optional second: {second}.").format(first=first, second=second)
    return _("Workers: {slots}.").format(slots=enumerated(slots(asked)))


def describe_action(state: Paladins, names: Names, side: int, action: int) -> Description:
    """The name and description of an action on a side's board."""
    if state.is_opponent(side):
        return action_name(action), _of_opponent(state, side, action)
    is_over, standing = _is_over(state, side, action), state.standing[side][action]
    return action_name(action), sentences(
        _possible(state, names, side, action),
        about_slots(action, state.count_workshops(side, action)),
        _workshops(state, side, action),
        _("Here now: {workers}.").format(workers=workers(standing)) if standing != board.NO_WORKERS else "",
        *(() if is_over else (_needs(state, names, side, action), _costs(state, names, side, action))),
        about_action(action),
        _extras(state, side, action),
        _done(state, side, action),
        _won(state, side, action),
    )


def _is_over(state: Paladins, side: int, action: int) -> bool:
    """Whether an action cannot be done again and so has neither a cost nor a requirement; never true of Pray."""
    is_used_up = action in board.MOST_DONE and state.count_done(side, action) == board.MOST_DONE[action]
    return is_used_up or (obstacle(state, side, action) in (NO_MORE, NO_TARGET) and action != board.PRAY)


def _workshops(state: Paladins, side: int, action: int) -> str:
    n = state.count_workshops(side, action)
    return ngettext("{n} workshop here.", "{n} workshops here.", n).format(n=n) if n else ""


# Costs and requirements.


def _needs(state: Paladins, names: Names, side: int, action: int) -> str:
    needed = needed_level(state, side, action) if action in board.NEEDED and action != board.ATTACK else None
    if not needed:
        return ""
    attribute = board.NEEDED[action]
    owned = _owns(state, names, side, state.attribute(side, attribute))
    return _("Needs at least {level}; {owned}.").format(level=level(attribute, needed), owned=owned)


def _costs(state: Paladins, names: Names, side: int, action: int) -> str:
    if action == board.RECRUIT and discount(state, side, board.RECRUIT):
        return no_cost(action)
    asked = prices(state, side, action) if action in (*board.MOST_DONE, board.PRAY, board.RECRUIT, board.ATTACK) else []
    if not asked:
        return ""
    if not max(asked):
        return no_cost(action)
    is_provisions = action in PAID_IN_PROVISIONS
    owned = _owns(state, names, side, (state.provisions if is_provisions else state.silver)[side])
    if min(asked) < max(asked):
        text = _("Costs {least} to {goods}, depending on the card; {owned}.")
        said = text.format(least=min(asked), goods=goods(board.SILVER, max(asked)), owned=owned)
        return sentences(said, _or_a_debt(state) if action == board.RECRUIT else "")
    phrase = goods(board.PROVISION if is_provisions else board.SILVER, max(asked))
    said = _("Costs {goods}; {owned}.").format(goods=phrase, owned=owned)
    return sentences(said, _or_a_debt(state) if action == board.RECRUIT else "")


def _or_a_debt(state: Paladins) -> str:
    """The other way to pay for some townsfolk, if any of them are in the row."""
    if all(state.townsfolk[place] < 0 for place in board.DEBT_PLACES):
        return ""
    return _("For a card on either of the two leftmost spaces, you may take a debt instead.")


def _owns(state: Paladins, names: Names, side: int, n: int) -> str:
    """A side's amount of something; the player who decides is addressed as "you", as in the rules of the action."""
    text = _("you have {n}") if state.seat == side else _("{name:{name} has|you have} {n}")
    return text.format(name=side_name(names, side), n=n)


# Gains.


def _extras(state: Paladins, side: int, action: int) -> str:
    """The gains from workshops, the paladin and the townsfolk."""
    items, done, paladin = list[str](), state.count_done(side, board.DEVELOP), state.paladins[side]
    if action == board.DEVELOP and done < board.WORKSHOPS:
        items.append(workers_of(board.UNCOVERED[done], 1))
    hired = [(TOWNSFOLK[card], within(townsfolk_name(card))) for card in state.hired[side]]
    helpers = [(townsfolk.ongoing, name) for townsfolk, name in hired if townsfolk.trigger == action]
    if paladin >= 0 and PALADINS[paladin].action == action and PALADINS[paladin].bonus:
        helpers.insert(0, (PALADINS[paladin].bonus, paladin_name(paladin)))
    items += [_("{reward} ({name})").format(reward=reward(gain), name=name) for gain, name in helpers]
    return _("Also gives: {extras}.").format(extras=enumerated(items)) if items else ""


def _done(state: Paladins, side: int, action: int) -> str:
    if action in board.MOST_DONE:
        text = _("Done so far: {n} of {most}.").format(n=state.count_done(side, action), most=board.MOST_DONE[action])
        return sentences(text, scale(ACTION_POINTS[action]) if action in ACTION_POINTS else "")
    return _("Done so far: {n}.").format(n=state.count_done(side, board.ATTACK)) if action == board.ATTACK else ""


def _won(state: Paladins, side: int, action: int) -> str:
    """The value of a side's walls, or the outsiders it has attacked: both count at the end."""
    if action == board.FORTIFY and state.walls[side]:
        return _("Points printed on these walls: {n}.").format(n=sum(WALLS[card].vp for card in state.walls[side]))
    if action != board.ATTACK or not state.attacked[side]:
        return ""
    factions = [OUTSIDERS[card].faction for card in state.attacked[side]]
    items = [_("{name} ({n})").format(name=within(faction_name(each)), n=factions.count(each)) for each in FACTIONS]
    return _("By faction: {names}.").format(names=", ".join(items))


# Whether the action can be done.


def _possible(state: Paladins, names: Names, side: int, action: int) -> str:
    name, is_asked = side_name(names, side), state.seat == side
    if not state.round or state.is_choosing_paladins():
        return ""
    if state.passed >> side & 1:
        return (_("You have passed.") if is_asked else _("{name:{name} has|You have} passed.")).format(name=name)
    reason, lacks = closed(state, side, action), lacking(state, side, action)
    # A player who is asked to act is told why they cannot when they tap the action, so it is not said here as well.
    if (reason or lacks) and is_asked and state.asked == "turn":
        return ""
    if reason or lacks:
        text = _("You still need {what}.") if is_asked else _("{name:{name} still needs|You still need} {what}.")
        return reason or text.format(name=name, what=lacks)
    # Nobody is told that they can do this now while another choice has to be made first.
    if is_asked and state.asked != "turn":
        return ""
    ways = ways_to_act(action, state.count_workshops(side, action), packed(state.hands[side]))
    sent = workers(thriftiest(ways, state.hands[side]).workers)
    text = _("{name:You} can do this on {name:their|your} next turn, for example with {workers}.")
    text = _("You can do this now, for example with {workers}.") if is_asked else text
    return text.format(name=name, workers=sent)


def _of_opponent(state: Paladins, side: int, action: int) -> str:
    """An action of the solo opponent, which pays nothing; on the left it can only use its fallbacks."""
    if action not in board.RIGHT:
        fallback = fallback_of(action)
        return about_fallback(state, fallback) if fallback is not None else _("The opponent never does this.")
    reason = opponents_obstacle(state, action)
    needed, owned = (plain_workers(n) for n in (count_needed(state, action), state.hands[side][board.LABOURER]))
    return sentences(
        thwarted(action, reason) if reason else "",
        about_opponent(action),
        _("The opponent sends {workers} of any kind and pays no silver or provisions.").format(workers=needed),
        _workshops(state, side, action),
        _("It has {workers} left this round.").format(workers=owned),
        _done(state, side, action),
        _won(state, side, action),
    )
