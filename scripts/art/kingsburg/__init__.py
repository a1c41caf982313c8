"""The pictures of Kingsburg, as code: the court, the estate, the enemies, the pieces and the symbols."""

from art.kingsburg import (
    commoners,
    cover,
    dragon,
    estate_army,
    estate_city,
    estate_defence,
    estate_faith,
    estate_trade,
    fiends,
    nobles,
    officers,
    phases,
    pieces,
    raiders,
    symbols,
)

COURT = (commoners, officers, nobles)
ESTATE = (estate_faith, estate_trade, estate_army, estate_defence, estate_city)
ENEMIES = (raiders, fiends, dragon)
ROOMS = (symbols, phases, pieces, *COURT, *ESTATE, *ENEMIES, cover)
