"""The pictures of Kingsburg, as code: the court, the estate, the enemies, the pieces and the symbols."""

from art.kingsburg import commoners, nobles, officers, phases, pieces, symbols

ROOMS = (symbols, phases, pieces, commoners, officers, nobles)
