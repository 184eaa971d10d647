"""The settlement phase as moves: offered, judged, and carried out (WC-S2 to S6)."""
