"""What people make and keep: decks, forces, terrains, card sets; uploads, trials, saved games."""
