"""Fort davis (WC-X17)."""
