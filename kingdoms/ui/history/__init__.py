"""The history: the list of past games, the sheet of each, and import and export."""
