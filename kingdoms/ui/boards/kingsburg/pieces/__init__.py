"""The pieces on the Kingsburg table: advisors, dice and goods, and how each is painted."""
