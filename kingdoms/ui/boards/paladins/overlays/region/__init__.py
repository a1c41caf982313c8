"""The overlay about a region."""
