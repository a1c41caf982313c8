"""The history: the list of played games, the sheet of each, and files of them."""
