"""How the bots run a campaign."""
