"""Scavengers: a small complete game that is not part of Overseer, to show how one is written.

It has what a card duel and a miniatures battle need: hidden hands, answers to answers, a sealed
choice, chance, and free positions. `docs/write-your-own-game.md` walks through it.
"""

from pathlib import Path

import overseer
from overseer import text

from .game import Scavengers

text.register(Path(__file__).parent / "text")
overseer.register(Scavengers())
