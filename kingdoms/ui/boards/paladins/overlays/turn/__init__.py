"""The overlay with the solo opponent's latest turn."""
