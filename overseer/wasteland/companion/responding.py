"""The responses by questions (WC-A7 to WC-A15, A21, A24): what one action comes down to."""

from __future__ import annotations

from overseer.wasteland.ai.weapons import Arm, chosen_arm, reloading
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.choosing import choose, nearest
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.lists import (
    Option,
    close_options,
    fights,
    is_critical,
    may,
    options,
    ranged_options,
    shot_rulers,
    skip,
    told,
)
from overseer.wasteland.companion.table import HOME, fighter_word, mark_word
from overseer.wasteland.words import (
    ATTACK,
    CLOSE,
    DEFEND,
    DOG,
    FALL_BACK,
    HANDLER,
    MOVE,
    OBJECTIVE,
    RANGED,
    RESPONSES,
    SEARCH,
    SKILLS,
    W_THROWN,
)

ENTRIES = {
    d.FIGHT: "close-fight",
    d.CHARGE: "close-charge",
    d.CONTACT: "close-contact",
    d.NEXT_CHARGE: "close-next-charge",
    d.NEXT_MOVE: "close-next-move",
    d.TOWARDS: "close-towards",
    d.SHOOT: "ranged-shoot",
    d.THROW: "ranged-shoot",
    d.POSITION: "ranged-position",
    d.NEARER: "ranged-towards",
    d.BREAK_OFF: "ranged-break-off",
}


def action(case: Case) -> list[Instruction]:
    """What a model does with its next action; nothing: the action is lost (WC-A21)."""
    found = respond(case)
    if case.engaged:
        if not found:
            case.reasons.clear()
            case.note("no-way-out")
            found = fight_on(case)
        elif any(each.deed in d.MOVING for each in found):
            if case.stays:
                case.reasons.clear()  # what it does not do is not told
                case.note("stays")
                found = fight_on(case)
            else:
                case.note("breaks-off")
                found = [_leaving(case, each) for each in found]
    if not found:
        case.note("lost")
    return found


def _leaving(case: Case, each: Instruction) -> Instruction:
    return tell(case, each.deed, each.targets, weapon=each.weapon, reach=each.reach, leaving=True)


def fight_on(case: Case) -> list[Instruction]:
    """WC-A15: close combat with those it touches."""
    case.use_method(CLOSE)
    case.entries.clear()
    arm = chosen_arm(case.mind, CLOSE)
    if arm is None:
        return []
    return carried_out(case, options(case, d.FIGHT, fights(case, case.touched, arm)), arm)


def tell(
    case: Case,
    deed: str,
    targets: tuple[str, ...] = (),
    weapon: str = "",
    reach: str = "",
    critical: bool = False,
    leaving: bool = False,
) -> Instruction:
    """An instruction with all that led to it."""
    moving = deed in d.MOVING
    straight = deed in d.MEETING
    return Instruction(
        fighter=case.fighter.id,
        deed=deed,
        targets=targets,
        weapon=weapon,
        ruler=case.ruler(deed == d.CHARGE) if moving else "",
        reach=reach,
        careful=moving and not straight and not case.reckless,
        quick=case.quick,
        critical=critical,
        leaving=leaving,
        list=("ranged" if case.method == RANGED else "close") if deed in ENTRIES else "",
        reasons=tuple(case.reasons),
        entries=tuple(case.entries),
        weighed=tuple(case.weighed),
    )


# -- the responses -------------------------------------------------------------------------------


class Turns:
    """Where a response has led so far: each letter is entered at most once (WC-A21)."""

    def __init__(self, case: Case) -> None:
        self.letter: int = case.letter
        self.entered: list[int] = []
        self.only: list[Model] = case.enemies
        self.goals: list[str] = case.subjects
        self.besides: list[Instruction] = []  # as good as what is still to be found (WC-A14)
        self.found: list[Instruction] | None = None

    def answer(self, found: list[Instruction]) -> None:
        """This is what it does."""
        self.found = self.besides + found


def respond(case: Case) -> list[Instruction]:
    """What the response of this activation comes down to just now."""
    turns = Turns(case)
    while turns.found is None:
        letter = turns.letter
        if letter in turns.entered:
            case.note("again", letter=RESPONSES[letter])
            return turns.besides + attack_anyone(case)
        turns.entered.append(letter)
        if letter == ATTACK:
            enter_attack(case, turns)
        elif letter == MOVE:
            enter_move(case, turns)
        elif letter == OBJECTIVE:
            enter_objective(case, turns)
        elif letter == FALL_BACK:
            enter_fall_back(case, turns)
        else:
            enter_defence(case, turns)
    return turns.found


