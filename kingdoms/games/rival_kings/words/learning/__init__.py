"""Words for someone who is new to the game: its lesson, its tips and its summary."""
