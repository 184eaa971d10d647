"""Ambush (WC-X11)."""
