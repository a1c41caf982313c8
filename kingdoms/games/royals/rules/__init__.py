"""The rules of Royals: which moves are allowed, and what they do."""
