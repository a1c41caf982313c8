"""Redraws every picture of the app into assets/art: `python scripts/draw_art.py [--only NAME] [--sheet FILE]`.

The code under scripts/art is the source of the pictures. It needs the packages resvg_py and Pillow (extra `dev`).
Pictures of cards are drawn again, in more detail, into assets/art/large, for cards at reading size.
"""

import argparse
import io
import sys
from collections.abc import Mapping
from math import ceil
from pathlib import Path

import resvg_py
from art.catalogue import PICTURES
from art.ink import Picture, document
from PIL import Image

ART = Path(__file__).parent.parent / "assets" / "art"
GROUND = (96, 86, 74)
ON_CARDS = 160
"""A game's picture that is at least this wide, in pixels, counts as a card or a figure on one."""
FINER = 2
GAMES = ("kingsburg", "paladins", "rival_kings", "royals")


def raster(picture: Picture, width: int | None = None) -> Image.Image:
    """The picture in pixels, in the mode that its kind requires; at its own width unless another is given."""
    svg = document(picture.width, picture.height, picture.draw())
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, width=width or picture.width)
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    if picture.kind == "opaque":
        return image.convert("RGB")
    if picture.kind == "palette":
        return image.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE)
    if picture.kind == "mask":
        # White everywhere, so that a scaled and tinted mask gets no dark fringe from its transparent pixels.
        white = Image.new("RGBA", image.size, "white")
        white.putalpha(image.getchannel("A"))
        return white
    return image


def save(name: str, picture: Picture) -> int:
    """Writes one picture under assets/art, in both sizes if needed, and returns the number of bytes written."""
    written = _write(name, raster(picture))
    is_on_cards = picture.width >= ON_CARDS and name.split("/")[0] in GAMES
    if not is_on_cards:
        return written
    kind = "palette" if picture.kind == "opaque" else picture.kind
    return written + _write(f"large/{name}", raster(picture._replace(kind=kind), FINER * picture.width))


def _write(name: str, image: Image.Image) -> int:
    file = ART / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, optimize=True)
    return file.stat().st_size


def sheet(pictures: Mapping[str, Picture], file: Path, cell: int, columns: int) -> None:
    """Puts all pictures side by side on a contact sheet."""
    page = Image.new("RGB", (columns * cell, ceil(len(pictures) / columns) * cell), GROUND)
    for i, picture in enumerate(pictures.values()):
        image = raster(picture, (cell - 4) * picture.width // max(picture.width, picture.height))
        corner = (i % columns * cell + 2, i // columns * cell + 2)
        page.paste(image, corner, image if image.mode == "RGBA" else None)
    page.save(file)


def arguments(words: list[str]) -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(description="Draws the pictures of Kingdoms in assets/art.")
    parser.add_argument("--only", metavar="NAME", help="draw only pictures whose path contains NAME")
    parser.add_argument("--sheet", metavar="FILE", type=Path, help="draw a contact sheet in FILE instead")
    parser.add_argument("--cell", type=int, default=200, help="the size of a cell of the sheet, in pixels")
    parser.add_argument("--columns", type=int, default=6, help="the number of cells in a row")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Draws the requested pictures, or a contact sheet of them."""
    asked = arguments(words)
    chosen = {name: picture for name, picture in PICTURES.items() if not asked.only or asked.only in name}
    if not chosen:
        print(f"There is no picture whose name contains {asked.only!r}.", file=sys.stderr)
        return 2
    if asked.sheet:
        sheet(chosen, asked.sheet, asked.cell, asked.columns)
        return 0
    total = sum(save(name, picture) for name, picture in chosen.items())
    print(f"{len(chosen)} pictures, {total / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
