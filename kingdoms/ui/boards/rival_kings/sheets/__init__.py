"""What opens over the table of Rival Kings."""
