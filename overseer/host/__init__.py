"""A match with people in it, for every client: no screen, no file, no socket."""

from overseer.engine.refusal import Refused
from overseer.host.client import Client
from overseer.host.manner import default_seats
from overseer.host.sitting import Sitting, Table
from overseer.voice.given import Answer, Choice, Ended, Question, Scene, Told

__all__ = [
    "Answer",
    "Choice",
    "Client",
    "Ended",
    "Question",
    "Refused",
    "Scene",
    "Sitting",
    "Table",
    "Told",
    "default_seats",
]