def enter_attack(case: Case, turns: Turns) -> None:
    """A (WC-A8, WC-A9)."""
    arm = chosen_arm(case.mind, case.method)
    if arm is None:
        loading = reloading(case.mind, case.method)  # WC-A24
        if loading:
            weapon = case.battle.cards.weapons[loading[0].b].id
            case.note("reload", weapon=weapon)
            turns.answer([tell(case, d.RELOAD, weapon=weapon)])
            return
        case.note("no-weapon")
        turns.letter = MOVE if comes_to_attack(case) else OBJECTIVE
        return
    found = attack(case, turns.only, arm, False)
    if found:
        turns.answer(found)
        return
    case.note("attack-nobody")
    turns.letter = OBJECTIVE
    turns.only = case.enemies


def comes_to_attack(case: Case) -> bool:
    """Whether O would be an attack."""
    return case.goal.kind == "defeat" or not possible(case)


def enter_move(case: Case, turns: Turns) -> None:
    """M (WC-A12)."""
    if case.engaged and case.stays:
        turns.answer([tell(case, d.MOVE)])  # it will not leave
        return
    there = at_subjects(case, turns.goals)
    if there:
        case.note("at-subject", about=there[0])
        turns.letter = OBJECTIVE
        return
    goal = nearest_subject(case, turns.goals)
    if goal and can_go(case, d.MOVE, goal):
        case.note("move", about=goal)
        turns.answer([tell(case, d.MOVE, (goal,))])
        return
    case.note("no-way")
    turns.letter = ATTACK


def can_go(case: Case, deed: str, goal: str) -> bool:
    """Whether a move towards something is possible as far as is known."""
    return bool(case.ruler(False)) and may(case, deed) and not case.facts.cannot(deed, goal)


def at_subjects(case: Case, goals: list[str]) -> list[str]:
    """Those subjects that it touches; who gets to an exit is gone."""
    asked = [word for word in goals if word != case.goal.edge or not case.goal.exit]
    known: list[str] = []
    open_: list[str] = []
    for word in asked:
        model = case.model_of(word)
        if model is not None and model in case.fighters():
            if model in case.touched:
                known.append(word)
        else:
            open_.append(word)
    found = known + case.facts.which(q.AT, open_)
    return [word for word in goals if word in found]


def nearest_subject(case: Case, goals: list[str]) -> str:
    """The subject that takes the fewest moves without touching an enemy; empty: none."""
    return case.facts.best(q.SUBJECT, goals, most=1)[0] if goals else ""


def enter_objective(case: Case, turns: Turns) -> None:
    """O (WC-A13)."""
    kind = case.goal.kind
    if not possible(case):
        case.note("aim-impossible")
        turns.letter = ATTACK
    elif kind == "defeat":
        turns.only = wanted(case)
        case.note("aim-defeat", about=among(case.words(turns.only)))
        turns.letter = ATTACK
    elif kind == "protect":
        case.note("aim-protect", about=among(case.subjects))
        turns.letter = DEFEND
    elif kind == "go":
        case.note("aim-go", about=among(case.subjects))
        turns.goals = case.subjects
        turns.letter = MOVE
    else:
        enter_use(case, turns)


def possible(case: Case) -> bool:
    """Whether the aim can be pursued at all; "too far" is no reason (WC-A13)."""
    kind = case.goal.kind
    if kind == "none" or not case.subjects:
        return False
    if kind == "defeat":
        return bool(wanted(case))
    return kind in ("protect", "go") or bool(worth_using(case))


def wanted(case: Case) -> list[Model]:
    """The enemies that it is to defeat."""
    return case.named(case.enemies, [fighter_word(id) for id in case.goal.fighters])


def among(words: list[str]) -> str:
    """What an aim is about: the only subject by its name, or that there are several."""
    return words[0] if len(words) == 1 else "several"


