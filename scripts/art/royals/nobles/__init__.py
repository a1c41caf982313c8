"""The nobles of Royals, one for each of its seven titles, with what they wear."""
