"""Words: languages and their grammar, and the form of what a game says in its manual, lesson and reasons."""
