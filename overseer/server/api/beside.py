"""Beside the real tables of Shelter and Tragic: what is counted and thrown there, as data.

It depends on the language alone, so that a device keeps it and needs no connection afterwards.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec

from overseer.server.api.library import may_be_kept
from overseer.server.edge.call import Call
from overseer.server.edge.routes import Raw, route
from overseer.voice.shelter.beside import ShelterBeside, shelter_beside
from overseer.voice.tragic.beside import TragicBeside, tragic_beside


@route("GET", "/api/beside/shelter", gives=ShelterBeside)
async def beside_shelter(call: Call) -> Raw:
    """What a score sheet of Shelter counts, the cards that pay at the end, how threats fall."""
    may_be_kept(call)
    return Raw(await asyncio.to_thread(_shelter, call.lang))


@route("GET", "/api/beside/tragic", gives=TragicBeside)
async def beside_tragic(call: Call) -> Raw:
    """Life, the radiation track with what its levels do, traits, critical hits of Tragic."""
    may_be_kept(call)
    return Raw(await asyncio.to_thread(_tragic, call.lang))


@lru_cache(maxsize=8)
def _shelter(lang: str) -> bytes:
    return msgspec.json.encode(shelter_beside(lang))


@lru_cache(maxsize=8)
def _tragic(lang: str) -> bytes:
    return msgspec.json.encode(tragic_beside(lang))
