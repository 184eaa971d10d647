"""`overseer force`."""
