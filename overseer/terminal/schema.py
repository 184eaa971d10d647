"""`overseer schema`: JSON Schemas of everything that clients get."""

from __future__ import annotations

import json
from pathlib import Path

import overseer
from overseer.engine.game import Game
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable, shown_args
from overseer.voice.schema import schemas
from overseer.wasteland.campaign.game import Campaign


def run(out: str | None, lang: str) -> int:
    """Print the schemas of all games, or write them to a file; the exit code."""
    found = schemas(every_game())
    text = json.dumps(found, indent=2, ensure_ascii=False)
    if out is None:
        print(text)
        return 0
    try:
        Path(out).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        words = shown_args({"file": out, "error": error.strerror or "?"}, lang)
        raise UsageError("schema-error-file", **words) from error
    games = len(found["games"])
    print(translate(lang, "schema-written", file=printable(out), games=games))
    return 0


def every_game() -> list[Game]:
    """The games of the house, those from outside, and the campaign."""
    found = {game.name: game for game in overseer.games()}
    campaign = Campaign()
    found.setdefault(campaign.name, campaign)
    return list(found.values())