def worth_using(case: Case) -> list[str]:
    """The subjects that a model could use at all: it has the skill that they ask for."""
    lacking: list[str] = []
    for mark in case.table.marks:
        if mark.known and mark.skill and not skilled(case, SKILLS.index(mark.skill)):
            lacking.append(mark_word(mark.id))
    return [word for word in case.subjects if word not in lacking]


def skilled(case: Case, skill: int) -> bool:
    """Whether a model can try a skill; a dog searches in the presence of a handler (WB-I3)."""
    if able(case.battle, case.model, skill):
        return True
    if skill != SEARCH or not case.model.unit.types & DOG:
        return False
    return any(
        model.unit.traits & HANDLER and case.table.fighters[model.number].id in case.fighter.auras
        for model in case.battle.friends_of(case.model)
    )


def enter_use(case: Case, turns: Turns) -> None:
    """Use X: interact, else move into contact, else M."""
    subjects = worth_using(case)
    found = uses(case, subjects)
    if found:
        case.note("aim-use", about=found[0].targets[0])
        turns.answer([tell(case, each.deed, each.targets) for each in found])
        return
    turns.goals = subjects
    if case.engaged and case.stays:
        turns.letter = MOVE
        return
    goal = nearest_subject(case, subjects)
    if goal and can_go(case, d.TOUCH, goal) and leads_to(case, goal):
        case.note("aim-touch", about=goal)
        turns.answer([tell(case, d.TOUCH, (goal,))])
        return
    case.note("aim-approach", about=goal if goal else among(subjects))
    turns.letter = MOVE


def leads_to(case: Case, goal: str) -> bool:
    """Whether one move leads into contact with a subject.

    Only a careful model, or one that cannot use what it touches from where it stands, goes there
    otherwise than it would go by M.
    """
    if case.reckless and not case.facts.known(q.USABLE, goal):
        return False
    return bool(case.facts.which(q.ONE_MOVE, [goal], "", case.ruler(False)))


def uses(case: Case, subjects: list[str]) -> list[Instruction]:
    """What a model can do with its subjects now; looking costs nothing and comes first (C8)."""
    marks = {mark_word(mark.id): mark for mark in case.table.marks}
    hidden = [w for w in subjects if w in marks and not marks[w].known]
    far = [w for w in hidden if marks[w].kind == "investigation"]
    noticed = case.facts.which(q.LOOKS, far)
    near = [w for w in subjects if w.startswith(("m", "k"))]
    if case.model.unit.awareness >= 0:
        near = [w for w in near if w not in far or w in noticed]  # who touches it notices it
    there = case.facts.which(q.USABLE, near)
    seen = noticed + [w for w in hidden if w in there and marks[w].kind == "searchable"]
    for word in subjects:
        if word in seen and not case.facts.cannot(d.LOOK, word):
            return [tell(case, d.LOOK, (word,))]
    found: list[Instruction] = []
    for word in there:
        mark = marks.get(word)
        if case.engaged and (mark is None or not mark.in_fight):
            continue
        if may(case, d.USE) and not case.facts.cannot(d.USE, word):
            found.append(tell(case, d.USE, (word,)))
    return found


def enter_fall_back(case: Case, turns: Turns) -> None:
    """F (WC-A14): M to where it was deployed; there, O."""
    if case.engaged and case.stays:
        turns.answer([tell(case, d.MOVE)])  # it will not leave
        return
    if case.facts.which(q.AT, [HOME]):
        case.note("at-home")
        turns.letter = OBJECTIVE
        return
    case.note("fall-back")
    turns.goals = [HOME]
    turns.letter = MOVE


def enter_defence(case: Case, turns: Turns) -> None:
    """D (WC-A14): the main threat to the subject is the only target, else M to the subject."""
    if not case.subjects:
        case.note("defend-nothing")
        turns.letter = ATTACK
        return
    enemies = case.words(case.battle.enemies_of(case.model))
    friendly = [word for word in case.subjects if word not in enemies]
    if not friendly:
        case.note("defend-hostile")
        turns.letter = OBJECTIVE
        return
    subject = closest(case, friendly)
    targets = threats(case, subject)
    if targets:
        method = case.method
        if not case.reckless and fought_by(case, subject, targets):
            case.note("defend-close")
            case.use_method(CLOSE)
        arm = chosen_arm(case.mind, case.method)
        missed = 0
        for target in targets:
            found = [] if arm is None else attack(case, [target], arm, True)
            turns.besides += found
            missed += 0 if found else 1
        if missed == 0:
            turns.answer([])
            return
        case.use_method(method)
        if turns.besides:  # one of several is drawn: who cannot attack that one moves
            case.note("defend-drawn")
    case.note("defend-move", about=subject)
    turns.goals = [subject]
    turns.letter = MOVE


