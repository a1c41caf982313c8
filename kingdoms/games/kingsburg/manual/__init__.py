"""The rules of Kingsburg as pages, in our own words."""
