"""The rules of Royals as pages, in our own words."""
