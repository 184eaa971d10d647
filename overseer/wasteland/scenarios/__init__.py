"""Scenarios: what a battle is about, as data files and small named rules (WC-X1 and following)."""
