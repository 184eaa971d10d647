"""Two runs side by side: what is different, and what of it is more than chance."""
