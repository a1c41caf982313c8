"""Help about the land and the players' boards: spaces, jars, pieces, attributes, goods, suspicion and debts."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Description
from kingdoms.core.words.language import _, enumerated, sentences, within
from kingdoms.games.paladins import board
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP, BUILT_VP, GOODS_PER_VP, PAID_VP, debt_points
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.names import (
    action_name,
    attribute_name,
    attribute_within,
    outsider_name,
    paladin_name,
    region_name,
    side_name,
    side_within,
    townsfolk_name,
)

Names = Sequence[str]


# The land.


def _space(state: Paladins, names: Names, number: int) -> Description:
    space = board.SPACES[number]
    return _("Space in region {n}").format(n=space.region + 1), sentences(
        _("Reward: {reward}.").format(reward=phrases.reward(space.reward)),
        about_region(space.region),
        _holder(state, names, number),
    )


def about_region(region: int) -> str:
    """The requirements for monks and outposts in a region."""
    return _("A monk needs {faith} here, an outpost {strength}.").format(
        faith=phrases.level(board.FAITH, board.REGION_FAITH[region]),
        strength=phrases.level(board.STRENGTH, board.REGION_STRENGTH[region]),
    )


def _holder(state: Paladins, names: Names, number: int) -> str:
    if board.SPACES[number].players > state.seats:
        return _("Used only with {n} or more players.").format(n=board.SPACES[number].players)
    for side in range(state.sides):
        if state.monks[side] >> number & 1:
            return _("Occupied by {name:{name}'s|your} monk.").format(name=side_within(names, side))
        if state.outposts[side] >> number & 1:
            return _("Occupied by {name:{name}'s|your} outpost.").format(name=side_within(names, side))
    return _("This space is free.")


def _region(state: Paladins, names: Names, region: int) -> Description:
    here = board.spaces_of(region, state.seats)
    free = [phrases.reward(board.SPACES[number].reward) for number in here if state.free_spaces() >> number & 1]
    outsider = state.outsiders[region]
    return region_name(region), sentences(
        about_region(region),
        _("Free spaces: {rewards}.").format(rewards="; ".join(free)) if free else _("No free spaces here."),
        _("Below it: {outsider}.").format(outsider=outsider_name(outsider)) if outsider >= 0 else "",
    )


def _jar(state: Paladins, names: Names, number: int) -> Description:
    """A jar space on the deciding seat's board."""
    seat = state.seat
    is_taken = seat is not None and state.jars[seat] >> number & 1
    return _("Jar space"), sentences(
        _("Reward: {reward}.").format(reward=phrases.reward(board.JAR_SPACES[number])),
        _("There is a jar here.") if is_taken else _("This space is free."),
    )


# Pieces.


def scale(worth: Sequence[int]) -> str:
    """The points for each number of something, leaving out the numbers that score nothing."""
    items = [_("{n} = {points}").format(n=n, points=phrases.points(worth[n])) for n in range(len(worth)) if worth[n]]
    items = [item.replace(" ", "\N{NO-BREAK SPACE}") for item in items]
    return _("At the end: {scale}.").format(scale=", ".join(items))


def _placed(state: Paladins, side: int, action: int, most: int, worth: Sequence[int]) -> str:
    done = state.count_done(side, action)
    text = _("Placed: {n}, left: {left}.").format(n=done, left=most - done)
    return sentences(text, scale(worth))


def _jars(state: Paladins, names: Names, side: int, number: int) -> Description:
    """A jar space on a side's board, and how many jars the side has placed."""
    is_taken = state.jars[side] >> number & 1
    return _("{name:{name}'s|Your} jar space").format(name=side_within(names, side)), sentences(
        _("Reward: {reward}.").format(reward=phrases.reward(board.JAR_SPACES[number])),
        _("There is a jar here.") if is_taken else _("This space is free."),
        _jars_so_far(state, side),
    )


def _jar_spaces(state: Paladins, names: Names, side: int) -> Description:
    """All jar spaces on a side's board."""
    return _("Jars: what each space gives"), _jars_so_far(state, side)


def _jars_so_far(state: Paladins, side: int) -> str:
    return sentences(
        _placed(state, side, board.ABSOLVE, board.JARS, BUILT_VP),
        _next_price(state, side, board.ABSOLVE, board.ABSOLVE_SILVER, phrases.silver),
        _next_level(state, side, board.ABSOLVE, board.JAR_INFLUENCE),
    )


def _next_price(state: Paladins, side: int, action: int, prices: Sequence[int], price_of: Callable[[int], str]) -> str:
    """The printed price of the next piece; empty if none is left, or for the solo opponent, which pays nothing."""
    done = state.count_done(side, action)
    if state.is_opponent(side) or done == len(prices):
        return ""
    return _("The next one costs {goods}.").format(goods=price_of(prices[done]))


