"""The door for sockets: who is let in, and how one is sent away."""

from __future__ import annotations

import contextlib
from typing import Final

from starlette.websockets import WebSocket

from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.guard import Guard
from overseer.server.edge.routes import UNKNOWN, identify, trouble_of
from overseer.server.faults import Broken, noted

REFUSED: Final = 4000  # and the status: 4404
MOST_SOCKETS: Final = 12_000


async def let_in(socket: WebSocket, call: Call, guard: Guard, there: int) -> None:
    """Find out who comes, or complain: too often, too many are there, from a strange page."""
    guard.admit(socket, 2)
    call.registry.wall.expect_right()
    if there >= MOST_SOCKETS:
        raise Complaint(503, "crowded")
    origin = socket.headers.get("origin")
    if origin is not None and not guard.ours(socket, origin):
        raise Complaint(403, "origin")
    await identify(call, guard)


async def refuse(socket: WebSocket, error: Exception, lang: str) -> None:
    """End an accepted socket with what is wrong, in short."""
    status, trouble, _ = trouble_of(error, lang)
    if status == UNKNOWN:
        error = noted(error, "stream failed", path=socket.url.path)
        status = error.status
    words = error.short(lang) if isinstance(error, Broken) else trouble.text
    with contextlib.suppress(RuntimeError):  # it is gone already
        await socket.close(REFUSED + status, words[:40])
