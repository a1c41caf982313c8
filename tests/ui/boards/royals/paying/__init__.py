"""The cards and payments of Royals."""
