"""Plant (WC-X1)."""
