"""Farms (WC-X6)."""
