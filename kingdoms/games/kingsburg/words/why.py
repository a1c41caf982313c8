"""Why a move is made: what to say about each term of the bot's value that favours it."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _, enumerated, ngettext, within
from kingdoms.core.words.why import Phrases, Reason, explain
from kingdoms.games.kingsburg import board, bot, moves
from kingdoms.games.kingsburg.board import ADVISORS, BUILDINGS, GOODS, PUBLISHED, Goods
from kingdoms.games.kingsburg.bot import outlook
from kingdoms.games.kingsburg.bot.forecast import TimeLeft, time_left
from kingdoms.games.kingsburg.bot.plans import plans
from kingdoms.games.kingsburg.bot.weights import WEIGHTS
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards
from kingdoms.games.kingsburg.events import LOST, WON
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, NOTHING, PLUS_TWO
from kingdoms.games.kingsburg.rules.building import lacking, price
from kingdoms.games.kingsburg.rules.winter import outcomes, strength
from kingdoms.games.kingsburg.state import HIDDEN, Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name, building_name, enemy_name
from kingdoms.games.kingsburg.words.phrases import amount, goods

_USES = {
    board.INN: N_("From now on, a +2 token at the end of every summer."),
    board.MARKET: N_("Once per season, a group of dice may count as 1 more or 1 less."),
    board.FARMS: N_("From now on, one more die every season."),
    board.MERCHANTS_GUILD: N_("From now on, 1 gold every season."),
    board.BARRACKS: N_("From now on, a soldier costs 1 good instead of 2."),
    board.STABLE: N_("From now on, advisors who give soldiers give 1 more."),
    board.CRANE: N_("From now on, buildings in columns 3 and 4 cost 1 gold less."),
    board.TOWN_HALL: N_("At the end of every season, a good can be traded for a point."),
    board.EMBASSY: N_("From now on, a point every season."),
}
"""The benefit of a building besides its points and its strength."""
_ENVOY_USES = {
    INFLUENCE: N_("One group of dice may go to a taken advisor if its total matches."),
    BUILD: N_("Two buildings in one season."),
}


def why(state: Kingsburg, move: Move) -> str:
    """The reason for the deciding seat's move, judging by this view; empty if there is nothing to say."""
    return why_by_value(state, move) or _use(state, move)


def why_by_value(state: Kingsburg, move: Move) -> str:
    """The reason that the bot's value gives for the move; empty if there is none."""
    ways: list[Move] = []
    if type(move) is moves.Influence:
        ways = [way for way in state.moves() if type(way) is moves.Influence and way.advisor == move.advisor]
    return explain(bot, state, move, _PHRASES, ways)


def _use(view: Kingsburg, move: Move) -> str:
    """The reason for a move with the same value as the others, which only a search can prefer."""
    seat = view.agenda[-1][1]
    match move:
        case moves.Help() | moves.TakeGood():
            return _gift(_stock(view, seat, move), time_left(view, seat))
        case moves.Reroll():
            text = _("All the dice show {n}; different numbers would reach more advisors.")
            return text.format(n=view.dice[seat][0])
        case moves.RerollAll():
            return _("The dice total only {n}.").format(n=sum(view.dice[seat]))
        case moves.Announce(use) if use in _ENVOY_USES:
            return _(_ENVOY_USES[use])
    return ""


def _advisor(reason: Reason) -> board.Advisor | None:
    """The advisor the move influences, if any."""
    move = reason.move
    return ADVISORS[reason.view.ruleset][move.advisor] if type(move) is moves.Influence else None


# Goods.


class _Stock(NamedTuple):
    """A seat's buildings and goods after a move and its advisors' help, and the goods the move adds or takes."""

    buildings: int
    goods: Goods
    change: Sequence[int]


def _stock(view: Kingsburg, seat: int, move: Move) -> _Stock:
    """The stock after a move, judging by the view alone: later seasons and winters may change it."""
    buildings, worth = view.buildings[seat], outlook.worth_of(view, seat, WEIGHTS)
    if type(move) is moves.Influence:
        after = worth.helped(worth.goods, (move.advisor,))
        return _Stock(buildings, after, [more - own for more, own in zip(after, worth.goods, strict=True)])
    change = _change(view, seat, move)
    helpers = outlook.promised(view, seat)
    if view.asked == "help":
        helpers.pop()
    if type(move) is moves.Build:
        buildings |= 1 << move.building
    gold, wood, stone = map(sum, zip(view.goods[seat], change, strict=True))
    return _Stock(buildings, worth.helped((gold, wood, stone), helpers), change)


