"""What each word of the vocabulary does: the steps of abilities, by family."""
