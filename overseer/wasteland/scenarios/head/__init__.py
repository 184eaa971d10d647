"""Head (WC-X13)."""
