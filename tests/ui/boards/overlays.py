"""Helpers for all board tests: every overlay of a board, and checks of its layout."""

from collections.abc import Iterator

from kingdoms.core.state import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Places, Sight
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import INQUISITION
from kingdoms.ui.boards.rival_kings.pieces.characters import REVEAL
from kingdoms.ui.boards.rival_kings.rest_of_hand import IN_HAND
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.boards.royals.overlays.tokens import PEEK
from tests.ui.boards.forms import check_no_overlap
from tests.ui.geometry import FINGER, is_inside

SPECIAL: dict[str, dict[str, Thing]] = {
    "kingsburg": {"KingsburgNewEnemyOverlay": ("enemy",), "KingsburgHeldEnemyOverlay": ("enemy",)},
    "paladins": {"PaladinsInquisitionOverlay": INQUISITION},
    "rival_kings": {"RivalKingsRevealOverlay": REVEAL, "RivalKingsGlimpsedHandOverlay": (IN_HAND, 0)},
    "royals": {
        "RoyalsPeekOverlay": PEEK,
        "RoyalsPeriodOverlay": (SCORED, 0),
        "RoyalsTitlesOverlay": (AWARDED,),
    },
}
"""For each game, the overlays that open only in certain positions or scenes, each with a thing that opens it."""

ALSO_ON_TABLE = {"royals": "position", "kingsburg": "building", "paladins": "action"}
"""The kind of thing on a game's overlays that is chosen on the table, so it may be small."""


def openable(board: Board) -> Iterator[Thing]:
    """Opens everything that can be opened, on any page or from another overlay, and yields it while it is open."""
    found, done = list[Thing](), set[Thing]()
    for page in board.pages():
        board.turn_to(page)
        found += board.hits
    while found:
        thing = found.pop()
        if thing not in done and board.can_open(thing):
            done.add(thing)
            board.open(thing)
            found += board.hits
            yield thing
            board.close()


def overlays_at(board: Board, sight: Sight) -> Iterator[tuple[Overlay, Thing, Places]]:
    """Every overlay of a board in this position, with what opens it and everything on it."""
    for thing in openable(board):
        opened = board.opened or thing
        yield board.overlay_of(opened), opened, board.overlay
    for name, thing in SPECIAL.get(board.key, {}).items():
        if thing == REVEAL and not sight.view.revealed:
            continue
        overlay = board.overlays.named(name)
        yield overlay, thing, overlay.lay_out(sight, thing, board.room)


def check_overlay(board: Board, overlay: Overlay, opened: Thing, places: Places) -> None:
    """Checks that the panel is on the board, and every zone whole on the panel, with room for a finger to close it."""
    panel = places[opened].rect
    assert is_inside(panel, board.rect), (opened, panel)
    for zone in overlay.zones:
        assert is_inside(zone.rect, panel), (opened, zone, zone.rect, panel)
        for thing, place in zone.places.items():
            assert place.rect is NOWHERE or is_inside(place.rect, zone.rect), (opened, thing)
            assert place.hit is NOWHERE or is_inside(place.hit, panel), (opened, thing)
    check_no_overlap(overlay.zones)
    if overlay.panel.below or overlay.panel.above or opened == PEEK:
        # An overlay shown while something is held closes when it is let go, and nothing on it can be chosen.
        return
    assert CLOSE in places, opened
    assert board.sight is not None
    # A scene also shows things that can be chosen only after it.
    lit = {thing for thing in board.sight.lit if thing[0] != ALSO_ON_TABLE.get(board.key)} & places.keys()
    for thing in {CLOSE, *(thing for thing in lit if places[thing].hit is not NOWHERE)}:
        assert min(places[thing].hit[2:]) >= FINGER - 0.5, (opened, thing)
