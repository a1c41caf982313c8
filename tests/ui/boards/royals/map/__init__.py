"""The map of Royals."""
