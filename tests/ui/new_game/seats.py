"""The seats of a new game, and taps on their tiles and sheets."""

from typing import Any

from kingdoms.ui.new_game.tiles import SeatTile
from kingdoms.ui.widgets import Choice, InkButton


def seats(finger: Any) -> list[Any]:
    return finger.app.front.seating.seats


def tap_part(finger: Any, number: int, part: str) -> None:
    tap_spot(finger, finger.find(SeatTile)[number], part)


def tap_spot(finger: Any, widget: Any, key: object) -> None:
    spots = {spot.key: spot.rect for spot in widget.spots()}
    finger.tap(*spots[key].centre)


def become(finger: Any, number: int, player: str) -> None:
    """Gives a seat to another kind of player on its sheet."""
    tap_part(finger, number, "open")
    tap_spot(finger, finger.find(Choice)[0], player)
    finger.tap_widget(finger.find(InkButton, text="Done")[0])
