"""The preview of an attack as lines: value, dice, armour item by item, and the exact odds."""

from __future__ import annotations

from fractions import Fraction

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG
from overseer.text import translate
from overseer.voice.wasteland.given import AttackOdds, Chance, Wound

MOST = 7  # amounts that are listed one by one
BAR = 12  # signs of the longest bar
ODDS = Style(color=palette.AMBER)


def preview_lines(odds: AttackOdds, lang: str) -> list[Text]:
    """All that a preview tells, the sum of it first."""
    hits = translate(lang, "say-wasteland-hits", percent=percent(odds.hit))
    told = [Text(hits, Style(color=palette.AMBER, bold=True))]
    for wound in odds.wounds:
        told += mean_lines(wound, len(odds.wounds) > 1, lang)
    told.append(Text(odds.value_text or translate(lang, "table-wasteland-no-test"), PLAIN))
    told.append(Text(odds.dice_text, PLAIN))
    told += [Text(f"  {line}", QUIET) for line in odds.dice_from]
    for wound in odds.wounds:
        told += wound_lines(wound, lang)
    return told + [Text(note, QUIET) for note in odds.notes]


def mean_lines(wound: Wound, several: bool, lang: str) -> list[Text]:
    """The average damage of one model, and how likely it is removed."""
    args = {"mean": round(wound.mean, 1), "removed": percent(wound.out)}
    if several:
        return [Text(translate(lang, "say-wasteland-wounds", model=wound.name, **args), ODDS)]
    return [Text(translate(lang, "table-wasteland-mean", **args), ODDS)]


def wound_lines(wound: Wound, lang: str) -> list[Text]:
    """What may happen to one model: every amount with a bar; of many, the likeliest."""
    told = [Text(wound.name, STRONG), Text(wound.text, PLAIN)]
    bars = sorted(wound.damage, key=lambda bar: -bar.chance.percent)[:MOST]
    for bar in sorted(bars, key=lambda bar: bar.n):
        line = Text(f" {bar.n:>3} ", Style(color=palette.BRIGHT, bold=True))
        line.append("█" * max(1, round(BAR * bar.chance.percent / 100)), ODDS)
        share = translate(lang, "say-odds-percent", percent=percent(bar.chance))
        told.append(line.append(f" {share}", QUIET))
    return told


def percent(chance: Chance) -> float:
    """In per cent; small chances are not rounded away."""
    number = 100 * float(Fraction(chance.exact))
    return round(number) if number >= 10 or number == 0 else round(number, 1)
