"""The pictures of Royals, as code: the arms, the titles, the cards, the pieces and the symbols."""

from art.royals import arms, cards, intrigues, pieces, symbols, titles

ROOMS = (symbols, pieces, arms, titles, cards, intrigues)
