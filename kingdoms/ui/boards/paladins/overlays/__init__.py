"""The overlays that open above the Paladins table."""
