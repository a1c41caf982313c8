"""How the events of Royals are shown."""
