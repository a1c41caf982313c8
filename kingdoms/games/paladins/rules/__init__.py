"""The rules of Paladins: what may be done, and what happens then."""
