"""The pictures of Paladins, as code: workers, pieces, symbols, cards, portraits, regions and the cover."""

from art.paladins import cards, cover, gains, knights, outsiders, pieces, regions, symbols, townsfolk, workers

PEOPLE = (knights, townsfolk, outsiders)
ROOMS = (workers, symbols, gains, pieces, cards, *PEOPLE, regions, cover)
