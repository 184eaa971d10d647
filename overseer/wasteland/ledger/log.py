"""The log: entries that are only ever added, and the sheet that they add up to.

To take back, to bring back, to correct and to put in what was forgotten are entries too. A sheet is
worked out from the first entry on, so that after a correction everything that follows is worked out
anew. Whatever no longer fits is left out and named; it stays in the log and may fit again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec

from overseer.engine.refusal import Refusal
from overseer.wasteland.card import CardSet
from overseer.wasteland.ledger.acts import Any, Correct, Insert, Play, Redo, Undo
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet, refuse

MOST_ENTRIES = 5000


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the log. Its id is made by the device that wrote it."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern="^[0-9A-Za-z._-]+$")]
    act: Any
    by: Annotated[str, msgspec.Meta(max_length=40)] = ""  # whose hand
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0  # when, in milliseconds


class Line(NamedTuple):
    """A line of the story: an act as it counts now."""

    id: str
    act: Play
    by: str
    on: bool  # false: it was taken back
    changed: bool  # it was corrected, or put in later


class Misfit(NamedTuple):
    """A line that does not fit where it stands."""

    id: str
    act: Play
    refusal: Refusal


class Told(NamedTuple):
    """All that a log says."""

    sheet: Sheet
    lines: tuple[Line, ...]  # in the order in which they count
    misfits: tuple[Misfit, ...]


class Story:
    """What the entries say about each other, without carrying anything out."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.order: list[str] = []
        self.acts: dict[str, Play] = {}
        self.hands: dict[str, str] = {}
        self.off: set[str] = set()
        self.corrections: dict[str, list[tuple[str, Play]]] = {}
        self.inserted: set[str] = set()

    def add(self, entry: Entry) -> Refusal | None:
        """One more entry; why it cannot be where it names another."""
        act = entry.act
        if entry.id in self.ids:
            return refuse("CO-4", "entry-twice", id=entry.id)
        if isinstance(act, Undo):
            if act.of not in self.ids or not self._undoes(act.of) or act.of in self.off:
                return refuse("CO-4", "no-undo", id=act.of)
            self.off.add(act.of)
        elif isinstance(act, Redo):
            if act.of not in self.off:
                return refuse("CO-4", "no-redo", id=act.of)
            self.off.remove(act.of)
        elif isinstance(act, Correct):
            if act.of not in self.acts:
                return refuse("CO-4", "no-entry", id=act.of)
            self.corrections.setdefault(act.of, []).append((entry.id, act.act))
        elif isinstance(act, Insert):
            if act.before not in self.acts:
                return refuse("CO-4", "no-entry", id=act.before)
            self.order.insert(self.order.index(act.before), entry.id)
            self.acts[entry.id] = act.act
            self.inserted.add(entry.id)
        else:
            self.order.append(entry.id)
            self.acts[entry.id] = act
        self.ids.add(entry.id)
        self.hands[entry.id] = entry.by
        return None

    def _undoes(self, id: str) -> bool:
        """Whether an entry is one that is taken back, and not itself a way back."""
        return id in self.acts or any(
            id == made for made_by in self.corrections.values() for made, _ in made_by
        )

    def lines(self) -> list[Line]:
        """The acts as they count now, in order."""
        found: list[Line] = []
        for id in self.order:
            act, changed = self.acts[id], id in self.inserted
            for made, better in self.corrections.get(id, ()):
                if made not in self.off:
                    act, changed = better, True
            found.append(Line(id, act, self.hands[id], id not in self.off, changed))
        return found


def story_of(entries: Sequence[Entry]) -> tuple[Story, list[tuple[Entry, Refusal]]]:
    """What a log says; entries that name what is not there are left out and given back."""
    story = Story()
    strays: list[tuple[Entry, Refusal]] = []
    for entry in entries:
        refusal = story.add(entry)
        if refusal is not None:
            strays.append((entry, refusal))
    return story, strays


def fold(entries: Sequence[Entry], cards: CardSet | None = None) -> Told:
    """The sheet that a log adds up to."""
    story, _ = story_of(entries)
    return _carried_out(story, cards)


def _carried_out(story: Story, cards: CardSet | None) -> Told:
    lines = story.lines()
    sheet = Sheet(cards)
    misfits: list[Misfit] = []
    for line in lines:
        if line.on:
            sheet, wrong = done(sheet, line.act)
            if wrong is not None:
                misfits.append(Misfit(line.id, line.act, _refusal(wrong)))
    return Told(sheet, tuple(lines), tuple(misfits))


