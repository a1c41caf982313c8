"""How long things take: animations, pauses for reading, a long press, and people's reactions."""

from kivy.clock import Clock

DURATIONS = {
    "press": 0.1,
    "card": 0.25,
    "coin": 0.3,
    "dice": 0.6,
    "building": 0.4,
    "reveal": 0.7,  # cards turn over
    "beat": 0.7,  # a single event, such as a conflict
    "battle": 0.5,  # each line of a battle
    "pause": 1.4,  # after each step of a rules-driven opponent, so that it can be read
    "glance": 0.6,  # after a small part of such a step
    "handover": 1.4,  # before the next person's board replaces the one that has just changed
    "caption": 4.0,  # captions for onlookers, who close nothing themselves
    "banner": 0.5,  # across the table, at any speed
    "reaction": 0.6,  # a tap within this time was meant for what was there before, at any speed
    "haste": 1.5,  # whoever skips an opponent's steps and taps again within this time wanted to skip more, at any speed
    "bot": 0.8,  # between two moves of bots, so that both are seen
    "page": 0.2,
    "travel": 0.45,  # over a map, from one part to another
    "sheet": 0.2,
    "count": 0.3,
}
"""Movements and pauses, in seconds at normal speed."""
PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0}
"""The factor for the duration of animations, by their speed."""

PAUSES = frozenset({"pause", "glance", "handover", "caption", "bot"})
"""The kinds of pauses during which something can be read; they do not depend on the animation speed."""
PAUSE_LENGTHS = {"off": 0.0, "short": 0.5, "normal": 1.0, "long": 2.0}
"""The factor by which pauses are multiplied, for each setting of their length."""

LONG_PRESS = 0.5
"""Seconds after which a finger resting on something asks what it is."""
HOLD = 0.35
"""Seconds after which a finger resting on something movable lifts it."""


def is_recent(time: float, within: str = "reaction") -> bool:
    """Whether this time on Kivy's clock is so recent that a tap now was meant for what was there until then."""
    return bool(Clock.get_time() - time < DURATIONS[within])
