"""A Kingsburg winter: what happened in it, and the table as it was then."""
