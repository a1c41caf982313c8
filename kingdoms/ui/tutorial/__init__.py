"""The guided first game: what it says at the table, and where."""
