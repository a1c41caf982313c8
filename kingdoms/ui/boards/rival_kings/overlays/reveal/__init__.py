"""The overlay on which the characters are revealed, side by side or stacked in a list."""
