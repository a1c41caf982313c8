"""The shared core: the contract of a game, chance and sessions. It knows nothing of any one game or screen."""
