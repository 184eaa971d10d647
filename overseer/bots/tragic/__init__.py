"""How the bots play Tragic."""
