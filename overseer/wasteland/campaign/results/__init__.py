"""The result of a battle: handed over, taken back, judged, and what it brings."""
