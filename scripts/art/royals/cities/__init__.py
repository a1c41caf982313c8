"""The cities of Royals, one module for each country."""
