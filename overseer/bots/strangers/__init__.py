"""Bots that somebody else wrote, each in a process of its own. How one is written: docs/bots.md.

`roster` knows which there are, `outside` asks them, `inside` is the process in which one thinks,
`luggage` carries what a seat may know from one to the other.
"""
