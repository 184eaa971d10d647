"""Card files of Shelter: reading them, checking them."""
