"""`overseer db replay`: what becomes of the running matches under the rules of this release."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

import overseer
from overseer.engine.record import Header
from overseer.engine.refusal import Refused
from overseer.host.desk import SetUp
from overseer.host.sitting import Table
from overseer.host.table import PLAYING
from overseer.host.updating import brought, older, record_of
from overseer.server.store.copy import Copy
from overseer.server.store.migrating import tables
from overseer.server.store.opening import reading
from overseer.voice.complaint import complaint


class Fate(NamedTuple):
    """What becomes of a match: `now`, `whole`, `changed` or `stays`, and what that means."""

    code: str
    game: str
    fate: str
    words: dict[str, Any]


async def forecast(url: str, lang: str) -> list[Fate]:
    """Look at every running match; the database may be in use, and nothing is changed."""
    async with reading(url) as copy:
        if "matches" not in tables(await copy.step(url)):
            return []
        found = await copy.ask(
            "SELECT m.code, t.game, m.header, m.seed FROM matches m "
            f"JOIN tables t ON t.code = m.code WHERE t.status = '{PLAYING}' ORDER BY m.code"
        )
        fates = []
        for code, game, header, seed in found:
            assert isinstance(header, bytes)
            assert isinstance(seed, bytes)
            rows = await _steps(copy, str(code))
            fates.append(
                await asyncio.to_thread(_fate, str(code), str(game), header, seed, rows, lang)
            )
        return fates


async def _steps(copy: Copy, code: str) -> list[bytes]:
    if not (code.isascii() and code.isalnum()):
        return []
    found = await copy.ask(f"SELECT steps FROM inputs WHERE code = '{code}' ORDER BY seq")
    return [raw for (raw,) in found if isinstance(raw, bytes)]


def _fate(code: str, name: str, header: bytes, seed: bytes, rows: list[bytes], lang: str) -> Fate:
    try:
        head = msgspec.json.decode(header, type=Header)
        set_up = SetUp(name, head.seats, {}, seed, Table(), header=head)
        game = overseer.game(name)
        if not older(set_up):
            record_of(head, rows).trusted(game)
            return Fate(code, name, "now", {})
        found = brought(set_up, rows)
    except Refused as error:
        return Fate(code, name, "stays", {"problem": complaint(error, lang)})
    update = found.update
    words = {
        "rules": head.rules,
        "ours": game.rules_version,
        "moves": found.moves,
        "left_out": update.left_out,
        "filled_in": update.filled_in,
    }
    return Fate(code, name, "whole" if found.whole else "changed", words)