def _next_level(state: Paladins, side: int, action: int, levels: Sequence[int]) -> str:
    done = state.count_done(side, action)
    if done == len(levels):
        return ""
    return _("The next one needs {level}.").format(level=phrases.level(board.NEEDED[action], levels[done]))


# Attributes and goods.


def about_attribute(attribute: int) -> str:
    """The actions that need an attribute, and those that raise it."""
    needing = [within(action_name(action)) for action, needed in board.NEEDED.items() if needed == attribute]
    raising = [within(action_name(action)) for action, raised in board.RAISED.items() if raised == attribute]
    text = _("Needed for: {needing}. Raised by: {raising}.")
    return text.format(needing=enumerated(needing), raising=enumerated(raising))


def _attribute(state: Paladins, names: Names, side: int, attribute: int) -> Description:
    own, with_paladin = _levels(state, side, attribute)
    title, name = _("{name:{name}'s|Your} {attribute}"), side_within(names, side)
    helped = ""
    if with_paladin > own:
        helped = _("With {paladin} it is {n} this round.").format(
            paladin=paladin_name(state.paladins[side]), n=with_paladin
        )
    return title.format(attribute=attribute_within(attribute), name=name), sentences(
        _("Level {n} of {most}, worth {points} at the end.").format(
            n=own, most=board.HIGHEST, points=phrases.points(ATTRIBUTE_VP[own])
        ),
        helped,
        about_attribute(attribute),
        about_levels(),
    )


def _levels(state: Paladins, side: int, attribute: int) -> tuple[int, int]:
    """The level on a side's board, and with what the round's paladin adds until the game is over."""
    own = state.attributes[side][attribute]
    return own, own if state.seat is None else state.attribute(side, attribute)


def _attributes(state: Paladins, names: Names, side: int) -> Description:
    """All three attributes at once: their tracks are too narrow to be tapped one by one."""
    items = [_one_of_three(state, side, attribute) for attribute in board.ATTRIBUTES]
    title = _("{name:{name}'s|Your} attributes").format(name=side_within(names, side))
    return title, "\n".join([*items, about_levels()])


def _one_of_three(state: Paladins, side: int, attribute: int) -> str:
    own, now = _levels(state, side, attribute)
    text = (_("{attribute}: {own}, {n} with the paladin.") if now > own else _("{attribute}: {own}.")).format(
        attribute=attribute_name(attribute), own=own, n=now
    )
    return sentences(text, about_attribute(attribute))


def about_levels() -> str:
    """The points for each level of an attribute."""
    worth = ", ".join(map(str, ATTRIBUTE_VP))
    return _("Points for levels 0 to {most}: {points}.").format(most=board.HIGHEST, points=worth)


def _silver(state: Paladins, names: Names, side: int) -> Description:
    return _goods(state, _("{name:{name}'s|Your} silver"), names, side, phrases.silver(state.silver[side]))


def _provisions(state: Paladins, names: Names, side: int) -> Description:
    return _goods(state, _("{name:{name}'s|Your} provisions"), names, side, phrases.provisions(state.provisions[side]))


def _goods(state: Paladins, title: str, names: Names, side: int, owned: str) -> Description:
    heading = title.format(name=side_within(names, side))
    if state.is_opponent(side):
        return heading, _("The opponent has none: anything it would gain moves its resource marker instead.")
    rule = _("At the end, every {n} silver and provisions, in any combination, score 1 point.").format(n=GOODS_PER_VP)
    return heading, sentences(_("Here: {goods}.").format(goods=owned), rule)


# Suspicion and debts.


def _suspicion(state: Paladins, names: Names, side: int) -> Description:
    pile = state.suspicions[side]
    shown = ", ".join(map(str, reversed(pile)))
    return _("{name:{name}'s|Your} suspicion").format(name=side_within(names, side)), sentences(
        _("Here: {goods}.").format(goods=phrases.suspicions(len(pile))),
        _("Tax on the cards, newest first: {tax}.").format(tax=shown) if pile else "",
        _("Each criminal gives you one. In an inquisition, the player with the most takes a debt and discards half."),
        _most_suspect(state, names),
    )


def _most_suspect(state: Paladins, names: Names) -> str:
    most = max(map(len, state.suspicions))
    if not most:
        return ""
    items = [side_within(names, side) for side in range(state.sides) if len(state.suspicions[side]) == most]
    return _("Most suspicion now: {names} ({n}).").format(names=enumerated(items), n=most)


