"""Every picture in the app, by its path below assets/art without the extension."""

from art import actions, covers, frame, heraldry, pieces, symbols
from art.ink import Picture
from art.kingsburg import ROOMS as KINGSBURG
from art.paladins import ROOMS as PALADINS
from art.rival_kings import ROOMS as RIVAL_KINGS
from art.royals import ROOMS as ROYALS

COMMON = (heraldry, symbols, actions, frame, pieces)
ROOMS = (*COMMON, *RIVAL_KINGS, covers, *KINGSBURG, *ROYALS, *PALADINS)
PICTURES: dict[str, Picture] = {name: picture for room in ROOMS for name, picture in room.pictures().items()}
