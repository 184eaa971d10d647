"""What the campaign's cards do in a battle: events, boosts, perks, deeds."""
