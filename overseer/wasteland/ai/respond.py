"""The responses of an AI model and the activity each comes down to (WC-A7 to WC-A15, A21, A24)."""

from __future__ import annotations

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import goes, nearest_subject, straight_on
from overseer.wasteland.ai.subjects import Subject, hostile, point_subject, touches, word_of
from overseer.wasteland.ai.targets import choose
from overseer.wasteland.ai.travel import NO_MOVES
from overseer.wasteland.ai.usage import uses, worth_using
from overseer.wasteland.ai.weapons import Arm, blow, chosen_arm, reloading, shot
from overseer.wasteland.ai.weighed import Entries
from overseer.wasteland.battle.actions import action_fault
from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import DETONATE, FREE_MODEL, MOVE, BattleMove, bare, charge, go
from overseer.wasteland.battle.moving.movement import given_up
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT
from overseer.wasteland.words import (
    ATTACK,
    CLOSE,
    DEFEND,
    DETONATES,
    FALL_BACK,
    NONE,
    OBJECTIVE,
    RANGED,
    RESPONSES,
)
from overseer.wasteland.words import MOVE as MOVE_ON


def action(mind: Mind) -> list[BattleMove]:
    """What a model does with its next action; nothing: the action is lost (WC-A21)."""
    moves = legal(mind, respond(mind))
    if mind.engaged:
        if not moves:
            mind.steps.clear()
            mind.note("no-way-out", {})
            moves = fight_on(mind)
        elif leaves(mind, moves):
            if mind.stays:
                mind.steps.clear()  # what it does not do is not told
                mind.note("stays", {})
                moves = fight_on(mind)
            else:
                mind.note("breaks-off", {})
    if not moves:
        mind.note("lost", {})
    return moves


def legal(mind: Mind, moves: list[BattleMove]) -> list[BattleMove]:
    """Those moves that the rules allow."""
    return [m for m in moves if action_fault(mind.battle, mind.model, m, False) == 0]


def leaves(mind: Mind, moves: list[BattleMove]) -> bool:
    """Whether moves give up contact with an enemy."""
    for move in moves:
        if move.kind == MOVE and given_up(mind.battle, mind.model, move.path):
            return True
    return False


def fight_on(mind: Mind) -> list[BattleMove]:
    """WC-A15: close combat with those it touches."""
    mind.method = CLOSE
    arm = chosen_arm(mind, CLOSE)
    if arm is None:
        return []
    found = close.fights(mind, mind.touched, arm)
    return carried_out(mind, found, arm) if found else []


# -- the responses -------------------------------------------------------------------------------


class Turns:
    """Where a response has led so far: each letter is entered at most once (WC-A21)."""

    def __init__(self, mind: Mind) -> None:
        self.letter: int = mind.letter
        self.entered: list[int] = []
        self.only: list[Model] = mind.enemies  # whom an attack may aim at
        self.goals: list[Subject] = mind.subjects  # where a move leads
        self.moves: list[BattleMove] = []
        self.besides: list[BattleMove] = []  # as good as what is still to be found (WC-A14)
        self.done: bool = False

    def answer(self, moves: list[BattleMove]) -> None:
        """This is what it does."""
        self.moves = self.besides + moves
        self.done = True


def respond(mind: Mind) -> list[BattleMove]:
    """The moves that the response of this activation comes down to just now."""
    turns = Turns(mind)
    while not turns.done:
        letter = turns.letter
        if letter in turns.entered:
            mind.note("again", {"letter": RESPONSES[letter]})
            return turns.besides + attack_anyone(mind)
        turns.entered.append(letter)
        if letter == ATTACK:
            enter_attack(mind, turns)
        elif letter == MOVE_ON:
            enter_move(mind, turns)
        elif letter == OBJECTIVE:
            enter_objective(mind, turns)
        elif letter == FALL_BACK:
            enter_fall_back(mind, turns)
        else:
            enter_defence(mind, turns)
    return turns.moves


def enter_attack(mind: Mind, turns: Turns) -> None:
    """A (WC-A8, WC-A9)."""
    arm = chosen_arm(mind, mind.method)
    if arm is None:
        loading = reloading(mind, mind.method)  # WC-A24
        if loading:
            mind.note("reload", {"weapon": mind.battle.cards.weapons[loading[0].b].id})
            turns.answer(loading)
            return
        mind.note("no-weapon", {})
        turns.letter = MOVE_ON if comes_to_attack(mind) else OBJECTIVE
        return
    moves = attack(mind, turns.only, arm, False)
    if moves:
        turns.answer(moves)
        return
    mind.note("attack-nobody", {})
    turns.letter = OBJECTIVE
    turns.only = mind.enemies


def comes_to_attack(mind: Mind) -> bool:
    """Whether O would be an attack."""
    return mind.aim.kind == AIM_DEFEAT or not possible(mind)


