"""Where requests and sockets come in: who is let in, how much, and by which way."""
