"""The end of a game: who has won, and the score sheet."""
