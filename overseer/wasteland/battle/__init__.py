"""The rules of a battle."""
