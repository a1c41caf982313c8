"""The pictures of Paladins, as code: workers, pieces, symbols, cards, portraits, regions and the cover."""

from art.paladins import cards, cover, gains, pieces, regions, symbols, workers
from art.paladins.people import knights, outsiders, townsfolk

PEOPLE = (knights, townsfolk, outsiders)
ROOMS = (workers, symbols, gains, pieces, cards, *PEOPLE, regions, cover)
