"""The court of Rival Kings: characters in acting order, their conflicts, and what they have done or can do."""

from collections.abc import Set
from itertools import pairwise, takewhile
from typing import NamedTuple

from kingdoms.core.seats import NO_CREST
from kingdoms.core.state import Move, Thing
from kingdoms.games.rival_kings.cards import actions, rank
from kingdoms.games.rival_kings.events import FendedOff, Revealed, TurnBegan
from kingdoms.games.rival_kings.moves import NEUTRAL, Settle, Skip, Use
from kingdoms.games.rival_kings.rules.actions import action_of
from kingdoms.games.rival_kings.rules.conflicts import attackers
from kingdoms.games.rival_kings.rules.turns import acting_order, uncovered
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.boards.rival_kings.pieces import attacks
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect


class LastCourt:
    """The court of a cycle that has just ended, as long as it stays on the table."""

    sight: Sight | None = None
    """The table at the end of that cycle; None if the current court is shown."""


class Choices(NamedTuple):
    """The actions on characters in the court that a tap chooses now."""

    settling: Set[Thing] = frozenset()
    """The running action, if it settles a conflict."""
    own: Set[Thing] = frozenset()
    """With equal ranks, the actions from which the viewer chooses one."""
    seats: Set[int] = frozenset()
    """The seats among whose actions the player chooses."""


def character_at(sight: Sight, thing: Thing) -> int:
    """The character that a thing in the hand or in the court shows."""
    if thing[0] in ("hand", "played"):
        return int(thing[1])
    return int(sight.view.neutral if thing[0] == "neutral" else sight.view.chosen[thing[1]])


def crest_of(sight: Sight, thing: Thing) -> int:
    """The crest of a character's owner; NO_CREST for the neutral character."""
    return sight.seats[thing[1]].crest if thing[0] == "character" else NO_CREST


def crests_on(sight: Sight, seat: int) -> tuple[int, ...]:
    """The crests that cover the actions of a seat's character, in order; NO_CREST where there is none."""
    return tuple(NO_CREST if thief == NONE else sight.seats[thief].crest for thief in sight.view.covered[seat])


def choices_of(sight: Sight) -> Choices:
    """The actions that a tap chooses now."""
    running, own = settling(sight).keys(), actions_to_choose(sight).keys()
    targets = (sight.lit.keys() | own) - running
    return Choices(running, own, {thing[1] for thing in targets if thing[0] == "action"})


def settling(sight: Sight) -> dict[Thing, list[Move]]:
    """The running action if it settles a conflict, with the move: a tap on it needs no other target."""
    found: dict[Thing, list[Move]] = {}
    match sight.view.agenda:
        case [*_rest, ("action", seat, number)]:
            moves = [move for ways in sight.lit.values() for move in ways if type(move) is Settle]
            if moves:
                found[("action", seat, number)] = moves[:1]
    return found


def actions_to_choose(sight: Sight) -> dict[Thing, list[Move]]:
    """With equal ranks, the actions from which the viewer chooses one, each with the ways to carry it out."""
    found: dict[Thing, list[Move]] = {}
    match sight.view.agenda:
        case [*_rest, ("one_action" | "twice", seat)]:
            own = actions(sight.view.chosen[seat])
            for move in dict.fromkeys(move for ways in sight.lit.values() for move in ways):
                if type(move) not in (Skip, Use):
                    found.setdefault(("action", seat, own.index(action_of(sight.view, move))), []).append(move)
    return found


def running_actions(sight: Sight, seat: int) -> tuple[int, ...]:
    """The action that a seat is carrying out now; with equal ranks none, since gold shows that one has to be chosen.

    The next seat has none until the previous turn has been ended.
    """
    if seat != sight.actor:
        return ()
    match sight.view.agenda:
        case [*_rest, ("action", actor, number)] if actor == seat:
            return (int(number),)
    return ()


def done_actions(sight: Sight, seat: int) -> tuple[int, ...]:
    """The actions that a character has carried out or skipped this cycle; after its turn, all that were not stolen."""
    if not sight.view.revealed:
        return ()
    own, begun = tuple(uncovered(sight.view, seat)), _turns_begun(sight)
    if seat in begun[:-1] or (seat in begun and sight.actor is None):
        return own
    if seat != sight.actor:
        return ()
    if sight.view.seat != seat:
        # The turn is over, but has not been ended yet.
        return own
    for step in sight.view.agenda:
        if step[:2] == ("action", seat):
            return own[: sum(number < step[2] for number in own)]
        if step[:2] == ("turn_end", seat):
            return own
    return ()


def court_order(sight: Sight) -> list[Thing]:
    """The characters in the order in which they act, from A to F; the neutral one is where its card belongs.

    Turns that have begun keep their place, even if players' markers change later.
    """
    view = sight.view
    begun = _turns_begun(sight)
    seats = [*begun, *(seat for seat in acting_order(view) if seat not in begun)]
    court: list[Thing] = [("character", seat) for seat in seats]
    if view.neutral != NONE:
        court.insert(sum(character < view.neutral for character in view.chosen), ("neutral",))
    return court


def _turns_begun(sight: Sight) -> list[int]:
    """The seats whose turns have begun since the last reveal, in order."""
    begun: list[int] = []
    for event in reversed(sight.past):
        if isinstance(event, Revealed):
            break
        if isinstance(event, TurnBegan):
            begun.insert(0, event.seat)
    return begun


def conflicts(sight: Sight, order: list[Thing]) -> Places:
    """Arrows from each attacker to its victim, and swords between equal ranks, painted wherever the cards are."""
    found: list[Thing] = []
    for victim in range(len(sight.seats)):
        for attacker in attackers(sight.view, victim):
            found.append(_arrow(attacker, victim))
    for first, second in pairwise(order):
        if rank(character_at(sight, first)) == rank(character_at(sight, second)):
            found.append(("swords", first, second))
    return dict.fromkeys(found, Place(NOWHERE, NOWHERE))


def standing_conflicts(sight: Sight, order: list[Thing]) -> Places:
    """The conflicts without the attacks that have been fended off."""
    gone = _fended_off(sight)
    return {thing: place for thing, place in conflicts(sight, order).items() if thing not in gone}


def _arrow(attacker: int, victim: int) -> Thing:
    return ("arrow", ("neutral",) if attacker == NEUTRAL else ("character", attacker), ("character", victim))


def _fended_off(sight: Sight) -> set[Thing]:
    """The arrows of the attacks fended off since the last reveal."""
    since = takewhile(lambda event: not isinstance(event, Revealed), reversed(sight.past))
    return {_arrow(event.attacker, event.victim) for event in since if isinstance(event, FendedOff)}


def ends_of_arrows(places: Places) -> dict[Thing, tuple[Rect, Rect]]:
    """The characters where each arrow begins and ends."""
    return {thing: (places[thing[1]].rect, places[thing[2]].rect) for thing in places if thing[0] == "arrow"}


def look_of_conflict(sight: Sight, thing: Thing, places: Places, arrows: float) -> Look:
    """An arrow, in a space of the height `arrows` above the characters, or crossed swords between two of them."""
    match thing:
        case ("arrow", attacker, _victim):
            ends = ends_of_arrows(places)
            return attacks.paint_arrow, *ends[thing], arrows, crest_of(sight, attacker), attacks.lane_of(thing, ends)
        case ("swords", first, second):
            return attacks.paint_swords, places[first].rect, places[second].rect
    raise ValueError(f"{thing!r} is not a conflict")
