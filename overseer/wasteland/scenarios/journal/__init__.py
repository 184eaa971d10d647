"""Journal (WC-X19)."""
