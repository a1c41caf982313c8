"""The sheets that open above the Kingsburg table."""
