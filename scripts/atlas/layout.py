"""Our additions to the map: cities at their true positions, and the positions of names, arms and ornaments."""

from itertools import pairwise
from typing import Any

from atlas.geometry import Point, length
from atlas.paper import PROJECT, flat

MOUNTAINS_APART = 42.0  # kilometres


# The countries of about 1650, made of today's: the German States stand for the Empire's German lands.
COUNTRIES = {
    "france": ["France", "Monaco"],
    "germany": ["Germany", "Austria", "Czechia", "Liechtenstein"],
    "britain": ["United Kingdom", "Ireland", "Isle of Man"],
    "spain": ["Spain", "Andorra", "Gibraltar"],
}
# Islands that belonged to none of the four, each given by a point on it.
OTHERS = [(9.1, 42.2)]  # Corsica, which belonged to Genoa

# Longitude and latitude, in the order of the rules.
CITIES = {
    "paris": (2.35, 48.86),
    "reims": (4.03, 49.26),
    "marseille": (5.37, 43.30),
    "lyon": (4.84, 45.76),
    "bordeaux": (-0.58, 44.84),
    "vienna": (16.37, 48.21),
    "munich": (11.58, 48.14),
    "cologne": (6.96, 50.94),
    "berlin": (13.40, 52.52),
    "london": (-0.13, 51.51),
    "york": (-1.08, 53.96),
    "edinburgh": (-3.19, 55.95),
    "madrid": (-3.70, 40.42),
    "seville": (-5.99, 37.39),
    "barcelona": (2.17, 41.39),
    "valencia": (-0.38, 39.47),
}

# The start, middle and end of the line along which a name runs.
NAMES = {
    "france": ((-1.4, 46.9), (2.2, 47.35), (5.9, 46.95)),
    "germany": ((9.9, 50.05), (12.8, 50.5), (16.3, 49.95)),
    "britain": ((-4.6, 52.35), (-2.0, 52.75), (0.8, 52.6)),
    "spain": ((-7.4, 42.4), (-4.7, 42.95), (-1.95, 43.05)),
}
ARMS = {"france": (1.9, 44.5), "germany": (9.9, 52.6), "britain": (-7.9, 53.2), "spain": (-5.6, 39.2)}
ROSE = (-8.4, 47.6)
SHIPS = [(-15.5, 42.0), (6.6, 40.6), (3.4, 56.4), (18.2, 35.6)]
# The seas in the Latin of old maps, which is the same in every language; start, middle and end as above.
SEAS = {
    "Oceanus Atlanticus": ((-20.0, 47.2), (-16.5, 46.2), (-13.0, 45.6)),
    "Mare Germanicum": ((1.2, 55.2), (3.6, 55.6), (6.4, 55.3)),
    "Mare Mediterraneum": ((3.6, 38.2), (8.0, 38.6), (12.0, 38.3)),
    "Sinus Aquitanicus": ((-7.2, 44.75), (-5.6, 45.05), (-3.8, 45.0)),
    "Oceanus Hibernicus": ((-13.4, 55.8), (-11.2, 56.4), (-9.0, 56.7)),
}


# Mountains, by the longitudes and latitudes of summits along each range; the great ranges have two rows.
GREAT_RANGES = [
    [(7.5, 44.2), (6.9, 44.9), (7.0, 45.8), (8.1, 46.4), (9.8, 46.4), (11.0, 46.9), (12.7, 47.1), (15.2, 47.5)],
    [(-1.2, 43.0), (0.0, 42.75), (0.7, 42.65), (1.5, 42.6), (2.3, 42.45)],
    [(18.3, 49.5), (19.5, 49.4), (20.1, 49.2), (22.0, 49.1), (24.5, 48.2), (25.5, 47.0), (26.3, 46.0), (25.5, 45.5)],
]
RANGES = [
    [(25.5, 45.5), (24.0, 45.5), (22.6, 45.3)],
    [(8.8, 44.5), (10.5, 44.2), (12.0, 43.6), (13.3, 42.7), (13.8, 42.0), (14.8, 41.2), (16.0, 40.0), (16.4, 39.0)],
    [(14.5, 45.4), (16.5, 44.0), (18.5, 43.2), (20.0, 42.4), (21.0, 41.0), (21.5, 39.5)],
    [(-6.5, 43.0), (-4.8, 43.15), (-3.5, 43.0)],
    [(-5.6, 40.3), (-4.0, 40.9)],
    [(-3.7, 37.05), (-2.6, 37.15)],
    [(2.8, 45.5), (3.3, 44.9), (3.6, 44.3)],
    [(-5.2, 57.6), (-4.8, 56.9), (-3.7, 57.0)],
    [(-2.3, 54.5)],
    [(6.2, 46.5), (6.9, 47.1)],
    [(8.1, 47.9), (8.3, 48.6)],
    [(10.6, 51.75)],
    [(15.7, 50.7), (16.5, 50.3)],
    [(12.9, 49.2), (13.7, 48.9)],
    [(-6.0, 32.2), (-3.9, 33.4), (-1.0, 34.4)],
    [(3.6, 36.3), (5.0, 36.2), (6.7, 35.5)],
    [(6.6, 59.6), (7.4, 60.6), (8.4, 61.4)],
    [(23.0, 43.2), (24.9, 42.7)],
]


def ornaments() -> dict[str, Any]:
    """Cities, the names of countries and seas, arms, mountains, the compass rose and ships, as they are stored."""
    return {
        "cities": {city: flat([PROJECT(*degrees)]) for city, degrees in CITIES.items()},
        "names": {country: flat([PROJECT(*point) for point in line]) for country, line in NAMES.items()},
        "arms": {country: flat([PROJECT(*point)]) for country, point in ARMS.items()},
        "rose": flat([PROJECT(*ROSE)]),
        "seas": {name: flat([PROJECT(*point) for point in line]) for name, line in SEAS.items()},
        "mountains": mountains(),
        "ships": [flat([PROJECT(*place)]) for place in SHIPS],
    }


def mountains() -> list[list[int]]:
    """The positions of mountains: in one row along most ranges, in two staggered rows along the great ones."""
    rows = [[PROJECT(*point) for point in line] for line in RANGES]
    for line in GREAT_RANGES:
        row = [PROJECT(*point) for point in line]
        rows += [row, [(x + MOUNTAINS_APART / 2, y - MOUNTAINS_APART * 0.7) for x, y in row]]
    return [flat([place]) for row in rows for place in along(row)]


def along(line: list[Point]) -> list[Point]:
    """Evenly spaced positions along a line, such as a mountain range."""
    if len(line) == 1:
        return line
    total, count = length(line), max(1, round(length(line) / MOUNTAINS_APART))
    found, gone, wanted = [], 0.0, 0
    for (x, y), (to_x, to_y) in pairwise(line):
        step = length([(x, y), (to_x, to_y)])
        while wanted <= count and wanted * total / count <= gone + step + 1e-6:
            share = (wanted * total / count - gone) / step
            found.append((x + share * (to_x - x), y + share * (to_y - y)))
            wanted += 1
        gone += step
    return found