def enter_move(mind: Mind, turns: Turns) -> None:
    """M (WC-A12)."""
    for subject in turns.goals:
        if touches(mind.battle, mind.model, mind.x, mind.y, subject):
            mind.note("at-subject", {"about": word_of(subject)})
            turns.letter = OBJECTIVE
            return
    nearest = nearest_subject(mind, turns.goals)
    if nearest is not None:
        subject, way = nearest
        path = goes(mind, way, (subject.x, subject.y))
        if path:
            if way.moves == NO_MOVES:
                mind.note("move-near", {"about": word_of(subject)})
            else:
                mind.note("move", {"moves": way.moves, "about": word_of(subject)})
            turns.answer([go(path, mind.quick)])
            return
    mind.note("no-way", {})
    turns.letter = ATTACK


def enter_objective(mind: Mind, turns: Turns) -> None:
    """O (WC-A13)."""
    kind = mind.aim.kind
    if not possible(mind):
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
        turns.letter = MOVE_ON
    else:
        enter_use(mind, turns)


def possible(mind: Mind) -> bool:
    """Whether the aim can be pursued at all; "too far" is no reason (WC-A13)."""
    kind = mind.aim.kind
    if kind == AIM_NONE or not mind.subjects:
        return False
    if kind == AIM_DEFEAT:
        return len(wanted(mind)) > 0
    if kind == AIM_PROTECT or kind == AIM_GO:
        return True
    return len(worth_using(mind)) > 0


def wanted(mind: Mind) -> list[Model]:
    """The enemies that it is to defeat."""
    return [enemy for enemy in mind.enemies if enemy.number in mind.aim.models]


def among(words: list[str]) -> str:
    """What an aim is about: the only subject by its name, or that there are several."""
    return words[0] if len(words) == 1 else "several"


def used(move: BattleMove, subjects: list[Subject]) -> str:
    """What is used: the model or the marker that a move names."""
    for subject in subjects:
        if subject.number == move.a and (subject.model != NONE or subject.marker != NONE):
            if (move.kind == FREE_MODEL) == (subject.model != NONE):
                return word_of(subject)
    return among([word_of(subject) for subject in subjects])


def enter_use(mind: Mind, turns: Turns) -> None:
    """Use X: interact, else move into contact, else M."""
    subjects = worth_using(mind)
    moves = legal(mind, uses(mind, subjects))
    if moves:
        mind.note("aim-use", {"about": used(moves[0], subjects)})
        turns.answer(moves)
        return
    turns.goals = subjects
    nearest = nearest_subject(mind, subjects)
    if nearest is not None and nearest[1].moves <= 1:
        subject, way = nearest
        path = straight_on(mind, way, mind.fighters())
        if path and touches(mind.battle, mind.model, path[-2], path[-1], subject):
            mind.note("aim-touch", {"about": word_of(subject)})
            turns.answer([go(path, mind.quick)])
            return
    about = among([word_of(s) for s in subjects]) if nearest is None else word_of(nearest[0])
    mind.note("aim-approach", {"about": about})
    turns.letter = MOVE_ON


def enter_fall_back(mind: Mind, turns: Turns) -> None:
    """F (WC-A14): M to where it was deployed; there, O."""
    home = point_subject(mind.model.home_x, mind.model.home_y)
    if touches(mind.battle, mind.model, mind.x, mind.y, home):
        mind.note("at-home", {})
        turns.letter = OBJECTIVE
        return
    mind.note("fall-back", {})
    turns.goals = [home]
    turns.letter = MOVE_ON


def enter_defence(mind: Mind, turns: Turns) -> None:
    """D (WC-A14): the main threat to the subject is the only target, else M to the subject."""
    if not mind.subjects:
        mind.note("defend-nothing", {})
        turns.letter = ATTACK
        return
    friendly = [s for s in mind.subjects if not hostile(mind.battle, mind.model, s)]
    if not friendly:
        mind.note("defend-hostile", {})
        turns.letter = OBJECTIVE
        return
    subject = closest(mind, friendly)
    targets = threats(mind, subject)
    if targets:
        method = mind.method
        if not mind.reckless and fought_by(mind, subject, targets):
            mind.note("defend-close", {})
            mind.method = CLOSE
        arm = chosen_arm(mind, mind.method)
        missed = 0
        for target in targets:
            moves = [] if arm is None else attack(mind, [target], arm, True)
            turns.besides += moves
            missed += 0 if moves else 1
        if missed == 0:
            turns.answer([])
            return
        mind.method = method
        if turns.besides:  # one of several is drawn: who cannot attack that one moves
            mind.note("defend-drawn", {"count": len(targets)})
    mind.note("defend-move", {"about": word_of(subject)})
    turns.goals = [subject]
    turns.letter = MOVE_ON


