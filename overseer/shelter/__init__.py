"""Shelter: worker placement in a vault, for two to four."""

from overseer.engine.game import register
from overseer.shelter.game import Shelter

register(Shelter())
