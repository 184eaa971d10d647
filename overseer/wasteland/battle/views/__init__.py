"""What may be known of a battle, and the same as plain data."""
