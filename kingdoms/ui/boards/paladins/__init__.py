"""The Paladins board."""
