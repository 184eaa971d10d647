"""How the bots play Shelter."""
