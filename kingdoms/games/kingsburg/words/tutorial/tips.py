"""The tips for a player's first games of Kingsburg, in the order in which they need to be known."""

from collections.abc import Sequence

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import happened
from kingdoms.core.words.tips import Condition, Tip, always, asks, befell, own, to_tap
from kingdoms.games.kingsburg.board import COLOURED_DICE, REWARD
from kingdoms.games.kingsburg.events import LOST, WON, Fought, Influenced, Looked, PhaseBegan
from kingdoms.games.kingsburg.moves import Build, Influence, SetAside, TakeGood
from kingdoms.games.kingsburg.state import NONE, Kingsburg
from kingdoms.games.kingsburg.words.labels import target


def _fought(outcome: str) -> Condition:
    """The condition that the seat's latest battle ended like this."""
    return lambda view, events: happened(Fought, seat=view.seat, outcome=outcome)(view, events)


def _places(view: Kingsburg) -> bool:
    """Whether the seat is now sending dice to an advisor."""
    return view.asked == "influence"


def _first_die(view: Kingsburg, _events: Sequence[Event]) -> Thing:
    return ("die", view.seat, next(move for move in view.moves() if isinstance(move, Influence)).dice[0])


def _white_die(view: Kingsburg, _events: Sequence[Event]) -> Thing:
    return ("die", view.seat, COLOURED_DICE)


def _taken(view: Kingsburg, events: Sequence[Event]) -> list[int]:
    """The advisors that rivals have influenced since the seat's previous decision."""
    return [event.advisor for event in events if isinstance(event, Influenced) and event.seat != view.seat]


TIPS = (
    Tip(
        "aid",
        N_(
            "In spring, the king lends a white die to the player with the fewest buildings. You are tied, so you "
            "take 1 good of your choice instead."
        ),
        asks("aid"),
        to_tap(target, TakeGood),
    ),
    Tip(
        "set_aside",
        N_(
            "With two players, other dice block some advisors, and each of you sets one die aside. Keep dice that add "
            "up to an advisor you want."
        ),
        asks("set_aside"),
        to_tap(target, SetAside),
    ),
    Tip(
        "influence",
        N_(
            "Tap dice that add up exactly to an advisor's number, then tap the advisor. Higher numbers give more, "
            "but you can also send each die to a different advisor."
        ),
        lambda view, _events: _places(view),
        _first_die,
    ),
    Tip(
        "help",
        N_(
            "Your advisors help you in numerical order. Choose with your next building in mind: your estate shows "
            "the prices."
        ),
        asks("help"),
        lambda view, _events: target(view, view.moves()[0]),
    ),
    Tip(
        "build",
        N_(
            "You may build once each season. Each row is built from left to right, and a building scores its "
            "points at once. Touch and hold one to read what it does."
        ),
        asks("build"),
        to_tap(target, Build),
    ),
    Tip(
        "recruit",
        N_(
            "Winter comes next. Your strength is your soldiers, your buildings and the king's die, which is the same "
            "for everyone. The enemy's card shows what to expect."
        ),
        asks("recruit"),
        always("enemy"),
    ),
    Tip(
        "lost",
        N_(
            "The enemy was stronger than you, so you lose what its card says. Soldiers go home after every winter, but "
            "buildings that add strength stay."
        ),
        _fought(LOST),
        own("soldiers"),
    ),
    Tip(
        "won",
        N_(
            "You won the battle and its reward; the strongest winner scores 1 extra point. Soldiers go home after "
            "every winter, and enemies get stronger every year."
        ),
        _fought(WON),
        own("soldiers"),
    ),
    Tip(
        "envoy",
        N_(
            "You have the king's envoy, because you have the fewest buildings. You can use it once: to join a "
            "taken advisor, or to build twice in a season."
        ),
        lambda view, _events: view.envoy == view.seat,
        own("seat"),
    ),
    Tip(
        "rivals_envoy",
        N_(
            "The rival with the fewest buildings has received the king's envoy. It can be used once: to join a taken "
            "advisor, or to build twice in a season."
        ),
        lambda view, _events: view.envoy not in (NONE, view.seat),
        lambda view, _events: ("seat", view.envoy),
    ),
    Tip(
        "white_die",
        N_(
            "You have the fewest buildings, so the king has lent you a white die this spring. It must go together with "
            "a coloured die."
        ),
        lambda view, _events: _places(view) and view.aid == view.seat,
        _white_die,
    ),
    Tip(
        "looked",
        N_(
            "You may now look at this year's enemy. Its card shows how strong you need to be in winter, and what you "
            "would win or lose."
        ),
        befell(Looked),
        always("enemy"),
    ),
    Tip(
        "reward",
        N_(
            "After spring, the king rewards the player with the most buildings: 1 point. If players are tied, each "
            "of them scores it."
        ),
        happened(PhaseBegan, phase=REWARD),
        always("year"),
    ),
    Tip(
        "plus_two",
        N_("A +2 token adds 2 to a group of dice. Tap it as well as the dice, then the advisor. The token is used up."),
        lambda view, _events: any(isinstance(move, Influence) and move.plus_two for move in view.moves()),
        own("plus_two"),
    ),
    Tip(
        "taken",
        N_(
            "An advisor with dice is taken until the season ends. The lowest roll goes first in every season, so "
            "have a second plan if you rolled high."
        ),
        lambda view, events: _places(view) and bool(_taken(view, events)),
        lambda view, events: ("advisor", _taken(view, events)[-1]),
    ),
)
