"""Skirmish (WC-F5)."""
