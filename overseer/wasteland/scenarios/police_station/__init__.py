"""Police station (WC-X2)."""
