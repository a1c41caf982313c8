"""The pictures of Paladins, as code: workers, pieces, symbols, cards, portraits, regions and the cover."""

from art.paladins import gains, pieces, symbols, workers

ROOMS = (workers, symbols, gains, pieces)
