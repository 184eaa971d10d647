"""Wasteland: miniatures battles against people or the AI of the campaign book."""

from overseer.engine.game import register
from overseer.wasteland.game import Wasteland

register(Wasteland())
