"""An attack: the two lists, gone down to the first entry that is possible (WC-A8, A9, A15)."""

from __future__ import annotations

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.oracle import Deed, Oracle
from overseer.wasteland.ai.targets import choose
from overseer.wasteland.ai.weapons import Arm, chosen_arm
from overseer.wasteland.ai.weighed import Entries
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import CLOSE, RANGED


def attack(oracle: Oracle[Deed], only: list[Model], brief: bool) -> list[Deed]:
    """An attack with the weapon of its method; nothing: it has none, or nobody is possible."""
    arm = chosen_arm(oracle.mind, oracle.mind.method)
    return [] if arm is None else attack_with(oracle, only, arm, brief)


def attack_with(oracle: Oracle[Deed], only: list[Model], arm: Arm, brief: bool) -> list[Deed]:
    """The first entry of the attack list that is possible, against the target it prefers.

    What the rules forbid just now is not possible: then the next entry (WC-A8, WC-A9).
    """
    steps = oracle.mind.steps
    after = close.BEFORE
    known = len(steps)
    while True:
        found = options(oracle, only, arm, brief, after)
        if not found:
            return []
        deeds = carried_out(oracle, found, arm)
        if deeds:
            steps[known].aside = Entries(oracle.mind, only, arm, found[0].entry)
            return deeds
        del steps[known:]
        after = max([option.entry for option in found])


def options(
    oracle: Oracle[Deed], only: list[Model], arm: Arm, brief: bool, after: int = close.BEFORE
) -> list[Option]:
    """The targets of the first entry behind `after` that is possible for any.

    `brief`: only what attacks or engages with this action (WC-A14).
    """
    if oracle.mind.method == RANGED:
        return ranged_options(oracle, only, arm, brief, after)
    return close_options(oracle, only, arm, brief, after)


def close_options(
    oracle: Oracle[Deed], only: list[Model], arm: Arm, brief: bool, after: int
) -> list[Option]:
    """The close-combat list (WC-A8)."""
    found: list[Option] = []
    if oracle.touched():
        # WC-A15: touched or reachable by a move; a charge is out of the question.
        if after < close.CONTACT:
            found = oracle.fights(only, arm)
            found += oracle.contacts_beside(only, found, arm)
    else:
        if after < close.FIGHT:
            found = oracle.fights(only, arm)
        if not found and after < close.CHARGE:
            found = oracle.charges(only, brief)
        if not found and after < close.CONTACT:
            found = oracle.contacts(only)
    if found or brief:
        return found
    for entry in (close.NEXT_CHARGE, close.NEXT_MOVE):
        if entry > after:
            found = oracle.reaches_next(only, entry)
            if found:
                return found
    return oracle.comes_nearer(only, close.TOWARDS) if after < close.TOWARDS else []


def ranged_options(
    oracle: Oracle[Deed], only: list[Model], arm: Arm, brief: bool, after: int
) -> list[Option]:
    """The ranged list (WC-A9)."""
    valid = oracle.unshielded(only)
    if oracle.touched():
        return [] if brief or after >= ranged.BREAK_OFF else oracle.breaks_off(valid, arm)
    found: list[Option] = []
    if after < ranged.SHOOT:
        found = oracle.shots(valid, arm)
    if found or brief:
        return found
    if after < ranged.POSITION:
        found = oracle.positions(valid, arm)
    if found:
        return found
    return oracle.comes_nearer(valid, ranged.NEARER) if after < ranged.NEARER else []


def carried_out(oracle: Oracle[Deed], found: list[Option], arm: Arm) -> list[Deed]:
    """What is done against the preferred ones of those that an entry is possible for.

    Whether a move is legal or comes nearer shows only when it is tried: then the next best.
    """
    shooting = found[0].entry == ranged.SHOOT
    known = len(oracle.mind.steps)
    while found:
        note_entry(oracle, found)
        chosen = choose(oracle, [option.target for option in found], arm, shooting)
        deeds = oracle.attacks([option for option in found if option.target in chosen], arm)
        if deeds:
            return deeds
        found = [option for option in found if option.target not in chosen]
        del oracle.mind.steps[known:]
    return []


def note_entry(oracle: Oracle[Deed], found: list[Option]) -> None:
    """Which entry of which list it is."""
    entry = found[0].entry
    if entry >= ranged.SHOOT:
        oracle.mind.note(f"ranged-{ranged.WORDS[entry - ranged.SHOOT]}", {})
    elif found[-1].entry == close.CONTACT and oracle.touched():
        oracle.mind.note("close-engaged", {})
    else:
        oracle.mind.note(f"close-{close.WORDS[entry]}", {})


def fight_on(oracle: Oracle[Deed]) -> list[Deed]:
    """WC-A15: close combat with those it touches."""
    mind = oracle.mind
    mind.method = CLOSE
    arm = chosen_arm(mind, CLOSE)
    if arm is None:
        return []
    found = oracle.fights(oracle.touched(), arm)
    return carried_out(oracle, found, arm) if found else []
