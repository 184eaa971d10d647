"""Sweep (WC-X4)."""
