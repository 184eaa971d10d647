"""The campaign at the terminal: commands, the plain client, and what both clients say."""
