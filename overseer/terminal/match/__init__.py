"""A match at the terminal: how one begins, its session, and the clients of lines."""
