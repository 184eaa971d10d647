"""Storm (WC-X20)."""
