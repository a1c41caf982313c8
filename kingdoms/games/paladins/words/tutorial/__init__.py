"""The tutorial of the game: its guided first game, its tips, and its summary on one page."""
