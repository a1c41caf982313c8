"""The base of all boards: where things are shown, and how they respond to fingers and move."""
