"""Skips that nobody chose: the rules pass over an action that a seat cannot carry out, and the log says why.

A skip that a player chooses is a decision of its own, so it comes first among the events of a decision.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.games.rival_kings import events
from kingdoms.games.rival_kings.cards import BUILDING, MONEY, PASS_ON, SETTLE, SUBJECT

SENTENCES = {
    SETTLE: N_("{seat:{seat} has|You have} no conflict marker to return."),
    PASS_ON: N_("{seat:{seat} has|You have} no conflict marker to pass on."),
    MONEY: N_("{seat:{seat} finds|You find} no money to take."),
    SUBJECT: N_("{seat:{seat} can't|You can't} afford a subject."),
    BUILDING: N_("{seat:{seat} can't|You can't} afford a building."),
}
"""The log's sentence about each action."""

_SKIPS = (events.Skipped, events.TheftUnused)


class ForcedSkip(NamedTuple):
    """A seat could not carry out the named action, its own or a stolen one."""

    seat: int
    action: str


def with_forced_skips(happened: Sequence[Event]) -> list[Event]:
    """The events of a decision, in which actions that a seat could not carry out are told apart from those it skipped.

    Any skip after the first events was made without asking, because there was no way to carry out the action.
    """
    chosen = list(takewhile(_is_skip, happened))
    return [*chosen, *(ForcedSkip(*event) if _is_skip(event) else event for event in happened[len(chosen) :])]


def _is_skip(event: Any) -> bool:
    return isinstance(event, _SKIPS)
