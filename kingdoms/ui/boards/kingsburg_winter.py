"""Winter in Kingsburg as a scene: the enemy large, the king's die, everyone's strength term by term, what came of it.

Before winter the same sheet tells what is known of the year's enemy, and how the last winter went.
"""

from collections.abc import Sequence

from kingdoms.core.game import Thing
from kingdoms.core.tongue import N_, _, ngettext
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.moves import DRAWN, LOST, WON, Fought
from kingdoms.games.kingsburg.names import enemy_name, year_name
from kingdoms.ui.boards.kingsburg_battle import Battle, last_battle
from kingdoms.ui.boards.kingsburg_calendar import paint_enemy_card
from kingdoms.ui.boards.kingsburg_tokens import (
    BUILDING,
    STRENGTH,
    WHITE,
    Token,
    Tokens,
    defeat,
    paint_die,
    paint_tokens,
    victory,
)  # fmt: skip
from kingdoms.ui.layers import Look
from kingdoms.ui.painter import Painter
from kingdoms.ui.panel import BUTTON, PANEL, paint_button
from kingdoms.ui.rect import Rect
from kingdoms.ui.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.theme import faint, theme

ENEMY: Thing = ("enemy",)
WINTER: Thing = ("winter",)
"""What is opened: what is known of the year's enemy, and the last winter."""
TURNED: Thing = ("turned",)
KINGS_DIE: Thing = ("kings_die",)
_OUTCOMES = {WON: N_("Victory"), DRAWN: N_("Draw"), LOST: N_("Defeat")}
_ICONS = {WON: "trophy", DRAWN: "minus", LOST: "close"}
_OF_BATTLE = ("winter", "turned", "kings_die", "fight", "spoils")
_WIDEST = 13  # touches
_CARD_SHARE = 0.36  # of the sheet's width that the enemy takes


# Where things are.


def lay_out_winter(sight: Sight, room: Rect) -> Places:
    """The sheet with the enemy, the king's die, and a line for everyone who has fought."""
    battle = last_battle(sight.past)
    if battle is None:
        return {}
    line = _line_height()
    rows = len(battle.fights) * (line + theme.unit)
    panel, top = _sheet(room, rows)
    side = min(0.9 * theme.touch, top.height * 0.32)
    places: Places = {
        WINTER: at(panel, PANEL),
        TURNED: Place(top.cut_left(top.height)[0], NOWHERE),
        KINGS_DIE: Place(Rect(top.right - side, top.y, side, side), NOWHERE),
    }
    rest = Rect(top.x, top.y - theme.gap - rows, top.width, rows)
    for fight in battle.fights:
        row, rest = rest.cut_top(line, theme.unit)
        places[("fight", fight.seat)] = Place(row, NOWHERE)
        places[("spoils", fight.seat)] = Place(_spoils_place(row), NOWHERE)
    return places | {CLOSE: _button(panel)}


def lay_out_enemy(sight: Sight, room: Rect) -> Places:
    """The sheet with what is known of the year's enemy, and the way to the last winter if there was one."""
    has_fought = last_battle(sight.past) is not None
    panel, top = _sheet(room, theme.touch if has_fought else 0)
    places: Places = {ENEMY: at(panel, PANEL), TURNED: Place(top.cut_left(top.height)[0], NOWHERE)}
    if has_fought:
        line = Rect(top.x, top.y - theme.gap - theme.touch, top.width, theme.touch)
        places[WINTER] = at(line.centred(min(line.width, 5 * theme.touch), theme.touch), BUTTON)
    return places | {CLOSE: _button(panel)}


def _sheet(room: Rect, rows: float) -> tuple[Rect, Rect]:
    """The sheet, and its part below the title in which the enemy stands; below that there is room for rows."""
    width = min(room.width, _WIDEST * theme.touch)
    spare = 2 * theme.touch + rows + 4 * theme.gap
    above = min(room.height - spare, (width - 2 * theme.gap) * _CARD_SHARE, 5.5 * theme.touch)
    panel = room.centred(width, above + spare)
    return panel, panel.inset(theme.gap).cut_top(theme.touch)[1].cut_top(above)[0]


def _button(panel: Rect) -> Place:
    foot = panel.inset(theme.gap).cut_bottom(theme.touch)[0]
    return at(foot.centred(min(foot.width, 5 * theme.touch), theme.touch), BUTTON)


def _line_height() -> float:
    return max(0.95 * theme.touch, 2.6 * theme.tiny)


def _spoils_place(row: Rect) -> Rect:
    return _outcome_place(row).rows(2)[1].inset(0, theme.hair)


def _outcome_place(row: Rect) -> Rect:
    return row.inset(theme.unit, 0).cut_right(row.width * 0.34)[0]


# How things look.


