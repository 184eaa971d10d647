"""Ledgers for tests: a hand that writes, and random logs of everything that can be entered."""

from __future__ import annotations

from random import Random

import msgspec

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.model import ON_TABLE, STATUSES, UNREADY
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.chance import draw, thrown
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.log import Entry, Judged, Story, Told, fold, judge, story_of
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import CONDITIONS, NONE


class Pen:
    """Writes entries one after the other; `does` demands that each fits."""

    def __init__(self, by: str = "a", entries: list[Entry] | None = None) -> None:
        self.by = by
        self.entries: list[Entry] = list(entries or [])
        self.made = 0

    def entry(self, act: acts.Any) -> Entry:
        """The next entry, not yet written."""
        self.made += 1
        return Entry(f"{self.by}-{self.made}", act, self.by)

    def tries(self, act: acts.Any) -> Judged:
        """Write an entry if it fits."""
        entry = self.entry(act)
        judged = judge(self.entries, entry)
        if judged.refusal is None:
            self.entries.append(entry)
        return judged

    def does(self, *wanted: acts.Any) -> Sheet:
        """Write entries that fit; the sheet after them."""
        for act in wanted:
            judged = self.tries(act)
            assert judged.refusal is None, (act, judged.refusal)
        return self.told.sheet

    def refused(self, act: acts.Any) -> Refusal:
        """Why an entry does not fit."""
        found = self.tries(act).refusal
        assert found is not None, act
        return found

    @property
    def last(self) -> str:
        """The id of the last entry."""
        return self.entries[-1].id

    @property
    def told(self) -> Told:
        """What the log says."""
        return fold(self.entries)


def ambush(by: str = "a") -> Pen:
    """Minutemen (0, 1, 2) against a brute (8) and a super mutant (9), in round 1."""
    pen = Pen(by)
    pen.does(
        acts.Begin(scenario="ambush", sides=(0,), events=True),
        acts.FieldUnit(
            tokens=(0,),
            side=0,
            unit="preston-garvey",
            seat=0,
            weapons=("laser-musket",),
            heroic=True,
        ),
        acts.FieldUnit(
            tokens=(1, 2),
            side=0,
            unit="minuteman",
            seat=0,
            weapons=("laser-musket",),
            items=("stimpak",),
            at=1,
        ),
        acts.FieldUnit(tokens=(8,), side=1, unit="brute", weapons=("board",)),
        acts.FieldUnit(tokens=(9,), side=1, unit="super-mutant", weapons=("hunting-rifle",)),
        acts.Round(advantage=0),
    )
    return pen


def random_log(rng: Random, length: int, by: str = "a", begun: list[Entry] | None = None) -> Pen:
    """A log of so many entries that fit; some of them go back or correct."""
    pen = Pen(by, begun) if begun is not None else ambush(by)
    told = pen.told
    story, _ = story_of(pen.entries)
    while len(pen.entries) - len(begun or ()) < length:
        entry = pen.entry(_some_act(rng, told, pen.entries, story))
        judged = judge(pen.entries, entry)
        if judged.refusal is None:
            pen.entries.append(entry)
            story.add(entry)
            told = judged.told
    return pen


def _some_act(rng: Random, told: Told, entries: list[Entry], story: Story) -> acts.Any:
    roll = rng.random()
    plain = [entry.id for entry in entries[1:] if not isinstance(entry.act, acts.Undo | acts.Redo)]
    if roll < 0.10 and plain:
        return acts.Undo(of=rng.choice(plain))
    if roll < 0.16 and story.off:
        return acts.Redo(of=rng.choice(sorted(story.off)))
    own = [line.id for line in told.lines[1:]]
    if roll < 0.22:
        return acts.Correct(of=rng.choice(own), act=some_play(rng, told.sheet))
    if roll < 0.25:
        return acts.Insert(before=rng.choice(own), act=some_play(rng, told.sheet))
    return some_play(rng, told.sheet)


def some_play(rng: Random, sheet: Sheet) -> acts.Play:
    """Anything that could be entered; most of it fits. Its dice are thrown."""
    tokens = sorted(sheet.tokens) or [0]
    token, other = rng.choice(tokens), rng.choice(tokens)
    battle = sheet.battle
    weapons = ["board"]
    if token in sheet.tokens:
        weapons = [sheet.cards.weapons[n].id for n in sheet.model(token).weapons] or weapons
    busy = sheet.token_of(battle.active) if battle.active != NONE else NONE
    free = [
        each
        for each in tokens
        if each in sheet.tokens
        and sheet.model(each).place == ON_TABLE
        and sheet.model(each).status == UNREADY
    ]
    kind = rng.randrange(20)
    if busy != NONE and kind < 6:
        ways: list[acts.Play] = [acts.EndActivation(token=busy), acts.Spend(), acts.Spend(by=-1)]
        return rng.choice(ways)
    wanted: list[acts.Play] = [
        acts.Hurt(token=token, wounds=rng.randint(-2, 3), rads=rng.choice((0, 0, 1)), by=other),
        acts.Condition(token=token, condition=rng.choice(CONDITIONS), on=rng.random() < 0.7),
        acts.Tally(token=token, what=rng.choice(("points", "luck", "boosts")), by=1),
        acts.Ready(token=rng.choice(free or tokens)),
        acts.Activate(token=token),
        acts.Status(token=token, status=rng.choice(STATUSES)),
        acts.Round(advantage=rng.randrange(2)),
        acts.SideTurn(side=rng.randrange(2)),
        acts.Find(token=token, card=draw(sheet, "items", rng) or "stimpak"),
        acts.Danger(token=token, card=draw(sheet, "dangers", rng) or "none"),
        acts.UseCard(token=token, card="stimpak"),
        acts.Event(card=draw(sheet, "events", rng) or "none"),
        acts.Boost(seat=0, card=rng.choice(sheet.cards.boosts).id, played=rng.random() < 0.3),
        acts.Quest(seat=0, card=rng.choice(sheet.cards.quests).id),
        acts.Marker(number=rng.randrange(5), content=rng.randint(-1, 5), side=rng.randint(-1, 1)),
        acts.Strike(
            token=token,
            target=other,
            weapon=rng.choice(weapons),
            close=rng.random() < 0.5,
            cover=rng.randrange(3),
        ),
        acts.Try(token=token, of="perception", more=rng.randint(-2, 2)),
        acts.Weapon(token=token, weapon=rng.choice(weapons), critical=1),
        acts.Count(word="flips", by=1),
        acts.Put(token=token, place=rng.choice(("table", "waiting", "escaped"))),
    ]
    return complete(sheet, wanted[kind], rng)


def complete(sheet: Sheet, act: acts.Play, rng: Random) -> acts.Play:
    """The act with every answer that it asks for: dice are thrown, choices are made at random."""
    for _ in range(60):
        found = done(sheet, act)[1]
        if not isinstance(found, Asked):
            return act
        text = thrown(found, rng) if found.seat < 0 else rng.choice(found.choices)
        act = msgspec.structs.replace(act, answers=(*act.answers, text))  # type: ignore[union-attr]
    raise AssertionError(act)
