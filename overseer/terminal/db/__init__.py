"""`overseer db`: the database of the online table."""
