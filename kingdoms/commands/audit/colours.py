"""How well colours can be distinguished: contrast, and differences as colour-blind people see them."""

from collections.abc import Sequence
from itertools import combinations
from math import dist

Channels = Sequence[float]
Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes (2009), at full severity, for linear light.
DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def contrast(colour: Channels, other: Channels) -> float:
    """The contrast ratio of two opaque colours, from 1 to 21."""
    darker, lighter = sorted((_luminance(colour), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def least_difference(colours: Sequence[Channels]) -> tuple[float, tuple[int, int], str]:
    """The smallest difference (CIE 1976) between two colours for the colour-blind, which two, and the deficiency."""
    return min(
        (dist(_lab(seen[one]), _lab(seen[two])), (one, two), name)
        for name, matrix in DEFICIENCIES.items()
        for seen in [[_through(matrix, _linear(colour)) for colour in colours]]
        for one, two in combinations(range(len(colours)), 2)
    )


def _linear(colour: Channels) -> list[float]:
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]]


def _luminance(colour: Channels) -> float:
    return sum(weight * part for weight, part in zip(_XYZ[1], _linear(colour), strict=True))


def _through(matrix: Matrix, light: Channels) -> list[float]:
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix]


def _lab(light: Channels) -> tuple[float, float, float]:
    parts = [
        sum(a * b for a, b in zip(row, light, strict=True)) / white for row, white in zip(_XYZ, _WHITE, strict=True)
    ]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
