"""The sheets that open above the Paladins table."""
