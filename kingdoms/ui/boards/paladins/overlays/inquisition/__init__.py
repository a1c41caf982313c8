"""The overlay about the latest inquisition."""
