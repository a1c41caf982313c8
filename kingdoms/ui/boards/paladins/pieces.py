"""The small things of Paladins: symbols of goods, attributes and rewards, workers, and the seats' pieces."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import DEBT_PAID, FACTION_KEYS, OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.scoring import MERCENARY
from kingdoms.games.paladins.state import NONE
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.symbol_rows import OR, Amount, Amounts, least_side, paint_lack, paint_tokens, width_of
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import WHITE, Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of, size_of, step_of_type
from kingdoms.ui.theme import Colour, faint, theme

ART = "paladins"
NOBODY = -1
"""Used in place of a worker or a card if there is none, and of the solo opponent's crest."""
TINCTURES = {"faith": "or", "strength": "gules", "influence": "azure"}
"""The colours of the attributes, which also have their own symbols."""
_IN_COLOUR = ("silver", "provision", "tax", "suspicion", "debt", "debt_paid", "wall")
_WIDE_CARD, _WIDE_ENOUGH = 1.0, 1.6  # the least width of a card with text beside its picture, in heights and in touches
_BRIGHTEST = 1.3  # how much brighter than the seat's colour its pieces are tinted, at most
_LEAST_STRIP = 0.2  # the least height of a picture, relative to its width; the name matters more
_VOWELS, _DIGRAPHS = "aáeéiíoóöőuúüűy", ("ch", "ph", "sh", "th", "cs", "gy", "ly", "ny", "sz", "ty", "zs")
_NAMED = 2.7  # the least height of a small card with its name, in lines of the name
_LEAST_PART = 3  # the least number of letters on either side of a break in a word
FACE = 0.6
"""Where the face is in the drawing of a person, as a share of its height from the bottom."""
MARGIN_AT_READING_SIZE = 0.06
"""The margin of the lines on a card at reading size, as a share of their width."""
_STRIP, _EYES = 0.62, 0.48  # the height of a low picture, relative to its width; the middle of the part it shows
SLOT_CORNER = 0.28
"""The corner radius of a slot, as a share of its width."""
_ANY_INSET, _WORKER_INSET = 0.16, 0.1  # the margin around what is in a slot, as a share of its width
_MISSED = 0.45  # the opacity of what belongs in a slot that no worker in the hand fits
_CHARGE, _CHARGE_INSET = 0.56, 0.16  # the badge with a seat's charge: its size relative to the piece, its inner margin
_GROOVE, _EMPTY, _EMPTY_INK = 0.7, 0.5, 0.35  # an empty place: its ground, its symbol's size (of the place) and ink
_MOST_ALIKE = 3  # the most tokens that can be counted at a glance
_FRAME = 1.25  # the greatest height of the frame around a level, relative to its type
_TICK_INSET = 0.12  # the margin around the tick in its disc, as a share of the disc
_LARGEST_EFFECT = 1.5  # the greatest size of a token after its trigger, relative to tiny type
_TRIGGER_HEIGHT, _TRIGGER_WIDTH = 0.9, 0.36  # the greatest size of the trigger's symbol, as shares of its line
_SEAL_RADIUS, _SEAL_INSET = 0.48, 0.2  # the solo opponent's coat of arms and its margin, as shares of the space


# Symbols.


def paint_symbol_of(painter: Painter, rect: Rect, what: str, ink: Colour, opacity: float = 1.0) -> None:
    """A symbol without its number."""
    place, white = rect.fitted(1), faint(WHITE, opacity)
    if what in board.WORKER_KEYS:
        paint_symbol(painter, f"{ART}/workers/{what}", place, white)
    elif what in _IN_COLOUR:
        paint_symbol(painter, f"{ART}/pieces/{what}", place, white)
    elif what == MERCENARY:
        paint_symbol(painter, f"{ART}/outsiders/{FACTION_KEYS[0]}_{MERCENARY}", place, white)
    elif what in TINCTURES and tuple(ink) == tuple(theme.ink):
        paint_symbol(painter, f"{ART}/symbols/{what}", place, faint(theme.tinctures[TINCTURES[what]], opacity))
    else:
        paint_symbol(painter, f"{ART}/symbols/{what}", place, faint(ink, opacity))


def boosts_of(view: Any, side: int) -> tuple[int, ...]:
    """The bonus that the round's paladin gives a side in each attribute; none once the game is over."""
    paladin = view.paladins[side] if view.seat is not None else NONE
    return PALADINS[paladin].boosts if paladin >= 0 else (0,) * len(board.ATTRIBUTES)


