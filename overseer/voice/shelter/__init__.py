"""Shelter in words."""
