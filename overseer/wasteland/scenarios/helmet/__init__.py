"""Helmet (WC-X12)."""
