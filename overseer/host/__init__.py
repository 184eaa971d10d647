"""A match with people in it, for every client: no screen, no file, no socket."""
