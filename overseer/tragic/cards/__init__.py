"""Card files of Tragic: reading them, checking them, finding cards."""
