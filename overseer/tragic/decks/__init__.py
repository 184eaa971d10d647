"""Decks of Tragic: files, codes, checks, numbers, and the ready ones."""
