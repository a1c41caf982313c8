"""Recurring phrases: amounts, prices, what advisors give, what buildings do, and enemies' losses and rewards."""

from collections.abc import Collection, Sequence
from itertools import groupby

from kingdoms.core.words.language import N_, _, enumerated, ngettext, signed
from kingdoms.games.kingsburg import board
from kingdoms.games.kingsburg.cards import Enemy
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.rules.building import lacking, price
from kingdoms.games.kingsburg.state import Kingsburg

_GIFTS = (
    N_("1 point"),  # Jester
    N_("1 gold"),  # Squire
    N_("1 wood"),  # Architect
    N_("1 gold or 1 wood"),  # Merchant
    N_("1 soldier"),  # Sergeant
    N_("the option to trade 1 good for 1 of each of the other kinds"),  # Alchemist
    N_("1 good of your choice and a +2 token"),  # Astronomer
    N_("2 gold"),  # Treasurer
    N_("1 wood, and 1 gold or 1 stone"),  # Master Hunter
    N_("2 soldiers and a look at this year's enemy"),  # General
    N_("1 stone, and 1 gold or 1 wood"),  # Swordsmith
    N_("2 goods of the same kind and a +2 token"),  # Duchess
    N_("3 stone"),  # Champion
    N_("1 point and 3 goods of the same kind"),  # Smuggler
    N_("1 gold, 1 wood and 1 stone"),  # Inventor
    N_("4 gold"),  # Wizard
    N_("3 points, 2 goods of the same kind and a look at this year's enemy"),  # Queen
    N_("1 gold, 1 wood, 1 stone and 1 soldier"),  # King
)

_PUBLISHED_GIFTS = {
    board.DUCHESS: N_("any 2 goods and a +2 token"),
    board.SMUGGLER: N_("the option to buy any 3 goods for 1 point"),
    board.QUEEN: N_("3 points, any 2 goods and a look at this year's enemy"),
}

_EFFECTS = (
    N_("If all your dice show the same number after the roll, you may reroll one of them, once per season."),  # Statue
    N_("Works like the Statue. Even with both, you reroll only one die, once per season."),  # Chapel
    N_("Strength +1 against Demons."),  # Church
    N_("At the end of the game, every 2 of your goods are exchanged for 1 point."),  # Cathedral
    N_("A +2 token at the end of every summer."),  # Inn
    N_("Once per season, one of your groups of dice may count as 1 more or 1 less."),  # Market
    N_("A white die in every productive season, but strength −1 in battle."),  # Farms
    N_("1 gold in every productive season, before the roll."),  # Merchants' Guild
    N_("Strength +1 in battle."),  # Guard Tower
    N_("Strength +1 in battle."),  # Blacksmith
    N_("Each soldier you recruit costs 1 good instead of 2."),  # Barracks
    N_("Strength +2 in battle."),  # Wizards' Guild
    N_("Strength +1 in battle, or +2 in all against Zombies."),  # Palisade
    N_("1 extra soldier from every advisor who gives you soldiers."),  # Stable
    N_("Strength +1 in battle, and a draw counts as a victory."),  # Stone Wall
    N_("Strength +1 in battle, and 1 point for every battle you win."),  # Fortress
    N_("Strength +1 against Goblins."),  # Barricade
    N_("Buildings in the third and fourth columns cost you 1 gold less."),  # Crane
    N_("At the end of every productive season, take a +2 token or pay 1 good for 1 point."),  # Town Hall
    N_("1 point at the end of every productive season."),  # Embassy
)

_PUBLISHED_EFFECTS = {
    board.CHAPEL: N_(
        "If your dice add up to 7 or less, you may reroll all of them, once per season; you may also use the "
        "Statue before or after."
    ),
    board.CATHEDRAL: N_("At the end of the game, you score 1 point for every 2 of your goods, and you keep them."),
    board.TOWN_HALL: N_("At the end of every productive season, you may pay a +2 token or 1 good for 1 point."),
}


_TOKENS = {2: N_("two +2 tokens"), 3: N_("three +2 tokens"), 4: N_("four +2 tokens"), 5: N_("five +2 tokens")}
"""Small numbers of tokens in words: two numerals in a row are hard to read."""
_MOST_WAYS = 3
"""The maximum number of groups of dice to suggest as ways to reach an advisor."""
_RUN = 3
"""This many or more consecutive numbers are shortened to the first and the last."""


def envoy_rule(ruleset: str) -> str:
    """The sentence about how the king's envoy helps its holder."""
    if ruleset == board.PUBLISHED:
        return _(
            "In one productive season before the next envoy is sent, its holder may join a taken advisor or "
            "build twice."
        )
    return _(
        "In the coming autumn its holder may join a taken advisor or build twice, and announces which before the roll."
    )


