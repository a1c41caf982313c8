"""How the map of Europe is made: `make_map.py` calls what is here."""
