"""Minesweepers (WC-X8)."""
