"""`overseer odds wasteland`: an attack's value item by item, its chance to hit and its damage."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from overseer.picture.odds import odds_picture
from overseer.terminal.wasteland.odds_asked import Asked
from overseer.terminal.wasteland.odds_case import Case, work_out
from overseer.text import translate
from overseer.voice.complaint import UsageError, shown_args
from overseer.voice.wasteland.odds import words
from overseer.wasteland.cards.file import load
from overseer.wasteland.text.names import named
from overseer.wasteland.words import DAMAGES, DICE, IMMUNE

_BAR: Final = 20
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def run(asked: Asked, cards: str | None, as_json: bool, file: str | None, lang: str) -> int:
    """Print what was asked for, and write the picture if wanted; the exit code."""
    case = work_out(asked, load(Path(cards) if cards else None), lang)
    if file is not None:
        _write(Path(file), case, lang)
    if as_json:
        print(json.dumps(_data(case), indent=2))
        return 0
    # A pipe has no width of its own: give the table what it needs.
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 100)
    console.print(Text(words.title_text(case.seen, lang), style="bold"))
    for line in _facts(case, lang):
        console.print(line, markup=False)
    console.print(_table(case, lang))
    for line in _summary(case, lang):
        console.print(line, markup=False)
    if file is not None:
        print(translate(lang, "wasteland-odds-written", file=file))
    return 0


def _facts(case: Case, lang: str) -> list[str]:
    seen = case.seen
    return [
        words.value_text(seen, lang),
        words.dice_line(seen, lang),
        words.damage_line(seen, lang),
        words.armour_text(seen.wounds[0], lang),
        words.hit_text(seen, lang),
    ]


def _summary(case: Case, lang: str) -> list[str]:
    told = [words.mean_text(case.seen.wounds[0], lang)]
    if case.target:
        name = named("unit", case.target, lang)
        told.append(words.removed_text(case.seen.wounds[0], name, lang))
    return [*told, *words.note_lines(case.seen.notes, lang)]


def _table(case: Case, lang: str) -> Table:
    table = Table(box=SIMPLE)
    for column in ("damage", "exactly", "least", "fraction"):
        table.add_column(translate(lang, f"wasteland-odds-{column}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, min_width=_BAR)
    wounds = case.seen.wounds[0]
    for amount in range(max(wounds.damage) + 1):
        share = wounds.damage.get(amount, Fraction())
        table.add_row(
            str(amount),
            words.percent_text(share, lang),
            words.percent_text(wounds.at_least(amount), lang),
            str(share),
            Text(_bar(round(8 * _BAR * share)), style="cyan" if amount else "bright_black"),
        )
    return table


def _bar(eighths: int) -> str:
    full, part = divmod(eighths, 8)
    return "█" * full + (_EIGHTHS[part] if part else "")


def _write(path: Path, case: Case, lang: str) -> None:
    title = words.title_text(case.seen, lang)
    facts = [*_facts(case, lang), *_summary(case, lang)]
    picture = odds_picture(title, facts, case.seen.wounds[0].damage, lang)
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        args = shown_args({"file": str(path), "error": error.strerror or "?"}, lang)
        raise UsageError("odds-error-file", **args) from error


def _data(case: Case) -> dict[str, object]:
    """Everything as plain data; shares as exact fractions and as numbers."""
    seen = case.seen
    wounds = seen.wounds[0]
    return {
        "weapon": seen.weapon,
        "unit": case.unit,
        "target": case.target,
        "range": "close" if seen.close else "long" if seen.long else "short",
        "critical": seen.critical,
        "value": seen.value,
        "items": [list(item) for item in seen.items],
        "dice": [[word, DICE[die]] for word, die in seen.dice_items],
        "damage_kind": DAMAGES[seen.kind],
        "armour": "X" if wounds.rating == IMMUNE else wounds.rating,
        "armour_items": [list(item) for item in wounds.items],
        "strong": wounds.strong,
        "hit": _share(seen.hit),
        "damage": {str(n): _share(chance) for n, chance in wounds.damage.items()},
        "mean": float(wounds.mean),
        "removed": _share(wounds.removed) if case.target else None,
        "notes": list(seen.notes),
    }


def _share(chance: Fraction) -> dict[str, object]:
    return {"exact": str(chance), "share": float(chance)}
