"""Tragic at the terminal."""