def paint_boosted(painter: Painter, number: Rect, attribute: str, size: float) -> None:
    """The frame around a level that includes the paladin's bonus, in the style of the bonus on the track."""
    frame = number.centred(number.width + theme.unit, min(number.height, _FRAME * size))
    painter.fill(frame, theme.panel, theme.hair)
    painter.outline(frame, theme.tinctures[TINCTURES[attribute]], theme.hair, theme.hair)


def paint_row(
    painter: Painter,
    rect: Rect,
    tokens: Sequence[Amount],
    largest: float,
    align: str = "centre",
    opacity: float = 1.0,
) -> None:
    """Paladins tokens in a line; if a number would be illegible, small amounts are shown one by one.

    Less opaque ones have faded numbers.
    """
    shown = tuple(tokens)
    if shown and min(largest, rect.height, rect.width / width_of(shown, 1)) < least_side():
        shown = one_by_one(shown)
    if opacity == 1:
        paint_tokens(painter, rect, shown, largest, paint_symbol_of, align)
        return

    def paint_pale(painter: Painter, rect: Rect, what: str, _ink: Colour) -> None:
        paint_symbol_of(painter, rect, what, theme.ink, opacity)

    paint_tokens(painter, rect, shown, largest, paint_pale, align, theme.faded)


def one_by_one(tokens: Amounts) -> Amounts:
    """The tokens repeated instead of numbered, unless their numbers are signed, minimums or too large."""
    return tuple(
        same
        for token in tokens
        for is_plain in [1 < token.amount <= _MOST_ALIKE and not (token.is_signed or token.is_least)]
        for same in ([token._replace(amount=1)] * token.amount if is_plain else [token])
    )


def tokens_of(reward: board.Reward) -> Amounts:
    """The tokens for a reward, in the order of its parts."""
    found: list[Amount] = []
    for what, same in groupby(reward):
        count = len(list(same))
        if what == board.RAISE:
            found += between([(Amount(key, 1, True),) for key in board.ATTRIBUTE_KEYS])
        else:
            found.append(Amount(what, count, what in board.ATTRIBUTE_KEYS))
    return tuple(found)


def between(choices: Sequence[Amounts]) -> Amounts:
    """Alternative sets of tokens in one row, with an "or" between them."""
    found = list(choices[0])
    for choice in choices[1:]:
        found += [Amount(OR), *choice]
    return tuple(found)


def is_wide_card(rect: Rect) -> bool:
    """Whether a card's picture is next to its text: above it, too much of the face would be cut off."""
    return rect.width > _WIDE_CARD * rect.height and is_wide_enough(rect)


def is_wide_enough(rect: Rect) -> bool:
    """Whether a card has room for a picture next to its text."""
    return bool(rect.width >= _WIDE_ENOUGH * theme.touch)


def face_in(rect: Rect) -> float:
    """The middle of the part of a person's drawing that a card shows, as a share of its height from the bottom.

    A low picture shows the face without a hat.
    """
    return FACE if rect.height >= _STRIP * rect.width else _EYES


def name_on_card(painter: Painter, rect: Rect, name: str, scale: float = 1.0) -> None:
    """Paints a card's name in one line or two; leaves it out if it would be illegible, because a tap shows it too."""
    room = rect.inset(-theme.hair, 0)
    words = in_lines(name, room.width)
    if rect.height and words:
        painter.text(words, room, name_size(words, room.width, scale), bold=True, lines=2)


def fits_below(rect: Rect, name: str) -> bool:
    """Whether a name is legible in one line at the foot of a small card."""
    width = size_of(name, Style(round(theme.small), bold=True))[0]
    return rect.height >= _NAMED * LINE * theme.small and width <= rect.width


def name_below(painter: Painter, rect: Rect, name: str) -> Rect:
    """Writes a name in one line at the foot of a small card, if it is legible there; returns the space above it."""
    if not fits_below(rect, name):
        return rect
    below, rest = rect.cut_bottom(LINE * theme.small)
    painter.text(name, below, theme.small, bold=True)
    return rest


def name_height(name: str, card: Rect, below: float, scale: float = 1.0) -> float:
    """The height of a name on a card; 0 if it does not fit, or would leave too little of the picture.

    `below` is the height of the lines below the picture.
    """
    width = card.inset(-theme.hair, 0).width
    words = in_lines(name, width)
    if not words:
        return 0.0
    height = height_of(words, Style(round(name_size(words, width, scale)), bold=True), width) + theme.hair
    # A smaller name gets the height of its neighbours', if there is room, so that all pictures in a row are alike.
    usual = height_of("A", Style(round(_largest_name(scale)), bold=True), width) + theme.hair
    for needed in (max(height, usual), height):
        if is_wide_card(card) or card.height - below - needed > _LEAST_STRIP * card.width:
            return needed
    return 0.0