def _debts(state: Paladins, names: Names, side: int) -> Description:
    return _("{name:{name}'s|Your} debts").format(name=side_within(names, side)), sentences(
        _("Debts: {unpaid} unpaid, {paid} paid.").format(unpaid=state.unpaid[side], paid=state.paid[side]),
        _("At the end, an unpaid debt costs {unpaid} and a paid one scores {paid}.").format(
            unpaid=phrases.points(-debt_points(state, side)), paid=phrases.points(PAID_VP)
        ),
    )


def _tax(state: Paladins, names: Names) -> Description:
    return _("Tax supply"), sentences(
        _("Here: {goods}.").format(goods=phrases.silver(state.tax)),
        _("Any tax that players gain comes from here. When the last coin is taken, an inquisition is held at once."),
        _("Then it is refilled to {silver}.").format(silver=phrases.silver(board.TAX_SUPPLY[state.seats])),
    )


def _inquisition(state: Paladins, names: Names) -> Description:
    return _("The inquisition"), sentences(
        _(
            "The player with the most suspicion cards takes an unpaid debt and discards half of those cards, "
            "rounded down."
        ),
        _most_suspect(state, names),
    )


def _wall_deck(state: Paladins, names: Names) -> Description:
    return _("Wall deck"), sentences(
        _("Here: {goods}.").format(goods=phrases.cards(len(state.wall_deck))), _("Fortify builds the next wall.")
    )


def _suspicion_deck(state: Paladins, names: Names) -> Description:
    return _("Suspicion deck"), sentences(
        _("Here: {goods}.").format(goods=phrases.cards(len(state.suspicion_deck))),
        _("Discard pile: {cards}.").format(cards=phrases.cards(len(state.suspicion_discards))),
        _(
            "Each card shows how much of the tax supply, 0 to 2 silver, its player takes at once. When the deck "
            "runs out, the discard pile is shuffled."
        ),
    )


# Players.


def _empty_followers(state: Paladins, names: Names, side: int) -> Description:
    people = _("{name:{name}'s|Your} people").format(name=side_within(names, side))
    return people, _("Hired townsfolk and converted outsiders go here.")


def _seat(state: Paladins, names: Names, side: int) -> Description:
    hired = [within(townsfolk_name(card)) for card in state.hired[side]]
    levels = [phrases.level(attribute, state.attributes[side][attribute]) for attribute in board.ATTRIBUTES]
    owned = phrases.silver(state.silver[side]), phrases.provisions(state.provisions[side])
    name = side_name(names, side)
    return name, sentences(
        _hand(state, side),
        "" if state.is_opponent(side) else _("{name:Has|You have} {goods}.").format(name=name, goods=enumerated(owned)),
        _("On the board: {levels}.").format(levels=enumerated(levels)),
        _("Suspicion cards: {n}.").format(n=len(state.suspicions[side])),
        _("Debts: {unpaid} unpaid, {paid} paid.").format(unpaid=state.unpaid[side], paid=state.paid[side]),
        _("Townsfolk: {names}.").format(names=enumerated(hired)) if hired else "",
        _("If the game ended now: {points}.").format(points=phrases.points(state.scores()[side].total)),
        _("{name:Has|You have} passed this round.").format(name=name) if state.passed >> side & 1 else "",
        _("{name:Has|You have} the start marker.").format(name=name) if side == state.start and state.seats > 1 else "",
    )


def _workers(state: Paladins, names: Names, side: int) -> Description:
    return _("{name:{name}'s|Your} workers").format(name=side_within(names, side)), _hand(state, side)


def _hand(state: Paladins, side: int) -> str:
    """A side's workers; the opponent's have no kinds."""
    hand = state.hands[side]
    held = phrases.plain_workers(hand[board.LABOURER]) if state.is_opponent(side) else phrases.workers(hand)
    return _("In hand: {workers}.").format(workers=held)


SIDE_THINGS: Mapping[str, Callable[..., Description]] = {
    "space": _space,
    "region": _region,
    "jar": _jar,
    "jars": _jars,
    "jar_spaces": _jar_spaces,
    "attribute": _attribute,
    "attributes": _attributes,
    "silver": _silver,
    "provisions": _provisions,
    "suspicion": _suspicion,
    "debts": _debts,
    "tax": _tax,
    "wall_deck": _wall_deck,
    "suspicion_deck": _suspicion_deck,
    "seat": _seat,
    "followers": _seat,
    "empty_followers": _empty_followers,
    "workers": _workers,
    "inquisition": _inquisition,
    "piece": _space,
    "levels": _attribute,
    "suspect": _suspicion,
    "verdict": _suspicion,
}
"""The help for each of these things, by name."""
