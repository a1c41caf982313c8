"""The contents of an action on a player's board in Paladins: its slots, its current cost and gain, its helpers."""

from typing import Any, NamedTuple

from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import PALADINS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, cost, needed_level, prices
from kingdoms.games.paladins.rules.obstacles import (
    NO_TARGET,
    OCCUPIED,
    missing_goods,
    missing_levels,
    missing_lots,
    obstacle,
)
from kingdoms.ui.board.symbol_rows import OR, Amount, Amounts
from kingdoms.ui.boards.paladins.pieces import (
    paladin_picture,
    tokens_of,
    townsfolk_picture,
)

PIECES = {
    printed.DEVELOP: "workshop",
    printed.COMMISSION: "monk",
    printed.FORTIFY: "wall",
    printed.GARRISON: "outpost",
    printed.ABSOLVE: "jar",
    printed.ATTACK: "attack",
    printed.CONVERT: "convert",
}
"""The name of what each counted action adds to the table or, for attacks and conversions, the action's own name."""


class ActionFacts(NamedTuple):
    """The contents of an action."""

    action: int
    slots: tuple[int, ...]
    workshops: int
    crest: int
    need: Amounts
    """The required level, which is not spent."""
    price: Amounts
    gain: Amounts
    missing: tuple[int, ...]
    """The slots that no worker in the owner's hand fits; empty unless the owner has to act."""
    is_closed: bool
    """Whether the owner has to act but cannot do it now, whatever the workers."""
    done: str
    """How often it has been done, and out of how many times if that is limited; empty if it never was."""
    helpers: tuple[str, ...]
    """Pictures of those who help with it: the round's paladin, and hired townsfolk."""

    @property
    def recedes(self) -> bool:
        """Whether the owner has to act but cannot do it now."""
        return self.is_closed or bool(self.missing)


def action_facts(view: Any, side: int, crest: int, action: int, is_asked: bool) -> ActionFacts:
    """The contents of a side's action; whatever is missing is shown only to the player who has to act."""
    is_opponent = view.is_opponent(side)
    is_used_up = action in printed.MOST_DONE and view.count_done(side, action) >= printed.MOST_DONE[action]
    is_free = is_opponent or is_used_up
    reason = "" if is_opponent else obstacle(view, side, action)
    is_lacking = is_asked and not is_free and reason != OCCUPIED
    return ActionFacts(
        action,
        (printed.ANY,) * len(printed.SLOTS[action]) if is_opponent else printed.SLOTS[action],
        view.count_workshops(side, action),
        crest,
        () if is_free else _level(view, side, action, is_lacking),
        () if is_free else _goods(view, side, action, is_lacking),
        () if is_opponent else _marked(_gain(view, side, action), is_lacking and reason == NO_TARGET),
        missing_lots(view, side, action)[0] if is_lacking else (),
        is_asked and bool(reason),
        _done(view, side, action),
        _helpers(view, side, action),
    )


def _helpers(view: Any, side: int, action: int) -> tuple[str, ...]:
    """The pictures of a side's paladin and townsfolk who help with an action."""
    paladin, hired = view.paladins[side], [card for card in view.hired[side] if TOWNSFOLK[card].trigger == action]
    is_helped = paladin >= 0 and PALADINS[paladin].action == action
    return (*([paladin_picture(paladin)] if is_helped else ()), *map(townsfolk_picture, hired))


def _level(view: Any, side: int, action: int, is_asked: bool) -> Amounts:
    """The influence that a wall or a jar requires; for other actions, the required level only if it is lacking."""
    is_lacking = is_asked and missing_levels(view, side, action) > 0
    if action not in printed.NEEDED or (action not in (printed.FORTIFY, printed.ABSOLVE) and not is_lacking):
        return ()
    level = needed_level(view, side, action)
    key = printed.ATTRIBUTE_KEYS[printed.NEEDED[action]]
    return (Amount(key, level, is_lacking=is_lacking, is_least=True),) if level else ()


def _goods(view: Any, side: int, action: int, is_asked: bool) -> Amounts:
    """An action's cost if all targets cost the same; otherwise the lowest cost, but only if the side cannot pay it."""
    short = missing_goods(view, side, action) if is_asked else 0
    if action in (printed.PRAY, *printed.MOST_DONE):
        amount = cost(view, side, action)
    else:
        amount = min(prices(view, side, action)) if short else 0
    good = printed.PROVISION if action in PAID_IN_PROVISIONS else printed.SILVER
    return (Amount(good, amount, is_lacking=short > 0),) if amount else ()


def _gain(view: Any, side: int, action: int) -> Amounts:
    """An action's gain, if it is the same for every target, including what this round's paladin adds."""
    paladin = view.paladins[side]
    is_helped = paladin >= 0 and PALADINS[paladin].action == action
    bonus = len(PALADINS[paladin].bonus) if is_helped else 0
    match action:
        case printed.HUNT | printed.TRADE:
            good = printed.PROVISION if action == printed.HUNT else printed.SILVER
            return Amount(good, printed.HUNTED + bonus), Amount(OR), Amount(good, printed.HUNTED_BY_TWO + bonus)
        case printed.RECRUIT:
            return (Amount("townsfolk"),)
        case printed.PRAY:
            return (Amount(printed.PRAYER),)
        case printed.CONSPIRE:
            gain = Amount(printed.WORKER_KEYS[-1]), Amount("suspicion")
            return *gain, *tokens_of(PALADINS[paladin].bonus if is_helped else ())
        case printed.DEVELOP:
            done = view.count_done(side, printed.DEVELOP)
            if done == printed.WORKSHOPS:
                return ()
            return Amount("workshop"), Amount(printed.WORKER_KEYS[printed.UNCOVERED[done]])
        case _ if action in printed.RAISED:
            raised = Amount(printed.ATTRIBUTE_KEYS[printed.RAISED[action]], 1, True)
            return (raised, *tokens_of(PALADINS[paladin].bonus if is_helped else ()))
    return ()


def _marked(tokens: Amounts, is_lacking: bool) -> Amounts:
    """Tokens of a gain, marked as lacking while the action has no target."""
    return tuple(token._replace(is_lacking=is_lacking) for token in tokens)


def _done(view: Any, side: int, action: int) -> str:
    if action not in PIECES:
        return ""
    done = view.count_done(side, action)
    if not done:
        return ""
    return f"{done}/{printed.MOST_DONE[action]}" if action in printed.MOST_DONE else str(done)
