"""The board of Royals."""
