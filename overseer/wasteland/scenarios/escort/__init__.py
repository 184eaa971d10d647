"""Escort (WC-X15)."""
