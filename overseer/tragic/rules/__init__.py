"""The rules of a duel."""
