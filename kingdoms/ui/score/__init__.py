"""The end of a game: who won, and the score sheet."""
