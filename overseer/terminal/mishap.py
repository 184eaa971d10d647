"""A fault of the program itself: a sentence for the user, a file with the details for repairs."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from traceback import format_exception
from typing import Final

import overseer
from overseer.terminal.records import store
from overseer.text import translate

CODE: Final = 70  # what a shell calls an internal software error (EX_SOFTWARE)
DEBUG: Final = "OVERSEER_DEBUG"  # set, a fault is shown as Python shows it
LOG: Final = "errors.log"
LARGEST: Final = 1_000_000  # bytes; a longer log begins anew


def mishap_text(
    error: BaseException, args: Sequence[str], environ: Mapping[str, str], lang: str
) -> str:
    """What the user is told; the details are written down first."""
    file = _write_down(error, args, environ)
    kind = type(error).__name__
    if file is None:
        return translate(lang, "cli-mishap-unwritten", kind=kind, variable=DEBUG)
    return translate(lang, "cli-mishap", kind=kind, file=str(file))


def _write_down(
    error: BaseException, args: Sequence[str], environ: Mapping[str, str]
) -> Path | None:
    """Add to the log beside the saved games, or in the temporary folder; where it was possible."""
    python = ".".join(str(n) for n in sys.version_info[:3])
    head = f"{datetime.now():%Y-%m-%d %H:%M:%S} overseer {overseer.__version__}, Python {python}"
    text = f"{head}: {list(args)!r}\n{''.join(format_exception(error))}\n"
    for folder in (store.folder(environ), Path(gettempdir())):
        file = folder / (LOG if folder.name == "overseer" else f"overseer-{LOG}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            fresh = not file.exists() or file.stat().st_size > LARGEST
            with file.open("w" if fresh else "a", encoding="utf-8", errors="replace") as log:
                file.chmod(0o600)  # a position may stand in it that others should not read
                log.write(text)
        except OSError:
            continue
        return file
    return None
