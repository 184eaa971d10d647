"""Hold the fort (WC-X10)."""
