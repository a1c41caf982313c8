"""The inquisition in Paladins as a scene."""
from kingdoms.core.game import Thing
INQUISITION: Thing = ("inquisition",)
def lay_out_trial(sight, room): return {}
def look_of_trial(sight, thing, rect): return ()