def _refusal(found: Refusal | Asked) -> Refusal:
    if isinstance(found, Asked):
        return refuse("CO-2", "asked", topic=found.topic, token=found.token)
    return found


class Judged(NamedTuple):
    """What became of an entry that somebody wants to add."""

    told: Told  # as it stands now: with the entry, unless it does not fit
    refusal: Refusal | None = None
    asked: Asked | None = None
    lost: tuple[Misfit, ...] = ()  # what fitted before and fits no longer


def judge(entries: Sequence[Entry], entry: Entry, cards: CardSet | None = None) -> Judged:
    """Whether an entry fits behind a log, and what it changes."""
    return Growing(entries, cards).judge(entry)


class Growing:
    """A log to which one entry after the other is added. An act is carried out on the sheet that is
    there; only what goes back has everything worked out anew."""

    def __init__(
        self, entries: Sequence[Entry], cards: CardSet | None = None, told: Told | None = None
    ) -> None:
        self.entries = list(entries)
        self.told = fold(entries, cards) if told is None else told
        self._story, _ = story_of(entries)
        self._cards = cards

    def judge(self, entry: Entry) -> Judged:
        """Whether an entry fits, and what it changes; one that fits is in the log from now on."""
        if len(self.entries) >= MOST_ENTRIES:
            return Judged(self.told, refuse("CO-4", "log-full", most=MOST_ENTRIES))
        if isinstance(entry.act, Undo | Redo | Correct | Insert):
            found = self._back(entry)
        else:
            found = self._on(entry, entry.act)
        if found.refusal is None:
            self.entries.append(entry)
            self.told = found.told
        return found

    def _on(self, entry: Entry, act: Play) -> Judged:
        before = self.told
        if entry.id in self._story.ids:
            return Judged(before, refuse("CO-4", "entry-twice", id=entry.id))
        sheet, wrong = done(before.sheet, act)
        if wrong is not None:
            return Judged(before, _refusal(wrong), wrong if isinstance(wrong, Asked) else None)
        self._story.add(entry)
        line = Line(entry.id, act, entry.by, True, False)
        return Judged(Told(sheet, (*before.lines, line), before.misfits))

    def _back(self, entry: Entry) -> Judged:
        before = self.told
        refusal = self._story.add(entry)
        if refusal is not None:
            return Judged(before, refusal)
        after = _carried_out(self._story, self._cards)
        known = {misfit.id for misfit in before.misfits}
        own = entry.act.of if isinstance(entry.act, Correct | Redo) else entry.id
        for misfit in after.misfits:
            if misfit.id == own and not isinstance(entry.act, Undo):
                self._story, _ = story_of(self.entries)  # as if nobody had wanted it
                return Judged(
                    before, misfit.refusal, _asked_by(self.entries, entry, own, self._cards)
                )
        lost = tuple(misfit for misfit in after.misfits if misfit.id not in known)
        return Judged(after, lost=lost)


def _asked_by(
    entries: Sequence[Entry], entry: Entry, own: str, cards: CardSet | None
) -> Asked | None:
    """What a correction or an inserted act has still to say, at its place."""
    story, _ = story_of([*entries, entry])
    sheet = Sheet(cards)
    for line in story.lines():
        if line.id == own:
            found = done(sheet, line.act)[1]
            return found if isinstance(found, Asked) else None
        if line.on:
            sheet = done(sheet, line.act)[0]
    return None


def last_undoable(entries: Sequence[Entry], by: str | None = None) -> str | None:
    """The entry that one step back takes back; `by`: only of this hand."""
    story, _ = story_of(entries)
    for entry in reversed(entries):
        act = entry.act
        ours = by is None or entry.by == by
        plain = not isinstance(act, Undo | Redo) and entry.id in story.ids
        if ours and plain and entry.id not in story.off:
            return entry.id
    return None


def last_redoable(entries: Sequence[Entry], by: str | None = None) -> str | None:
    """The entry that one step forward brings back; None after something new was entered."""
    story, _ = story_of(entries)
    for entry in reversed(entries):
        if by is not None and entry.by != by:
            continue
        act = entry.act
        if isinstance(act, Undo) and act.of in story.off:
            return act.of
        if not isinstance(act, Undo | Redo):
            return None
    return None


_decoder = msgspec.json.Decoder(list[Entry])


def log_text(entries: Sequence[Entry]) -> str:
    """A log as canonical JSON."""
    return msgspec.json.encode(list(entries), order="deterministic").decode()


def read_log(text: str | bytes) -> list[Entry]:
    """A log from its JSON; msgspec's error when it is none."""
    return _decoder.decode(text)
