"""`overseer` alone: the start screen, what is chosen there, and back again."""

from __future__ import annotations

import os
from pathlib import Path

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.terminal.look import look_of
from overseer.terminal.match import play
from overseer.terminal.match.session import load_intact
from overseer.terminal.records import replay
from overseer.terminal.start.rows import Deed
from overseer.text import translate
from overseer.voice.complaint import UsageError, complaint

INTERRUPTED = 130


def run(lang: str) -> int:
    """Open the screen until somebody leaves; in a pipe, say what to type."""
    if not play.full_screen(False, os.environ):
        print(translate(lang, "start-pipe"))
        return 0
    play.check_size()
    from overseer.terminal.start.screen import StartApp

    notice = ""
    while True:
        app = StartApp(lang, notice)
        deed = app.run()
        lang = app.lang
        if app.interrupted or deed is None or deed.what == "leave":
            return INTERRUPTED if app.interrupted else app.return_code or 0
        try:
            code, notice = carry_out(deed, lang), ""
        except (UsageError, Refused, CardFileError) as error:
            code, notice = 0, complaint(error, lang)
        if code == INTERRUPTED:
            return code


def carry_out(deed: Deed, lang: str) -> int:
    """Do what was chosen; the exit code."""
    if deed.what in ("play", "learn", "resume"):
        return play.run(wanted(deed, lang), lang)
    path = deed.path
    if deed.what == "campaign" or deed.what == "new-campaign":
        return campaign(path, lang)
    assert path is not None
    if deed.what == "replay":
        record, _ = load_intact(path)
        if look_of(overseer.game(record.header.game)).watch() is not None:
            return replay.show(record, path, lang)
        from overseer.terminal.start.reading import read

        return read(record, path, lang)
    from overseer.terminal.deck import deck

    if deed.what == "new-deck":
        path.parent.mkdir(parents=True, exist_ok=True)
        deck.new(str(path), deed.own.get("from"), None, None, lang)
    return deck.edit(str(path), False, None, os.environ, lang)


def wanted(deed: Deed, lang: str) -> play.Wanted:
    """The same as options of `overseer play`."""
    return play.Wanted(
        game=deed.game,
        seats=deed.seats or None,
        names=deed.names or None,
        plain=False,
        resume=None if deed.what != "resume" else str(deed.path),
        save=None,
        seed=None,
        think=None,
        budget=None,
        tutorial=deed.what == "learn",
        own=deed.own,
    )


def campaign(path: Path | None, lang: str) -> int:
    """Go on with a campaign, or begin one."""
    from overseer.terminal.campaign import battles, files, where
    from overseer.terminal.campaign.asked import Asked

    if path is None:
        path = where.fresh(None, None)
        files.new(files.Wanted(*[None] * 10), None, str(path), lang)
    return battles.run(False, Asked(None, str(path), None, False), lang)
