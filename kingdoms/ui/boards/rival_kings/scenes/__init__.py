"""How the events of Rival Kings are shown."""
