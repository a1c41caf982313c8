"""The summary of Royals: its rules on one page."""

from kingdoms.core.words import summary as core
from kingdoms.core.words.language import N_, _

_TURN = (
    N_("Draw three country cards, or one country card and one intrigue card. On your first turn: only country cards."),
    N_(
        "Occupy as many positions as you can pay for. Any three cards from other countries count as one from the "
        "right country."
    ),
    N_("To take over a rival's position, also pay an intrigue card that names the country, or two for a King."),
    N_("Each time, put one cube on the position and one on its title tile."),
    N_("Discard down to 12 country cards and 4 intrigue cards."),
)
_POINTS = (
    N_("First in a city: its bonus"),
    N_("A cube in every city of a country: the country's bonus"),
    N_("A cube on every title tile: a noble house token"),
    N_("End of a period: the most and the second most influence in each country"),
    N_("End of the game: the most cubes on each title tile"),
)


def summary() -> list[core.Section]:
    """The rules on one page."""
    return core.summary(
        _("Lead your noble house to high positions across Europe."),
        (_("A turn"), [_(line) for line in _TURN]),
        [_(line) for line in _POINTS],
        [_("A period ends when the display can't be refilled; the game ends after three periods.")],
    )
