"""A folder for a game of one's own."""
