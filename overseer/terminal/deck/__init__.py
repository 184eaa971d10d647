"""`overseer deck`."""
