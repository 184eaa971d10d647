"""What people beside a real table are told to do with a model, as far as it is possible."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.subjects import Subject, word_of
from overseer.wasteland.ai.travel import Way
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.acting.actions import action_fault
from overseer.wasteland.battle.acting.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_SHOT,
    quick_kinds,
)
from overseer.wasteland.battle.attack.arms import IMPROVISED, mod_gift, slot_of
from overseer.wasteland.battle.attack.attempt import long_length, may_be_critical, short_length
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.moves import PREPARE, RELOAD, BattleMove
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.choosing import nearest
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.table import mark_word
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    DETONATES,
    G_QUICK_SHOT,
    LENGTHS,
    NONE,
    RANGED,
    W_THROWN,
)

FREE: Final = (d.LOOK, d.HEAL)  # they cost no action, whatever their card costs
AIMED: Final = (d.SHOOT, d.THROW, d.POSITION, d.BREAK_OFF)


class Telling(Case):
    """Its deeds are instructions."""

    def may(self, deed: str, arm: Arm | None = None) -> bool:
        """Whether its cards allow a deed as a quick action, when it is one (WB-R4)."""
        if not self.mind.quick or deed in FREE:
            return True
        kinds = quick_kinds(self.battle, self.model)
        if deed in d.MOVING:
            return deed != d.CHARGE and kinds & QUICK_MOVE != 0
        if deed == d.SHOOT and arm is not None:
            slot = slot_of(self.battle, self.model, arm.weapon.number)
            if slot != NONE and mod_gift(self.battle, self.model, slot, G_QUICK_SHOT) > 0:
                return kinds & (QUICK_ATTACK | QUICK_SHOT) != 0
        if deed in (d.FIGHT, d.SHOOT, d.THROW):
            return kinds & QUICK_ATTACK != 0
        return deed == d.USE and kinds & QUICK_EXPERTISE != 0

    def shot_rulers(self, arm: Arm) -> str:
        """The rulers of a weapon's range: short, then long laid after it."""
        slot = IMPROVISED if arm.weapon.kind == W_THROWN else arm.slot
        short = short_length(self.battle, self.model, slot, arm.weapon)
        far = long_length(self.battle, self.model, slot, arm.weapon)
        found = COLOUR_LETTERS[LENGTHS.index(short)] if short != NONE else ""
        return found + COLOUR_LETTERS[LENGTHS.index(far - short)] if far > short else found

    # -- what it does --------------------------------------------------------------------------

    def tell(
        self, deed: str, *targets: str, weapon: str = "", reach: str = "", critical: bool = False
    ) -> Instruction:
        """An instruction; why is told when all is known."""
        mind = self.mind
        moving = deed in d.MOVING
        return Instruction(
            fighter=self.fighter.id,
            deed=deed,
            targets=targets,
            weapon=weapon,
            ruler=self.ruler(deed == d.CHARGE) if moving else "",
            reach=reach,
            careful=moving and deed not in d.MEETING and not mind.reckless,
            quick=mind.quick,
            critical=critical,
            leaving=moving and self._leaves(*targets),
            list=("ranged" if mind.method == RANGED else "close") if deed in d.LISTED else "",
        )

    def _leaves(self, *targets: str) -> bool:
        """Whether a move towards something breaks an engagement, as far as is known."""
        move = self.ruler(False)
        along = [word for word in targets if self.facts.known(q.ALONG, word, "", move)]
        return bool(self.touched()) and (not targets or len(along) < len(targets))

    def attacks(self, options: list[Option], arm: Arm) -> list[Instruction]:
        targets: dict[str, list[str]] = {}
        for option in options:
            targets.setdefault(self._deed(option, arm), []).append(self.word(option.target))
        return [self.armed(deed, arm, *words) for deed, words in targets.items()]

    def _deed(self, option: Option, arm: Arm) -> str:
        """The deed as it is told: who carries a bomb sets it off."""
        if option.entry == close.FIGHT and self.model.unit.traits & DETONATES:
            if option.target in self.touched() or is_object(option.target):
                return d.DETONATE
        return deed_of(option.entry, arm)

    def armed(self, deed: str, arm: Arm, *targets: str) -> Instruction:
        """A deed with a weapon, if it takes one; a critical as soon as its meter is full."""
        bands = {d.FIGHT: (False,), d.SHOOT: (False, True)}.get(deed, ())
        return self.tell(
            deed,
            *targets,
            weapon=arm.weapon.id if deed == d.FIGHT or deed in AIMED else "",
            reach=self.shot_rulers(arm) if deed in AIMED else "",
            critical=any(
                may_be_critical(self.battle, self.model, arm.slot, arm.weapon, long)
                for long in bands
            ),
        )

    def moves_to(self, subject: Subject, way: Way | None) -> list[Instruction]:
        return self._go(d.MOVE, self.word(subject))

    def _go(self, deed: str, word: str) -> list[Instruction]:
        """A move towards something, if it is possible as far as is known."""
        possible = self.ruler(False) and self.may(deed) and not self.facts.cannot(deed, word)
        return [self.tell(deed, word)] if possible else []

    def touches(self, subject: Subject, way: Way | None) -> list[Instruction]:
        word = self.word(subject)
        found = self._go(d.TOUCH, word)
        # Who is reckless and cannot use it from where it stands would go there by M as well.
        if found and (not self.mind.reckless or self.facts.known(q.USABLE, word)):
            if self.facts.which(q.ONE_MOVE, [word], "", self.ruler(False)):
                return found
        return []

    def moves_anywhere(self) -> list[Instruction]:
        if self.stays():
            return self.stays_put()
        enemies = [each for each in self.mind.enemies if self._go(d.NEAREST, self.word(each))]
        if not enemies:
            return []
        chosen = nearest(self, enemies)[0]
        self.mind.note("towards-nearest", {"target": chosen.number})
        return [self.tell(d.NEAREST, self.word(chosen))]

    def stays_put(self) -> list[Instruction]:
        return [self.tell(d.MOVE)] if self.stays() else []

    def uses(self, subjects: list[Subject]) -> list[Instruction]:
        things = {self.word(subject): subject for subject in subjects}
        found = self._uses(list(things))
        if found:
            self.mind.note("aim-use", {"about": word_of(things[found[0].targets[0]])})
        return found

    def _uses(self, words: list[str]) -> list[Instruction]:
        """What it can do with things now; looking costs nothing and comes first (C8)."""
        marks = {mark_word(mark.id): mark for mark in self.table.marks}
        hidden = [w for w in words if w in marks and not marks[w].known]
        far = [w for w in hidden if marks[w].kind == "investigation"]
        noticed = self.facts.which(q.LOOKS, far)
        near = [w for w in words if w.startswith(("m", "k"))]
        if self.model.unit.awareness >= 0:
            near = [w for w in near if w not in far or w in noticed]  # who touches it notices it
        there = self.facts.which(q.USABLE, near)
        seen = noticed + [w for w in hidden if w in there and marks[w].kind == "searchable"]
        for word in words:
            if word in seen and not self.facts.cannot(d.LOOK, word):
                return [self.tell(d.LOOK, word)]
        found: list[Instruction] = []
        for word in there:
            if self.touched() and (word not in marks or not marks[word].in_fight):
                continue
            if self.may(d.USE) and not self.facts.cannot(d.USE, word):
                found.append(self.tell(d.USE, word))
        return found

    def does(self, moves: list[BattleMove]) -> list[Instruction]:
        cards = self.battle.cards
        found: list[Instruction] = []
        for move in moves:
            if action_fault(self.battle, self.model, move, False) != 0:
                continue
            if move.kind == PREPARE:
                found.append(self.tell(d.PREPARE))
            elif move.kind == RELOAD:
                found.append(self.tell(d.RELOAD, weapon=cards.weapons[move.b].id))
            else:
                found.append(self.tell(d.HEAL, weapon=cards.items[move.b].id))
        return found

    def allowed(self, deeds: list[Instruction]) -> list[Instruction]:
        return deeds  # what cannot be done is said, and then not told again

    def leaves(self, deeds: list[Instruction]) -> bool:
        return any(deed.leaving for deed in deeds)


def deed_of(entry: int, arm: Arm | None) -> str:
    """The deed of an entry of the lists."""
    thrown = entry == ranged.SHOOT and arm is not None and arm.weapon.kind == W_THROWN
    return d.THROW if thrown else d.ENTRIES[entry]
