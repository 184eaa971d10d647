"""What an attack or a move would lead to, before it is made."""