def closest(mind: Mind, subjects: list[Subject]) -> Subject:
    """The subject with the fewest moves; one that it touches before all others."""
    for subject in subjects:
        if touches(mind.battle, mind.model, mind.x, mind.y, subject):
            return subject
    best = subjects[0]
    if len(subjects) > 1:
        nearest = nearest_subject(mind, subjects)
        if nearest is not None:
            best = nearest[0]
    return best


def threats(mind: Mind, subject: Subject) -> list[Model]:
    """The main threat to a subject: whom it would attack from there, unengaged (WC-A14)."""
    there = mind.at(subject)
    arm = chosen_arm(there, there.method)
    if arm is None:
        return []
    if there.method == RANGED:
        options = ranged.ranged_options(there, there.enemies, arm, False)
    else:
        options = close.close_options(there, there.enemies, arm, False)
    if not options:
        return []
    shooting = options[0].entry == ranged.SHOOT
    found = choose(there, [option.target for option in options], arm, shooting)
    if len(found) == 1:
        mind.note("defend-from", {"target": found[0].number, "about": word_of(subject)})
    return found


def fought_by(mind: Mind, subject: Subject, targets: list[Model]) -> bool:
    """Whether a subject is engaged with one of those that threaten it."""
    if subject.model == NONE:
        return False
    friend = mind.battle.models[subject.model]
    for target in targets:
        if in_contact(friend, target):
            return True
    return False


# -- attacks -------------------------------------------------------------------------------------


def attack(mind: Mind, only: list[Model], arm: Arm, brief: bool) -> list[BattleMove]:
    """The first entry of the attack list that is possible, against the target it prefers.

    What the rules forbid just now is not possible: then the next entry (WC-A8, WC-A9).
    """
    after = close.BEFORE
    known = len(mind.steps)
    while True:
        if mind.method == RANGED:
            options = ranged.ranged_options(mind, only, arm, brief, after)
        else:
            options = close.close_options(mind, only, arm, brief, after)
        if not options:
            return []
        moves = carried_out(mind, options, arm)
        if moves:
            mind.steps[known].aside = Entries(mind, only, arm, options[0].entry)
            return moves
        del mind.steps[known:]
        after = max([option.entry for option in options])


def carried_out(mind: Mind, options: list[close.Option], arm: Arm) -> list[BattleMove]:
    """The moves against the preferred ones of those that an entry is possible for.

    Whether a move is legal or comes nearer shows only when it is tried: then the next best.
    """
    shooting = options[0].entry == ranged.SHOOT
    known = len(mind.steps)
    while options:
        note_entry(mind, options)
        chosen = choose(mind, [option.target for option in options], arm, shooting)
        moves: list[BattleMove] = []
        for option in options:
            if option.target in chosen:
                move = move_of(mind, option, arm)
                if move is not None:
                    moves.append(move)
        moves = legal(mind, moves)
        if moves:
            return moves
        options = [option for option in options if option.target not in chosen]
        del mind.steps[known:]
    return []


def note_entry(mind: Mind, options: list[close.Option]) -> None:
    """Which entry of which list it is."""
    entry = options[0].entry
    if entry >= ranged.SHOOT:
        mind.note(f"ranged-{ranged.WORDS[entry - ranged.SHOOT]}", {})
    elif mind.engaged and options[-1].entry == close.CONTACT:
        mind.note("close-engaged", {})
    else:
        mind.note(f"close-{close.WORDS[entry]}", {})


def move_of(mind: Mind, option: close.Option, arm: Arm) -> BattleMove | None:
    """The move of one option."""
    entry = option.entry
    target = option.target
    if entry == close.FIGHT:
        if mind.model.unit.traits & DETONATES and in_contact(mind.model, target):
            return bare(DETONATE)
        return blow(mind, arm, target)
    if entry == close.CHARGE:
        return charge(target.number, option.path)
    if entry == ranged.SHOOT:
        return shot(mind, arm, target)
    if entry == close.CONTACT:
        path = option.path
    elif entry == ranged.POSITION:
        path = ranged.to_position(mind, arm, option)
    elif entry == ranged.BREAK_OFF:
        path = ranged.off_path(mind, arm, target)
    else:
        path = close.by_attitude(mind, option)
    return go(path, mind.quick) if path else None


def attack_anyone(mind: Mind) -> list[BattleMove]:
    """WC-A21: an attack on any enemy, else a move towards the nearest one."""
    arm = chosen_arm(mind, mind.method)
    moves = [] if arm is None else attack(mind, mind.enemies, arm, False)
    if moves:
        return moves
    keys: list[tuple[int, int]] = []
    for enemy in mind.enemies:
        way = mind.way(enemy)
        if way is not None:
            keys.append((way.moves, enemy.number))
    keys.sort()
    for _, number in keys:
        enemy = mind.battle.models[number]
        way = mind.way(enemy)
        path = () if way is None else goes(mind, way, (enemy.x, enemy.y))
        if path:
            mind.note("towards-nearest", {"target": number})
            return [go(path, mind.quick)]
    return []
