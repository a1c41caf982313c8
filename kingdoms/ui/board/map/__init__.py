"""A map on a board, seen through a camera."""
