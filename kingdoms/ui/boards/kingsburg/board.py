"""The table of Kingsburg: the court with its advisors and dice, the own estate, the calendar and the enemy."""

from collections.abc import Sequence

from kivy.properties import NumericProperty

from kingdoms.core.game import Event, Move, Thing
from kingdoms.core.language import _, sentences
from kingdoms.games.kingsburg.board import GOODS, STABLE
from kingdoms.games.kingsburg.board import WINTER as WINTER_PHASE
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.kingsburg.rules.building import offers, price
from kingdoms.games.kingsburg.rules.influence import needs_envoy, number_of
from kingdoms.games.kingsburg.rules.winter import known_strength
from kingdoms.games.kingsburg.words import picked, within_reach
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.pieces import Brush, Scene
from kingdoms.ui.board.seats import zones
from kingdoms.ui.board.sight import CLOSE, PAGE, SKIP, Place, Places, Sight
from kingdoms.ui.boards.kingsburg import layout
from kingdoms.ui.boards.kingsburg.calendar import (
    odds,
    paint_calendar,
    paint_enemy,
    paint_enemy_card,
    paint_phase,
)
from kingdoms.ui.boards.kingsburg.court import (
    BLOCKED,
    OPEN,
    TAKEN,
    paint_advisor,
    paint_block,
    paint_group,
)  # fmt: skip
from kingdoms.ui.boards.kingsburg.estate import LATER, NEXT, paint_built, paint_plot, paint_row
from kingdoms.ui.boards.kingsburg.look import has_just_looked
from kingdoms.ui.boards.kingsburg.opened import lay_out_seat
from kingdoms.ui.boards.kingsburg.scenes import scenes
from kingdoms.ui.boards.kingsburg.seats import lay_out_seats, look_of_seat, standing_of
from kingdoms.ui.boards.kingsburg.stock import (
    paint_choice,
    paint_own_aside,
    paint_own_die,
    paint_part,
    paint_stock,
    paint_tab,
    paint_tally,
    size_of_words,
)  # fmt: skip
from kingdoms.ui.boards.kingsburg.tokens import WHITE, gift
from kingdoms.ui.boards.kingsburg.tray import CHOICES, ENVOY, ROLL_ALL, is_white, token_of, tokens_of, words_of
from kingdoms.ui.boards.kingsburg.winter import ENEMY, WINTER, lay_out_enemy, lay_out_winter, look_of_winter
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, paint_button, paint_cross, paint_titled
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_ON_THE_ESTATE = ("build", "build_again", "town_hall", "recruit", "spoils", "lose_goods", "lose_building")
"""The decisions for which a phone shows the estate."""


