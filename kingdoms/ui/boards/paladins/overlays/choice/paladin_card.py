"""A paladin's card at reading size."""

from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS, PROVISION, SILVER
from kingdoms.games.paladins.cards import ALL, PALADINS
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.words.names import paladin_name
from kingdoms.ui.board.symbol_rows import Amount, Amounts
from kingdoms.ui.boards.paladins.pieces import FACE, paint_row, paint_worker, paladin_picture, tokens_of
from kingdoms.ui.drawing.gallery import paint_covering
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, step_of_type
from kingdoms.ui.theme import SURFACE, faint, theme

_FACTS, _FACT = 3, 1.45  # the lines below the name, and the least height of each, in tiny type
_NAME, _NAME_LETTER = 0.25, 0.8  # the share of the name below the picture; its greatest type size relative to its line
_WORKER_ROOM, _WORKERS = 2.4, 2.2  # the width that two workers need, and the width they take, in workers
_TOKENS = 0.85  # the greatest size of tokens, as a share of their line


def _help_of(paladin: int) -> Amounts:
    """The tokens for a paladin's help: an action, followed by its discount, by a 0 if it is free, or by its bonus."""
    card = PALADINS[paladin]
    help_ = tuple(token._replace(is_signed=True) for token in tokens_of(card.bonus))
    if not help_:
        good = PROVISION if card.action in PAID_IN_PROVISIONS else SILVER
        help_ = (Amount(good, 0) if card.discount == ALL else Amount(good, -card.discount, True),)
    return Amount(ACTION_KEYS[card.action]), *help_


def paint_paladin(painter: Painter, rect: Rect, paladin: int) -> None:
    """A paladin's card: face, name, two workers, its attribute bonuses, and the action it helps with."""
    painter.parchment(rect)
    inner = rect.inset(theme.hair)
    least = LINE * theme.small + _FACTS * _FACT * theme.tiny + theme.unit
    rest, picture = inner.cut_bottom(max(inner.height / 2, least))
    paint_covering(painter, paladin_picture(paladin), picture, FACE)
    rest = rest.inset(theme.unit, theme.unit / 2)
    name, rest = rest.cut_top(max(LINE * theme.small, rest.height * _NAME))
    size = max(theme.small, step_of_type(min(theme.subtitle, name.height * _NAME_LETTER)))
    painter.text(paladin_name(paladin), name, size, bold=True)
    workers, boosts, help_ = rest.rows(_FACTS)
    side = min(workers.height, workers.width / _WORKER_ROOM)
    for kind, cell in zip(PALADINS[paladin].workers, workers.centred(_WORKERS * side, side).columns(2), strict=True):
        paint_worker(painter, cell, kind)
    added = zip(ATTRIBUTE_KEYS, PALADINS[paladin].boosts, strict=True)
    paint_row(painter, boosts, [Amount(key, boost, True) for key, boost in added if boost], boosts.height * _TOKENS)
    _paint_help(painter, help_, paladin)


def _paint_help(painter: Painter, rect: Rect, paladin: int) -> None:
    painter.fill(rect, faint(theme.sunk, SURFACE), theme.corner / 2)
    paint_row(painter, rect, _help_of(paladin), rect.height * _TOKENS)
