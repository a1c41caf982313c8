"""The characters on the Rival Kings table: in the hand, revealed, and in conflict."""
