"""Processes that think, and that read what strangers wrote: they never hold up the table."""
