"""Movement on a board: scenes, the pieces that fly in them, and the stage they are played on."""
