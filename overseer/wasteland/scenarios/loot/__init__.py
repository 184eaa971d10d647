"""Loot (WC-X14)."""
