"""The table of a running game, and everything that happens around its board."""
