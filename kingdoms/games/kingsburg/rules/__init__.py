"""The rules of Kingsburg: which moves are legal, and what they do."""