def closest(case: Case, subjects: list[str]) -> str:
    """The subject with the fewest moves; one that it touches before all others."""
    if len(subjects) == 1:
        return subjects[0]
    there = at_subjects(case, subjects)
    return there[0] if there else nearest_subject(case, subjects)


def threats(case: Case, subject: str) -> list[Model]:
    """The main threat to a subject: whom it would attack from there, unengaged (WC-A14)."""
    there = case.standing_at(subject)
    arm = chosen_arm(there.mind, there.method)
    if arm is None:
        return []
    if there.method == RANGED:
        found = ranged_options(there, there.enemies, arm, False)
    else:
        found = close_options(there, there.enemies, arm, False)
    if not found:
        return []
    shooting = found[0].deed in (d.SHOOT, d.THROW)
    chosen = choose(there, [option.target for option in found], arm, shooting)
    if len(chosen) == 1:
        case.note("defend-from", target=case.word(chosen[0]), about=subject)
    return chosen


def fought_by(case: Case, subject: str, targets: list[Model]) -> bool:
    """Whether a subject is engaged with one of those that threaten it."""
    friend = case.model_of(subject)
    if friend is None or is_object(friend):
        return False
    known = [case.contacts(friend, target) for target in targets]
    if None in known:
        return bool(case.fought(targets))
    return True in known


# -- attacks -------------------------------------------------------------------------------------


def attack(case: Case, only: list[Model], arm: Arm, brief: bool) -> list[Instruction]:
    """The first entry of the attack list that is possible, against the target it prefers."""
    if case.method == RANGED:
        found = ranged_options(case, only, arm, brief)
    else:
        found = close_options(case, only, arm, brief)
    return carried_out(case, found, arm) if found else []


def carried_out(case: Case, found: list[Option], arm: Arm) -> list[Instruction]:
    """What is done against the preferred ones of those that an entry is possible for."""
    if not found:
        return []
    case.weighed.clear()
    if case.engaged and found[-1].deed == d.CONTACT:
        case.note("close-engaged")
    else:
        case.note(ENTRIES[found[0].deed])
    skip(case, d.SHOOT if found[0].deed == d.THROW else found[0].deed, "")
    shooting = found[0].deed in (d.SHOOT, d.THROW)
    chosen = choose(case, [option.target for option in found], arm, shooting)
    picked = [option for option in found if option.target in chosen]
    deeds: list[str] = []
    for option in picked:
        if told(case, option) not in deeds:
            deeds.append(told(case, option))
    return [of_deed(case, deed, picked, arm) for deed in deeds]


def of_deed(case: Case, deed: str, picked: list[Option], arm: Arm) -> Instruction:
    """One deed against all targets that are equally good for it."""
    targets = [case.word(option.target) for option in picked if told(case, option) == deed]
    armed = deed in (d.FIGHT, d.SHOOT, d.THROW, d.POSITION, d.BREAK_OFF)
    far = deed in (d.SHOOT, d.THROW, d.POSITION, d.BREAK_OFF)
    return tell(
        case,
        deed,
        tuple(targets),
        weapon=arm.weapon.id if armed else "",
        reach=shot_rulers(case, arm) if far else "",
        critical=is_critical(case, deed, arm) and arm.weapon.kind != W_THROWN,
    )


def attack_anyone(case: Case) -> list[Instruction]:
    """WC-A21: an attack on any enemy, else a move towards the nearest one."""
    arm = chosen_arm(case.mind, case.method)
    found = [] if arm is None else attack(case, case.enemies, arm, False)
    if found or not case.ruler(False) or not may(case, d.NEAREST):
        return found
    if case.engaged and case.stays:
        return [tell(case, d.NEAREST)]  # it will not leave
    left = [option.target for option in options(case, d.NEAREST, case.enemies)]
    if not left:
        return []
    chosen = nearest(case, left)[:1]
    case.note("towards-nearest", target=case.word(chosen[0]))
    return [tell(case, d.NEAREST, (case.word(chosen[0]),))]
