"""What the first who opens a match after a start would wait for: cards, words, a process.

Of every game that was played here one match is opened before anybody asks for it: the latest.
Where that happens in another process nobody waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

import overseer
from overseer.host.table import OVER, PLAYING

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

BEGUN: Final = f"('{PLAYING}', '{OVER}')"
log = structlog.get_logger()


async def warm(registry: Registry) -> None:
    """Open one match of every game."""
    games = await registry.database.read(
        f"SELECT game, max(touched) FROM tables WHERE status IN {BEGUN} GROUP BY game"
    )
    for game, touched in games:
        assert isinstance(touched, int)
        rows = await registry.database.read(
            f"SELECT code FROM tables WHERE status IN {BEGUN} AND game = $1 AND touched = $2",
            *(str(game), touched),
        )
        if not rows:
            continue
        opening = _opened(registry, str(rows[0][0]))
        try:
            far = registry.desks.far(overseer.game(str(game)))
        except Exception:  # a game that is no longer installed
            opening.close()
            continue
        if far:
            registry.spawn(opening)
        else:
            await opening


async def _opened(registry: Registry, code: str) -> None:
    try:
        live = await registry.live(code)
        await live.update(None, "en", live.number)
    except Exception as error:  # whoever opens it is told
        log.warning("not opened ahead", why=type(error).__name__)
