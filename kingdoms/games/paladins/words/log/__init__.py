"""The log of a game of Paladins."""
