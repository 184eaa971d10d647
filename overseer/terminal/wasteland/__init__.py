"""Wasteland at the terminal."""
