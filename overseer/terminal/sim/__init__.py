"""`overseer sim`: the tables and pictures of many games."""
