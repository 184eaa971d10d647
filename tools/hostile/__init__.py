"""Texts that are made to hurt, at every address of the server that takes one.

    python -m tools.hostile                       all shapes, all addresses, in figures
    python -m tools.hostile --only uploads --shapes dotted,deep --room 4096

It starts a server of its own on a loopback port, under a bound of memory, and says for each address
what the refusals took: memory beside the standing processes, seconds of a processor and by the
clock, and how long somebody else waited meanwhile. 1 if memory or an answer is beyond the bar. The
seconds are those of a quiet machine.
"""
