"""Items, markers, mines, and what is found."""