class KingsburgBoard(Board):
    """The table of Kingsburg on one canvas. `number_size` is that of the numbers beside what one owns."""

    number_size = NumericProperty(0)
    shows = (*Board.shows, "number_size")

    # Where things are.

    def lay_out(self, sight: Sight) -> Places:
        """Everything on the table; the room for the prompt is told on the way."""
        room = zones(self.rect)
        self.prompt_box = list(room.prompt)
        return lay_out_seats(room.seats, sight) | layout.lay_out(sight, room.table, self.page, self.picking)

    def lay_out_opened(self, sight: Sight, opened: Thing) -> Places:
        """A seat's estate, the enemy, or the last winter."""
        room = zones(self.rect).table
        if opened == ENEMY:
            return lay_out_enemy(sight, room)
        if opened == WINTER:
            return lay_out_winter(sight, room)
        return lay_out_seat(sight, opened, room)

    def show(self, sight: Sight) -> None:
        """Whoever sits down and has news of the enemy reads them first."""
        is_another = self.sight is not None and self.sight.viewer != sight.viewer
        super().show(sight)
        if is_another and has_just_looked(sight):
            self.open(ENEMY)

    def open(self, thing: Thing) -> None:
        """In winter the enemy is seen in battle."""
        is_battle = thing == ENEMY and self.sight is not None and self.sight.view.phase == WINTER_PHASE
        super().open(WINTER if is_battle else thing)

    def can_open(self, thing: Thing) -> bool:
        """The enemy, the last winter, and every seat."""
        return thing in (ENEMY, WINTER) or thing[0] == "seat"

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """What is on the other page, or behind a crest."""
        own = layout.owner_of(sight)
        match thing:
            case ("group", number):
                return ("advisor", sight.view.placements[number].advisor)
            case ("advisor", _) | ("block", _):
                return (PAGE, layout.COURT) if layout.has_pages() else None
            case ("building" | "token", seat, _) if seat == own:
                return (PAGE, layout.ESTATE) if layout.has_pages() else None
            case ("building" | "token" | "die" | "stock", seat, _) | ("plus_two" | "soldiers" | "points", seat):
                return ("seat", seat)
        return None

    def pages(self) -> int:
        """Court and estate are two pages on a phone."""
        return 2 if layout.has_pages() else 1

    def page_of(self, sight: Sight) -> int:
        """The estate from building to the end of winter, else the court."""
        step = sight.view.agenda[-1][0] if sight.view.agenda else ""
        return layout.ESTATE if step in _ON_THE_ESTATE else layout.COURT

    # Groups of dice.

    def parts_of(self, sight: Sight, move: Move) -> Sequence[Thing]:
        """Dice, "+2" tokens, the Market's help, and the envoy where others stand already."""
        if not isinstance(move, Influence):
            return ()
        seat = sight.view.seat
        parts: list[Thing] = [("die", seat, die) for die in move.dice]
        parts += [("plus_two", seat, number) for number in range(move.plus_two)]
        parts += [("market", move.market)] if move.market else []
        return [*parts, ENVOY] if needs_envoy(sight.view, move.advisor) else parts

    def kind_of(self, sight: Sight, thing: Thing) -> Thing:
        """Of dice that show the same, coloured or white, one is as good as the other; of "+2" tokens too."""
        match thing:
            case ("plus_two", seat, _):
                return token_of(seat)
            case ("die", seat, die) if die < len(sight.view.dice[seat]) and not sight.view.spent(seat) >> die & 1:
                return ("die", seat, is_white(die), sight.view.dice[seat][die], "free")
        return thing

    def can_stay(self, thing: Thing) -> bool:
        """The envoy stays at home where nobody has to be joined."""
        return thing == ENVOY

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """The Market adds 1 or takes it off, not both."""
        return [("market", -thing[1])] if thing[0] == "market" else []

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a die, a token or the envoy looks in the hand."""
        function, _rect, *rest = self.look_of(sight, thing, self._places[thing])
        return lambda painter, rect: function(painter, rect, *rest)

    def note(self, sight: Sight) -> str:
        """What the dice that are picked come to, and what that reaches; or else what more of them would reach."""
        parts = self.picking.picked
        if not parts:
            return ""
        told = picked(sight.view, *self._group(parts), ENVOY in parts)
        return told if self._reaches() else sentences(told, within_reach([thing[1] for thing in self.picking.near]))

    def _reaches(self) -> bool:
        """Whether what is picked makes a move as it is."""
        return any(thing != SKIP for thing in self.picking.ready)

    def _group(self, parts: Sequence[Thing]) -> tuple[list[int], int, int]:
        """The dice, the number of "+2" tokens and the Market's help among these parts."""
        dice = sorted(part[2] for part in parts if part[0] == "die")
        market = sum(part[1] for part in parts if part[0] == "market")
        return dice, sum(part[0] == "plus_two" for part in parts), market

    # Numbers and movement.

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """Goods, "+2" tokens, soldiers and points of a seat."""
        view = sight.view
        match thing:
            case ("stock", seat, good):
                return int(view.goods[seat][good])
            case ("plus_two", seat):
                return int(view.plus_two[seat])
            case ("soldiers", seat):
                return int(view.soldiers[seat])
            case ("points", seat):
                return int(view.scores()[seat].total)
        return 0

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events are to be seen."""
        return scenes(self, sight, events)

    # How things look.

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        view, rect = sight.view, place.rect
        match thing:
            case ("advisor", number):
                is_helping = view.agenda[-1:] == [("help", view.seat, number)]
                return paint_advisor, rect, number, self._gift(sight, number), self._access(sight, number), is_helping
            case ("group", number):
                return self._look_of_group(sight, number, rect)
            case ("block", number):
                return paint_block, rect, tuple(_blocking(view.blocked, number))
            case ("building", seat, building):
                return self._look_of_plot(sight, seat, building, rect)
            case ("token", seat, building):
                return paint_built, rect, view.ruleset, building, sight.seats[seat].crest
            case ("row", _, number):
                return paint_row, rect, number
            case ("year",):
                return paint_calendar, rect, view.year, view.phase, theme.form == "phone"
            case ("phase", phase):
                return paint_phase, rect, phase, view.phase
        return self._look_of_sheet(sight, thing, place) or self._look_of_own(sight, thing, place)

    def _gift(self, sight: Sight, advisor: int) -> tuple[object, ...]:
        """What an advisor gives the one who looks at the table."""
        view = sight.view
        return gift(view.ruleset, advisor, sight.viewer is not None and view.has(sight.viewer, STABLE))

    def _access(self, sight: Sight, advisor: int) -> str:
        view = sight.view
        if view.blocked_advisors() >> advisor & 1:
            return BLOCKED
        return TAKEN if view.closed() >> advisor & 1 else OPEN

    def _look_of_group(self, sight: Sight, number: int, rect: Rect) -> Look:
        seat, _advisor, dice, plus_two, market = sight.view.placements[number]
        values = tuple((sight.view.dice[seat][die], is_white(die)) for die in dice)
        return paint_group, rect, sight.seats[seat].crest, values, plus_two, market

    def _look_of_plot(self, sight: Sight, seat: int, building: int, rect: Rect) -> Look:
        own = sight.view.buildings[seat]
        is_next = any(build.building == building for build, _price in offers(own))
        return paint_plot, rect, sight.view.ruleset, building, price(own, building), NEXT if is_next else LATER

    def _look_of_sheet(self, sight: Sight, thing: Thing, place: Place) -> Look | None:
        """Sheets, and what only lies on them."""
        rect = place.rect
        if thing == CLOSE:
            return (paint_button, rect, _("Go on")) if place.style == BUTTON else (paint_cross, rect)
        if thing[0] == "seat" and place.style == PANEL:
            who = sight.seats[thing[1]]
            return paint_titled, rect, who.name, who.crest
        if thing == ENEMY and place.style != PANEL:
            return self._look_of_enemy(sight, rect)
        return look_of_winter(sight, thing, place, self.opened)

    def _look_of_enemy(self, sight: Sight, rect: Rect) -> Look:
        view = sight.view
        card = view.enemies[view.year - 1]
        if view.seat is None:
            return paint_enemy_card, rect, view.year, card
        strength, outcomes = known_strength(view, layout.owner_of(sight)), odds(view, layout.owner_of(sight))
        return paint_enemy, rect, view.year, card, strength, outcomes, view.kings_die

    def _look_of_own(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """Seats, goods, choices and buttons; else what lies in the tray."""
        rect = place.rect
        match thing:
            case ("seat", seat):
                has_rolled = not self.is_in_the_air(("die", seat, 0))
                return look_of_seat(standing_of(sight, seat, self.count, has_rolled), rect, place.style)
            case ("stock", _, good):
                return paint_stock, rect, GOODS[good], self.count(thing), self.number_size
            case ("plus_two" | "soldiers" | "points", _) if place.style == layout.STOCK:
                return paint_stock, rect, thing[0], self.count(thing), self.number_size
            case (name, page) if name == PAGE:
                return paint_tab, rect, page
            case (name, *_) if name in CHOICES:
                return paint_choice, rect, tokens_of(sight, thing), words_of(sight, thing), self._size_of_words(sight)
        return (paint_button, rect, sight.label(SKIP)) if thing == SKIP else self._look_of_part(sight, thing, rect)

    def _size_of_words(self, sight: Sight) -> float:
        """The size of the words on all choices that have no symbols."""
        choices = [(thing, place.rect) for thing, place in self._places.items() if thing[0] in CHOICES]
        return size_of_words([(words_of(sight, thing), rect) for thing, rect in choices if not tokens_of(sight, thing)])

    def _look_of_part(self, sight: Sight, thing: Thing, rect: Rect) -> Look:
        """Dice, what can be added to them, and their sum."""
        match thing:
            case ("die", seat, die):
                crest = WHITE if is_white(die) else sight.seats[seat].crest
                if die == sight.view.aside[seat]:
                    return paint_own_aside, rect, crest, sight.view.dice[seat][die]
                is_raised = self.is_picked(thing) or ROLL_ALL in sight.lit
                return paint_own_die, rect, crest, sight.view.dice[seat][die], is_raised
            case ("plus_two" | "market" | "envoy", *_):
                return paint_part, rect, thing, self.is_picked(thing)
            case ("tally",):
                return self._look_of_tally(sight, rect)
        raise ValueError(f"nothing tells how {thing!r} looks")

    def _look_of_tally(self, sight: Sight, rect: Rect) -> Look:
        group = self._group(self.picking.picked)
        number = number_of(sight.view.dice[layout.owner_of(sight)], *group)
        return paint_tally, rect, number if group[0] else None, self._reaches()

    # Cards at reading size.

    def is_card(self, thing: Thing) -> bool:
        """Advisors, buildings and the enemy can be seen large."""
        return thing[0] in ("advisor", "building") or thing == ENEMY

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Any of them at reading size."""
        if self.sight is None:
            return
        view = self.sight.view
        match thing:
            case ("advisor", number):
                paint_advisor(painter, rect, number, self._gift(self.sight, number), OPEN)
            case ("building", seat, building) if view.has(seat, building):
                paint_built(painter, rect.fitted(0.9), view.ruleset, building, self.sight.seats[seat].crest)
            case ("building", seat, building):
                cost = price(view.buildings[seat], building)
                paint_plot(painter, rect.fitted(0.9), view.ruleset, building, cost, NEXT)
            case ("enemy",):
                paint_enemy_card(painter, rect, view.year, view.enemies[view.year - 1])


def _blocking(blocked: Sequence[int], advisor: int) -> list[int]:
    """The dice of no player that block an advisor: three together, or one alone."""
    *three, first, second = blocked
    dice = three if sum(three) == advisor else []
    return dice + [die for die in dict.fromkeys((first, second)) if die == advisor]


BOARD = KingsburgBoard
