"""The realm of Paladins: its regions, and the outsiders at its borders."""
