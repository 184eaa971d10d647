"""Shelter on the whole screen: the vault, the players, the displays."""
