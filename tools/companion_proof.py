"""Proves that the companion's AI by questions does what the digital AI does.

python -m tools.companion_proof               10,000 activations of all scenarios
python -m tools.companion_proof 500 escort    500 of one
python -m tools.companion_proof 500 --ask     who touches whom is asked too
python -m tools.companion_proof 1000 --parts  the first 50 of each battle

The AI plays both sides of digital battles. Before each of its actions the companion is asked as
beside a real table; the positions answer its questions. Its instruction has to be what the digital
AI does: the same kind of action, the same targets, the same weapon.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import process_time

import msgspec

from overseer.engine import NATURE, OVER
from overseer.wasteland.ai.explain import Thought
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.battle import moves as m
from overseer.wasteland.battle.acting.reactions import react_moves
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION, T_REACT
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.carry import after
from overseer.wasteland.companion.deciding import decide
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.mirror import table_of
from overseer.wasteland.companion.questions import Said
from overseer.wasteland.companion.reacting import react
from overseer.wasteland.companion.table import Table
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.state import WastelandState
from tools.companion_oracle import Oracle

ACTIVATIONS = 10_000
MOST_QUESTIONS = 60
NEARLY = 63  # 1/64 mm: moves end at whole mm

ATTACKS = {m.FIGHT: d.FIGHT, m.SHOOT: d.SHOOT, m.THROW: d.THROW}
# Steps of the digital reasoning that say where a move leads, and the deed that they mean.
LEADS = {
    "close-contact": d.CONTACT,
    "close-engaged": d.CONTACT,
    "close-next-charge": d.NEXT_CHARGE,
    "close-next-move": d.NEXT_MOVE,
    "close-towards": d.TOWARDS,
    "ranged-position": d.POSITION,
    "ranged-towards": d.NEARER,
    "ranged-break-off": d.BREAK_OFF,
    "towards-nearest": d.NEAREST,
    "move": d.MOVE,
    "move-near": d.MOVE,
    "aim-touch": d.TOUCH,
}


class Count:
    """What was seen."""

    def __init__(self) -> None:
        self.actions = self.activations = self.questions = self.cannot = 0
        self.reactions = 0
        self.asked: list[int] = []  # questions by activation
        self.kinds: Counter[str] = Counter()
        self.differences: Counter[str] = Counter()
        self.examples: dict[str, str] = {}


def said_by_engine(thought: Thought) -> set[tuple[str, str, str]]:
    """What the digital AI does: deed, target, weapon or item."""
    found: set[tuple[str, str, str]] = set()
    for move in thought.moves:
        found |= one_move(thought, move)
    return found


def one_move(thought: Thought, move: BattleMove) -> set[tuple[str, str, str]]:
    """One of the moves that the digital AI holds for equally good."""
    if move.kind in ATTACKS:
        return {(ATTACKS[move.kind], f"m{move.a}", str(move.b))}
    if move.kind == m.CHARGE:
        return {(d.CHARGE, f"m{move.a}", "")}
    if move.kind in (m.EXPERTISE, m.INTERACT):
        return {(d.USE, f"k{move.a}", "")}
    if move.kind == m.FREE_MODEL:
        return {(d.USE, f"m{move.a}", "")}
    if move.kind == m.LOOK:
        return {(d.LOOK, f"k{move.a}", "")}
    if move.kind in (m.RELOAD, m.USE):
        return {(d.RELOAD if move.kind == m.RELOAD else d.HEAL, "", str(move.b))}
    if move.kind == m.MOVE:
        return {led(thought)}
    plain = {m.DETONATE: d.DETONATE, m.PREPARE: d.PREPARE, m.END: d.END}
    return {(plain[move.kind], "", "")}


def led(thought: Thought) -> tuple[str, str, str]:
    """Where a move leads, by the last step that says so."""
    deed, target = "", ""
    for step in thought.steps:
        if step.word in LEADS:
            deed = LEADS[step.word]
            target = str(step.args.get("about", ""))
            if "target" in step.args:
                target = f"m{step.args['target']}"
        elif step.word == "target-chance":
            target = "chance"
        elif step.word == "points-move":
            deed, target = d.MOVE, "aim"
        elif step.word.startswith("target-"):
            target = f"m{step.args['target']}"
    return deed, target, ""


def said_by_companion(
    state: WastelandState, told: tuple[Instruction, ...]
) -> set[tuple[str, str, str]]:
    """The same of the companion; of several moves the steps tell where the last one leads."""
    moving = [each for each in told if each.deed in d.MOVING and each.deed != d.CHARGE]
    told = tuple(each for each in told if each not in moving[:-1])
    found: set[tuple[str, str, str]] = set()
    cards = state.cards
    for each in told:
        weapon = ""
        if each.deed in (d.FIGHT, d.SHOOT, d.THROW, d.RELOAD):
            weapon = str(cards.weapon_numbers[each.weapon])
        elif each.deed == d.HEAL:
            weapon = str(cards.item_numbers[each.weapon])
        targets = each.targets if each.deed != d.DETONATE else ()
        words = [reason.word for reason in each.reasons]
        if each.deed in d.MOVING and each.deed != d.CHARGE and "target-chance" in words:
            targets = ("chance",)
        if "points-move" in words:
            targets = ("aim",)
        deed = d.END if each.deed == d.LOST else each.deed
        for word in targets or ("",):
            found.add((deed, word, weapon))
    return found


def normal(found: set[tuple[str, str, str]]) -> set[tuple[str, str, str]]:
    """A way home or to a point has no name; contact with an aim is where its way leads, too."""
    renamed = set()
    for deed, word, weapon in found:
        if word in ("home", "point") or "," in word:
            word = "place"
        renamed.add((d.MOVE if deed == d.TOUCH else deed, word, weapon))
    return renamed


def deeds(found: set[tuple[str, str, str]]) -> str:
    """The deeds among what is done."""
    return "+".join(sorted({deed for deed, _, _ in found}))


class Known:
    """What was said in an activation, what was done, and where everybody stood."""

    def __init__(self, state: WastelandState) -> None:
        self.active = (state.turn, state.active)
        self.said: tuple[Said, ...] = ()
        self.done: Instruction | None = None
        self.places = places(state)
        self.whole = False

    def told(self) -> str:
        """What was said, for a difference."""
        return " ".join(f"{each.kind}{each.rulers}:{','.join(each.chosen)}" for each in self.said)

    def go_on(self, state: WastelandState) -> None:
        """Drop what is not true any more."""
        now = places(state)
        moved = tuple(word for word in now if self.places.get(word) != now[word])
        self.said = () if self.done is None else after(self.said, self.done, moved, self.whole)
        self.places = now


def places(state: WastelandState) -> dict[str, tuple[int, ...]]:
    """Where everybody and everything is."""
    found: dict[str, tuple[int, ...]] = {}
    for model in state.models:
        found[f"m{model.number}"] = (model.x, model.y, model.on, model.place, model.radius)
    for marker in state.markers:
        found[f"k{marker.number}"] = (marker.x, marker.y)
    return found


def compare(state: WastelandState, known: Known, contacts: bool, count: Count) -> int:
    """One action: how many questions it took; differences are counted."""
    said = known.said
    model = state.models[state.work[-1].model]
    table = table_of(state, model, contacts)
    oracle = Oracle(state, model, state.actions == 0)
    asked = 0
    for _ in range(MOST_QUESTIONS):
        decision = decide(table, state.cards, said)
        if decision.question is not None:
            asked += 1
            count.kinds[decision.question.kind] += 1
            answer = decision.question.answer(oracle.answer(decision.question))
            said = (*said, answer)
            continue
        failed = [
            each.cannot(word)
            for each in decision.instructions
            for word in each.targets
            if not oracle.possible(each.deed, word, each.weapon)
        ]
        if not failed:
            break
        count.cannot += 1
        said = (*said, *failed)
    else:
        count.differences["endless"] += 1
        return asked
    known.said = said
    known.done = decision.instructions[0]
    ours = normal(said_by_companion(state, decision.instructions))
    theirs = normal(said_by_engine(state.think()))
    if ours != theirs:
        kind = f"{deeds(theirs)} -> {deeds(ours)}"
        count.differences[kind] += 1
        why = " ".join(step.word for step in state.think().steps)
        mine = " ".join(r.word for r in decision.instructions[0].reasons)
        count.examples.setdefault(
            kind,
            f"{sorted(theirs)} [{why}] | {sorted(ours)} [{mine}] {state.rules.name} {state.actions}"
            f" {known.told()}",
        )
    return asked


def compare_reaction(state: WastelandState, contacts: bool, count: Count) -> None:
    """Who of the AI reacts to what somebody did."""
    work = state.work[-1]
    able = [move.a for move in react_moves(state, work) if move.kind == m.REACT]
    hit = tuple(each.number for each in state.models if work.value >> each.number & 1)
    hurt = tuple(each.number for each in state.models if work.damage >> each.number & 1)
    table = without_tokens(table_of(state, state.models[work.model], contacts), work.bought)
    said: tuple[Said, ...] = ()
    for _ in range(MOST_QUESTIONS):
        decision = react(table, state.cards, work.model, hit, hurt, said)
        question = decision.question
        if question is None:
            break
        count.kinds[f"reaction {question.kind}"] += 1
        oracle = Oracle(state, state.models[question.me], True)
        oracle.aware = question.me in able
        said = (*said, question.answer(oracle.answer(question)))
    count.reactions += 1
    (told,) = decision.instructions
    ours = m.bare(m.PASS) if told.deed == d.PASS else m.at_model(m.REACT, told.fighter)
    if ours not in state.think().moves:
        kind = f"reaction {state.think().moves[0].kind} -> {told.deed}"
        count.differences[kind] += 1
        count.examples.setdefault(kind, f"{state.think().moves[0]} | {ours} {hit} {hurt} {said}")


def without_tokens(table: Table, declared: tuple[int, ...]) -> Table:
    """Those who have declared have spent their token."""
    return msgspec.structs.replace(
        table,
        fighters=tuple(
            msgspec.structs.replace(each, reactions=0) if each.id in declared else each
            for each in table.fighters
        ),
    )


def is_whole(state: WastelandState, move: BattleMove) -> bool:
    """Whether a move goes its whole ruler."""
    if move.kind != m.MOVE:
        return False
    model = state.models[state.work[-1].model]
    walk = Mind(state, model, move.quick).walk()
    return walk.length(move.path) + NEARLY >= walk.smooth


def battle(id: str, seed: int, contacts: bool, most: int, count: Count) -> None:
    """One battle, the AI on both sides."""
    state = Wasteland().new(1, {"scenario": id, "ai": "both"})
    assert isinstance(state, WastelandState)
    rng = Random(f"{id} {seed}")
    known = Known(state)
    while state.seat != OVER:
        assert state.seat == NATURE
        if state.topic == T_ACTION:
            if (state.turn, state.active) != known.active or not count.asked:
                known = Known(state)
                count.activations += 1
                count.asked.append(0)
            else:
                known.go_on(state)
            asked = compare(state, known, contacts, count)
            count.actions += 1
            count.questions += asked
            count.asked[-1] += asked
        elif state.topic == T_REACT:
            compare_reaction(state, contacts, count)
        move = state.chance(rng.randrange(state.spread))
        if state.topic == T_ACTION:
            assert isinstance(move, BattleMove)
            known.whole = is_whole(state, move)
        state.apply(move)
        if count.activations >= most:
            return


def main(activations: int, ids: tuple[str, ...], contacts: bool, each: int) -> int:
    """The counts; how many differences there were."""
    count = Count()
    seed = 0
    while count.activations < activations:
        battle(
            ids[seed % len(ids)], seed, contacts, min(activations, count.activations + each), count
        )
        seed += 1
    asked = sorted(count.asked)
    print(f"{seed} battles, {count.activations} activations, {count.actions} actions")
    print(f"{count.reactions} times somebody might react")
    print(f"{count.questions} questions, {count.cannot} times it cannot be done")
    at = {part: asked[len(asked) * part // 100] for part in (25, 50, 75, 90, 99)}
    print(f"questions by activation: {at}, most {asked[-1]}")
    print(f"by kind: {dict(count.kinds.most_common())}")
    print(f"{sum(count.differences.values())} differences, {process_time():.0f} s")
    for kind, n in count.differences.most_common():
        print(f"  {n} {kind}: {count.examples.get(kind, '')}")
    return sum(count.differences.values())


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    wanted = int(words[0]) if words else ACTIVATIONS
    part = 50 if "--parts" in sys.argv else wanted
    sys.exit(1 if main(wanted, tuple(words[1:]) or STANDARD, "--ask" not in sys.argv, part) else 0)
