"""The overlay with everything that a side has."""
