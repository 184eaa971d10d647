"""Tragic in words."""
