"""The parts of `make_map.py`, which makes the map of Europe."""
