"""An attack before it is made: its numbers, their sources, and exact odds."""
