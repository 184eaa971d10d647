"""Where structures stand on a settlement's land: beside the match, for it changes nothing there.

A plot has a structure's word, or none. Whoever draws them fits them to what the settlement has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.server.store.database import statement
from overseer.server.store.quota import NOBODY

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.store.database import Database


async def plots_of(database: Database, code: str) -> dict[int, list[str]]:
    """What stands on each plot, by seat."""
    rows = await database.read("SELECT seat, words FROM plots WHERE code = $1", code)
    return {int(seat or 0): str(words).split(",") for seat, words in rows}


async def keep_plots(registry: Registry, code: str, seat: int, plots: list[str]) -> None:
    """Somebody has placed their structures; everybody who looks sees it."""
    await registry.quota.keep(
        NOBODY,
        statement(
            "INSERT INTO plots (code, seat, words) VALUES ($1, $2, $3) "
            "ON CONFLICT (code, seat) DO UPDATE SET words = excluded.words",
            *(code, seat, ",".join(plots)),
        ),
    )
    await registry.announce((await registry.room(code)).table)
