"""A new game: who plays, and with which options."""