def look_of_winter(sight: Sight, thing: Thing, place: Place, opened: Thing | None) -> Look | None:
    """How a thing of the sheets looks; None if it is not one."""
    rect = place.rect
    match thing:
        case ("enemy",):
            title, told = sight.words.thing(sight.view, ENEMY, sight.names)
            return _paint_enemy_sheet, rect, title, told
        case ("winter",) if place.style == BUTTON:
            return paint_button, rect, _("The last winter")
        case ("turned",) if opened == ENEMY:
            return paint_enemy_card, rect, sight.view.year, sight.view.enemies[sight.view.year - 1]
    battle = last_battle(sight.past) if thing[0] in _OF_BATTLE else None
    return _look_of_battle(sight, thing, rect, battle) if battle else None


def _look_of_battle(sight: Sight, thing: Thing, rect: Rect, battle: Battle) -> Look | None:
    match thing:
        case ("winter",):
            return _paint_winter_sheet, rect, battle.year, battle.enemy, battle.die
        case ("turned",):
            return paint_enemy_card, rect, battle.year, battle.enemy
        case ("kings_die",):
            return paint_die, rect, WHITE, battle.die
        case ("fight", seat):
            fight = next(fight for fight in battle.fights if fight.seat == seat)
            who = sight.seats[seat]
            return _paint_fight, rect, fight, who.name, who.crest, seat in battle.strongest
        case ("spoils", seat):
            return _paint_spoils, rect, dict(battle.spoils)[seat]
    return None


def _paint_enemy_sheet(painter: Painter, rect: Rect, title: str, told: str) -> None:
    words = _paint_panel(painter, rect, title)
    painter.text(told, words, theme.body, align="left", lines=14, valign="top")


def _paint_winter_sheet(painter: Painter, rect: Rect, year: int, card: int, die: int) -> None:
    enemy = ENEMIES[card]
    title = _("Winter {year}: {enemy}").format(year=year_name(year), enemy=enemy_name(enemy.kind))
    _paint_stakes(painter, _paint_panel(painter, rect, title), card, die)


def _paint_panel(painter: Painter, rect: Rect, title: str) -> Rect:
    """A sheet with its title; gives back the place for words beside the enemy."""
    painter.parchment(rect)
    head, rest = rect.inset(theme.gap).cut_top(theme.touch)
    painter.text(title, head, theme.lead, bold=True)
    above = min(rest.width * _CARD_SHARE, 5.5 * theme.touch)
    return rest.cut_top(above)[0].cut_left(above, 1.5 * theme.gap)[1]


def _paint_stakes(painter: Painter, rect: Rect, card: int, die: int) -> None:
    """What a defeat costs and a victory brings, and whom the king sends."""
    enemy = ENEMIES[card]
    lines: list[tuple[str, Tokens]] = [(_("Defeat"), defeat(enemy)), (_("Victory"), victory(enemy))]
    *rows, king = rect.rows(len(lines) + 1, theme.unit)
    for (words, tokens), line in zip(lines, rows, strict=True):
        name, symbols = line.rows(2)
        painter.text(words, name, theme.small, theme.faded, bold=True, align="left")
        paint_tokens(painter, symbols, tokens, 1.1 * theme.glyph, "left")
    sends = ngettext("The king sends everyone {value} soldier.", "The king sends everyone {value} soldiers.", die)
    words = king.cut_right(1.1 * theme.touch)[1]
    painter.text(sends.format(value=die), words, theme.small, align="left", lines=3)


def _paint_fight(painter: Painter, rect: Rect, fight: Fought, name: str, crest: int, is_strongest: bool) -> None:
    """A seat's strength, term by term, and how its battle ended."""
    painter.fill(rect, faint(theme.sunk, 0.6), theme.corner)
    outcome = _outcome_place(rect)
    rest = rect.inset(theme.unit, 0).cut_right(outcome.width, theme.unit)[1]
    shield, rest = rest.cut_left(min(rect.height, theme.crest) - theme.unit, theme.unit)
    painter.crest(crest, shield)
    above, below = rest.rows(2)
    painter.text(name, above.cut_right(theme.glyph * 2)[1], theme.small, bold=True, align="left")
    painter.text(str(fight.strength), rest.cut_right(1.6 * theme.glyph)[0], theme.lead, bold=True)
    paint_tokens(painter, below.cut_right(1.8 * theme.glyph)[1], _terms(fight), 0.8 * theme.glyph, "left")
    word, _spoils = outcome.rows(2)
    colour = theme.wax if fight.outcome == LOST else theme.ink
    symbol, word = word.cut_left(theme.glyph * 0.8, theme.unit)
    painter.icon("crown" if is_strongest else _ICONS[fight.outcome], symbol.fitted(1), colour)
    painter.text(_(_OUTCOMES[fight.outcome]), word, theme.small, colour, bold=True, align="left")


def _terms(fight: Fought) -> Tokens:
    """Own soldiers, the king's, buildings, and more against this enemy."""
    parts = (
        ("soldiers", fight.soldiers),
        ("white_die", fight.die),
        (BUILDING, fight.buildings),
        (STRENGTH, fight.bonus),
    )
    return tuple(Token(what, amount, True) for what, amount in parts if amount)


def _paint_spoils(painter: Painter, rect: Rect, tokens: Sequence[Token]) -> None:
    paint_tokens(painter, rect, tokens, 0.9 * theme.glyph, "left")
