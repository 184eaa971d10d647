"""Reinforcements (WC-X9)."""
