"""`overseer saves --check`: what becomes of saved games and campaigns under today's rules."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import overseer
from overseer.engine.game import Game
from overseer.engine.match import read_seed
from overseer.engine.record import Record
from overseer.engine.refusal import Refused
from overseer.engine.update import bring_over, outdated
from overseer.terminal.campaign.folder import RECORD
from overseer.terminal.records import store
from overseer.terminal.records.saves import saved_games
from overseer.text import translate
from overseer.voice.complaint import complaint, printable
from overseer.wasteland.campaign.game import Campaign

CAMPAIGN = Campaign().name


class Forecast:
    """One record: `now`, `whole`, `changed`, `over`, `over-old` or `stays`, and what that means."""

    def __init__(self, path: Path, record: Record, lang: str) -> None:
        self.path = path
        self.record = record
        self.words: dict[str, object] = {}
        try:
            self.fate = self._fate(_game_of(record))
        except Refused as error:
            self.fate = "stays"
            self.words["problem"] = complaint(error, lang)

    def _fate(self, game: Game) -> str:
        record, head = self.record, self.record.header
        if not outdated(record, game):
            if record.end is None:
                read_seed(self.path)
            return "now" if record.end is None else "over"
        self.words = {"rules": head.rules, "ours": game.rules_version}
        if record.end is not None:
            self.words["release"] = game.release_of(head.rules, head.cards) or "unknown"
            return "over-old"
        brought = bring_over(record, game, read_seed(self.path))
        update = brought.update
        self.words |= {"moves": brought.moves}
        self.words |= {"left_out": update.left_out, "filled_in": update.filled_in}
        return "whole" if brought.whole else "changed"

    def text(self, lang: str) -> str:
        """What becomes of it, in words."""
        return translate(lang, f"saves-check-{self.fate}", **self.words)

    def data(self) -> dict[str, Any]:
        """The same for other programs."""
        game = self.record.header.game
        return {"file": str(self.path), "game": game, "fate": self.fate, **self.words}


def run(game: str | None, as_json: bool, lang: str) -> int:
    """Say it for every game and campaign; the exit code: 1 when one cannot go on."""
    name = game if game in (None, CAMPAIGN) else overseer.game(str(game)).name
    fates: list[str] = []
    rows: list[dict[str, Any]] = []
    for title, path, record in _all(name, lang):
        found = Forecast(path, record, lang)
        fates.append(found.fate)
        rows.append(found.data())
        if not as_json:
            print(f"{title}\n   {found.text(lang)}", flush=True)
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    elif not fates:
        print(translate(lang, "saves-none", folder=printable(str(store.folder(os.environ)))))
    elif {"whole", "changed"} & set(fates):
        print(translate(lang, "saves-check-kept"))
    return 1 if "stays" in fates else 0


def _all(game: str | None, lang: str) -> Iterator[tuple[str, Path, Record]]:
    """Games, then campaigns with the battles that are being fought, each with a title."""
    if game != CAMPAIGN:
        for saved in saved_games(game):
            yield saved.line(lang, turn=False), saved.path, saved.record
    if game not in (None, CAMPAIGN):
        return
    from overseer.terminal.campaign import where

    for folder in where.known():
        title = translate(lang, "saves-check-campaign", name=printable(folder.name))
        for path in (folder / RECORD, *sorted(folder.glob(f"battle-*{store.SUFFIX}"))):
            try:
                record = Record.load(path)
            except Refused:
                continue  # `overseer campaign list` tells of damaged ones
            if path.name == RECORD:
                yield title, path, record
            elif record.end is None:
                yield f"{title} · {path.stem}", path, record


def _game_of(record: Record) -> Game:
    name = record.header.game
    return Campaign() if name == CAMPAIGN else overseer.game(name)
