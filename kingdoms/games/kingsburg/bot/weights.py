"""The weights for judging a position in Kingsburg; `tune` can try out each of them in play."""

from typing import NamedTuple


class Weights(NamedTuple):
    """A good player's sense of what things are worth, as numbers."""

    gold: float = 1.0
    """The worth of a gold while there is time to build, in points; likewise for wood and stone."""
    wood: float = 1.1
    stone: float = 1.2
    once: float = 0.35
    """The share of the goods' worth that is left when a seat can build only once more; likewise for `twice`."""
    twice: float = 0.75
    short: float = 0.5
    """The factor by which each missing good reduces a building's surplus over its cost."""
    later: float = 0.8
    """The share of a building's surplus that counts if it is bought after another one."""
    token: float = 0.8
    """The worth of the first "+2" token, in points; further ones are worth less."""
    dice: float = 0.4
    """The share of what the dice could reach now that counts, as rivals may get there first."""
    dice_in_turn: float = 0.475
    """The share of what the dice will reach in turn that counts, if every rival takes what is best for it."""
    winter_ahead: float = 0.7
    """The share of this winter's worth that counts at the start of the year; it rises to 1 by autumn."""
    soldiers: float = 0.4
    """The share of the soldiers a seat may still gain this year that the bot counts on."""
    religion: float = 1.0
    """The factor for the worth of this row's buildings beyond their points; likewise for the other rows."""
    trade: float = 0.7
    army: float = 1.0
    defence: float = 1.2
    city: float = 1.8


WEIGHTS = Weights()
