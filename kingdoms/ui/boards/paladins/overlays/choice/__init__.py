"""The overlay with the paladins to choose from."""
