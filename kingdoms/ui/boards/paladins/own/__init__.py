"""A player's own board in Paladins: actions, paladin and tracks, goods, followers, workers and choices."""
