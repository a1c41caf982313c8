"""Synthesises all of the app's sounds: plucked strings, a small bell, wood, coins and cards.

Run `python scripts/make_sounds.py`; it always makes the same files in `assets/sounds`, since randomness is seeded.
"""

import math
import random
import struct
import wave
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
"""Samples per second: enough for these soft sounds, and half the rate of a CD."""

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]
Partials = Iterable[tuple[float, float, float]]
"""Pure tones, each with its frequency in Hz, its loudness, and the seconds in which it fades to about a third."""

D3, A3, D4, E4, F4, A4, D5, F_SHARP5, A5, D6 = 146.8, 220.0, 293.7, 329.6, 349.2, 440.0, 587.3, 740.0, 880.0, 1174.7


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mix(seconds: float, *voices: tuple[float, float, Samples]) -> Samples:
    """Mixes voices; each is given by its start in seconds, its loudness and its samples."""
    whole = silence(seconds)
    for start, loudness, samples in voices:
        first = round(start * RATE)
        for place, value in enumerate(samples[: len(whole) - first], first):
            whole[place] += loudness * value
    return whole


def ring(seconds: float, partials: Partials) -> Samples:
    """Several fading pure tones at once: bells, coins and wood differ only in their partials."""
    samples = silence(seconds)
    for frequency, loudness, fade in partials:
        turn, shrink, level = 2 * math.pi * frequency / RATE, math.exp(-1 / (fade * RATE)), loudness
        for place in range(len(samples)):
            samples[place] += level * math.sin(turn * place)
            level *= shrink
    return samples


def pluck(frequency: float, seconds: float, chance: random.Random, fade: float = 0.996) -> Samples:
    """A plucked gut string (Karplus and Strong): a burst of noise runs round a loop that dulls it."""
    # The loop's averaging adds a delay of half a sample, and its length is whole, so the fraction is interpolated.
    length = RATE / frequency - 0.5
    whole, rest = int(length), length - int(length)
    burst = smooth([chance.uniform(-1, 1) for _ in range(whole + 2)], 3)
    loop = deque(value - sum(burst) / len(burst) for value in burst)
    samples = []
    for _ in range(round(seconds * RATE)):
        samples.append(loop[0])
        loop.append(fade * 0.5 * (rest * loop[0] + loop[1] + (1 - rest) * loop[2]))
        loop.popleft()
    return samples


def smooth(samples: Samples, times: int) -> Samples:
    """Softens a sound by repeatedly replacing each sample with the mean of itself and the previous one."""
    for _ in range(times):
        samples = [(value + samples[place - 1]) / 2 for place, value in enumerate(samples)]
    return samples


def swish(seconds: float, low: float, high: float, chance: random.Random) -> Samples:
    """Noise in a narrow band that glides from one pitch to another: paper over a table."""
    samples, band, tail = [], 0.0, 0.0
    count = round(seconds * RATE)
    for place in range(count):
        portion = place / count
        bend = 2 * math.sin(math.pi * (low + (high - low) * portion) / RATE)
        tail += bend * band
        band += bend * (chance.uniform(-1, 1) - tail - 0.9 * band)
        samples.append(band * math.sin(math.pi * portion) ** 2)
    return samples


def bell(frequency: float, seconds: float, third: float = 0.4) -> Samples:
    """A small bell: hum, prime, the minor third typical of bells (use `third=0` in a major chord), fifth, octave."""
    parts = ((0.5, 0.3, 0.9), (1, 1, 0.7), (1.19, third, 0.5), (1.5, 0.25, 0.35), (2, 0.5, 0.3), (2.74, 0.2, 0.15))
    return ring(seconds, [(frequency * ratio, loudness, fade * seconds / 2) for ratio, loudness, fade in parts])


def coin(frequency: float) -> Samples:
    """A thin metal disc falling on others."""
    parts = ((1, 1, 0.05), (1.47, 0.7, 0.04), (2.09, 0.6, 0.03), (2.56, 0.3, 0.02))
    return ring(0.25, [(frequency * ratio, loudness, fade) for ratio, loudness, fade in parts])


def knock(frequency: float, seconds: float) -> Samples:
    """A knock on wood: low, and gone at once."""
    return ring(seconds, [(frequency, 1, 0.03), (frequency * 2.3, 0.5, 0.015), (frequency * 4.1, 0.25, 0.006)])


