"""The tips for a player's first games of Paladins, in the order in which they need to be known."""

from collections.abc import Sequence

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import happened
from kingdoms.core.words.tips import Tip, always, asks, own, to_tap
from kingdoms.games.paladins.board import KEPT, LEFT, RIGHT, ROUNDS
from kingdoms.games.paladins.events import InquisitionBegan
from kingdoms.games.paladins.moves import Act, Outsider, Recruit, Settle, TakeTavern, TakeTownsfolk
from kingdoms.games.paladins.solo_events import SchemeTurned
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.labels import target
from kingdoms.games.paladins.words.lacks import lacking


def _drawn_paladin(view: Paladins, _events: Sequence[Event]) -> Thing:
    return ("paladin", view.moves()[0].use)


def _acts(view: Paladins) -> bool:
    """Whether the seat is now choosing its next action."""
    return view.asked == "turn"


def _lacking(view: Paladins) -> list[int]:
    """The actions for which the seat lacks something, those on the right first."""
    seat = view.seat
    return [] if seat is None else [action for action in (*RIGHT, *LEFT) if lacking(view, seat, action)]


TIPS = (
    Tip(
        "draft",
        N_(
            "You keep the card you choose for the whole game. It gives you something at once and helps you again and "
            "again. Touch and hold a card to read how."
        ),
        asks("draft"),
        to_tap(target, TakeTownsfolk),
    ),
    Tip(
        "paladin",
        N_(
            "A paladin lends you workers, attributes and an ability for one round. Tap the one to use now, then the "
            "one to keep on top. The third goes under your deck."
        ),
        asks("paladin"),
        _drawn_paladin,
    ),
    Tip(
        "tavern",
        N_(
            "A slot with a symbol needs that kind of worker, a plain one takes anybody. Purple criminals fit "
            "everywhere, but each comes with a suspicion card."
        ),
        asks("tavern"),
        to_tap(target, TakeTavern),
    ),
    Tip(
        "turn",
        N_(
            "Tap an action with a gold edge to send workers there. You can't use it again this round unless you "
            "pray. Actions with three slots need one attribute and raise another."
        ),
        lambda view, _events: _acts(view) and any(isinstance(move, Act) for move in view.moves()),
        to_tap(target, Act),
    ),
    Tip(
        "lacking",
        N_(
            "A small × marks what you lack: a worker, a price, or a level such as ≥3 that you have not reached. "
            "Tap the action to see it spelt out."
        ),
        lambda view, _events: _acts(view) and bool(_lacking(view)),
        lambda view, _events: ("action", view.seat, _lacking(view)[0]),
    ),
    Tip(
        "recruit",
        N_(
            "With two workers, Recruit lets you hire a card; with only one, you discard the card for its reward. "
            "For the two cards on the left, you can take a debt instead of paying."
        ),
        asks("recruit"),
        to_tap(target, Recruit),
    ),
    Tip(
        "settle",
        N_(
            "Regions further along need more faith for a monk, or more strength for an outpost. Whoever takes a space "
            "first gets its reward."
        ),
        asks("settle"),
        to_tap(target, Settle),
    ),
    Tip(
        "outsiders",
        N_(
            "Attacked outsiders give their reward at once; converted ones score at the end. Too weak to attack? "
            "Pay the silver shown on the card: 1 for every 2 strength you lack. Faith can't be bought."
        ),
        asks("attack", "convert"),
        to_tap(target, Outsider),
    ),
    Tip(
        "inquisition",
        N_(
            "The inquisition! It comes when the tax supply runs out. Whoever has the most suspicion takes a debt and "
            "discards half of their suspicion cards."
        ),
        happened(InquisitionBegan),
        always("tax"),
    ),
    Tip(
        "debt",
        N_(
            "An unpaid debt costs 3 points at the end; once paid, it is worth 1 point. Some spaces, jars and cards let "
            "you pay one."
        ),
        lambda view, _events: view.unpaid[view.seat] > 0,
        own("debts"),
    ),
    Tip(
        "suspicion",
        N_(
            "You are under suspicion. When the tax supply is empty, the inquisition comes for whoever has the most "
            "suspicion cards. Some spaces, jars and cards let you discard one."
        ),
        lambda view, _events: bool(view.suspicions[view.seat]),
        own("suspicion"),
    ),
    Tip(
        "scheme",
        N_(
            "Your opponent follows scheme cards: one action after each of yours, without paying silver or "
            "provisions. Tap the card to read what it does."
        ),
        happened(SchemeTurned),
        always("scheme"),
    ),
    Tip(
        "order",
        N_(
            "The King's Orders score 4, 6 and 8 points for everyone who has taken their action at least 5 times by "
            "the end of the game."
        ),
        lambda view, _events: _acts(view),
        always("order", 0),
    ),
    Tip(
        "favours",
        N_(
            "King's Favours are extra actions for a single worker. Each can be used by only one player per round, "
            "so be quick."
        ),
        lambda view, _events: _acts(view) and view.count_open_favours() > 0,
        always("favour", 0),
    ),
    Tip(
        "pass",
        N_(
            "You can keep up to 3 workers for the next round. If there is nothing useful left to do, pass; you don't "
            "have to send everyone out."
        ),
        lambda view, _events: _acts(view) and view.round < ROUNDS and 0 < sum(view.hands[view.seat]) <= KEPT,
        always("skip"),
    ),
)
