"""How a board is painted: things with gold edges and lamps, and an overlay on a veil; only changes are repainted."""

from collections.abc import Iterator
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock

from kingdoms.core.state import Thing
from kingdoms.ui.board.own_border import border_of, crest_place, joined_areas, paint_border, paint_crest
from kingdoms.ui.board.sight import CLOSE, END, GLIMPSE, NOWHERE, SEAT, SKIP, Place, Sight
from kingdoms.ui.board.zones.seats import paint_with_badge
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.layers import Layer, Shown
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

if TYPE_CHECKING:
    from kingdoms.ui.board.board import Board

_VEIL, _OWNER = "veil", "owner"
_GLOW_PERIOD, _GLOW_TICK = 2.4, 0.12  # the seconds in which the glow comes and goes, and between its updates
_COMPLETING = 0.003  # seconds per frame for repainting things whose drawings have arrived


class BoardPainting:
    """The layers of a board. Zones may have their own; an overlay and its veil are above all of them."""

    def __init__(self, board: "Board") -> None:
        self.ground = Layer()
        """The layer below everything, for the owner's border."""
        self.on_page = Layer()
        """The layer for the things on the visible page, which moves when a page is turned."""
        self.layer = Layer()
        """The layer for everything else that has none of its own, and for overlays."""
        self.front = Layer()
        """The layer above moving pieces."""
        self._board = board
        self._glow_age = 0.0
        self._complete = Clock.create_trigger(self._complete_some, 0, interval=True)
        self._glow = Clock.create_trigger(self._breathe, _GLOW_TICK, interval=True)
        gallery.bind(on_arrival=self._paint_with_drawings)

    @property
    def layers(self) -> list[Layer]:
        """All visible layers, the board's own last."""
        return [*(zone.layer for zone in self._board.zones if zone.layer is not None), *self._own_layers]

    @property
    def _own_layers(self) -> tuple[Layer, ...]:
        return self.ground, self.on_page, self.layer, self.front

    @property
    def shown(self) -> dict[Any, Shown]:
        """Everything as it was last painted."""
        return {key: shown for layer in self.layers for key, shown in layer.shown.items()}

    @property
    def is_complete(self) -> bool:
        """Whether everything whose drawings arrived late has been repainted with them."""
        return not self._complete.is_triggered

    def show(self) -> None:
        """Paints everything as it is now."""
        shown: dict[int, dict[Any, Shown]] = {id(layer): {} for layer in self.layers}
        for layer, key, thing in self._all_shown():
            shown[id(layer)][key] = thing
        for layer in self.layers:
            layer.show(shown[id(layer)])
        if any(layer.is_glowing for layer in self.layers) and theme.speed != "off":
            self._glow()
        else:
            self._glow.cancel()

    def forget(self) -> None:
        """Forgets everything that was painted; zones with their own layers forget those themselves."""
        for layer in self._own_layers:
            layer.forget()

    def rest(self) -> None:
        """Stops the glow until the board is shown again."""
        self._glow.cancel()

    def _paint_with_drawings(self, _gallery: object) -> None:
        """Starts repainting, a few per frame, the things that were painted before their drawings had arrived."""
        self._complete()

    def _complete_some(self, _elapsed: float) -> None:
        until = perf_counter() + _COMPLETING
        if all(layer.complete(until) for layer in self.layers):
            self._complete.cancel()

    def _breathe(self, elapsed: float) -> None:
        self._glow_age = (self._glow_age + elapsed) % _GLOW_PERIOD
        for layer in self.layers:
            layer.breathe(self._glow_age / _GLOW_PERIOD)

    def _all_shown(self) -> Iterator[tuple[Layer, Any, Shown]]:
        """Everything visible: the table and, above a veil, the open overlay."""
        board, sight = self._board, self._board.sight
        if sight is None:
            return
        yield from self._borders(sight)
        openers, advised = board.openers(sight), self._on_the_way(sight)
        # No lamp shows through a veil.
        on_table, on_page = advised if board.opened is None else set(), board.forms.zones_on_page
        for thing, place in board.places.items():
            if not board.is_in_the_air(thing):
                zone, painted = board.zone_of[thing], place
                layer = self.on_page if zone in on_page else self.layer
                if zone.layer is not None and zone.is_in_layer(thing):
                    layer, painted = zone.layer, zone.painted_at(place)
                elif zone.is_above_flights and board.opened is None:
                    layer = self.front
                shown = self._shown(sight, thing, painted, openers, on_table)
                yield layer, thing, shown._replace(edge=zone.edge_of(thing, painted))
        yield from self._crest(sight)
        if board.opened is None:
            return
        yield self.layer, _VEIL, Shown((_paint_veil, board.rect), board.rect)
        for thing, place in board.overlay.items():
            if not board.is_in_the_air(thing):
                yield self.layer, (_VEIL, thing), self._shown(sight, thing, place, openers, advised)

    def _borders(self, sight: Sight) -> Iterator[tuple[Layer, Any, Shown]]:
        """A border in the owner's colour around their things."""
        for number, border in enumerate(self._own_borders()):
            yield self.ground, (_OWNER, number), Shown((paint_border, border, sight.seats[sight.owner].crest), border)

    def _crest(self, sight: Sight) -> Iterator[tuple[Layer, Any, Shown]]:
        """The owner's crest on the largest of their areas, unless a zone already names them."""
        borders = self._own_borders()
        if borders and not any(zone.names_owner for zone in self._board.zones):
            largest = max(borders, key=lambda border: border.width * border.height)
            place = crest_place(largest, self._board.rect, self._board.crest_hangs)
            yield self.layer, (_OWNER,), Shown((paint_crest, place, sight.seats[sight.owner].crest), place)

    def _own_borders(self) -> list[Rect]:
        return [border_of(area, self._board.rect) for area in joined_areas(self._board.zones)]

    def _shown(self, sight: Sight, thing: Thing, place: Place, openers: set[Thing], advised: set[Thing]) -> Shown:
        # While things move, the decision is not open yet; a tap makes them land and takes effect at once.
        board = self._board
        can_be_chosen = place.hit is not NOWHERE and not board.flying.is_moving
        can_be_lit = can_be_chosen and thing != SKIP and not board.is_quiet(thing)
        can_be_lit = can_be_lit and (thing != GLIMPSE or sight.must_look)
        leads = board.picking.is_ready(thing) or board.picking.leads_on(thing)
        can_be_tapped = can_be_lit and (leads or thing in openers or thing == END)
        is_lit = can_be_tapped and not board.is_modest(thing)
        is_near = can_be_tapped or (can_be_lit and board.picking.is_near(thing))
        is_focused = board.is_focused and board.focus_key == thing
        is_advised = can_be_chosen and thing in advised
        ceiling = self.ceiling_over(place.hit) if is_advised else inf
        ceiling = min(ceiling, place.hit.top) if thing[0] in board.below_names else ceiling
        kinds = {lit[0] for lit in sight.lit} - board.undimmed
        is_dimmed = can_be_lit and not (is_lit or is_near or thing in sight.spoken_of) and thing[0] in kinds
        look, dimmed = board.look_of(sight, thing, place), place.rect if is_dimmed else None
        # The seat itself, or the heading of its overlay.
        seat = next((part for part in (thing, thing[-1]) if isinstance(part, tuple) and part[0] == SEAT), None)
        badge = sight.badge(seat[1], is_final=not board.flying.is_moving) if seat else ""
        if badge:
            look = paint_with_badge, badge, *look
        return Shown(look, place.hit, is_lit, is_focused, is_near, is_advised, ceiling, dimmed)

    def ceiling_over(self, hit: Rect) -> float:
        """The height above which the prompt, or the top bar, would cover a mark on a thing."""
        prompt = Rect(*self._board.prompt_box)
        is_below = hit.top <= prompt.y + theme.gap and hit.right > prompt.x and hit.x < prompt.right
        return prompt.y if is_below else self._board.rect.top

    def _on_the_way(self, sight: Sight) -> set[Thing]:
        """The things to tap for the hinted move, until the player has picked something else.

        Nothing is marked for a thing that an open overlay hides: it would look as if the cross were the advice.
        """
        if sight.advice is None or self._board.picking.rules_out(sight.advice):
            return set()
        picking = self._board.picking
        things = (
            sight.target(sight.advice),
            *picking.parts_by_move.get(sight.advice, ()),
            *picking.also_advised(sight.advice),
        )
        return {self._board.where(thing) or thing for thing in things} - {CLOSE}


def _paint_veil(painter: Painter, rect: Rect) -> None:
    painter.fill(rect, theme.veil)
