"""What the companion for a real table says: questions, instructions and reasons as sentences."""
