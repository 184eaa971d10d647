"""Battles on real tables, kept as logs of entries."""
