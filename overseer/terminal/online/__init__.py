"""The terminal at an online table: it speaks HTTP, and knows nothing of the server's code."""
