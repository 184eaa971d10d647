"""Saved games: which there are, who plays them, whose turn it is; and `overseer saves`."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any

import overseer
from overseer.engine.match import seed_file
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import Refused
from overseer.host.seating import seat_name
from overseer.terminal.records import store
from overseer.text import translate
from overseer.voice.complaint import printable


@dataclass(frozen=True)
class Saved:
    """A record in the folder of games."""

    path: Path
    record: Record
    when: datetime
    names: list[str]

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.record.header.game

    @property
    def title(self) -> str:
        """The name of its game as a title."""
        return printable(self.game).capitalize()

    @property
    def finished(self) -> bool:
        """Whether it is over."""
        return self.record.end is not None

    def name(self, seat: int, lang: str) -> str:
        """What a seat is called."""
        return printable(seat_name(self.names, self.record.header.seats, seat, lang))

    def players(self, lang: str) -> str:
        """Everybody at the table."""
        seats = range(len(self.record.header.seats))
        return ", ".join(self.name(seat, lang) for seat in seats)

    @cached_property
    def turn(self) -> int | None:
        """Whose turn it is; None at the end, between turns, or where nobody can tell.

        The moves are carried out and not checked: that happens when the game is opened.
        """
        header = self.record.header
        if self.finished:
            return None
        try:
            game = overseer.game(header.game)
            if game.rules_version != header.rules:
                return None
            state = self.record.resumed(game).state
        except Exception:  # a damaged file may say anything
            return None
        return state.seat if 0 <= state.seat < len(header.seats) else None

    def line(self, lang: str, turn: bool = True) -> str:
        """The game in a line."""
        seat = self.turn if turn else None
        whose = "" if seat is None else self.name(seat, lang)
        how = "over" if self.finished else "turn" if whose else "open"
        return translate(
            lang,
            "saves-line",
            game=self.title,
            players=self.players(lang),
            when=f"{self.when:%Y-%m-%d %H:%M}",
            n=len(self.record.entries),
            how=how,
            whose=whose,
        )

    def data(self) -> dict[str, Any]:
        """The same for other programs; seats are counted from 1."""
        header, end, seat = self.record.header, self.record.end, self.turn
        return {
            "file": str(self.path),
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "names": self.names,
            "when": self.when.astimezone().isoformat(timespec="seconds"),
            "moves": len(self.record.entries),
            "finished": self.finished,
            "turn": None if seat is None else seat + 1,
            "winners": [] if end is None else [winner + 1 for winner in end.winners],
        }


def saved_games(game: str | None = None) -> list[Saved]:
    """All that can be read in the folder of games, the one played last first."""
    found: list[Saved] = []
    try:
        pattern = f"*{store.SUFFIX}" if game is None else f"{game}-*{store.SUFFIX}"
        paths = list(store.folder(os.environ).glob(pattern))
    except OSError:
        return []
    for path in paths:
        saved = _saved(path)
        if saved is not None:
            found.append(saved)
    return sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True)


def unfinished(game: str | None = None) -> list[Saved]:
    """The games that can go on, the one played last first."""
    return [each for each in saved_games(game) if not each.finished and can_go_on(each.path)]


def can_go_on(path: Path) -> bool:
    """Whether the secret seed is there, without which there are no dice."""
    return seed_file(path).exists()


def _saved(path: Path) -> Saved | None:
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
        record = Record.load(path)
    except RecordError as error:
        if error.intact is None:
            return None
        record = error.intact
    except (OSError, Refused):
        return None
    return Saved(path, record, when, store.read_table(path).names)


def run(game: str | None, as_json: bool, lang: str) -> int:
    """`overseer saves`: the exit code."""
    name = None if game is None else overseer.game(game).name
    found = saved_games(name)
    if as_json:
        print(json.dumps([saved.data() for saved in found], indent=2, ensure_ascii=False))
        return 0
    if not found:
        print(translate(lang, "saves-none", folder=printable(str(store.folder(os.environ)))))
    for number, saved in enumerate(found, start=1):
        print(f"{number}. {saved.line(lang)}")
        print(f"   {printable(str(saved.path))}")
    if any(not saved.finished for saved in found):
        print(translate(lang, "saves-next"))
    return 0


def choose_in_lines(found: list[Saved], lang: str) -> Path:
    """Which game goes on, asked line by line; an empty answer takes the newest."""
    print(translate(lang, "saves-which"))
    for number, saved in enumerate(found, start=1):
        print(f"{number}. {saved.line(lang)}")
    while True:
        typed = input(translate(lang, "plain-prompt")).strip()
        if not typed:
            return found[0].path
        if typed.isdecimal() and len(typed) <= 4 and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1].path
        print(translate(lang, "plain-no-number", most=len(found)))
