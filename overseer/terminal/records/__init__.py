"""Games that are kept: where they lie, taken up, checked, read aloud, watched and looked into."""
