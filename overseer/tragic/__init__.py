"""Tragic: the card duel."""

from overseer.engine.game import register
from overseer.tragic.game import Tragic

register(Tragic())
