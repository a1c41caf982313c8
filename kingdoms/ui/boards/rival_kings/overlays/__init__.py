"""The overlays that open above the Rival Kings table."""
