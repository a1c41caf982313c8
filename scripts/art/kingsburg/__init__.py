"""The pictures of Kingsburg, as code: the court, the estate, the enemies, the pieces and the symbols."""

from art.kingsburg import phases, pieces, symbols

ROOMS = (symbols, phases, pieces)
