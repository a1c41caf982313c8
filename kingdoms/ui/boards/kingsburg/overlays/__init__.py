"""The overlays that open above the Kingsburg table."""
