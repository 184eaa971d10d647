"""Beginnings (WC-X16)."""
