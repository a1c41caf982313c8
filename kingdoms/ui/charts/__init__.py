"""Charts, and the statistics they show."""
