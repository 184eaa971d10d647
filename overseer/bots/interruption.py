"""A door for Ctrl-C: compiled code never looks whether it is wanted elsewhere, plain Python does.

This module stays plain Python, so that a search can be broken off between two playouts.
"""


def heed() -> None:
    """Whoever asked for the program's attention gets it here (KeyboardInterrupt)."""
