"""Desks in a process of their own: what cannot be done there is told here, and nobody waits."""

from __future__ import annotations

import asyncio
import pickle

import pytest

from overseer.server.desks import Away, Desks
from tests.server.serving import Serving


def test_that_a_desk_is_gone_can_be_said_from_one_process_to_another() -> None:
    told = pickle.loads(pickle.dumps(Away()))
    assert isinstance(told, Away)
    assert (told.status, told.id) == (503, "busy")


def test_who_asks_a_desk_that_is_not_there_is_told_so() -> None:
    async def ask() -> None:
        desks = Desks()
        try:
            with pytest.raises(Away):
                await asyncio.wait_for(desks.line.ask("nowhere", "standing", ()), 60)
        finally:
            await desks.close()

    asyncio.run(ask())


@pytest.mark.parametrize("game", ["wasteland", "campaign"])
def test_a_broken_card_file_is_refused_with_its_mistakes(serving: Serving, game: str) -> None:
    ana = serving.guest("Ana")
    wanted = {"game": game, "options": {"cards": "this is = no [card file"}}
    told = ana.post("/api/tables", wanted, 422)
    assert told["error"]["id"] == "invalid"
    assert told["error"]["text"]
