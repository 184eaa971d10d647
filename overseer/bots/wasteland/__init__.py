"""How the bots play Wasteland."""
