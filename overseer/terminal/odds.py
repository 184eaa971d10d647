"""`overseer odds`: the critical chances of Tragic as a table with its curve, or as a picture.

Wasteland's attacks are worked out in terminal/wasteland/odds.py; `choose` tells the two apart.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from overseer.terminal.completion import GAMES_WITH_ODDS
from overseer.terminal.values import whole
from overseer.terminal.wasteland.odds_asked import Asked
from overseer.text import translate
from overseer.tragic import odds
from overseer.tragic.odds_picture import picture
from overseer.tragic.rules.damage import MOST_CHANCES
from overseer.tragic.text.gifts import figure
from overseer.voice.complaint import UsageError, shown_args

FEWEST, MOST = -20, MOST_CHANCES  # what --chances takes (TR-L5)
_BAR: Final = 18
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def choose(
    game: str,
    chances: str | None,
    asked: Asked,
    cards: str | None,
    as_json: bool,
    file: str | None,
    lang: str,
) -> int:
    """The odds of one game; what only another game knows is a mistake worth a sentence."""
    if game not in GAMES_WITH_ODDS:
        known = ", ".join(GAMES_WITH_ODDS)
        raise UsageError("wasteland-odds-error-game", game=game[:40], known=known)
    if game == "wasteland":
        if chances is not None:
            raise UsageError("cli-error-not-here", option="--chances", game=game)
        from overseer.terminal.wasteland.odds import run as run_wasteland

        return run_wasteland(asked, cards, as_json, file, lang)
    if asked.weapon is not None:
        raise UsageError("cli-error-extra", word=asked.weapon[:40], command="odds")
    for field in fields(asked):
        if getattr(asked, field.name) != field.default:
            raise UsageError("cli-error-not-here", option=f"--{field.name}", game=game)
    if cards is not None:
        raise UsageError("cli-error-not-here", option="--cards", game=game)
    return run(chances, as_json, file, lang)


def run(chances: str | None, as_json: bool, file: str | None, lang: str) -> int:
    """Print the table or one chance, and write the picture if asked; the exit code."""
    one = whole(chances, "--chances", FEWEST, MOST)
    if file is not None:
        _write(Path(file), lang)
    if as_json:
        rows = [_row(each) for each in range(odds.MOST + 1)]
        print(json.dumps(rows if one is None else _row(one), indent=2))
    elif one is None:
        # A pipe has no width of its own: give the table what it needs.
        console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
        console.print(_table(lang))
        console.print(translate(lang, "odds-note"), markup=False)
    else:
        share = translate(lang, "odds-percent", n=odds.percent(one))
        words = {"chances": one, "shown": figure(one), "dice": odds.dice(one)}
        exact = str(odds.critical(one))
        print(translate(lang, "odds-one", **words, percent=share, fraction=exact))
    if file is not None and not as_json:
        print(translate(lang, "odds-written", file=file))
    return 0


def _write(path: Path, lang: str) -> None:
    try:
        path.write_text(picture(lang), encoding="utf-8")
    except OSError as error:
        words = shown_args({"file": str(path), "error": error.strerror or "?"}, lang)
        raise UsageError("odds-error-file", **words) from error


def _row(chances: int) -> dict[str, object]:
    exact = odds.critical(chances)
    return {
        "chances": chances,
        "dice": odds.dice(chances),
        "chance": float(exact),
        "exact": str(exact),
    }


def _table(lang: str) -> Table:
    table = Table(box=SIMPLE, title=translate(lang, "odds-title"), title_justify="left")
    for column in ("chances", "dice", "share", "exact"):
        table.add_column(translate(lang, f"odds-column-{column}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, min_width=_BAR)
    highest = odds.critical(odds.MOST)
    for chances in range(odds.MOST + 1):
        exact = odds.critical(chances)
        table.add_row(
            str(chances),
            str(odds.dice(chances)),
            translate(lang, "odds-percent", n=odds.percent(chances)),
            str(exact),
            Text(_bar(round(8 * _BAR * exact / highest)), style="cyan"),
            style="bold" if chances == odds.DEFAULT else "",
        )
    return table


def _bar(eighths: int) -> str:
    full, part = divmod(eighths, 8)
    return "█" * full + (_EIGHTHS[part] if part else "")
