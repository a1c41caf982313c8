"""What moves on the Paladins table."""
