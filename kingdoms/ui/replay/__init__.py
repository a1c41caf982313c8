"""Games of the history, played again on their boards."""
