"""The sheets that open above the Rival Kings table."""
