"""Helpers shared by the tests of all games."""
