"""Words: the languages and their grammar, and the structure of manuals, summaries, lessons, tips and reasons."""
