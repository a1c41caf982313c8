"""What moves on the table of Paladins."""
