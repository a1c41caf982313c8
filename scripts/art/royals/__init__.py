"""The pictures of Royals, as code: arms, titles, cards, cities, pieces, symbols and the cover."""

from art.royals import (
    arms,
    british_cities,
    cards,
    cover,
    french_cities,
    german_cities,
    intrigues,
    pieces,
    spanish_cities,
    symbols,
    titles,
)

CITIES = (french_cities, german_cities, british_cities, spanish_cities)
ROOMS = (symbols, pieces, arms, titles, cards, intrigues, *CITIES, cover)
