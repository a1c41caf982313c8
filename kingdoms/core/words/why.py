"""Why a move is made: the terms of the bot's own value that favour it over the best other move.

A game's bot adds up named terms for each side (`ExplainedBot.terms`). The terms after a move are compared with those
after the other moves, in worlds that agree with a view, and the game has phrases for its terms. So a reason is always
something that the bot has weighed: the most important term that has a phrase.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from kingdoms.core.game import ExplainedBot
from kingdoms.core.lead import lead, shares
from kingdoms.core.state import Move
from kingdoms.core.words.language import _

VICTORY = "victory"
"""The term for a move that ends the game: what winning is worth beyond the points."""
_WORLDS = 4
"""The number of worlds (guesses at what is hidden) in which moves are compared."""
_MOST_GUESSES = 12
"""The most guesses made to find worlds in which the move is possible."""
_SEED = 12
"""Reasons are always found with the same guesses, so that they never change while being read."""
_MOST_OTHERS = 3
"""How many of the best other moves a move is compared with, not counting those with practically the same outcome."""
_MOST_VALUES = 48
"""How many positions are judged to rank the moves, unless there are more moves than that."""
_SLIGHT = 0.05
"""A difference of fewer points than this is a reason only if nothing can be said about any greater one."""
_LEAST = 0.01
"""A difference of fewer points than this is never a reason."""
_CLEAR = 0.5
"""If another way to do the same thing is better by more points than this, the move is compared with that way."""


class Reason(NamedTuple):
    """A term that favours a move. A phrase about it may state only what the view shows."""

    view: Any
    """The position before the move, as the reader sees it."""
    move: Move
    seat: int
    """The seat that moves."""
    side: int
    """The side whose term it is."""
    term: str
    points: float
    """How much the term favours the move, in points."""
    after: Any
    """The position after the move in one of the worlds."""
    other: Any
    """The position in the same world after the move that this one is compared with."""


Phrase = Callable[[Reason], str]
"""Puts a reason into words; returns an empty string if there is nothing to say about it."""
Phrases = Mapping[str, tuple[Phrase | None, Phrase | None]]
"""The phrases for each term: one for the mover's own, one for a rival's."""


def explain(bot: ExplainedBot, view: Any, move: Move, phrases: Phrases, ways: Sequence[Move] = ()) -> str:
    """The strongest of the reasons for a move that can be put into words; empty if there is none.

    `ways` are other ways to do the same thing: if one of them is clearly better, the move is compared with that.
    """
    for reason in reasons(bot, view, move, ways):
        phrase = phrases.get(reason.term, (None, None))[reason.side != reason.seat]
        text = phrase(reason) if phrase else ""
        if text:
            return text
    return ""


def reasons(bot: ExplainedBot, view: Any, move: Move, ways: Sequence[Move] = ()) -> Iterator[Reason]:
    """The reasons for a move over the best other one, strongest first, then over the next best, and so on.

    Slight reasons come last, strongest first, whichever of those moves they are compared with.
    """
    worlds = _worlds(view, move)
    if not worlds:
        return
    mine, compared, slight = _outcome(bot, worlds, move), 0, list[Reason]()
    for other in _better(bot, worlds, move, ways) or _others(bot, worlds, move):
        theirs = _outcome(bot, worlds, other)
        gains = _gains(bot, mine, theirs, view.seat)
        for (side, term), points in sorted(gains.items(), key=lambda gain: -gain[1]):
            reason = Reason(view, move, view.seat, side, term, points, mine.positions[0], theirs.positions[0])
            if points > _SLIGHT:
                yield reason
            elif points > _LEAST:
                slight.append(reason)
        compared += max(map(abs, gains.values())) > _SLIGHT
        if compared == _MOST_OTHERS:
            break
    yield from sorted(slight, key=lambda reason: -reason.points)


def victory(reason: Reason) -> str:
    """The phrase for winning the game."""
    has_won = reason.after.seat is None and reason.seat in reason.after.winners()
    return _("Ends the game while in the lead.") if has_won else ""


def _better(bot: ExplainedBot, worlds: Sequence[Any], move: Move, ways: Sequence[Move]) -> list[Move]:
    """The best of the other ways, if it is clearly better than the move; otherwise nothing."""
    if not ways:
        return []
    values = _values(bot, worlds, [move, *ways])
    best = max(ways, key=values.__getitem__)
    return [best] if values[best] > values[move] + _CLEAR else []


def _worlds(view: Any, move: Move) -> list[Any]:
    """Some worlds in which the move is possible, given what both the mover and the reader know."""
    rng = random.Random(_SEED)
    found: list[Any] = []
    for _guess in range(_MOST_GUESSES):
        world = view.determinize(view.seat, rng)
        if move in world.moves():
            found.append(world)
        if len(found) == _WORLDS:
            break
    return found


def _others(bot: ExplainedBot, worlds: Sequence[Any], move: Move) -> Iterator[Move]:
    """The other moves, best first; plainly bad ones come last."""
    moves = worlds[0].moves()
    possible = set(moves).intersection(*(world.moves() for world in worlds[1:])) - {move}
    sensible = possible.intersection(bot.sensible(worlds[0], moves))
    bad = possible - sensible
    yield from _ranked(bot, worlds, [other for other in moves if other in sensible])
    yield from _ranked(bot, worlds, [other for other in moves if other in bad])


def _ranked(bot: ExplainedBot, worlds: Sequence[Any], moves: Sequence[Move]) -> list[Move]:
    """Moves by value, best first."""
    values = _values(bot, worlds, moves)
    return sorted(moves, key=lambda move: -values[move])


def _values(bot: ExplainedBot, worlds: Sequence[Any], moves: Sequence[Move]) -> dict[Move, float]:
    """Each move's average value over the worlds, or over some of them if there are many moves."""
    seat, some = worlds[0].seat, worlds[: max(1, _MOST_VALUES // max(1, len(moves)))]
    return {move: fmean(bot.value(bot.position_after(world, move), seat) for world in some) for move in moves}


class _Outcome(NamedTuple):
    """The outcome of a move: the position in each world, and the averages of each side's terms and of the lead."""

    positions: list[Any]
    terms: list[dict[str, float]]
    lead: float


def _outcome(bot: ExplainedBot, worlds: Sequence[Any], move: Move) -> _Outcome:
    seat = worlds[0].seat
    positions = [bot.after_answers(bot.position_after(world, move), seat) for world in worlds]
    terms = [bot.terms(position, seat) for position in positions]
    return _Outcome(
        positions,
        [
            dict(zip(side[0]._fields, map(fmean, zip(*side, strict=True)), strict=True))
            for side in zip(*terms, strict=True)
        ],
        fmean(lead([sum(side) for side in sides], seat) for sides in terms),
    )


def _gains(bot: ExplainedBot, mine: _Outcome, theirs: _Outcome, seat: int) -> dict[tuple[int, str], float]:
    """How many points better one outcome is for a seat than another, by side and term."""
    worths = [sum(terms.values()) for terms in mine.terms]
    gains = {
        (side, term): share * (points - theirs.terms[side][term])
        for side, share in enumerate(shares(worths, seat))
        for term, points in mine.terms[side].items()
    }
    if any(position.seat is None for position in (*mine.positions, *theirs.positions)):
        gains[seat, VICTORY] = _hope(bot, mine, seat) - _hope(bot, theirs, seat)
    return gains


def _hope(bot: ExplainedBot, outcome: _Outcome, seat: int) -> float:
    """How much the hope of victory adds to the value of an outcome, on average."""
    return fmean(bot.value(position, seat) for position in outcome.positions) - outcome.lead
