"""The summary of Royals: its rules on one page."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_TURN = (
    N_("Draw 3 country cards, or 1 country card and 1 intrigue card (not on your first turn)."),
    N_("Occupy as many positions as you can pay for. Any 3 cards from other countries count as 1."),
    N_("For a takeover, also pay 1 intrigue card for this country, or 2 for a King."),
    N_("Each time, put a cube on the position and one on its title tile."),
    N_("Discard down to 12 country cards and 4 intrigue cards."),
)
_POINTS = (
    N_("First in a city: its bonus"),
    N_("A cube in every city of a country: its bonus"),
    N_("A cube on every title tile: a noble house token"),
    N_("End of a period: the most and second most influence in each country"),
    N_("End of the game: the most cubes on each title tile"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Lead your noble house to high positions across Europe."),
        (_("A turn"), [_(line) for line in _TURN]),
        [_(line) for line in _POINTS],
        [_("After three periods. A period ends when the display can't be refilled.")],
    )
