"""What a device gets of a ledger: the sheet, its history, names and texts in one language."""

from __future__ import annotations

import msgspec

from overseer.text import translate
from overseer.voice.wasteland.ledger.ai import ai_given
from overseer.voice.wasteland.ledger.ai_given import AiGiven
from overseer.voice.wasteland.ledger.changes import change_text
from overseer.voice.wasteland.ledger.reminders import ReminderGiven, reminders_given
from overseer.voice.wasteland.ledger.words import (
    line_text,
    model_title,
    refusal_text,
    side_title,
    told_texts,
)
from overseer.voice.wasteland.odds.words import item_name, note_lines
from overseer.wasteland.battle.odds.preview import Preview
from overseer.wasteland.battle.odds.shield import Items
from overseer.wasteland.ledger.acts import Play
from overseer.wasteland.ledger.changes import Change
from overseer.wasteland.ledger.log import Misfit, Told
from overseer.wasteland.ledger.next import Next, next_thing
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.ledger.shown import SheetData, data_of
from overseer.wasteland.text.fortune import event_phrases
from overseer.wasteland.text.names import named, sentences
from overseer.wasteland.words import DICE_LETTERS, NONE


class LineGiven(msgspec.Struct, omit_defaults=True):
    """A line of the history."""

    id: str
    text: str
    by: str = ""
    off: bool = False  # taken back
    changed: bool = False  # corrected, or put in later
    wrong: str = ""  # why it does not fit where it stands
    act: Play | None = None  # what was entered, as it counts now


class CardGiven(msgspec.Struct, omit_defaults=True):
    """A card that lies open, in words."""

    id: str
    name: str
    text: list[str] = []


class ItemGiven(msgspec.Struct):
    """Where a number comes from."""

    word: str
    amount: int
    name: str


class OddsGiven(msgspec.Struct, omit_defaults=True):
    """An attack before anything is thrown."""

    value: int
    items: list[ItemGiven]
    dice: str
    damage: int
    hit: float
    armour: list[ItemGiven]
    rating: int
    mean: float
    removed: float
    spread: list[float]  # the chance of 0, 1, 2 … damage to the target
    notes: list[str] = []


class ChangeGiven(msgspec.Struct):
    """A fact that is another one now."""

    token: int
    fact: str
    before: str
    after: str
    text: str


class NextGiven(msgspec.Struct, omit_defaults=True):
    """What comes next at the table."""

    what: str
    text: str
    side: int = NONE
    tokens: list[int] = []
    hold: bool = False


class LedgerGiven(msgspec.Struct, omit_defaults=True):
    """Everything about a battle on a real table, for one device."""

    sheet: SheetData
    lines: list[LineGiven]
    names: dict[str, str]  # of every model, by its token
    sides: list[str]
    events: list[CardGiven]  # what lies there
    happened: list[str] = []  # what the last entry led to
    reminders: list[ReminderGiven] = []
    next: NextGiven | None = None
    ai: AiGiven | None = None  # what the AI's side of the table needs now


def ledger_given(told: Told, seats: frozenset[int], lang: str) -> LedgerGiven:
    """A ledger for those who play `seats`. The log is what they may see already."""
    sheet = told.sheet
    data = data_of(sheet, seats)
    wrong = {misfit.id: refusal_text(misfit.refusal, sheet, lang) for misfit in told.misfits}
    lying = [*data.fate.standing, *([data.fate.top] if data.fate.top else [])]
    return LedgerGiven(
        sheet=data,
        lines=[
            LineGiven(
                id=line.id,
                text=line_text(line.act, sheet, lang),
                by=line.by,
                off=not line.on,
                changed=line.changed,
                wrong=wrong.get(line.id, ""),
                act=line.act,
            )
            for line in told.lines
        ],
        names={str(token): model_title(sheet, token, lang) for token in sorted(sheet.tokens)},
        sides=[side_title(sheet, side, lang) for side in (0, 1)],
        events=[event_given(sheet, id, lang) for id in lying],
        happened=told_texts(sheet, lang),
        reminders=reminders_given(told, lang),
        next=next_given(next_thing(told), sheet, lang),
        ai=ai_given(sheet, lang),
    )


def next_given(found: Next, sheet: Sheet, lang: str) -> NextGiven:
    """What comes next, in words."""
    side = "none" if found.side == NONE else side_title(sheet, found.side, lang)
    model = model_title(sheet, found.tokens[0], lang) if found.tokens else ""
    n = len(found.tokens)
    text = translate(lang, f"companion-next-{found.what}", side=side, model=model, n=n)
    return NextGiven(found.what, text, found.side, list(found.tokens), found.hold)


def event_given(sheet: Sheet, id: str, lang: str) -> CardGiven:
    """An event in words."""
    event = sheet.cards.event(id)
    return CardGiven(id, named("event", id, lang), sentences(event_phrases(event, lang), lang))


def misfit_given(misfit: Misfit, sheet: Sheet, lang: str) -> LineGiven:
    """A line that no longer fits."""
    text = line_text(misfit.act, sheet, lang)
    return LineGiven(misfit.id, text, wrong=refusal_text(misfit.refusal, sheet, lang))


def odds_given(seen: Preview, lang: str) -> OddsGiven:
    """The odds of an attack; its target comes first in the engine's preview."""
    first = seen.wounds[0]
    most = max(first.damage, default=0)
    return OddsGiven(
        value=seen.value,
        items=_items(seen.items, lang),
        dice="".join(DICE_LETTERS[die] * seen.dice[die] for die in range(4)),
        damage=seen.damage,
        hit=float(seen.hit),
        armour=_items(first.items, lang),
        rating=first.rating,
        mean=float(first.mean),
        removed=float(first.removed),
        spread=[float(first.damage.get(n, 0)) for n in range(most + 1)],
        notes=note_lines(seen.notes, lang),
    )


def _items(items: Items, lang: str) -> list[ItemGiven]:
    return [ItemGiven(word, amount, item_name(word, lang)) for word, amount in items]


def change_given(change: Change, sheet: Sheet, lang: str) -> ChangeGiven:
    """What a correction has changed."""
    text = change_text(change, sheet, lang)
    return ChangeGiven(change.token, change.fact, change.before, change.after, text)
