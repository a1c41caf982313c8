"""The Royals board."""
