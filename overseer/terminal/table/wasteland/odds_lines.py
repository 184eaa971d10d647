"""The preview of an attack as lines: value, dice, armour item by item, and the exact odds."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.detail import PLAIN, QUIET, STRONG
from overseer.text import translate
from overseer.voice.wasteland.outlook import (
    armour_words,
    average,
    dice_words,
    extra_dice,
    hit_words,
    percent,
    value_words,
)
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.battle.odds.preview import Preview, Wounds
from overseer.wasteland.battle.view import SeenBattle

MOST = 7  # amounts that are listed one by one
BAR = 12  # signs of the longest bar
ODDS = Style(color=palette.AMBER)


def preview_lines(battle: SeenBattle, found: Preview, lang: str) -> list[Text]:
    """All that a preview tells, the sum of it first."""
    told = [Text(hit_words(found, lang), Style(color=palette.AMBER, bold=True))]
    for wounds in found.wounds:
        told += mean_lines(battle, wounds, len(found.wounds) > 1, lang)
    if found.critical:
        told.append(Text(translate(lang, "table-wasteland-no-test"), PLAIN))
    else:
        told.append(Text(value_words(found, lang), PLAIN))
    told.append(Text(dice_words(found, lang), PLAIN))
    told += [Text(f"  {line}", QUIET) for line in extra_dice(found, lang)]
    for wounds in found.wounds:
        told += wound_lines(battle, wounds, lang)
    told += [Text(translate(lang, f"wasteland-odds-note-{note}"), QUIET) for note in found.notes]
    return told


def mean_lines(battle: SeenBattle, wounds: Wounds, several: bool, lang: str) -> list[Text]:
    """The average damage of one model, and how likely it is removed."""
    args = {"mean": average(wounds.mean), "removed": percent(wounds.removed)}
    if several:
        name = model_title(battle, wounds.model, lang)
        return [Text(translate(lang, "say-wasteland-wounds", model=name, **args), ODDS)]
    return [Text(translate(lang, "table-wasteland-mean", **args), ODDS)]


def wound_lines(battle: SeenBattle, wounds: Wounds, lang: str) -> list[Text]:
    """What may happen to one model: every amount with a bar; of many, the likeliest."""
    told = [Text(model_title(battle, wounds.model, lang), STRONG)]
    told.append(Text(armour_words(wounds.rating, wounds.strong, wounds.items, lang), PLAIN))
    amounts = sorted(wounds.damage.items(), key=lambda pair: -pair[1])[:MOST]
    for amount, chance in sorted(amounts):
        line = Text(f" {amount:>3} ", Style(color=palette.BRIGHT, bold=True))
        line.append("█" * max(1, round(BAR * float(chance))), ODDS)
        line.append(f" {translate(lang, 'say-odds-percent', percent=percent(chance))}", QUIET)
        told.append(line)
    return told
