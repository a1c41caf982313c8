"""Paladins' pieces: coins and provisions in colour, players' pieces in greys to be tinted in seat colours."""

from collections.abc import Callable

from art.ink import (
    GULES,
    INK,
    PURPURE,
    VELLUM,
    WHITE,
    Picture,
    box,
    brush,
    oval,
    painted,
    path,
    pen,
    place,
    ring,
    tone,
    wash,
)
from art.kingsburg.symbols import look
from art.people.tools import PAPER
from art.pieces import WAX, embossed, wax_seal
from art.scenery import STONE, courses, merlons
from art.symbols import crown

SILVER = "#B4BABD"
GREY = "#F0F0F0"
"""The pale grey of a player's pieces: multiplied by the seat's colour, it takes on that colour; edges stay dark."""


def _denier(metal: tuple[str, str, str], ground: str, stamp: str) -> str:
    edge = wash(oval(64, 64, 60), *metal) + pen(oval(64, 64, 60), 4)
    beads = "".join(path(oval(x, y, 3), tone(ground, 0.65)) for x, y, _ in ring(64, 64, 51, 28))
    face = wash(oval(64, 64, 43), tone(ground, -0.25), tone(ground, 0.05)) + pen(
        oval(64, 64, 43), 2.4, tone(ground, -0.6)
    )
    shine = pen("M14 52A52 52 0 0 1 46 14", 3, WHITE, opacity=0.9)
    return edge + beads + face + embossed(stamp, ground) + shine


def silver() -> str:
    """A silver denier with a cross and four pellets."""
    arm = path("M-4 0C-5 -14 -9 -24 -14 -33H14C9 -24 5 -14 4 0Z", WHITE)
    arms = "".join(place(arm, 64, 64, 1, angle) for angle in (0, 90, 180, 270))
    pellets = "".join(path(oval(x, y, 5), WHITE) for x, y, _ in ring(64, 64, 29, 4, 45))
    return _denier(("#F4F6F6", SILVER, "#70787C"), SILVER, arms + pellets + path(oval(64, 64, 6), WHITE))


def tax() -> str:
    """A coin of the king's tax: silver in a red rim, struck with his crown."""
    return _denier(("#D97A6A", GULES, "#5E1216"), SILVER, place(crown(), 31, 32, 0.68))


def provision() -> str:
    """A ham and a loaf."""
    cuts = "".join(
        brush(line, (1, 5, 1), "#F6E3B4") for line in ("20,82 28,74 30,64", "42,78 50,70 52,60", "64,82 70,74 72,64")
    )
    loaf = painted(
        "M8 96C4 72 22 58 48 58C76 58 92 72 88 96C86 110 72 114 48 114C24 114 10 110 8 96Z", "#C98A3E", 4, 9, 5, cuts
    )
    bone = painted(
        "M96 88L106 78C114 76 122 84 116 92C126 94 124 108 114 106C106 106 102 100 96 96Z", "#F3ECDD", 3.6, 4
    )
    fat = path("M40 34C52 18 78 14 94 28L86 36C74 28 60 30 50 42Z", "#F2C9A8")
    ham = painted(
        "M38 36C50 14 84 10 102 30C114 46 114 70 102 86L90 92C72 86 44 72 36 58C34 50 34 42 38 36Z",
        "#B5533C",
        4,
        9,
        4,
        fat,
    )
    return place(bone + ham, 0, -4) + loaf


def suspicion() -> str:
    """A suspicion card: an eye on purple."""
    card = painted(box(24, 4, 80, 120, 9), PURPURE, 4.4, 9, 4, pen(box(31, 11, 66, 106, 5), 2.4, "#C9A24A"))
    return card + place(embossed(place(look(), -48, -50), "#C9A24A"), 64, 64, 0.68)


def _bond(mark: str) -> str:
    sheet = painted("M20 6H108V122H20Z", PAPER, 4.4, 8, 4, pen("M34 26H94M34 42H94M34 58H76", 5, tone(PAPER, -0.55)))
    return sheet + mark


def debt() -> str:
    """An unpaid bond: its seal is intact."""
    stamp = place(embossed(place(crown(), -48, -48), WAX), 66, 90, 0.36)
    return _bond(wax_seal(66, 90, 25) + stamp)


def debt_paid() -> str:
    """A paid bond: ticked off in green."""
    tick = "M34 84L56 106L98 58"
    return _bond(pen(tick, 21, VELLUM) + pen(tick, 17) + pen(tick, 11, "#3E8A4A"))


def wall() -> str:
    """A stretch of the city wall."""
    stones = courses(STONE, 8, 50, 120, 120, 15)
    return painted(merlons(8, 14, 112, 106, 4, 22), STONE, 4.4, 10, 5, stones)


def _grey(d: str, inside: str = "", shade: float = 9) -> str:
    return painted(d, GREY, 5, shade, 4, inside)


def workshop() -> str:
    """A player's workshop: a timbered house."""
    beams = pen("M12 92H116M64 30V124", 4, "#7A7A7A")
    body = _grey("M18 70L64 30L110 70V122H18Z", beams)
    chimney = _grey("M86 14H104V48H86Z", shade=4)
    roof = _grey("M4 68L64 16L124 68L114 78L64 36L14 78Z", shade=6)
    return body + chimney + roof + path("M50 122V98A14 15 0 0 1 78 98V122Z", INK)


def monk() -> str:
    """A hooded monk."""
    robe = _grey("M64 52C98 54 112 90 116 122H12C16 90 30 54 64 52Z", pen("M22 104H106M76 104V124", 4, "#7A7A7A"))
    hood = _grey("M64 4C88 6 102 30 97 56C92 78 78 86 64 86C50 86 36 78 31 56C26 30 40 6 64 4Z")
    return robe + hood + path("M64 24C78 24 84 38 81 54C78 68 71 74 64 74C57 74 50 68 47 54C44 38 50 24 64 24Z", INK)


def outpost() -> str:
    """A player's outpost: a watchtower with its flag."""
    flag = pen("M64 40V6", 8, INK) + _grey("M66 6L108 17L66 30Z", shade=3)
    body = _grey("M36 66H92L100 122H28Z", pen("M34 92H96M34 108H98M52 80V92M76 92V108", 3, "#8A8A8A"))
    top = _grey("M26 36H42V48H56V36H72V48H86V36H102V68H26Z", shade=6)
    return flag + body + top + path("M53 122V100A11 12 0 0 1 75 100V122Z", INK)


def jar() -> str:
    """A player's jar of holy oil."""
    ears = "".join(
        pen(d, 13, INK) + pen(d, 5, GREY) for d in ("M46 30C22 22 14 42 24 56", "M82 30C106 22 114 42 104 56")
    )
    cross = path("M58 58H70V72H84V83H70V104H58V83H44V72H58Z", "#6E6E6E")
    body = _grey(
        "M44 24H84L80 42C108 50 116 68 110 88C104 106 92 114 86 116V123H42V116C36 114 24 106 18 88C12 68 20 50 48 42Z",
        cross,
    )
    return ears + body + _grey(box(40, 5, 48, 17, 6), shade=4)


DRAWN: tuple[Callable[[], str], ...] = (
    silver,
    provision,
    tax,
    suspicion,
    debt,
    debt_paid,
    wall,
    workshop,
    monk,
    outpost,
    jar,
)


def pictures() -> dict[str, Picture]:
    """All pieces by file name."""
    return {f"paladins/pieces/{draw.__name__}": Picture(128, 128, draw, "cutout") for draw in DRAWN}
