"""What Kingsburg says: its titles and the rows of its score sheet."""

from kingdoms.core.tongue import N_, _

_PARTS = (
    ("buildings", N_("Buildings")),
    ("advisors", N_("Advisors")),
    ("embassy", N_("Embassy")),
    ("town_hall", N_("Town Hall")),
    ("reward", N_("King's reward")),
    ("battle", N_("Battles")),
    ("cathedral", N_("Cathedral")),
)


def title() -> str:
    """The game's name."""
    return _("Kingsburg")


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: the key in `Score.parts` and its name."""
    return [(key, _(name)) for key, name in _PARTS]