def _change(view: Kingsburg, seat: int, move: Move) -> Sequence[int]:
    """The goods a move adds or takes."""
    match move:
        case moves.Help() | moves.Smuggle():
            return tuple(move)
        case moves.TakeGood(good):
            return [int(kind == good) for kind in range(len(GOODS))]
        case moves.Transmute(good):
            return [-1 if kind == good else 1 for kind in range(len(GOODS))]
        case moves.Build(building):
            return [-asked for asked in price(view.buildings[seat], building)]
        case moves.TownHall(pays):
            return [-(kind == pays) for kind in GOODS]
        case moves.Recruit(paid):
            return [-paid.count(kind) for kind in range(len(GOODS))]
        case moves.Lose():
            return [-lost for lost in move]
    return (0, 0, 0)


def _goods(reason: Reason) -> str:
    """The goods gained, or the goods kept."""
    if reason.after.seat is None:
        return ""
    stock, move = _stock(reason.view, reason.seat, reason.move), reason.move
    is_kept = any(stock.goods) and (type(move) is not moves.TownHall or move.pays == NOTHING)
    kept = _("Keeps {goods} for later.").format(goods=goods(*stock.goods)) if is_kept else ""
    return _gift(stock, time_left(reason.after, reason.seat)) or kept


def _plan(reason: Reason) -> str:
    """The building the goods are for."""
    stock, time = _stock(reason.view, reason.seat, reason.move), time_left(reason.after, reason.seat)
    aim = plans(stock.buildings, time, WEIGHTS).aim(stock.goods)
    gift = _gift(stock, time)
    if gift or aim is None:
        return gift
    missing = lacking(price(stock.buildings, aim), stock.goods)
    text = _("Next: {building:the}, with {missing} still needed.")
    text = text if any(missing) else _("Keeps enough for {building:the}.")
    return text.format(building=building_name(aim), missing=goods(*missing))


def _gift(stock: _Stock, time: TimeLeft) -> str:
    """The goods gained, and the building they are for; empty if no goods are gained."""
    gained, given = ([max(0, sign * each) for each in stock.change] for sign in (1, -1))
    if not any(gained):
        return ""
    gift, text = goods(*gained), _("Gives {goods}.")
    if any(given):
        gift = _("{goods} for {given}").format(goods=gift, given=goods(*given))
    aim = plans(stock.buildings, time, WEIGHTS).aim(stock.goods)
    if aim is None:
        return text.format(goods=gift)
    cost = price(stock.buildings, aim)
    before = [own - more for own, more in zip(stock.goods, stock.change, strict=True)]
    missing = lacking(cost, stock.goods)
    if sum(missing) < sum(lacking(cost, before)):
        text = _("Gives {goods}; {missing} short of {building:the}.")
        text = text if any(missing) else _("Gives {goods}: enough for {building:the}.")
    return text.format(goods=gift, building=building_name(aim), missing=goods(*missing))


# Points, buildings and tokens.


def _points(reason: Reason) -> str:
    """Points scored at once, saved, or at stake in the battle that a soldier may decide."""
    advisor, move, view = _advisor(reason), reason.move, reason.view
    if type(move) is moves.Decline:
        return _("Saves a point.") if ADVISORS[view.ruleset][view.agenda[-1][2]].vp < 0 else ""
    if type(move) is moves.Recruit:
        return _winter(reason)
    if type(move) is moves.TownHall and move.pays != NOTHING:
        return _("Turns {given} into a point.").format(given=amount(move.pays, 1))
    return _("Scores {points} at once.").format(points=amount("vp", advisor.vp)) if advisor and advisor.vp > 0 else ""


def _buildings(reason: Reason) -> str:
    """The points of the new building, or the building that is kept."""
    if type(reason.move) is not moves.Build:
        return _kept(reason)
    building = reason.move.building
    points = amount("vp", BUILDINGS[building].vp)
    return _("{points} for {building:the}.").format(points=points, building=building_name(building))


def _kept(reason: Reason) -> str:
    """The building that the alternative would lose."""
    seat = reason.seat
    kept = reason.view.buildings[seat] & reason.after.buildings[seat] & ~reason.other.buildings[seat]
    if type(reason.move) is not moves.LoseBuilding or not kept:
        return ""
    return _("Keeps {building:the}.").format(building=building_name(kept.bit_length() - 1))


def _effects(reason: Reason) -> str:
    """The effect of the new building, or the building that is kept."""
    if type(reason.move) is not moves.Build:
        return _kept(reason)
    number = reason.move.building
    if number in _USES:
        return _(_USES[number])
    building, name = BUILDINGS[number], building_name(number)
    if building.strength > 0:
        text = ngettext(
            "{building:The} adds {n} strength in every battle.",
            "{building:The} adds {n} strength in every battle.",
            building.strength,
        )
        return text.format(building=name, n=building.strength)
    enemy = enemy_name(building.enemy) if building.enemy else ""
    return _("Strength +1 against {enemy}.").format(enemy=enemy) if enemy else ""


