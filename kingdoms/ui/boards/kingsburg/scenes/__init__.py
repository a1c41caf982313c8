"""How the events of Kingsburg are shown."""
