"""What can be entered at a step of the AI: each offer with its acts, so that a page holds no rule.

The first act of an offer that `throws` may ask for dice or a choice (`running.Asked`); its answers
are put into it before the acts are entered.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.ledger.acts import (
    Activate,
    Count,
    EndActivation,
    Play,
    Ready,
    SideTurn,
    Strike,
    UseCard,
)
from overseer.wasteland.ledger.ai import step as s
from overseer.wasteland.ledger.ai.acts import (
    Answered,
    BlueDie,
    Cannot,
    Deed,
    Edge,
    EdgeWord,
    Face,
    InRole,
    Noticed,
    Picked,
    Reacts,
)
from overseer.wasteland.ledger.ai.step import Step, step_of, target_of
from overseer.wasteland.ledger.ai.table import is_ai
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import NONE

FACES: Final[tuple[Face, ...]] = ("b", "bb", "bs", "s", "ss", "x")
EDGE_WORDS: Final[tuple[EdgeWord, ...]] = ("south", "north", "west", "east")
ATTACKS: Final = (d.FIGHT, d.SHOOT, d.THROW)
THROWN: Final = (*ATTACKS, d.CHARGE, d.HEAL, d.DETONATE)  # dice come with them
# What was said to be impossible is looked up for these; of the others, people say how they ended.
AVOIDED: Final = (
    *(d.FIGHT, d.CHARGE, d.CONTACT, d.NEXT_CHARGE, d.NEXT_MOVE, d.TOWARDS, d.SHOOT, d.THROW),
    *(d.POSITION, d.NEARER, d.BREAK_OFF, d.NEAREST, d.MOVE, d.TOUCH, d.LOOK, d.USE, d.RETREAT),
    d.DETONATE,
)


class Offer(NamedTuple):
    """Something that can be entered."""

    id: str  # stable: what it is for
    acts: tuple[Play, ...]
    word: str = ""  # the thing that it is about
    throws: bool = False
    token: int = NONE


def choices(sheet: Sheet, step: Step) -> list[Offer]:
    """Of several things one is entered: by chance, or as it fell on the table."""
    if step.stage == s.DRAW:
        return [_drawn(sheet, token) for token in step.tokens]
    if step.stage == s.DIE:
        faces = [(face, BlueDie(token=step.token, face=face)) for face in FACES]
        return [Offer(f"face-{face}", (act,), face) for face, act in faces]
    if step.stage == s.EDGE:
        edges = [(edge, Edge(side=step.side, edge=edge)) for edge in EDGE_WORDS]
        return [Offer(f"edge-{edge}", (act,), edge) for edge, act in edges]
    if step.stage == s.ROLE:
        people = [(token, InRole(word="journalist", token=token)) for token in step.tokens]
        return [Offer(f"role-{token}", (act,), f"m{token}", token=token) for token, act in people]
    if step.stage == s.PICK:
        return [_picked(step, place, each) for place, each in enumerate(step.choices)]
    return []


def _drawn(sheet: Sheet, token: int) -> Offer:
    """A token is drawn; who acts at once, without a throw, acts."""
    acts: tuple[Play, ...] = (Ready(token=token),)
    after, wrong = done(sheet, acts[0])
    then = step_of(after) if wrong is None else None
    if then is not None and then.stage == s.ACTIVATE and then.token == token:
        act = Activate(token=token)
        if done(after, act)[1] is None:
            acts = (*acts, act)
    return Offer(f"token-{token}", acts, f"m{token}", token=token)


def _picked(step: Step, place: int, each: Instruction) -> Offer:
    target = target_of(each)
    act = Picked(token=step.token, deed=each.deed, target=target, weapon=each.weapon)
    return Offer(f"pick-{place}", (act,), target)


def buttons(sheet: Sheet, step: Step) -> list[Offer]:
    """What is entered when something has been done."""
    token = step.token
    if step.stage == s.ACTIVATE:
        act = Activate(token=token)
        return [Offer("activate", (act,), throws=isinstance(done(sheet, act)[1], Asked))]
    if step.stage == s.END:
        return [_end(sheet, token)]
    if step.stage == s.OVER:
        return [Offer("turn", (SideTurn(side=step.next),))]
    if step.stage == s.PASS:
        return [Offer("pass", (Deed(token=token, deed=d.PASS, reaction=True),))]
    if step.stage == s.WATCH:
        return [Offer("noticed", (Noticed(token=token),), f"m{token}")]
    if step.stage == s.DO and step.instruction is not None:
        return _doing(sheet, step, step.instruction)
    return []


def _end(sheet: Sheet, token: int) -> Offer:
    """The activation is over; where the turn is as well, the next side's begins."""
    acts: tuple[Play, ...] = (EndActivation(token=token),)
    after, wrong = done(sheet, acts[0])
    then = step_of(after) if wrong is None else None
    if then is not None and then.stage == s.OVER:
        acts = (*acts, SideTurn(side=then.next))
    return Offer("end", acts)


