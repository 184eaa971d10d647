"""Suit up (WC-X5)."""
