"""The online table under load."""