def has_room_for(name: str, width: float) -> bool:
    """Whether a name is legible at this width, in lines of whole words."""
    return _longest_word(name, name_size(name, width)) <= width


def in_lines(name: str, width: float) -> str:
    """A name as it is written on a card: a single long word is broken in two; empty if it still does not fit."""
    if has_room_for(name, width):
        return name
    ways = [f"{name[:place]}-\n{name[place:]}" for place in breaks_in(name)]
    # The two parts should be about equally long.
    fitting = [way for way in ways if has_room_for(way, width)]
    return min(fitting, key=lambda way: _longest_word(way, theme.small), default="")


def breaks_in(word: str) -> list[int]:
    """Where a single word can be broken: before the last consonant between two vowels, as in English and Hungarian."""
    vowels = [number for number, letter in enumerate(word.lower()) if letter in _VOWELS]
    places = [after - 1 for before, after in pairwise(vowels) if after - before > 1]
    places = [place - 1 if word[place - 1 : place + 1] in _DIGRAPHS else place for place in places]
    return [] if " " in word else [place for place in places if _LEAST_PART <= place <= len(word) - _LEAST_PART]


def name_size(name: str, width: float, scale: float = 1.0) -> float:
    """The type size of a name on a card, larger at reading size; the smallest one if no other fits.

    A name of several words is rather set smaller than in two lines, so that all pictures in a row are equally high.
    """
    sizes = [_largest_name(scale), theme.small]
    in_one_line = [size for size in sizes if size_of(name, Style(round(size), bold=True))[0] <= width]
    in_lines = [size for size in sizes if _longest_word(name, size) <= width]
    return float(next(iter(in_one_line + in_lines), theme.least_name))


def _largest_name(scale: float) -> float:
    return min(theme.subtitle, theme.small * scale)


def _longest_word(name: str, size: float) -> float:
    return max(size_of(word, Style(round(size), bold=True))[0] for word in name.split())


