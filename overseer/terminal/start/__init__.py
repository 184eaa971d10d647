"""The start screen: what `overseer` alone opens on a terminal."""
