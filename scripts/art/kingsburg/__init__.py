"""The pictures of Kingsburg, as code: the court, the estate, the enemies, the pieces and the symbols."""

from art.kingsburg import cover, phases, pieces, symbols
from art.kingsburg.court import commoners, nobles, officers
from art.kingsburg.enemies import dragon, fiends, raiders
from art.kingsburg.estate import army, city, defence, faith, trade

COURT = (commoners, officers, nobles)
ESTATE = (faith, trade, army, defence, city)
ENEMIES = (raiders, fiends, dragon)
ROOMS = (symbols, phases, pieces, *COURT, *ESTATE, *ENEMIES, cover)
