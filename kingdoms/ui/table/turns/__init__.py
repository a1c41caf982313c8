"""Whose turn it is: making moves, showing their outcome, thinking bots, ending a turn and taking it back."""
