"""Special rules at the right moment, in words."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from overseer.text import translate
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.reminders import EVENT, Due, reminders
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.scenarios.scenario import LAST

_BETWEEN: Final = re.compile(r"(?<=[.!?]) +")


class ReminderGiven(msgspec.Struct, omit_defaults=True):
    """What people should think of now."""

    moment: str
    text: list[str]
    rule: str = ""  # where it stands in the rulebook


def rule_sentences(scenario: str, lang: str) -> list[str]:
    """The special rules of a scenario, one by one."""
    return _BETWEEN.split(translate(lang, f"scenario-{scenario}.rules"))


def reminders_given(told: Told, lang: str) -> list[ReminderGiven]:
    """What is due, in a language."""
    return [_given(due, told.sheet, lang) for due in reminders(told)]


def _given(due: Due, sheet: Sheet, lang: str) -> ReminderGiven:
    scenario = sheet.scenario
    if due.moment == EVENT:
        return ReminderGiven(EVENT, [translate(lang, "companion-remind-event")], "WC-E2")
    text: list[str] = []
    if due.moment == LAST:
        text.append(translate(lang, "companion-remind-last"))
    if scenario is not None:
        sentences = rule_sentences(scenario.id, lang)
        text += [sentences[at] for at in due.sentences]
        text += [translate(lang, f"companion-remind-{rule}") for rule in due.shared]
        if due.moment == LAST:
            sides = dict.fromkeys(side.id for side in scenario.sides)
            aims = [translate(lang, f"scenario-{scenario.id}.{side}") for side in sides]
            text += dict.fromkeys(aims)
    return ReminderGiven(due.moment, text, "WC-F5" if scenario is None else scenario.rule)
