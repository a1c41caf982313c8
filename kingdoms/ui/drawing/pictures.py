"""Our drawings as textures, by their path under `assets/art` without the extension; and lights, which are computed."""

from collections.abc import Callable
from functools import cache
from math import hypot
from pathlib import Path

from kivy.cache import Cache
from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.logger import Logger

from kingdoms.paths import ASSETS

# These are shown at about their own size. Making smaller versions of them would only delay the first frame.
_NEAR_THEIR_SIZE = ("frame/", "covers/", "crown")
_LARGE = "large"  # the folder of the drawings for reading size
_FINENESS = 32  # pixels along the side of a light
_textures: dict[str, Texture | None] = {}
_lights: dict[str, Texture] = {}


def picture(name: str) -> Texture | None:
    """The drawing of this name ('rival_kings/subjects/miner'); None, and a log message, if there is none."""
    if name not in _textures:
        _textures[name] = _loaded(name)
    return _textures[name]


def fine_picture(name: str) -> Texture | None:
    """The drawing of this name for reading size: a finer one, if there is such a file."""
    fine = f"{_LARGE}/{name}"
    return picture(fine if _path(fine).is_file() else name)


def names_in(folder: str) -> list[str]:
    """The names of all drawings in a folder and its subfolders."""
    art = ASSETS / "art"
    return sorted(path.relative_to(art).with_suffix("").as_posix() for path in (art / folder).rglob("*.png"))


@cache
def weight_of(name: str) -> int:
    """The size of a drawing's file; 0 if there is none."""
    path = _path(name)
    return path.stat().st_size if path.is_file() else 0


def forget() -> None:
    """Drops the lights, which are computed again on demand; Kivy reloads drawings by itself."""
    _lights.clear()


def free_large() -> None:
    """Frees the memory used by drawings at reading size."""
    for name in [name for name in _textures if name.startswith(_LARGE)]:
        del _textures[name]


def free_memory() -> None:
    """Frees the memory used by all drawings that are not on the screen; they are read again on demand."""
    _textures.clear()
    forget()
    for kind in ("kv.image", "kv.texture"):
        Cache.remove(kind)


def candle() -> Texture:
    """Light that is strongest in the middle and gone at the edge, in white."""

    def opacity(x: float, y: float) -> float:
        away = min(1.0, hypot(x, y))
        return (1 - away * away) ** 2

    return _light("candle", _FINENESS, opacity)


def sheen() -> Texture:
    """Light that falls from above and fades away downwards, in white, for a rounded rectangle."""
    # Kivy puts a texture upside down on a rounded rectangle, so the light comes from the first rows.
    return _light("sheen", 1, lambda _x, y: ((1 - y) / 2) ** 1.5)


def stroke(softness: float) -> Texture:
    """The cross-section of a line: opaque in the middle, fading out over this share of its width, in white."""
    tenths = max(1, round(10 * softness))
    return _light(f"stroke {tenths}", 1, lambda _x, y: min(1.0, (1 - abs(y)) * 10 / tenths))


def disc(radius: int) -> Texture:
    """A white disc with soft edges, an empty pixel around it, and two extra rows and columns through its middle."""
    name = f"disc {radius}"
    if name not in _lights:
        away = [max(0.0, radius + 0.5 - pixel) for pixel in range(radius + 2)]
        rows = [[round(255 * min(1.0, max(0.0, radius + 0.5 - hypot(x, y)))) for x in away] for y in away]
        _lights[name] = _white([row + row[::-1] for row in rows + rows[::-1]])
    return _lights[name]


def _light(name: str, width: int, opacity: Callable[[float, float], float]) -> Texture:
    """A white texture whose opacity is a function of the position, from -1 to 1 on both axes."""
    if name not in _lights:
        across = [2 * (column + 0.5) / width - 1 for column in range(width)]
        along = [2 * (row + 0.5) / _FINENESS - 1 for row in range(_FINENESS)]
        _lights[name] = _white([[round(255 * opacity(x, y)) for x in across] for y in along])
    return _lights[name]


def _white(rows: list[list[int]]) -> Texture:
    """A white texture with these opacities, row by row."""
    texture = Texture.create(size=(len(rows[0]), len(rows)), colorfmt="rgba")
    pixels = bytearray(b"\xff" * (4 * len(rows) * len(rows[0])))
    pixels[3::4] = b"".join(map(bytes, rows))
    texture.blit_buffer(bytes(pixels), colorfmt="rgba")
    return texture


def _path(name: str) -> Path:
    return ASSETS / "art" / f"{name}.png"


def _loaded(name: str) -> Texture | None:
    path = _path(name)
    if not path.is_file():
        Logger.warning("Kingdoms: the picture %s is missing", name)
        return None
    return Image(str(path), mipmap=not name.startswith(_NEAR_THEIR_SIZE), keep_data=False).texture
