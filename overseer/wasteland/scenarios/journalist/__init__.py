"""Journalist (WC-X7)."""
