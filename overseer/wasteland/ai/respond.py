"""The responses of an AI model and the deed each comes down to (WC-A7 to WC-A15, A21, A24)."""

from __future__ import annotations

from typing import Generic

from overseer.wasteland.ai.attack import attack, attack_with, fight_on, options
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.oracle import Deed, Oracle
from overseer.wasteland.ai.ranged import SHOOT
from overseer.wasteland.ai.subjects import Subject, hostile, point_subject, word_of
from overseer.wasteland.ai.targets import choose
from overseer.wasteland.ai.travel import NO_MOVES, Way
from overseer.wasteland.ai.weapons import chosen_arm, reloading
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT
from overseer.wasteland.words import ATTACK, CLOSE, DEFEND, FALL_BACK, MOVE, OBJECTIVE, RESPONSES


def action(oracle: Oracle[Deed]) -> list[Deed]:
    """What a model does with its next action; nothing: the action is lost (WC-A21)."""
    mind = oracle.mind
    deeds = oracle.allowed(respond(oracle))
    if oracle.touched():
        if not deeds:
            mind.steps.clear()
            mind.note("no-way-out", {})
            deeds = fight_on(oracle)
        elif oracle.leaves(deeds):
            if mind.stays:
                mind.steps.clear()  # what it does not do is not told
                mind.note("stays", {})
                deeds = fight_on(oracle)
            else:
                mind.note("breaks-off", {})
    if not deeds:
        mind.note("lost", {})
    return deeds


class Turns(Generic[Deed]):
    """Where a response has led so far: each letter is entered at most once (WC-A21)."""

    def __init__(self, mind: Mind) -> None:
        self.letter: int = mind.letter
        self.entered: list[int] = []
        self.only: list[Model] = mind.enemies  # whom an attack may aim at
        self.goals: list[Subject] = mind.subjects  # where a move leads
        self.deeds: list[Deed] = []
        self.besides: list[Deed] = []  # as good as what is still to be found (WC-A14)
        self.done: bool = False

    def answer(self, deeds: list[Deed]) -> None:
        """This is what it does."""
        self.deeds = self.besides + deeds
        self.done = True


def respond(oracle: Oracle[Deed]) -> list[Deed]:
    """What the response of this activation comes down to just now."""
    turns: Turns[Deed] = Turns(oracle.mind)
    while not turns.done:
        letter = turns.letter
        if letter in turns.entered:
            oracle.mind.note("again", {"letter": RESPONSES[letter]})
            return turns.besides + attack_anyone(oracle)
        turns.entered.append(letter)
        if letter == ATTACK:
            enter_attack(oracle, turns)
        elif letter == MOVE:
            enter_move(oracle, turns)
        elif letter == OBJECTIVE:
            enter_objective(oracle, turns)
        elif letter == FALL_BACK:
            enter_fall_back(oracle, turns)
        else:
            enter_defence(oracle, turns)
    return turns.deeds


def attack_anyone(oracle: Oracle[Deed]) -> list[Deed]:
    """WC-A21: an attack on any enemy, else a move towards the nearest one."""
    deeds = attack(oracle, oracle.mind.enemies, False)
    return deeds if deeds else oracle.moves_anywhere()


