"""Somebody else, in a process of their own, who only wants to play."""

from __future__ import annotations

import time
from multiprocessing import Queue
from multiprocessing.synchronize import Event
from typing import Final

import httpx

PATIENCE: Final = 150.0  # seconds
PAUSE: Final = 0.004  # between two questions


def somebody_else(address: str, stop: Event, into: Queue[list[float]]) -> None:
    """Ask for something small again and again; how long it took each time."""
    waits: list[float] = []
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        while not stop.wait(PAUSE):
            begun = time.perf_counter()
            client.get("/healthz")
            waits.append(time.perf_counter() - begun)
    into.put(waits)
