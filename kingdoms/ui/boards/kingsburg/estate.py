"""An estate of Kingsburg: the sheet of twenty buildings with their prices, points and effects."""

from kivy.properties import NumericProperty

from kingdoms.core.game import Thing
from kingdoms.games.kingsburg.board import BUILDINGS, COLUMNS, PUBLISHED, ROWS, Goods
from kingdoms.games.kingsburg.rules.building import offers, price
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.symbol_rows import FOR, OR, Token, Tokens, paint_plate, width_of
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.kingsburg import tokens
from kingdoms.ui.drawing.gallery import paint_covering, paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import faint, theme

_STRONG = Token(tokens.STRENGTH, 1, True)
_EFFECTS: dict[str, Tokens] = {
    "statue": (Token(tokens.DICE), Token(tokens.AGAIN)),
    "chapel": (Token(tokens.DICE), Token(tokens.AGAIN)),
    "church": (_STRONG, Token("demons")),
    "cathedral": (Token(tokens.ANY, 2), Token(FOR), Token(tokens.VP)),
    "inn": (Token("plus_two"),),
    "market": (Token(tokens.MARKET),),
    "farms": (Token(tokens.WHITE_DIE), Token(tokens.STRENGTH, -1, True)),
    "merchants_guild": (Token("gold"),),
    "guard_tower": (_STRONG,),
    "blacksmith": (_STRONG,),
    "barracks": (Token(tokens.ANY), Token(FOR), Token("soldiers")),
    "wizards_guild": (Token(tokens.STRENGTH, 2, True),),
    "palisade": (_STRONG, Token(tokens.STRENGTH, 1, True), Token("zombies")),
    "stable": (Token("soldiers", 1, True),),
    "stone_wall": (_STRONG, Token(tokens.DRAW)),
    "fortress": (_STRONG, Token(tokens.VP)),
    "barricade": (_STRONG, Token("goblins")),
    "crane": (Token("gold", -1, True),),
    "town_hall": (Token("plus_two"), Token(OR), Token(tokens.VP)),
    "embassy": (Token(tokens.VP, 1, True),),
}
"""What each building does, as far as symbols can show it; a tap explains the rest."""
_PUBLISHED_EFFECTS: dict[str, Tokens] = {
    "chapel": (Token(tokens.LOW), Token(tokens.AGAIN)),
    "town_hall": (Token("plus_two"), Token(OR), Token(tokens.ANY), Token(FOR), Token(tokens.VP)),
}
NEXT, LATER = "next", "later"
"""Whether a building may be the next one of its row, or has to wait for the one to its left."""
PLOT_SHAPE = 0.9
"""The height of a building for its width, where it is not on an estate."""
_NAMED = 11  # the height of a plot in units from which there is room for a name
_NAME_LINE = 1.55  # the height of a name for its size of type
_LETTER = 0.125  # the size of a name, of the plot's width: it belongs to the picture and does not grow with the text
_FAINT = {NEXT: 0.55, LATER: 0.3}
_TALLEST = 1.25  # the height of a plot for its width, at most
_SYMBOL, _LEAST_SYMBOL, _LARGEST_SYMBOL = 0.2, 3.2, 0.9  # of the plot's height; at least in units, at most in glyphs
_CREST = 1.3  # the side of the owner's crest, of a symbol
_AROUND_PLATES = 4  # units: the margins of a plot and of the two plates in its upper corners
_MARK = 0.06  # the width of a row's symbol, of the whole, at most


class KingsburgEstate(Zone):
    """The viewer's estate: five rows of four, with the symbol of each row in front of it."""

    spacing = NumericProperty(0)
    """The room between two buildings."""

    def lay_out(self, sight: Sight) -> Places:
        """The plots, and a token on each that is built."""
        return lay_out_estate(sight, sight.owner, self.rect, self.spacing)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A plot, a building or the symbol of a row."""
        return look_in_estate(sight, thing, place)


def lay_out_estate(sight: Sight, owner: int, room: Rect, gap: float) -> Places:
    """Where the parts of anybody's estate are."""
    mark = min(room.width * _MARK, theme.glyph)
    marks, room = room.cut_left(mark, theme.unit)
    width = (room.width - gap * (COLUMNS - 1)) / COLUMNS
    height = min((room.height - gap * (len(ROWS) - 1)) / len(ROWS), width * _TALLEST)
    room = room.centred(room.width, height * len(ROWS) + gap * (len(ROWS) - 1))
    places: Places = {}
    for number, line in enumerate(room.rows(len(ROWS), gap)):
        places[("row", owner, number)] = Place(Rect(marks.x, line.y, mark, line.height), NOWHERE)
        for place, rect in enumerate(line.columns(COLUMNS, gap)):
            places[("building", owner, number * COLUMNS + place)] = at(rect)
    for building in range(len(BUILDINGS)):
        if sight.view.has(owner, building):
            plot: Thing = ("building", owner, building)
            # A little smaller than a plot that can be chosen, so that the gold around it is seen.
            inset = theme.band if plot in sight.lit else 0
            places[("token", owner, building)] = Place(places[plot].rect.inset(inset), NOWHERE)
    return places


