"""What opens above the table of Paladins."""
