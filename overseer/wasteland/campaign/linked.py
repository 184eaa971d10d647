"""The linked five (WC-X6 to X10): limits, and what each result means for the battles after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.wasteland.battle.battle import MAJOR
from overseer.wasteland.campaign.player import Fought
from overseer.wasteland.words import CHARISMA, PERCEPTION

FARMS: Final = "WC-X6"
JOURNALIST: Final = "WC-X7"
MINESWEEPERS: Final = "WC-X8"
REINFORCEMENTS: Final = "WC-X9"
FORT: Final = "WC-X10"
LINKED: Final = (FARMS, JOURNALIST, MINESWEEPERS, REINFORCEMENTS, FORT)

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
LIMITS: Final = {FARMS: 500, JOURNALIST: 500, MINESWEEPERS: 750, REINFORCEMENTS: 750, FORT: 1000}
FAILED: Final = 550  # the limit after a leader's failed test
# Whose leader is tested before force building, and how.
TRIALS: Final = {MINESWEEPERS: (ATTACKER, CHARISMA), REINFORCEMENTS: (DEFENDER, PERCEPTION)}

# How each battle ended: the word of the side that won (empty: a draw), and whether it was major.
Ends = dict[str, tuple[str, bool]]


def ends(fought: Sequence[Fought], names: Sequence[str]) -> Ends:
    """The linked battles so far; `names` are the words of the two sides."""
    found: Ends = {}
    for battle in fought:
        winner = names[battle.victor] if battle.victor >= 0 else ""
        found[battle.rule] = (winner, battle.level == MAJOR)
    return found


def won(so_far: Ends, rule: str, side: str, major: bool = False) -> bool:
    """Whether a side won a battle, with `major` only if it did so clearly."""
    winner, clearly = so_far.get(rule, ("", False))
    return winner == side and (clearly or not major)


def side_limit(rule: str, side: str, passed: bool | None, so_far: Ends) -> int:
    """What a side may spend; `passed`: how its leader's test went, None without one."""
    limit = LIMITS[rule]
    if passed is False and TRIALS.get(rule, ("", 0))[0] == side:
        return FAILED
    if rule == FORT and side == DEFENDER:
        if won(so_far, FARMS, ATTACKER, major=True):
            limit -= 50
        if won(so_far, REINFORCEMENTS, DEFENDER):
            limit += 50 if won(so_far, REINFORCEMENTS, DEFENDER, major=True) else 25
    return limit


def spoils(rule: str, so_far: Ends, names: Sequence[str]) -> dict[str, object]:
    """What earlier results bring into a battle, as its option `spoils` says it."""
    found: dict[str, object] = {}
    attacker, defender = names.index(ATTACKER), names.index(DEFENDER)
    if rule == JOURNALIST:
        food = [0, 0]
        food[defender] = int(won(so_far, FARMS, DEFENDER))
        food[attacker] = int(
            won(so_far, FARMS, ATTACKER) and not won(so_far, FARMS, ATTACKER, major=True)
        )
        if any(food):
            found["food"] = food
    elif rule == MINESWEEPERS:
        if won(so_far, JOURNALIST, DEFENDER):
            found["points"] = defender
            found["first"] = defender
        elif won(so_far, JOURNALIST, ATTACKER):
            found["chooses"] = attacker
    elif rule == REINFORCEMENTS:
        if won(so_far, MINESWEEPERS, DEFENDER):
            found["weapon"] = defender
        elif won(so_far, MINESWEEPERS, ATTACKER):
            found["mine"] = attacker
    elif rule == FORT:
        _fort(found, so_far, attacker, defender)
    return found


def _fort(found: dict[str, object], so_far: Ends, attacker: int, defender: int) -> None:
    if won(so_far, FARMS, DEFENDER, major=True):
        food = [0, 0]
        food[defender] = 3
        found["food"] = food
    if won(so_far, JOURNALIST, DEFENDER, major=True):
        found["deploys_second"] = defender
    elif won(so_far, JOURNALIST, ATTACKER, major=True):
        found["deploys_second"] = attacker
    if won(so_far, MINESWEEPERS, DEFENDER, major=True):
        found["turrets"] = 2
    elif won(so_far, MINESWEEPERS, ATTACKER, major=True):
        found["missiles"] = 2
    if won(so_far, REINFORCEMENTS, ATTACKER):
        found["chooses"] = attacker
        if won(so_far, REINFORCEMENTS, ATTACKER, major=True):
            found["deeper"] = True
