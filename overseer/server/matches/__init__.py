"""The registry of live matches, and each live match: judged, committed, then known."""
