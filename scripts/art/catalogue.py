"""Every picture of the app by its path below assets/art, without the ending."""

from art import actions, frame, heraldry, pieces, symbols
from art.ink import Picture

ROOMS = (heraldry, symbols, actions, frame, pieces)
PICTURES: dict[str, Picture] = {name: picture for room in ROOMS for name, picture in room.pictures().items()}