def gift(ruleset: str, advisor: int) -> str:
    """An advisor's gift, as part of a sentence."""
    if ruleset == board.PUBLISHED and advisor in _PUBLISHED_GIFTS:
        return _(_PUBLISHED_GIFTS[advisor])
    return _(_GIFTS[advisor - 1])


def effect(ruleset: str, building: int) -> str:
    """A building's effect for its owner."""
    if ruleset == board.PUBLISHED and building in _PUBLISHED_EFFECTS:
        return _(_PUBLISHED_EFFECTS[building])
    return _(_EFFECTS[building])


# Amounts.


def amount(what: str, n: int) -> str:
    """An amount of something: a good, `goods` of any kind, `plus_two`, `soldiers`, `buildings` or `vp`."""
    match what:
        case "gold":
            text = ngettext("{n} gold", "{n} gold", n)
        case "wood":
            text = ngettext("{n} wood", "{n} wood", n)
        case "stone":
            text = ngettext("{n} stone", "{n} stone", n)
        case "goods":
            text = ngettext("{n} good of your choice", "any {n} goods", n)
        case "plus_two" if n in _TOKENS:
            text = _(_TOKENS[n])
        case "plus_two":
            text = ngettext("a +2 token", "{n} +2 tokens", n)
        case "soldiers":
            text = ngettext("{n} soldier", "{n} soldiers", n)
        case "buildings":
            text = ngettext("{n} building", "{n} buildings", n)
        case _:
            text = ngettext("{n} point", "{n} points", n)
    return text.format(n=n)


def _amounts(numbers: Sequence[tuple[str, int]]) -> str:
    """All amounts above zero, as an enumeration."""
    items = [amount(what, n) for what, n in numbers if n]
    return enumerated(items) if items else _("nothing")


def goods(gold: int, wood: int, stone: int) -> str:
    """Amounts of gold, wood and stone."""
    return _amounts(list(zip(board.GOODS, (gold, wood, stone), strict=True)))


def paid_goods(kinds: Sequence[int]) -> str:
    """One good for each kind listed; a kind may be listed more than once."""
    return goods(*(kinds.count(good) for good in range(len(board.GOODS))))


def missing(state: Kingsburg, seat: int, building: int) -> str:
    """The goods a seat lacks for a building; empty if it can pay."""
    lacks = lacking(price(state.buildings[seat], building), state.goods[seat])
    return goods(*lacks) if any(lacks) else ""


def numbers(some: Collection[int]) -> str:
    """Numbers as listed in a sentence, with runs of three or more shortened, as in "4–7"."""
    items: list[str] = []
    for _gap, run in groupby(enumerate(sorted(some)), key=lambda counted: counted[1] - counted[0]):
        row = [number for _place, number in run]
        items += [f"{row[0]}–{row[-1]}"] if len(row) >= _RUN else map(str, row)
    return enumerated(items)


# Dice.


def die(state: Kingsburg, seat: int, place: int) -> str:
    """The value of a die, marked if the die is white."""
    return die_showing(state.dice[seat][place], place >= board.COLOURED_DICE)


def die_showing(value: int, is_white: bool) -> str:
    """A die that shows this value, marked if it is white."""
    return _("white {n}").format(n=value) if is_white else str(value)


def group(state: Kingsburg, seat: int, dice: Sequence[int], plus_two: int, market: int) -> str:
    """A group of dice with the tokens and the Market's help: "3 + 5, a +2 token and the Market −1"."""
    return added(added_up([die(state, seat, place) for place in dice]), plus_two, market)


def shortest_ways(state: Kingsburg, advisor: int) -> str:
    """Some groups of dice with which the deciding seat can reach the advisor, shortest first; empty if it cannot."""
    ways = [move for move in state.moves() if isinstance(move, Influence) and move.advisor == advisor]
    shortest = sorted(ways, key=lambda way: (way.plus_two + abs(way.market), len(way.dice)))[:_MOST_WAYS]
    return "; ".join(group(state, state.agenda[-1][1], *way[1:]) for way in shortest)


def added_up(dice: Sequence[int | str]) -> str:
    """Dice as a sum that never breaks across lines."""
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, dice))


def added(dice: str, plus_two: int, market: int) -> str:
    """Dice in words, together with their tokens and the Market's help."""
    parts = [dice]
    if plus_two:
        parts.append(amount("plus_two", plus_two))
    if market:
        parts.append(_("the Market {n}").format(n=signed(market)))
    return enumerated(parts)


# Enemies and battles.


def losses(enemy: Enemy) -> str:
    """The losses after a defeat, in the order in which they are suffered."""
    lost = enemy.losses._asdict()
    order = ("gold", "stone", "wood", "goods", "buildings", "vp")
    return _amounts([(what, lost[what]) for what in order])


def rewards(enemy: Enemy) -> str:
    """The rewards for a victory."""
    return _amounts(list(enemy.reward._asdict().items()))
