"""Rebuilds the map of Europe in assets/maps: `python scripts/make_map.py FOLDER`.

The folder must contain three public-domain data sets by Natural Earth at a scale of 1 : 10 000 000:
`countries-10m.json` (coasts and borders, as in the npm package world-atlas), and the shapefiles
`ne_10m_rivers_lake_centerlines` (.shp, .dbf; version 1.4) and `ne_10m_lakes` (.shp). They are not in the repository,
but the results are: `europe.json`, projected and simplified, in half kilometres from the lower left corner of the map,
and `europe.png`, which shows the distance to the nearest coast or border. The same sources always give the same files.

Borders are today's. Those of about 1650 were different, and only the simple changes have been made: Bohemia and Austria
belong to Germany, Ireland to Britain, Corsica to nobody.
"""

import json
import sys
from pathlib import Path

from atlas import shade
from atlas.land import all_lands, lines_of, ring_data
from atlas.layout import ornaments
from atlas.paper import SCALE, WORLD
from atlas.sources import Countries
from atlas.water import CELL, lakes, rivers, water_lines, waves

MAPS = Path(__file__).parent.parent / "assets" / "maps"
SHADE = 90.0  # kilometres from a line to the edge of its shade
SHADES = 64  # enough steps: values in between are interpolated when the map is drawn
WATER_LINES = (13.0, 28.0, 48.0)  # kilometres from the coast


def main() -> None:
    """Reads the sources from the given folder and writes both files."""
    if len(sys.argv) != 2:
        sys.exit("Give the folder that contains Natural Earth's files.")
    folder = Path(sys.argv[1])
    lands = all_lands(Countries(folder / "countries-10m.json"))
    coast = shade.distances(lines_of(lands, "coast"), WORLD, CELL)
    border = shade.distances(lines_of(lands, "border"), WORLD, CELL)
    rings = [[step.point for step in ring] for land in lands.values() for ring in land]
    land = shade.covered(rings, WORLD, CELL)
    depth = [depths(*row) for row in zip(coast, land, strict=True)]
    data = {
        "size": [round(SCALE * (WORLD.right - WORLD.left)), round(SCALE * (WORLD.top - WORLD.bottom))],
        "lands": {name: [ring_data(ring) for ring in land] for name, land in lands.items()},
        "rivers": rivers(folder),
        "lakes": lakes(folder),
        "water_lines": [water_lines(depth, level) for level in WATER_LINES],
        "waves": waves(depth),
        **ornaments(),
    }
    MAPS.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, separators=(",", ":"))
    (MAPS / "europe.json").write_text(text + "\n", encoding="utf-8")
    (MAPS / "europe.png").write_bytes(shade.png([opacities(*row) for row in zip(coast, border, strict=True)]))
    print(f"{len(text)} characters, {sum(map(len, rings))} points around land")


def depths(coast: list[float], land: list[bool]) -> list[float]:
    """The distance from the coast of each cell in a row: positive at sea, negative on land."""
    return [-away if is_land else away for away, is_land in zip(coast, land, strict=True)]


def opacities(coast: list[float], border: list[float]) -> list[int]:
    """One row of the shade, strongest at a coast or border."""
    shares = [max(0.0, 1 - min(pair) / SHADE) ** 2 for pair in zip(coast, border, strict=True)]
    return [255 * round(SHADES * share) // SHADES for share in shares]


if __name__ == "__main__":
    main()
