"""Replays of games from the history, on their boards."""
