"""A campaign: battles with settlements between them, as a game on the kernel."""