def look_in_estate(sight: Sight, thing: Thing, place: Place) -> Look:
    """How a part of anybody's estate looks."""
    view, (kind, seat, number) = sight.view, thing
    if kind == "row":
        return _paint_row, place.rect, number
    if kind == "token":
        return paint_built, place.rect, view.ruleset, number, sight.seats[seat].crest
    own = view.buildings[seat]
    is_next = any(build.building == number for build, _price in offers(own))
    return paint_plot, place.rect, view.ruleset, number, price(own, number), NEXT if is_next else LATER


# Buildings.


def picture_of(building: int) -> str:
    """The drawing of a building."""
    return f"{tokens.ART}/buildings/{BUILDINGS[building].key}"


def effect(ruleset: str, building: int) -> Tokens:
    """What a building does, in symbols."""
    key = BUILDINGS[building].key
    return _PUBLISHED_EFFECTS[key] if ruleset == PUBLISHED and key in _PUBLISHED_EFFECTS else _EFFECTS[key]


def paint_plot(painter: Painter, rect: Rect, ruleset: str, building: int, price: Goods, turn: str) -> None:
    """A building that is not built yet: only outlined, with its price."""
    painter.fill(rect, faint(theme.panel, 0.55), theme.corner)
    _paint_building(painter, rect, ruleset, building, _FAINT[turn])
    painter.outline(rect, theme.faded if turn == NEXT else theme.line, theme.hair, theme.corner)
    symbols = tokens.goods(price)
    side = _symbol(rect)
    line = _picture_place(rect).inset(theme.unit / 2).cut_bottom(side)[0]
    paint_plate(painter, line, symbols, side, tokens.paint_symbol_of)


def paint_built(painter: Painter, rect: Rect, ruleset: str, building: int, crest: int) -> None:
    """A finished building, in ink and full colour, with its owner's crest."""
    painter.shadow(rect)
    painter.fill(rect, theme.panel, theme.corner)
    _paint_building(painter, rect, ruleset, building, 1.0)
    painter.outline(rect, theme.ink, theme.band, theme.corner)
    side = _symbol(rect) * _CREST
    painter.crest(crest, _picture_place(rect).inset(theme.unit / 2).cut_bottom(side)[0].cut_right(side)[0])


def _paint_building(painter: Painter, rect: Rect, ruleset: str, building: int, strength: float) -> None:
    """Picture, effect, points and name."""
    place, points = _picture_place(rect), BUILDINGS[building].vp
    paint_covering(painter, picture_of(building), place.inset(theme.band), colour=(1, 1, 1, strength))
    does, worth = effect(ruleset, building), (Token(tokens.VP, points, True),) if points else ()
    side = min(_symbol(rect), (place.width - _AROUND_PLATES * theme.unit) / (width_of(does, 1) + width_of(worth, 1)))
    above = place.inset(theme.unit / 2).cut_top(side)[0]
    paint_plate(painter, above, does, side, tokens.paint_symbol_of, "left")
    if worth:
        paint_plate(painter, above, worth, side, tokens.paint_symbol_of, "right")
    if place.height < rect.height:
        name = rect.cut_bottom(rect.height - place.height)[0].inset(theme.unit, 0)
        painter.text(building_name(building), name, _letter(rect), bold=True)


def _picture_place(rect: Rect) -> Rect:
    """The part of a plot above its name; a low one has no name."""
    return rect.cut_bottom(_NAME_LINE * _letter(rect))[1] if rect.height >= _NAMED * theme.unit else rect


def _letter(rect: Rect) -> float:
    return step_of_type(min(theme.small, rect.width * _LETTER))


def _symbol(rect: Rect) -> float:
    """The size of the symbols on a plot."""
    return min(max(rect.height * _SYMBOL, _LEAST_SYMBOL * theme.unit), _LARGEST_SYMBOL * theme.glyph)


def _paint_row(painter: Painter, rect: Rect, row: int) -> None:
    """The symbol of a row of the estate."""
    paint_symbol(painter, f"{tokens.ART}/symbols/{ROWS[row]}", rect.fitted(1), theme.faded)
