"""Beside the real tables of Shelter and Tragic: what is counted and thrown there, as data.

It depends on the language alone, so that a device keeps it and needs no connection afterwards.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

from overseer.host.encoded import Encoded, encoded
from overseer.server.api.library import may_be_kept
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.voice.shelter.beside import ShelterBeside, shelter_beside
from overseer.voice.tragic.beside import TragicBeside, tragic_beside


@route("GET", "/api/beside/shelter")
async def beside_shelter(call: Call) -> Encoded[ShelterBeside]:
    """What a score sheet of Shelter counts, the cards that pay at the end, how threats fall."""
    may_be_kept(call)
    return await asyncio.to_thread(_shelter, call.lang)


@route("GET", "/api/beside/tragic")
async def beside_tragic(call: Call) -> Encoded[TragicBeside]:
    """Life, the radiation track with what its levels do, traits, critical hits of Tragic."""
    may_be_kept(call)
    return await asyncio.to_thread(_tragic, call.lang)


@lru_cache(maxsize=8)
def _shelter(lang: str) -> Encoded[ShelterBeside]:
    return encoded(shelter_beside(lang))


@lru_cache(maxsize=8)
def _tragic(lang: str) -> Encoded[TragicBeside]:
    return encoded(tragic_beside(lang))
