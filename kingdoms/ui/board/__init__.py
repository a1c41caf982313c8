"""The base of all boards: what is shown where, and what fingers and pieces do on it."""
