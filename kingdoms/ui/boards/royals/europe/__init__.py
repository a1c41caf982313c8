"""The map of Europe: how it is drawn, and the cities and countries on it."""
