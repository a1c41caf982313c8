"""The rules of Rival Kings as pages, in our own words."""
