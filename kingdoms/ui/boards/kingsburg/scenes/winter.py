"""The winter of Kingsburg as scenes: the enemy, the king's die, and everyone's battle."""

from collections.abc import Sequence

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.events import FORTRESS_BONUS, EnemyTurned, Fought, Gained, KingsDie, Lost, Strongest
from kingdoms.games.kingsburg.words.log import fought_shortly
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.board.movement.scene_stage import Stage
from kingdoms.ui.boards.kingsburg.overlays.kings_die import kings_die_place
from kingdoms.ui.boards.kingsburg.pieces.dice import WHITE_CREST
from kingdoms.ui.boards.kingsburg.pieces.symbols import thing_of
from kingdoms.ui.boards.kingsburg.scenes.dice import tumble
from kingdoms.ui.boards.kingsburg.scenes.enemy import turn_over
from kingdoms.ui.boards.kingsburg.winter.last_battle import ends_winter, last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import KINGS_DIE, LAST_WINTER, NEW_YEAR


def battle(stage: Stage, events: Sequence[Event]) -> list[Scene]:
    """The enemy turns over, the king's die is rolled, strengths are shown one by one, then the results.

    A line appears on the sheet at the end of its scene, so its caption comes with the next scene.
    """
    fights, names = [event for event in events if isinstance(event, Fought)], stage.sight.names
    sent = next(event for event in events if isinstance(event, KingsDie))
    captions = [stage.caption_of(sent), *(fought_shortly(fight, names) for fight in fights)]
    laid_out = [
        Scene("battle", lands=(("fight", fight.seat),), sound="marker", caption=caption)
        for fight, caption in zip(fights, captions, strict=False)
    ]
    spoils = tuple(("spoils", fight.seat) for fight in fights)
    return [
        *_attack(stage, events),
        *laid_out,
        Scene("battle", lands=spoils, counts=_spoils(events), sound="coin", caption=captions[-1]),
        _end(stage, events),
    ]


def aftermath(stage: Stage, events: Sequence[Event], rest: Sequence[Event]) -> list[Scene]:
    """The outcome once more at the end of a winter in which somebody had to choose gains or losses."""
    if not rest or last_battle(stage.sight.past) is None:
        return []
    return [_end(stage, events)]


def _end(stage: Stage, events: Sequence[Event]) -> Scene:
    """The last scene of a winter, whose overlay stays until it is dismissed; only then does the next year begin."""
    points = stage.caption_of(*filter(_gives_points, events))
    return Scene("battle", lands=(NEW_YEAR,), opens=LAST_WINTER, waits=True, caption=points)


def _gives_points(event: Event) -> bool:
    """Whether the event gives points in battle besides the enemy's reward: for a Fortress, or to the strongest."""
    return isinstance(event, Strongest) or (isinstance(event, Gained) and event.reason == FORTRESS_BONUS)


def _attack(stage: Stage, events: Sequence[Event]) -> list[Scene]:
    """The enemy turns over, and the king's die is rolled."""
    places = stage.board.overlay_of(LAST_WINTER).lay_out(stage.sight, LAST_WINTER, stage.board.room)
    turned = next(event for event in events if isinstance(event, EnemyTurned))
    die = next(event for event in events if isinstance(event, KingsDie))
    king = tumble(WHITE_CREST, die.value, kings_die_place(places[KINGS_DIE].rect), places[LAST_WINTER].rect)
    falls = _("The king's die is rolled.")
    return [
        turn_over(turned.enemy, places, LAST_WINTER, stage.caption_of(turned)),
        Scene("dice", tumbles=king, lands=(KINGS_DIE,), sound="dice", opens=LAST_WINTER, caption=falls),
    ]


def _spoils(events: Sequence[Event]) -> tuple[tuple[Thing, int], ...]:
    changes = [(event, 1 if isinstance(event, Gained) else -1) for event in events if isinstance(event, Gained | Lost)]
    return tuple((thing_of(event.seat, event.what), sign * event.amount) for event, sign in changes)


def home(stage: Stage, events: Sequence[Event]) -> list[Scene | None]:
    """Sends all soldiers home after winter."""
    last = last_battle(stage.sight.past)
    if last is None or not any(map(ends_winter, events)):
        return []
    gone = tuple((("soldiers", fight.seat), -fight.soldiers) for fight in last.fights)
    return [Scene("coin", counts=gone)]