def horn(frequency: float, seconds: float) -> Samples:
    """A far-off horn: a few harmonics that swell and fade."""
    count = round(seconds * RATE)
    samples = []
    for place in range(count):
        portion = place / count
        swell = min(1.0, portion * 8) * (1 - portion) ** 0.7
        angle = 2 * math.pi * frequency * place / RATE
        samples.append(swell * sum(math.sin(angle * harmonic) * 0.55**harmonic for harmonic in range(1, 6)))
    return samples


def hall(samples: Samples) -> Samples:
    """Adds the sound of a small stone hall: four fading echoes that never coincide."""
    wet = [*samples, *silence(0.25)]
    for delay, share in ((0.0297, 0.22), (0.0411, 0.18), (0.0533, 0.14), (0.0719, 0.1)):
        lag = round(delay * RATE)
        for place in range(lag, len(wet)):
            wet[place] += share * wet[place - lag] * 0.6
    return wet


def card(chance: random.Random) -> Samples:
    return mix(0.22, (0, 1, swish(0.2, 900, 2600, chance)), (0.15, 0.12, knock(210, 0.06)))


def coins(chance: random.Random) -> Samples:
    pitches = (2640.0, 3010.0, 2380.0)
    falls = [(0.06 * place + chance.uniform(0, 0.015), 1 - 0.25 * place, coin(f)) for place, f in enumerate(pitches)]
    return mix(0.4, *falls)


def marker(chance: random.Random) -> Samples:
    return mix(0.2, (0, 1, knock(165, 0.18)), (0, 0.2, swish(0.03, 700, 300, chance)))


def dice(chance: random.Random) -> Samples:
    """Bone on wood: quick knocks that get slower and softer."""
    falls, start = [], 0.0
    for fall in range(9):
        falls.append((start, 1 / (1 + 0.22 * fall), knock(chance.uniform(760, 1250), 0.07)))
        start += 0.028 * 1.26**fall * chance.uniform(0.8, 1.2)
    return mix(0.75, *falls)


def reveal(chance: random.Random) -> Samples:
    notes = (D3, A3, D4, F4, A4)
    return hall(mix(1.3, *((0.05 * place, 0.8, pluck(f, 1.2, chance)) for place, f in enumerate(notes))))


def turn(chance: random.Random) -> Samples:
    return hall(mix(0.9, (0, 1, bell(A5, 0.9)), (0, 0.15, pluck(D5, 0.5, chance))))


def win(chance: random.Random) -> Samples:
    tune = ((0.0, D4, 0.22), (0.2, D4, 0.16), (0.34, A4, 0.3), (0.62, D5, 0.9))
    horns = [(start, 0.6, horn(f, seconds)) for start, f, seconds in tune]
    chord = [(0.62 + 0.04 * place, 0.7, pluck(f, 1.2, chance)) for place, f in enumerate((D3, A3, D4, F_SHARP5, A5))]
    return hall(mix(1.9, *horns, *chord, (0.7, 0.35, bell(D6, 1.1, third=0))))


def tap(chance: random.Random) -> Samples:
    return mix(0.06, (0, 1, knock(640, 0.06)), (0, 0.15, swish(0.012, 2400, 1800, chance)))


def refuse(chance: random.Random) -> Samples:
    return smooth(mix(0.36, (0, 1, pluck(E4 / 2, 0.16, chance, 0.95)), (0.13, 0.9, pluck(D3, 0.22, chance, 0.95))), 4)


SOUNDS: dict[str, tuple[float, Callable[[random.Random], Samples]]] = {
    "card": (0.3, card),
    "coin": (0.28, coins),
    "marker": (0.45, marker),
    "dice": (0.32, dice),
    "reveal": (0.4, reveal),
    "turn": (0.3, turn),
    "win": (0.5, win),
    "tap": (0.2, tap),
    "refuse": (0.35, refuse),
}
"""Each sound's peak, at most 1, and the function that makes it."""


def settled(samples: Samples, loudest: float) -> bytes:
    """The samples as 16-bit numbers at the wanted loudness, without a click at either end."""
    peak, edge = max(map(abs, samples)), round(0.002 * RATE)
    numbers = []
    for place, value in enumerate(samples):
        ends = min(1.0, place / edge, (len(samples) - 1 - place) / (8 * edge))
        numbers.append(round(32_767 * loudest * ends * value / peak))
    return struct.pack(f"<{len(numbers)}h", *numbers)


def write(path: Path, frames: bytes) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (loudest, make) in SOUNDS.items():
        write(FOLDER / f"{name}.wav", settled(make(random.Random(name)), loudest))


if __name__ == "__main__":
    main()
