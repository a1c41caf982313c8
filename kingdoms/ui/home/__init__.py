"""The first screen, the games' covers, and what there is to say about the app."""
