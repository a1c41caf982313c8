"""A new game: who sits at the table, and what is agreed."""
