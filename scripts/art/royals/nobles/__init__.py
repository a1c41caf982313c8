"""The seven titles of Royals, with what they wear."""
