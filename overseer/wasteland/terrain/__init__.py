"""Tables with terrain: made from a number, written to files, checked and drawn (C16)."""
