"""The companion for a real table: the AI by questions, on what a tracker knows (WC-A1 to A25)."""
