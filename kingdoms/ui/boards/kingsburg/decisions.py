"""The decisions in Kingsburg that concern a seat's estate rather than the court."""

from kingdoms.ui.board.sight import Sight

_IN_THE_ESTATE = ("build", "build_again", "town_hall", "recruit", "spoils", "lose_goods", "lose_building")


def concerns_estate(sight: Sight) -> bool:
    """Whether the pending decision concerns the estate, not the court."""
    return bool(sight.view.agenda) and sight.view.asked in _IN_THE_ESTATE
