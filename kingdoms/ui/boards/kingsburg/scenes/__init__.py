"""How the events of Kingsburg are seen."""
