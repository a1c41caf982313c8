"""The Kingsburg board."""