def _tokens(reason: Reason) -> str:
    """The token gained, or the tokens that are not spent."""
    advisor, move = _advisor(reason), reason.move
    change = advisor.plus_two - move.plus_two if advisor else 0
    if type(move) is moves.TownHall and move.pays == PLUS_TWO:
        change = -1 if reason.view.ruleset == PUBLISHED else 1
    if change > 0:
        return _("A +2 token makes it easier to reach advisors in a later season.")
    if change == 0 and advisor:
        return _("Reaches {advisor:the} without a +2 token.").format(advisor=advisor_name(move.advisor))
    if type(move) is moves.Build:
        return _effects(reason)
    is_saved = change == 0 and type(move) in (moves.Pass, moves.TownHall)
    return _("Saves the +2 tokens for a later season.") if is_saved else ""


# The court.


def _dice(reason: Reason) -> str:
    """The advisors the remaining dice can still reach, or why dice are rerolled."""
    view, seat, move, after = reason.view, reason.seat, reason.move, reason.after
    if not view.dice[seat]:
        return ""
    if type(move) in (moves.Reroll, moves.RerollAll):
        return _use(view, move)
    if (after.year, after.phase) != (view.year, view.phase) or not outlook.is_at_court(after):
        return ""
    aims = outlook.court(after, WEIGHTS).aims(seat)
    text = _("These dice can reach {advisors:the}.")
    text = text if type(move) is moves.Keep else _("Leaves dice for {advisors:the}.")
    return text.format(advisors=enumerated([within(advisor_name(aim)) for aim in aims])) if aims else ""


def _rivals_dice(reason: Reason) -> str:
    """Says which advisor the move takes before a rival can."""
    if type(reason.move) is not moves.Influence:
        return ""
    return _("Takes {advisor:the} before a rival can.").format(advisor=advisor_name(reason.move.advisor))


def _known_enemy(reason: Reason) -> str:
    """Says that the advisor reveals this year's enemy."""
    advisor = _advisor(reason)
    return _("Shows this year's enemy before winter.") if advisor and advisor.looks else ""


def _envoy(reason: Reason) -> str:
    """Says what the envoy is used for, or that it is kept."""
    if type(reason.move) is moves.Announce:
        return _use(reason.view, reason.move)
    return _("Keeps the king's envoy for later.") if reason.after.envoy == reason.seat else ""


# Winter.


def _winter(reason: Reason) -> str:
    """The effect of the new soldiers or the new building on the battle."""
    view, seat, move = reason.view, reason.seat, reason.move
    before = after = view.buildings[seat]
    own = view.soldiers[seat] + sum(
        outlook.recruits(view.ruleset, before, advisor) for advisor in outlook.promised(view, seat)
    )
    more = int(type(move) is moves.Recruit)
    if type(move) is moves.Influence:
        more = outlook.recruits(view.ruleset, before, move.advisor)
    elif type(move) is moves.Build:
        after |= 1 << move.building
    is_stronger = strength(own + more, after, "") > strength(own, before, "")
    return _battle(view, own + more, after) if is_stronger else ""


def _battle(view: Kingsburg, soldiers: int, buildings: int) -> str:
    """How this winter's battle may end with these soldiers and buildings."""
    card = view.enemies[view.year - 1]
    is_known = card != HIDDEN
    enemies = [ENEMIES[each] for each in ([card] if is_known else enemy_cards(view.year))]
    ends = {end for enemy in enemies for end in outcomes(soldiers, buildings, enemy)}
    if ends == {WON} and is_known:
        return _("Strong enough to beat this winter's enemy: {enemy}.").format(enemy=enemy_name(enemies[0].kind))
    if ends == {WON}:
        return _("Strong enough to beat whatever comes this winter.")
    if LOST not in ends:
        return _("Whatever the king's die shows, this winter's battle can't be lost.")
    low, high = min(enemy.strength for enemy in enemies), max(enemy.strength for enemy in enemies)
    return _("Strength {own} without the king's die; the enemy has {strength}.").format(
        own=strength(soldiers, buildings, enemies[0].kind if is_known else ""),
        strength=f"{low}–{high}" if low < high else str(low),
    )


_PHRASES: Phrases = {
    "points": (_points, None),
    "buildings": (_buildings, None),
    "effects": (_effects, None),
    "goods": (_goods, None),
    "plans": (_plan, None),
    "tokens": (_tokens, None),
    "winter": (_winter, None),
    "known_enemy": (_known_enemy, None),
    "dice": (_dice, _rivals_dice),
    "envoy": (_envoy, None),
}
