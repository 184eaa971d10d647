"""What an attack would do, in exact odds."""
