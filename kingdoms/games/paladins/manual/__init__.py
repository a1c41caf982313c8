"""The rules of Paladins as pages, in our own words."""
