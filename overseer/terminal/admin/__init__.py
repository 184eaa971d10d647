"""`overseer admin`: people and tables of the online table."""
