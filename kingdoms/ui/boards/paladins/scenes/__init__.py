"""How the events of Paladins are shown."""
