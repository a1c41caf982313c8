"""Cards of Paladins at reading size, and the paladins, who are seen large while they are chosen."""

from kingdoms.core.language import _
from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS
from kingdoms.games.paladins.cards import PALADINS, TOWNSFOLK
from kingdoms.games.paladins.words.names import outsider_name, paladin_name, townsfolk_name
from kingdoms.ui.board.symbol_rows import Token, Tokens
from kingdoms.ui.boards.paladins.realm import outsider_picture
from kingdoms.ui.boards.paladins.tokens import ART, paint_row, paint_worker, tokens_of
from kingdoms.ui.boards.paladins.town import townsfolk_picture
from kingdoms.ui.drawing.gallery import paint_covering, paint_medallion, paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, step_of_type, whole_in
from kingdoms.ui.theme import faint, theme


def paladin_picture(paladin: int) -> str:
    """The drawing of a paladin."""
    return f"{ART}/paladins/{PALADINS[paladin].key}"


def help_of(paladin: int) -> Tokens:
    """What a paladin helps with: an action that is cheaper, or brings so much more."""
    card = PALADINS[paladin]
    more = (token._replace(is_signed=True) for token in tokens_of(card.bonus))
    return Token(ACTION_KEYS[card.action]), *more


def boosts_of(paladin: int) -> Tokens:
    """What a paladin adds to the attributes."""
    return tuple(
        Token(key, boost, True) for key, boost in zip(ATTRIBUTE_KEYS, PALADINS[paladin].boosts, strict=True) if boost
    )


def paint_paladin(painter: Painter, rect: Rect, paladin: int, is_picked: bool = False) -> None:
    """A paladin's card: face, name, his two workers, what he adds, and the action with which he helps."""
    painter.parchment(rect)
    inner = rect.inset(theme.hair)
    picture, rest = inner.cut_top(inner.height * 0.5)
    paint_covering(painter, paladin_picture(paladin), picture, 0.6)
    rest = rest.inset(theme.unit, theme.unit / 2)
    name, rest = rest.cut_top(rest.height * 0.25)
    painter.text(paladin_name(paladin), name, step_of_type(min(theme.lead, name.height * 0.8)), bold=True)
    workers, boosts, help_ = rest.rows(3)
    side = min(workers.height, workers.width / 2.4)
    for kind, cell in zip(PALADINS[paladin].workers, workers.centred(2.2 * side, side).columns(2), strict=True):
        paint_worker(painter, cell, kind)
    paint_row(painter, boosts, boosts_of(paladin), boosts.height * 0.85)
    _paint_help(painter, help_, paladin)
    if is_picked:
        painter.chosen(rect)


def _paint_help(painter: Painter, rect: Rect, paladin: int) -> None:
    card, side = PALADINS[paladin], rect.height * 0.85
    painter.fill(rect, faint(theme.sunk, 0.8), theme.corner / 2)
    if card.bonus:
        paint_row(painter, rect, help_of(paladin), side)
        return
    symbol, words = rect.cut_left(rect.width * 0.36)
    paint_row(painter, symbol, help_of(paladin), side, "right")
    told = _("costs nothing") if card.discount > 2 else _("costs {n} less").format(n=card.discount)
    room = words.inset(theme.unit, 0)
    size = min(theme.small, rect.height * 0.55)
    style = whole_in(told, Style(round(size)), TextBox(int(room.width), int(room.height), 2))
    painter.text(told, room, style.size, lines=2)


def paint_choosing(painter: Painter, rect: Rect, title: str) -> None:
    """The sheet on which paladins are chosen, with all of its title."""
    painter.parchment(rect)
    head = rect.inset(theme.gap).cut_top(theme.touch)[0].cut_right(theme.touch)[1]
    style = whole_in(title, Style(round(theme.lead), bold=True), TextBox(int(head.width), int(head.height), 2))
    painter.text(title, head, style.size, bold=True, align="left", lines=2)


def paint_own_paladin(painter: Painter, rect: Rect, paladin: int, is_choosing: bool) -> None:
    """The paladin of the round in a round frame; before there is one, the back of his card."""
    if paladin >= 0:
        paint_medallion(painter, paladin_picture(paladin), rect.fitted(1).inset(theme.band), theme.gold, theme.band)
        return
    painter.fill(rect.inset(theme.hair), faint(theme.sunk, 0.7), theme.corner)
    back = rect.inset(theme.unit / 2).fitted(7 / 5)
    for number in range(3 if is_choosing else 1):
        shift = (number - 1) * back.width * 0.22 if is_choosing else 0.0
        paint_symbol(painter, f"{ART}/cards/paladin_back", back.moved(shift, 0), WHITE)


# Townsfolk and outsiders that one owns.


def paint_hired(painter: Painter, rect: Rect, card: int) -> None:
    """A hired townsfolk: its face, and what it brings again and again."""
    _paint_small(painter, rect, townsfolk_picture(card), tokens_of(TOWNSFOLK[card].ongoing), townsfolk_name(card))


def paint_converted(painter: Painter, rect: Rect, card: int, points: int) -> None:
    """A converted outsider and what it is worth now."""
    tokens = (Token("victory", points),) if points >= 0 else (Token("victory", points, False, True),)
    _paint_small(painter, rect, outsider_picture(card), tokens, outsider_name(card))


def _paint_small(painter: Painter, rect: Rect, picture: str, tokens: Tokens, name: str) -> None:
    painter.fill(rect, theme.panel, theme.corner)
    line = min(0.9 * theme.glyph, rect.height * 0.3)
    words, face = rect.inset(theme.hair).cut_bottom(line)
    if rect.width > 1.7 * theme.touch:
        size = step_of_type(min(theme.small, rect.width * 0.12))
        title, face = face.cut_bottom(1.3 * size)
        painter.text(name, title.inset(theme.hair, 0), size, bold=True)
    paint_covering(painter, picture, face, 0.6)
    paint_row(painter, words.inset(theme.hair), tokens, line * 0.85)
    painter.outline(rect, theme.line, radius=theme.corner)
