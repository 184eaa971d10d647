"""Card files of Wasteland: reading them, checking them, finding cards."""
