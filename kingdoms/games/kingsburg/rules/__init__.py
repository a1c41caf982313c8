"""The rules of Kingsburg: what may be done, and what happens then."""
