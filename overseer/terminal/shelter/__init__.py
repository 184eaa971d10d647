"""Shelter at the terminal: its words, its situation, its cards and its options."""
