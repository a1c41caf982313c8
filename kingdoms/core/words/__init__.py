"""Words: languages and their grammar, and the shapes of what a game says: its manual, lesson and reasons."""
