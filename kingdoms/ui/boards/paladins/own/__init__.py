"""A player's own board in Paladins: actions, paladin and tracks, goods, court, workers and choices."""
