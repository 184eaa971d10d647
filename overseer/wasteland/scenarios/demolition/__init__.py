"""Demolition (WC-X3)."""
