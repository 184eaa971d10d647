"""`overseer terrain`."""
