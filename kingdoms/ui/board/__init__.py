"""The base of all boards: where things are shown, how they move, and how they respond to fingers."""
