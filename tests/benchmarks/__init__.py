"""Former versions of the games' bots, kept unchanged so that new ones can be measured against the same rivals."""
