"""Wasteland in words."""
