"""The nemesis of the online table: people play while everything around them breaks.

    python -m tools.nemesis --store sqlite --minutes 2
    python -m tools.nemesis --store postgres --faults 1000

Lines are cut, delayed, half closed, requests sent twice; processes killed, stopped, restarted; the
database locked, lost or its disk full; clocks jump; people come with two tabs and with old news. At
the end it looks whether anything that was acknowledged is lost or counted twice, whether a number
is missing anywhere, whether every record verifies, and whether everybody can play on.
"""
