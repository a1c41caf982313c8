"""The tips for a player's first games of Rival Kings, in the order in which a player needs them."""

from collections.abc import Sequence

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import happened
from kingdoms.core.words.tips import Tip, always, asks, befell, can_make, latest, own, to_tap
from kingdoms.games.rival_kings.events import Attacked, PileEnded, Revealed
from kingdoms.games.rival_kings.moves import Buy, Choose, PassOn, Settle, Take, Use
from kingdoms.games.rival_kings.state import NONE, RivalKings
from kingdoms.games.rival_kings.words.labels import target


def _empty_pile(_view: RivalKings, events: Sequence[Event]) -> Thing:
    return ("pile", latest(events, PileEnded).pile)


def _stolen(view: RivalKings) -> list[int]:
    """The places of the seat's actions that rivals have stolen in this cycle."""
    return [place for place, thief in enumerate(view.covered[view.agenda[-1][1]]) if thief != NONE]


def _was_attacked(view: RivalKings, events: Sequence[Event]) -> bool:
    """Whether the seat's character was attacked in this cycle."""
    return view.revealed and befell(Attacked, "victim")(view, events)


def _is_second_cycle(view: RivalKings, _events: Sequence[Event]) -> bool:
    return view.asked == "choose" and view.cycle == 2


def _has_met_neutral(view: RivalKings, events: Sequence[Event]) -> bool:
    return view.revealed and view.neutral != NONE and happened(Revealed)(view, events)


TIPS = (
    Tip(
        "choose",
        N_(
            "A acts first, F last. Later characters have more actions but can be attacked: A attacks D, B attacks "
            "C, D attacks E, and both C and E attack F."
        ),
        asks("choose"),
        to_tap(target, Choose),
    ),
    Tip(
        "second_cycle",
        N_(
            "You have two characters left. You know what your rivals played first, so it's easier to guess who might "
            "attack whom. After this cycle, all characters are dealt again."
        ),
        _is_second_cycle,
        to_tap(target, Choose),
    ),
    Tip(
        "last_cycle",
        N_(
            "A pile has run out, so the game ends after this cycle. Complete your pairs and get rid of markers while "
            "you can."
        ),
        happened(PileEnded),
        _empty_pile,
    ),
    Tip(
        "clash",
        N_(
            "A rival's character has the same rank as yours: you both got a marker, neither of you may steal, and each "
            "of you may carry out only one action."
        ),
        asks("one_action"),
        own("character"),
    ),
    Tip(
        "robbed",
        N_(
            "A rival's crest covers one of your actions. It was stolen, so you can't carry it out in this cycle. "
            "After that, the crest goes back to its owner."
        ),
        lambda view, _events: bool(_stolen(view)),
        lambda view, _events: ("action", view.seat, _stolen(view)[0]),
    ),
    Tip(
        "theft",
        N_(
            "You attacked this character, so you may steal one of its actions and carry it out at once. Its owner "
            "can no longer carry it out."
        ),
        asks("theft"),
        lambda view, _events: ("character", view.agenda[-1][2]),
    ),
    Tip(
        "attacked",
        N_(
            "A rival's character attacked yours, and you got a conflict marker. Each marker that you still have at the "
            "end costs 2 points."
        ),
        _was_attacked,
        own("markers"),
    ),
    Tip(
        "neutral",
        N_(
            "With two players, a neutral character is revealed too. It doesn't act, but it gives a marker to each "
            "player whose character has the same rank or is attacked by it."
        ),
        _has_met_neutral,
        always("neutral"),
    ),
    Tip(
        "buy",
        N_(
            "Collect pairs: a subject and a building with the same symbol score both values. If they share only a "
            "colour, the higher value counts; a single card scores 1 point."
        ),
        can_make(Buy),
        to_tap(target, Buy),
    ),
    Tip(
        "ability",
        N_(
            "Your newest subject is the active one. You may use its ability once per cycle: before, between or after "
            "your actions. Touch and hold the card to read what it does."
        ),
        can_make(Use),
        to_tap(target, Use),
    ),
    Tip(
        "money",
        N_(
            "You take all the money in front of one pile. A card's price is added to the money in front of its pile, "
            "so keep an eye on where your rivals buy."
        ),
        can_make(Take),
        to_tap(target, Take),
    ),
    Tip(
        "settle",
        N_("Return a marker whenever you can: each one that you still have at the end of the game costs 2 points."),
        can_make(Settle),
        own("markers"),
    ),
    Tip(
        "pass_on",
        N_(
            "Give one of your markers to a rival. At the end it costs them 2 points instead of you, unless they get "
            "rid of it too."
        ),
        can_make(PassOn),
        own("markers"),
    ),
)
