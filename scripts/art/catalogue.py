"""Every picture of the app by its path below assets/art, without the ending."""

from art import actions, court_and_town, courtiers, covers, frame, heraldry, pieces, subjects, symbols, village_and_country
from art.ink import Picture

ROOMS = (heraldry, symbols, actions, frame, pieces, courtiers, subjects, court_and_town, village_and_country, covers)
PICTURES: dict[str, Picture] = {name: picture for room in ROOMS for name, picture in room.pictures().items()}
