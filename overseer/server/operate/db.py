"""What whoever runs the online table does from the command line: `overseer db …`.

The terminal finds these functions by their names, so that neither side imports the other.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Coroutine
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from overseer.server.store import address, checking, migrating, opening, transfer
from overseer.server.store.database import Database, Unavailable
from overseer.server.store.waiting import why
from overseer.text import translate
from overseer.voice.complaint import shown_args

T = TypeVar("T")


def migrate(url: str | None, lang: str) -> int:
    """`overseer db migrate`: bring a database up to date."""
    where = _address(url)
    done = _run(_migrate(where), where)
    for name in done:
        print(translate(lang, "db-migrated", step=name))
    print(translate(lang, "db-up-to-date", where=address.shown(where), step=migrating.newest()))
    return 0


def backup(file: str | None, url: str | None, lang: str) -> int:
    """`overseer db backup`: write everything into a file."""
    path = Path(file or f"overseer-{datetime.now():%Y%m%d-%H%M%S}.jsonl.gz")
    where = _address(url)
    rows = _run(transfer.backup(where, path), where)
    print(translate(lang, "db-backed-up", rows=rows, file=str(path)))
    return 0


def restore(file: str, url: str | None, lang: str) -> int:
    """`overseer db restore`: fill an empty database from such a file."""
    where = _address(url)
    rows = _run(transfer.restore(where, Path(file)), where)
    print(translate(lang, "db-restored", rows=rows, where=address.shown(where)))
    return 0


def check(url: str | None, lang: str) -> int:
    """`overseer db check`: say what does not fit together; the exit code is 1 then."""
    where = _address(url)
    found = _run(checking.check(where), where)
    for finding in found.findings:
        words = translate(lang, finding.id, **shown_args(finding.args, lang))
        print(words, file=sys.stderr)
    args = {"matches": found.matches, "inputs": found.inputs, "faults": len(found.findings)}
    print(translate(lang, "db-check-faults" if found.findings else "db-check-good", **args))
    return 1 if found.findings else 0


def replay(as_json: bool, url: str | None, lang: str) -> int:
    """`overseer db replay`: what becomes of running matches; the exit code is 1 if one stays."""
    from overseer.server.operate.forecast import forecast

    where = _address(url)
    found = _run(forecast(where, lang), where)
    if as_json:
        rows = [{"code": f.code, "game": f.game, "fate": f.fate, **f.words} for f in found]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        for each in found:
            told = translate(lang, f"saves-check-{each.fate}", **each.words)
            print(translate(lang, "db-replayed", code=each.code, game=each.game, fate=told))
        stays = sum(each.fate == "stays" for each in found)
        print(translate(lang, "db-replayed-all", matches=len(found), stays=stays))
    return 1 if any(each.fate == "stays" for each in found) else 0


async def _migrate(url: str) -> list[str]:
    database: Database = await opening.connect(url)
    try:
        return await migrating.migrate(database)
    finally:
        await database.close()


def _address(url: str | None) -> str:
    return url or address.default_url(os.environ)


def _run(work: Coroutine[Any, Any, T], url: str) -> T:
    try:
        return asyncio.run(work)
    except Unavailable as error:
        raise why(error, url) from error
