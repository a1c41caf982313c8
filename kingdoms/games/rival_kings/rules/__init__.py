"""The rules of Rival Kings: which moves are allowed, and what they do."""