def _doing(sheet: Sheet, step: Step, told: Instruction) -> list[Offer]:
    """It was done as told, it ended otherwise, it cannot be done."""
    plain = deed_of(step, told)
    target = target_of(told)
    found: list[Offer] = []
    if told.deed in ATTACKS and target[:1] == "m":
        found.append(Offer("attack", (strike_of(step, told), plain), target, throws=True))
        found.append(Offer("done", (plain,), target))
    elif told.deed == d.CHARGE:
        asks = isinstance(done(sheet, plain)[1], Asked)
        found.append(Offer("done", (plain,), target, throws=asks))
    elif told.deed == d.DETONATE:
        found.append(Offer("done", (plain,), target, throws=True))
    elif told.deed == d.HEAL:
        card = UseCard(token=step.token, card=told.weapon)
        found.append(Offer("done", (card, plain), throws=isinstance(done(sheet, card)[1], Asked)))
    elif told.deed == d.USE and target[:1] == "k":
        found.append(Offer("worked", (msgspec.structs.replace(plain, worked=True),), target))
        found.append(Offer("failed", (msgspec.structs.replace(plain, worked=False),), target))
        found.append(Offer("done", (plain,), target))
    else:
        found.append(Offer("done", (plain,), target))
    if told.deed in d.MOVING:
        stuck = msgspec.structs.replace(plain, whole=False, touches=None)
        found.append(Offer("stuck", (stuck,), target))
    if told.deed in AVOIDED and target:
        act = Cannot(token=step.token, deed=told.deed, target=target)
        found.append(Offer("cannot", (act,), target))
    return found


def deed_of(step: Step, told: Instruction) -> Deed:
    """It was done as told: whom it touches then follows from how it ends."""
    target = target_of(told)
    touches: tuple[int, ...] | None = None
    if told.deed in (d.CHARGE, d.CONTACT) and target[:1] == "m":
        touches = (int(target[1:]),)
    elif told.deed in d.MOVING:
        touches = ()  # it ends in contact with no enemy
    return Deed(
        token=told.fighter,
        deed=told.deed,
        target=target,
        weapon=told.weapon,
        quick=told.quick and not step.reaction,
        careful=told.careful,
        reaction=step.reaction,
        touches=touches,
    )


def strike_of(step: Step, told: Instruction) -> Strike:
    """The attack that it was told, before distance and cover are said."""
    return Strike(
        token=told.fighter,
        target=int(target_of(told)[1:]),
        weapon=told.weapon,
        close=told.deed == d.FIGHT,
        quick=told.quick and not step.reaction,
        reaction=step.reaction,
        critical=told.critical,
    )


def answer_of(step: Step) -> Answered:
    """The answer that names nobody; whoever is named is put into `chosen`."""
    asked = step.question
    assert asked is not None
    return Answered(
        kind=asked.kind,
        me=asked.me,
        asked=asked.candidates,
        at=asked.at,
        rulers=asked.rulers,
        weapon=asked.weapon,
    )


def reacting(sheet: Sheet, step: Step) -> list[Offer]:
    """People's models that may react to what the AI does: they stay, or they move (WB-R5)."""
    if step.reaction or step.stage not in (s.QUESTION, s.PICK, s.DO, s.END):
        return []
    first: tuple[Play, ...] = ()
    told = step.instruction
    if step.stage == s.DO and told is not None and told.deed not in THROWN:
        first = (deed_of(step, told),)
    found: list[Offer] = []
    for token, at in sorted(sheet.tokens.items()):
        model = sheet.battle.models[at]
        if model.place == ON_TABLE and model.reactions > 0 and not is_ai(sheet, model):
            for word, moved in (("still", False), ("moved", True)):
                acts = (*first, Reacts(token=token, moved=moved))
                found.append(Offer(f"reacts-{token}-{word}", acts, f"m{token}", token=token))
    return found


# What the AI of a scenario has to be told when it happens, by the scenario's rule.
NOTES: Final = {
    "journalist": ("alarm",),
    "minesweepers": ("finder-0", "finder-1"),
    "plant": ("virus",),
    "pumps": ("running",),
    "journal": ("lock-0", "lock-1", "lock-2"),
}


def facts(sheet: Sheet) -> list[Offer]:
    """What has happened in the scenario, to be switched; who wears what all are after."""
    scenario = sheet.scenario
    if scenario is None:
        return []
    found: list[Offer] = []
    for rule in scenario.rules:
        for word in NOTES.get(rule, ()):
            there = sheet.counts.get(word, 0)
            act = Count(word=word, by=-there if there else 1)
            found.append(Offer(f"note-{'off' if there else 'on'}-{word}", (act,), word))
        if rule == "suit":
            wearer = dict(sheet.thinking.roles).get("wearer", NONE)
            for token, at in sorted(sheet.tokens.items()):
                model = sheet.battle.models[at]
                if model.side == 0 and model.place == ON_TABLE and token != wearer:
                    act_of = InRole(word="wearer", token=token)
                    found.append(Offer(f"wearer-{token}", (act_of,), f"m{token}", token=token))
    return found
