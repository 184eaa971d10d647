"""Moves, charges, climbs and pushes."""
