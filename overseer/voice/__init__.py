"""What people read of a game, made from what they may know: from views, never from states."""
