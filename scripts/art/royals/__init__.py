"""The pictures of Royals, as code: the arms, the titles, the cards, the pieces and the symbols."""

from art.royals import arms, titles

ROOMS = (arms, titles)
