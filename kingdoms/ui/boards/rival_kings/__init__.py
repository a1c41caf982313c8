"""The Rival Kings board."""
