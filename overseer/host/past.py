"""A position of the past, through the same eyes: what led to the present can be looked at again."""

from __future__ import annotations

from dataclasses import replace

from overseer.engine.state import State
from overseer.host.client import Client
from overseer.voice.reader import Reader


class Past(Client):
    """A client that sees a match as it was, with what its seat was allowed to know then."""

    def __init__(self, client: Client, state: State) -> None:
        super().__init__(client.sitting, client.seat, client.lang)
        self._view = state.view(client.seat)

    @property
    def reader(self) -> Reader:
        return replace(super().reader, view=self._view, outcome=None)
