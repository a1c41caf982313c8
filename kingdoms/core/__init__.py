"""The shared rules core: the contract of a game, its chance, its sessions. Knows no game and no screen."""
