"""The rules of Paladins: which moves are legal, and what they do."""
