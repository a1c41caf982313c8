"""The first screen, the games' covers, and the page about the app."""
