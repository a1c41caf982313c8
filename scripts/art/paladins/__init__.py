"""The pictures of Paladins, as code: workers, pieces, symbols, cards, portraits, regions and the cover."""

from art.paladins import gains, knights, outsiders, pieces, symbols, townsfolk, workers

PEOPLE = (knights, townsfolk, outsiders)
ROOMS = (workers, symbols, gains, pieces, *PEOPLE)
