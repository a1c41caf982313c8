"""Draws the icons in packaging/, which the system shows before the app runs: `python scripts/draw_icons.py`.

Android gets its icon, the layers of its adaptive icon and its loading screen picture for every screen density; Linux
gets its menu icon. It needs the packages resvg_py and Pillow (extra `dev`).
"""

from pathlib import Path

from art.covers import arms, arms_in_one_colour, icon, walnut
from art.ink import Picture, box, clip, document, place
from draw_art import raster

PACKAGING = Path(__file__).parent.parent / "packaging"
CANVAS = 512
DENSITIES = {"mdpi": 1.0, "hdpi": 1.5, "xhdpi": 2.0, "xxhdpi": 3.0, "xxxhdpi": 4.0}
LEGACY, LAYER, LOADING = 48, 108, 320
"""The sizes in dp of an icon, a layer of an adaptive icon, and the picture on the loading screen."""
ON_LAYER, ON_LOADING_SCREEN = 0.66, 0.8
"""The share of the canvas that the arms fill: every launcher keeps the middle two thirds of a layer visible."""


def centred(body: str, share: float) -> str:
    """A drawing scaled down around the centre of the canvas."""
    edge = CANVAS * (1 - share) / 2
    return place(body, edge, edge, share)


def rounded(body: str) -> str:
    """A drawing with rounded corners, for older launchers, which show icons unchanged."""
    return clip(box(0, 0, CANVAS, CANVAS, 96), body)


ANDROID = {
    "mipmap/icon": (LEGACY, Picture(CANVAS, CANVAS, lambda: rounded(icon()), "cutout")),
    "mipmap/icon_background": (LAYER, Picture(CANVAS, CANVAS, walnut)),
    "mipmap/icon_foreground": (LAYER, Picture(CANVAS, CANVAS, lambda: centred(arms(), ON_LAYER), "cutout")),
    "mipmap/icon_monochrome": (
        LAYER,
        Picture(CANVAS, CANVAS, lambda: centred(arms_in_one_colour(), ON_LAYER), "mask"),
    ),
    "drawable/presplash": (LOADING, Picture(CANVAS, CANVAS, lambda: centred(arms(), ON_LOADING_SCREEN), "cutout")),
}
"""The size in dp and the picture of each resource, by kind and name."""


def draw_for_android() -> None:
    """Draws every picture once for each density."""
    for path, (size, picture) in ANDROID.items():
        kind, name = path.split("/")
        for density, factor in DENSITIES.items():
            file = PACKAGING / "android" / "res" / f"{kind}-{density}" / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            raster(picture, round(size * factor)).save(file, optimize=True)


def draw_for_linux() -> None:
    """Draws the icon as a vector image, and as a bitmap for menus that cannot draw vectors."""
    body = rounded(icon())
    folder = PACKAGING / "linux"
    (folder / "kingdoms.svg").write_text(document(CANVAS, CANVAS, body), encoding="utf-8")
    raster(Picture(CANVAS, CANVAS, lambda: body, "cutout"), 128).save(folder / "kingdoms.png", optimize=True)


if __name__ == "__main__":
    draw_for_android()
    draw_for_linux()