def paint_empty_place(painter: Painter, rect: Rect, what: str) -> None:
    """The place of a card that is not there: a groove with the symbol of what belongs there."""
    painter.fill(rect, faint(theme.sunk, _GROOVE), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    side = min(rect.width, rect.height) * _EMPTY
    paint_symbol(painter, f"{ART}/symbols/{what}", rect.centred(side, side), faint(theme.faded, _EMPTY_INK))


def paint_effect(
    painter: Painter, rect: Rect, symbol: str, tokens: Amounts, scale: float = 1.0, align: str = "left"
) -> None:
    """A trigger and what it gives, on the left or in the middle; a dash if it gives nothing."""
    side = min(rect.height * _TRIGGER_HEIGHT, rect.width * _TRIGGER_WIDTH, _LARGEST_EFFECT * theme.tiny * scale)
    if align == "centre" and tokens:
        side = min(side, max(0.0, rect.width - theme.unit) / (1 + width_of(tokens, 1)))
        rect = rect.centred(min(rect.width, side + theme.unit / 2 + width_of(tokens, side)), rect.height)
    mark, rest = rect.cut_left(side, theme.unit / 2)
    paint_symbol(painter, f"{ART}/symbols/{symbol}", mark.fitted(1), theme.faded)
    if tokens:
        paint_row(painter, rest, tokens, side, "left")
    else:
        painter.text("–", (rest.x, rest.centre[1]), step_of_type(side), theme.faded, align="left")


def trigger_symbol(trigger: int) -> str:
    """The symbol of a townsfolk card's trigger."""
    if trigger in board.ACTIONS:
        return board.ACTION_KEYS[trigger]
    return board.PAY_DEBT if trigger == DEBT_PAID else "inquisition"


def paladin_picture(paladin: int) -> str:
    """The drawing of a paladin."""
    return f"{ART}/paladins/{PALADINS[paladin].key}"


def townsfolk_picture(card: int) -> str:
    """The drawing of a townsfolk card."""
    return f"{ART}/townsfolk/{TOWNSFOLK[card].key}"


def outsider_picture(card: int) -> str:
    """The drawing of an outsider."""
    return f"{ART}/outsiders/{FACTION_KEYS[OUTSIDERS[card].faction]}_{OUTSIDERS[card].key}"


# Workers.


def paint_worker(painter: Painter, rect: Rect, kind: int, opacity: float = 1.0) -> None:
    """A worker; one without a kind, like the solo opponent's, is only an outline."""
    if kind in board.WORKERS:
        paint_symbol(painter, f"{ART}/workers/{board.WORKER_KEYS[kind]}", rect.fitted(1), faint(WHITE, opacity))
    else:
        paint_symbol(painter, f"{ART}/symbols/any", rect.fitted(1), theme.ink)


def paint_slot(painter: Painter, rect: Rect, slot: int, is_missed: bool = False, opacity: float = 1.0) -> None:
    """A slot for a worker of its kind, marked if no worker in the hand fits it."""
    place = rect.fitted(1)
    painter.fill(place, theme.sunk, place.width * SLOT_CORNER)
    painter.outline(place, theme.ink if is_missed else theme.line, theme.hair, place.width * SLOT_CORNER)
    opacity = _MISSED if is_missed else opacity
    if slot == board.ANY:
        symbol = place.inset(place.width * _ANY_INSET)
        paint_symbol(painter, f"{ART}/symbols/any", symbol, faint(theme.faded, opacity))
    else:
        paint_worker(painter, place.inset(place.width * _WORKER_INSET), slot, opacity)
    if is_missed:
        paint_lack(painter, place)


def paint_in_slot(painter: Painter, rect: Rect, kind: int, crest: int) -> None:
    """A worker in a slot, on its seat's colour."""
    place = rect.fitted(1)
    painter.fill(place, colour_of(crest), place.width * SLOT_CORNER)
    paint_worker(painter, place.inset(theme.hair), kind)


def in_slots(slots: Sequence[int], workers: board.Workers) -> list[int]:
    """The workers of a set, each in a slot that fits; NOBODY in the other slots."""
    left, placed = list(workers), [NOBODY] * len(slots)
    order = sorted(range(len(slots)), key=lambda number: slots[number] == board.ANY)
    for number in order:
        fits = [kind for kind in board.WORKERS if left[kind] and slots[number] in (kind, board.ANY)]
        fits += [board.CRIMINAL] if left[board.CRIMINAL] else []
        if fits:
            placed[number] = fits[0]
            left[fits[0]] -= 1
    return placed


# The sides, their pieces and their colours.


def crest_of(sight: Sight, side: int) -> int:
    """A side's crest; NOBODY for the solo opponent, which has none."""
    return NOBODY if sight.view.is_opponent(side) else sight.seats[side].crest


def colour_of(crest: int) -> Colour:
    """The colour of a seat's pieces; the solo opponent's are dark."""
    return theme.tinctures["sable" if crest == NOBODY else ARMS[crest].tincture]


def paint_piece(painter: Painter, rect: Rect, piece: str, crest: int) -> None:
    """A seat's workshop, monk, outpost or jar."""
    # The drawings are grey with dark edges, so they are tinted as brightly as possible without changing the hue.
    # Black stays black: its pieces appear as plain shapes.
    colour = colour_of(crest)
    brighter = _BRIGHTEST / max(1.0, _BRIGHTEST * max(colour[:3]))
    tint = [*(share * brighter for share in colour[:3]), 1.0]
    place = rect.fitted(1)
    paint_symbol(painter, f"{ART}/pieces/{piece}", place, tint)
    if crest != NOBODY:
        _paint_charge(painter, place, crest)


def _paint_charge(painter: Painter, place: Rect, crest: int) -> None:
    """A seat's charge on a disc in its colour, at the foot of a piece, so that colour is not the only distinction."""
    side = place.width * _CHARGE
    disc = Rect(place.right - side, place.y, side, side)
    painter.circle(disc.centre, side / 2, theme.tinctures[ARMS[crest].tincture])
    painter.ring(disc.centre, side / 2, theme.panel)
    charge = disc.inset(side * _CHARGE_INSET)
    painter.picture(f"heraldry/{ARMS[crest].charge}", charge, theme.tincture_inks[ARMS[crest].tincture])


def paint_tick(painter: Painter, rect: Rect, crest: int) -> None:
    """A tick on a disc in the seat's colour, for what the seat has chosen."""
    painter.circle(rect.centre, rect.width / 2, colour_of(crest))
    painter.ring(rect.centre, rect.width / 2, theme.ink, theme.hair)
    painter.icon("check", rect.inset(rect.width * _TICK_INSET), theme.tincture_inks[ARMS[crest].tincture])


def paint_crest(painter: Painter, rect: Rect, crest: int) -> None:
    """A seat's coat of arms; the solo opponent has its scheme symbol in place of one."""
    if crest != NOBODY:
        painter.crest(crest, rect)
        return
    place = rect.fitted(1)
    painter.circle(place.centre, place.width * _SEAL_RADIUS, theme.tinctures["sable"])
    painter.ring(place.centre, place.width * _SEAL_RADIUS, theme.faded, theme.band)
    symbol = place.inset(place.width * _SEAL_INSET)
    paint_symbol(painter, f"{ART}/symbols/scheme", symbol, theme.tincture_inks["sable"])
