"""The board of Paladins."""
