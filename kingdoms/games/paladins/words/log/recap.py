"""Turns of Paladins in short, for the lines below a prompt: an action and what it gave, in brackets."""

from collections.abc import Reversible, Sequence
from itertools import chain
from typing import Any

from kingdoms.core.words.language import N_, _, filled, sentences
from kingdoms.games.paladins import board, events, solo_events
from kingdoms.games.paladins.words.log.results import is_opponent, results_in_words
from kingdoms.games.paladins.words.log.sentences import line
from kingdoms.games.paladins.words.names import action_name, outsider_name, side_name, townsfolk_name

Names = Sequence[str]

_TURNS = (events.Acted, events.FavourUsed, events.Passed)
"""The events with which a turn begins: sending workers to an action or a favour, or passing."""
_BETWEEN_TURNS = (
    events.RoundBegan,
    events.RoundEnded,
    events.GameEnded,
    events.PaladinRevealed,
    events.TavernTaken,
    solo_events.SchemeTurned,
)
"""The events after which a decision no longer belongs to the turn before them."""
_INQUISITION = (events.InquisitionBegan, events.Convicted)
"""The events of an inquisition that are news."""
_TARGETS = {
    events.Hired: "{townsfolk}",
    events.Discarded: "{townsfolk}",
    events.Attacked: "{outsider}",
    events.Converted: "{outsider}",
    events.Developed: N_("workshop on {action}"),
    events.Cleared: N_("{action} cleared"),
}
"""How a turn in short names the target of its action."""
_SAID = {"action": action_name, "townsfolk": townsfolk_name, "outsider": outsider_name}


def since_turn(past: Reversible[Any], seat: int) -> list[list[Any]]:
    """The other sides' turns since the seat last acted in this round, each as its events: first what was done."""
    found: list[list[Any]] = []
    later: list[Any] = []
    for event in reversed(past):
        if isinstance(event, events.RoundBegan) or (isinstance(event, _TURNS) and event.seat == seat):
            break
        later.append(event)
        if isinstance(event, _TURNS):
            found.append(later[::-1])
            later = []
    return found[::-1]


def recap(turns: Sequence[Sequence[Any]], names: Names, *, has_gains: bool = True) -> str:
    """Actions and passes, if wanted with what they gave, short enough for the line below a prompt."""
    return "; ".join(_in_short(turn if has_gains else turn[:1], names) for turn in turns)


def headline(happened: Sequence[Any], past: Reversible[Any], names: Names) -> str:
    """The turn so far of the player who decided last, with what it gave, in one line for the status.

    Players who then had to pass are named after it. It is empty if the decision belongs to no player's turn.
    """
    turns: list[list[Any]] = []
    later: list[Any] = []
    for number, event in enumerate(chain(reversed(happened), reversed(past)), 1):
        if isinstance(event, _BETWEEN_TURNS):
            return ""
        later.insert(0, event)
        if not isinstance(event, _TURNS):
            continue
        turns.insert(0, later)
        later = []
        # A pass with something before it in the same decision follows by itself from somebody else's turn.
        if not isinstance(event, events.Passed) or number >= len(happened):
            break
    if not turns or any(is_opponent(turn[0].seat, names) for turn in turns):
        return ""
    inquisition = [event for turn in turns for event in turn if isinstance(event, _INQUISITION)]
    return sentences(f"{recap(turns, names)}.", *(line(event, names) for event in inquisition))


def _in_short(turn: Sequence[Any], names: Names) -> str:
    """A turn, given as its events: what was done and, if it gave anything, what."""
    done, name = turn[0], side_name(names, turn[0].seat)
    if isinstance(done, events.Passed):
        return _("{name:{name} passes|You pass}").format(name=name)
    what = _("King's Favour") if isinstance(done, events.FavourUsed) else action_name(done.action)
    gained = _results([event for event in turn[1:] if getattr(event, "seat", None) == done.seat])
    if not gained:
        return _("{name:You}: {what}").format(name=name, what=what)
    return _("{name:You}: {what} ({gained})").format(name=name, what=what, gained=", ".join(gained))


def _results(happened: Sequence[Any]) -> list[str]:
    """The gains of a side from the later events of a turn: cards, workers, goods, levels, suspicion, debts."""
    found = [filled(_(_TARGETS[type(event)]), event, _SAID) for event in happened if type(event) in _TARGETS]
    others = [event for event in happened if type(event) not in (*_TARGETS, events.WallBuilt)]
    return found + results_in_words(
        [_as_silver(event) if type(event) is events.TaxTaken else event for event in others]
    )


def _as_silver(taxed: events.TaxTaken) -> events.Gained:
    """Tax as a gain, because a turn in short does not say where silver comes from."""
    return events.Gained(taxed.seat, board.SILVER, taxed.supply + taxed.bank)
