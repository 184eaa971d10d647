"""The full-screen client: the vault drawn floor by floor, played with keys or the mouse."""
