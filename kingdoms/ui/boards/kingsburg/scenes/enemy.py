"""A look at the year's enemy: the player who looks sees its face, and everyone else only its back.

If several people share the device, the card stays face down, and the player who looks sees it while holding it.
"""

from collections.abc import Sequence

from kingdoms.core.state import Thing
from kingdoms.games.kingsburg.events import Announced, Built, EnemyTurned, Influenced, Looked, Recruited
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.board.movement.flights import Flight, Scene
from kingdoms.ui.board.movement.scene_stage import Stage, brush, picture_brush
from kingdoms.ui.board.sight import SEAT, Places, Sight
from kingdoms.ui.boards.kingsburg.enemy import BACK, ENEMY, enemy_picture, paint_enemy_face
from kingdoms.ui.boards.kingsburg.winter.winter_table import TURNED

NEW_ENEMY_OVERLAY = "KingsburgNewEnemyOverlay"
"""The enemy's overlay while the game waits until the viewer has seen it."""
_back_of_enemy = picture_brush(BACK)
_DECIDED = (Influenced, Built, Recruited, Announced)
"""The events that only a seat's own decision causes."""


def looks(stage: Stage, events: Sequence[Looked]) -> list[Scene | None]:
    """Sends the card to everyone who looks; a viewer who looks sees its face, until they dismiss it."""
    found: list[Scene | None] = []
    for event in events:
        is_own = event.seat == stage.sight.viewer and has_just_looked(stage.sight)
        shown = _face_up(stage, event) if is_own else [_face_down(stage, event)]
        found += [scene._replace(seat=event.seat) for scene in shown]
    return found


def has_just_looked(sight: Sight) -> bool:
    """Whether the viewer has looked at this year's enemy, and has done nothing since."""
    for event in reversed(sight.past):
        if isinstance(event, Looked) and event.seat == sight.viewer:
            return bool(sight.view.enemies[sight.view.year - 1] != HIDDEN)
        if isinstance(event, EnemyTurned) or (isinstance(event, _DECIDED) and event.seat == sight.viewer):
            break
    return False


def _face_down(stage: Stage, event: Looked) -> Scene:
    start, end = stage.now(ENEMY), stage.now((SEAT, event.seat))
    card = start.fitted(1)
    flight = Flight(_back_of_enemy, card, end.centred(card.width, card.height))
    return Scene("card", (flight,), sound="card", caption=stage.caption_of(event))


def _face_up(stage: Stage, event: Looked) -> list[Scene]:
    """Turns the card over on the enemy's overlay, which stays until it is dismissed."""
    caption, card = stage.caption_of(event), stage.sight.view.enemies[stage.sight.view.year - 1]
    places = stage.board.overlays.named(NEW_ENEMY_OVERLAY).lay_out(stage.sight, ENEMY, stage.board.room)
    return [turn_over(card, places, ENEMY, caption), Scene("reveal", opens=ENEMY, waits=True, caption=caption)]


def turn_over(card: int, places: Places, sheet: Thing, caption: str) -> Scene:
    """Turns an enemy's card over on the overlay that this thing opens."""
    place = places[TURNED].rect.fitted(1)
    flip = Flight(brush(paint_enemy_face, card, picture=enemy_picture(card)), place, place, back=_back_of_enemy)
    return Scene("reveal", (flip,), lands=(TURNED,), sound="reveal", opens=sheet, caption=caption)
