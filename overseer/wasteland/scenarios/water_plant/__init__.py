"""Water plant (WC-X18)."""
