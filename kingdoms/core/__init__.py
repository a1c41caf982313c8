"""The shared core: the contract of a game, chance and sessions. It knows nothing about single games or screens."""
