"""The board of Rival Kings."""
