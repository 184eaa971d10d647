"""The laboratory: simulate many games, and measure."""