def enter_attack(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """A (WC-A8, WC-A9)."""
    mind = oracle.mind
    arm = chosen_arm(mind, mind.method)
    if arm is None:
        loading = reloading(mind, mind.method)  # WC-A24
        if loading:
            mind.note("reload", {"weapon": mind.battle.cards.weapons[loading[0].b].id})
            turns.answer(oracle.does(loading))
            return
        mind.note("no-weapon", {})
        turns.letter = MOVE if comes_to_attack(oracle) else OBJECTIVE
        return
    deeds = attack_with(oracle, turns.only, arm, False)
    if deeds:
        turns.answer(deeds)
        return
    mind.note("attack-nobody", {})
    turns.letter = OBJECTIVE
    turns.only = mind.enemies


def comes_to_attack(oracle: Oracle[Deed]) -> bool:
    """Whether O would be an attack."""
    return oracle.mind.aim.kind == AIM_DEFEAT or not possible(oracle)


def enter_move(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """M (WC-A12)."""
    mind = oracle.mind
    instead = oracle.stays_put()
    if instead:
        turns.answer(instead)
        return
    there = oracle.touching(turns.goals)
    if there is not None:
        mind.note("at-subject", {"about": word_of(there)})
        turns.letter = OBJECTIVE
        return
    nearest = oracle.nearest(turns.goals)
    if nearest is not None:
        subject, way = nearest
        deeds = oracle.moves_to(subject, way)
        if deeds:
            note_move(mind, subject, way)
            turns.answer(deeds)
            return
    mind.note("no-way", {})
    turns.letter = ATTACK


def note_move(mind: Mind, subject: Subject, way: Way | None) -> None:
    """Where a move leads, and in how many moves where they are counted."""
    if way is None:
        mind.note("move", {"about": word_of(subject)})
    elif way.moves == NO_MOVES:
        mind.note("move-near", {"about": word_of(subject)})
    else:
        mind.note("move", {"moves": way.moves, "about": word_of(subject)})


def enter_objective(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """O (WC-A13)."""
    mind = oracle.mind
    kind = mind.aim.kind
    if not possible(oracle):
        mind.note("aim-impossible", {})
        turns.letter = ATTACK
    elif kind == AIM_DEFEAT:
        turns.only = wanted(mind)
        mind.note("aim-defeat", {"about": among([f"m{m.number}" for m in turns.only])})
        turns.letter = ATTACK
    elif kind == AIM_PROTECT:
        mind.note("aim-protect", {"about": among([word_of(s) for s in mind.subjects])})
        turns.letter = DEFEND
    elif kind == AIM_GO:
        mind.note("aim-go", {"about": among([word_of(s) for s in mind.subjects])})
        turns.goals = mind.subjects
        turns.letter = MOVE
    else:
        enter_use(oracle, turns)


def possible(oracle: Oracle[Deed]) -> bool:
    """Whether the aim can be pursued at all; "too far" is no reason (WC-A13)."""
    mind = oracle.mind
    kind = mind.aim.kind
    if kind == AIM_NONE or not mind.subjects:
        return False
    if kind == AIM_DEFEAT:
        return len(wanted(mind)) > 0
    if kind == AIM_PROTECT or kind == AIM_GO:
        return True
    return len(oracle.worth_using()) > 0


def wanted(mind: Mind) -> list[Model]:
    """The enemies that it is to defeat."""
    return [enemy for enemy in mind.enemies if enemy.number in mind.aim.models]


def among(words: list[str]) -> str:
    """What an aim is about: the only subject by its name, or that there are several."""
    return words[0] if len(words) == 1 else "several"


def enter_use(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """Use X: interact, else move into contact, else M."""
    mind = oracle.mind
    subjects = oracle.worth_using()
    deeds = oracle.uses(subjects)
    if deeds:
        turns.answer(deeds)
        return
    turns.goals = subjects
    turns.letter = MOVE
    nearest = None if oracle.stays_put() else oracle.nearest(subjects)
    if nearest is None:
        mind.note("aim-approach", {"about": among([word_of(s) for s in subjects])})
        return
    subject, way = nearest
    deeds = oracle.touches(subject, way)
    mind.note("aim-touch" if deeds else "aim-approach", {"about": word_of(subject)})
    if deeds:
        turns.answer(deeds)


def enter_fall_back(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """F (WC-A14): M to where it was deployed; there, O."""
    mind = oracle.mind
    instead = oracle.stays_put()
    if instead:
        turns.answer(instead)
        return
    home = point_subject(mind.model.home_x, mind.model.home_y)
    if oracle.touching([home]) is not None:
        mind.note("at-home", {})
        turns.letter = OBJECTIVE
        return
    mind.note("fall-back", {})
    turns.goals = [home]
    turns.letter = MOVE


def enter_defence(oracle: Oracle[Deed], turns: Turns[Deed]) -> None:
    """D (WC-A14): the main threat to the subject is the only target, else M to the subject."""
    mind = oracle.mind
    if not mind.subjects:
        mind.note("defend-nothing", {})
        turns.letter = ATTACK
        return
    friendly = [s for s in mind.subjects if not hostile(mind.battle, mind.model, s)]
    if not friendly:
        mind.note("defend-hostile", {})
        turns.letter = OBJECTIVE
        return
    subject = closest(oracle, friendly)
    targets = threats(oracle, subject)
    if targets:
        method = mind.method
        if not mind.reckless and oracle.fought_beside(subject, targets):
            mind.note("defend-close", {})
            mind.method = CLOSE
        missed = 0
        for target in targets:
            deeds = attack(oracle, [target], True)
            turns.besides += deeds
            missed += 0 if deeds else 1
        if missed == 0:
            turns.answer([])
            return
        mind.method = method
        if turns.besides:  # one of several is drawn: who cannot attack that one moves
            mind.note("defend-drawn", {"count": len(targets)})
    mind.note("defend-move", {"about": word_of(subject)})
    turns.goals = [subject]
    turns.letter = MOVE


def closest(oracle: Oracle[Deed], subjects: list[Subject]) -> Subject:
    """The subject with the fewest moves; one that it touches before all others."""
    if len(subjects) == 1:
        return subjects[0]
    there = oracle.touching(subjects)
    if there is not None:
        return there
    nearest = oracle.nearest(subjects)
    return subjects[0] if nearest is None else nearest[0]


def threats(oracle: Oracle[Deed], subject: Subject) -> list[Model]:
    """The main threat to a subject: whom it would attack from there, unengaged (WC-A14)."""
    there = oracle.standing_at(subject)
    arm = chosen_arm(there.mind, there.mind.method)
    if arm is None:
        return []
    found = options(there, there.mind.enemies, arm, False)
    if not found:
        return []
    chosen = choose(there, [option.target for option in found], arm, found[0].entry == SHOOT)
    if len(chosen) == 1:
        oracle.mind.note("defend-from", {"target": chosen[0].number, "about": word_of(subject)})
    return chosen
