"""The board of Kingsburg."""
