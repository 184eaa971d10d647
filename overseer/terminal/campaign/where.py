"""Where campaigns lie: a folder each, by name under the data folder or anywhere by its path."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from overseer.terminal.campaign.folder import RECORD
from overseer.terminal.records import store
from overseer.voice.complaint import UsageError, printable

FOLDER: Final = "campaigns"
USUAL: Final = "campaign"  # the name of the first one
_NAME: Final = re.compile(r"[\w][\w -]{0,39}")


def home() -> Path:
    """The folder that holds the campaigns with a name."""
    return store.folder(os.environ) / FOLDER


def place(name: str | None, folder: str | None) -> Path | None:
    """The folder that a name or a path means; None when neither was given."""
    if name is not None and folder is not None:
        raise UsageError("campaign-error-both")
    if folder is not None:
        return Path(folder)
    if name is None:
        return None
    if not _NAME.fullmatch(name):
        raise UsageError("campaign-error-name", name=printable(name[:40]))
    return home() / name


def known() -> list[Path]:
    """The campaigns with a name, the one played last first.

    That is the last one of the list of campaigns played: clocks go wrong, and files are copied.
    The time of the record only decides between campaigns that are not in it.
    """
    order = {name: at for at, name in enumerate(store.played(home()))}

    def newness(path: Path) -> tuple[int, int, str]:
        return order.get(path.name, -1), (path / RECORD).stat().st_mtime_ns, path.name

    try:
        found = [path.parent for path in home().glob(f"*/{RECORD}")]
        return sorted(found, key=newness, reverse=True)
    except OSError:
        return []


def note(path: Path) -> None:
    """Remember that this campaign was played last."""
    if path.parent == home():
        store.note(home(), path.name)


def current(name: str | None, folder: str | None) -> Path:
    """The campaign that is meant: the one named, else the one played last."""
    path = place(name, folder)
    if path is not None:
        return path
    found = known()
    if not found:
        raise UsageError("campaign-error-none-yet")
    return found[0]


def option(path: Path) -> str:
    """What a command needs besides, so that it is about a campaign; nothing for the current one."""
    if path.parent != home():
        return f' --dir "{path}"'
    found = known()
    return "" if found and found[0] == path else f' --name "{path.name}"'


def fresh(name: str | None, folder: str | None) -> Path:
    """Where a new campaign goes: as said, else the first usual name that is free."""
    path = place(name, folder)
    if path is not None:
        return path
    found, number = home() / USUAL, 1
    while found.exists():
        number += 1
        found = home() / f"{USUAL}-{number}"
    return found
