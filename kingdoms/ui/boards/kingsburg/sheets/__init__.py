"""What opens above the table of Kingsburg."""
