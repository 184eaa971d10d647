"""What may be decided: each topic's moves, and beside them why another move is not one of them."""
