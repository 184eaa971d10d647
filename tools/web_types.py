"""The description of the API with each game's own types, for the web client's `npm run types`.

python -m tools.web_types
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import overseer
from overseer.server.app import load_api
from overseer.server.edge.openapi import described
from overseer.voice.schema import own_types


def document() -> dict[str, Any]:
    """The API, and in its components what each game of the house gives besides."""
    load_api()
    kinds = [kind for game in overseer.games() for kind in own_types(game).values()]
    return described(*dict.fromkeys(kinds))


def written() -> bytes:
    """The same as bytes; the generated types name their digest."""
    return msgspec.json.encode(document(), order="deterministic")


if __name__ == "__main__":
    sys.stdout.buffer.write(written())
