"""Movement on a board: scenes, what flies in them, and where they are played."""
