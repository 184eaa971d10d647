"""The settlement of one player (section 4): structures, supply, draws, stores, exploration."""
