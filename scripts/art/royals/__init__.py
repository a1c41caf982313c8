"""The pictures of Royals, as code: arms, titles, cards, cities, pieces, symbols and the cover."""

from art.royals import arms, cards, cover, intrigues, pieces, symbols
from art.royals.cities import british, french, german, spanish
from art.royals.nobles import titles

CITIES = (french, german, british, spanish)
ROOMS = (symbols, pieces, arms, titles, cards, intrigues, *CITIES, cover)
