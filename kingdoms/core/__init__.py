"""The shared core: the contract of a game, chance and sessions. It knows no particular game and no screen."""
