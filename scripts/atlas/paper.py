"""The paper the map is drawn on: its projection, its edges, and the units in which everything is stored."""

from atlas.geometry import Frame, Lambert, Point, Step

PROJECT = Lambert(middle=(3.6, 47.4), parallels=(43.0, 57.0))
WORLD = Frame(-2100, -1700, 2100, 1700)  # everything that is drawn, in kilometres from the centre of the projection
PLAYED = Frame(-1060, -1245, 1090, 1295)  # where the game is played; elsewhere the map may be coarser
SCALE = 2  # units of the data per kilometre


def flat(points: list[Point]) -> list[int]:
    """Points as they are stored: x, y, x, y in units from the lower left corner."""
    return [round(SCALE * value) for x, y in points for value in (x - WORLD.left, y - WORLD.bottom)]


def on_grid(ring: list[Step]) -> list[Step]:
    """The ring rounded to whole units, as it will be stored, so that its triangles match what is drawn."""
    steps = [Step((round(SCALE * x) / SCALE, round(SCALE * y) / SCALE), kind) for (x, y), kind in ring]
    return [step for before, step in zip([steps[-1], *steps], steps, strict=False) if step.point != before.point]
