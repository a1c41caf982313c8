"""The pictures of Royals, as code: the arms, the titles, the cards, the pieces, the symbols and the cover."""

from art.royals import arms, cards, cover, intrigues, pieces, symbols, titles

ROOMS = (symbols, pieces, arms, titles, cards, intrigues, cover)
