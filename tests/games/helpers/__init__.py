"""What the tests of all games share."""
