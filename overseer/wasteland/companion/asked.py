"""People beside a real table are asked what is so of it, and told what to do.

What follows from what was said, and what cannot change the choice, is not asked.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.subjects import Subject, word_of
from overseer.wasteland.ai.targets import key
from overseer.wasteland.ai.travel import Way
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.actions import action_fault
from overseer.wasteland.battle.attack.arms import IMPROVISED, mod_gift, slot_of
from overseer.wasteland.battle.attack.attempt import long_length, may_be_critical, short_length
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_SHOT,
    quick_kinds,
)
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import PREPARE, RELOAD, BattleMove
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.choosing import could_win, nearest
from overseer.wasteland.companion.instruct import Entry, Instruction
from overseer.wasteland.companion.table import mark_word
from overseer.wasteland.words import (
    CLOSE,
    COLOUR_LETTERS,
    DETONATES,
    DOG,
    G_QUICK_SHOT,
    HANDLER,
    LENGTHS,
    NONE,
    P_EFFECTIVE,
    P_ENGAGED,
    P_IMPORTANT,
    P_NEAREST,
    P_UNENGAGED,
    RANGED,
    SEARCH,
    SENSES,
    SKILLS,
    W_MELEE,
    W_THROWN,
)

FREE: Final = (d.LOOK, d.HEAL)  # they cost no action, whatever their card costs
AIMED: Final = (d.SHOOT, d.THROW, d.POSITION, d.BREAK_OFF)


class Asked(Case):
    """A real table."""

    # -- where it stands -----------------------------------------------------------------------

    def standing_at(self, subject: Subject) -> Asked:
        there = Asked(self.table, self.battle, self.fighter.id, self.said, self.mind.quick)
        there.at = self.word(subject)
        there.mind.method = self.mind.method
        there._touched = []
        return there

    def touching(self, subjects: list[Subject]) -> Subject | None:
        known: list[str] = []
        open_: list[str] = []
        for word in map(self.word, subjects):
            model = self.model_of(word)
            if model is not None and model in self.mind.fighters():
                if model in self.touched():
                    known.append(word)
            elif word != self.goal.edge or not self.goal.exit:  # who gets to an exit is gone
                open_.append(word)
        known += self.facts.which(q.AT, open_)
        return next((each for each in subjects if self.word(each) in known), None)

    def nearest(self, subjects: list[Subject]) -> tuple[Subject, Way | None] | None:
        words = [self.word(subject) for subject in subjects]
        if not words:
            return None
        best = self.facts.best(q.SUBJECT, words, most=1)[0]
        return subjects[words.index(best)], None

    def worth_using(self) -> list[Subject]:
        lacking = [
            mark_word(mark.id)
            for mark in self.table.marks
            if mark.known and mark.skill and not self._skilled(SKILLS.index(mark.skill))
        ]
        return [each for each in self.mind.subjects if self.word(each) not in lacking]

    def _skilled(self, skill: int) -> bool:
        """Whether it can try a skill; a dog searches in the presence of a handler (WB-I3)."""
        if able(self.battle, self.model, skill):
            return True
        if skill != SEARCH or not self.model.unit.types & DOG:
            return False
        return any(
            model.unit.traits & HANDLER
            and self.table.fighters[model.number].id in self.fighter.auras
            for model in self.battle.friends_of(self.model)
        )

    # -- whom others fight ---------------------------------------------------------------------

    def fought_beside(self, subject: Subject, targets: list[Model]) -> bool:
        if subject.model == NONE or is_object(self.battle.models[subject.model]):
            return False
        known = [self.contact(self.battle.models[subject.model], target) for target in targets]
        return bool(self.fought(targets)) if None in known else True in known

    def unshielded(self, only: list[Model]) -> list[Model]:
        self.entries.clear()
        self.spared = "shielded" if only else "nobody"
        fought = [] if self.mind.reckless else self.fought(only)
        return [target for target in only if target not in fought]

    def fought_by_friends(self, found: list[Model]) -> list[Model]:
        return self.fought(found)

    def best_by(
        self, found: list[Model], priority: int, arm: Arm | None, shooting: bool
    ) -> list[Model]:
        if len(found) == 1:
            return found
        if priority == P_NEAREST:
            return self._best(q.CLOSEST, found) if shooting else nearest(self, found)
        if priority == P_IMPORTANT:
            subjects = [subject.model for subject in self.mind.subjects]
            own = [model for model in found if model.number in subjects]
            return own or (self._best(q.IMPORTANT, found) if subjects else found)
        if priority in (P_ENGAGED, P_UNENGAGED):
            busy = self.busy(found)
            return [m for m in found if (m in busy) == (priority == P_ENGAGED)] or found
        if priority == P_EFFECTIVE and self.mind.method == RANGED and arm is not None:
            return self._best(q.COVER, found, arm.weapon.id)
        keys = [key(self.mind, model, priority, arm) for model in found]
        return [model for model, each in zip(found, keys, strict=True) if each == min(keys)]

    def _best(self, kind: str, found: list[Model], weapon: str = "") -> list[Model]:
        return self.named(found, self.facts.best(kind, self.words(found), self.at, weapon))

    # -- the attack lists ----------------------------------------------------------------------

    def _entry(
        self,
        entry: int,
        targets: list[Model],
        why: str = "",
        rulers: str = "",
        arm: Arm | None = None,
    ) -> list[Option]:
        """Targets of an entry that nobody said it is impossible for; `why`: there is none."""
        deed = deed_of(entry, arm)
        found: list[Option] = []
        if self.may(deed, arm):
            found = [
                Option(entry, target, ())
                for target in targets
                if not self.facts.cannot(deed, self.word(target))
            ]
        if found:
            self._line(entry)
        elif why:
            self._line(entry, why, rulers)
        return found

    def _line(self, entry: int, why: str = "", rulers: str = "") -> None:
        """One line of the list: taken, or why not."""
        place = len(self.entries) + 1
        self.entries.append(Entry(place=place, entry=d.ENTRIES[entry], why=why, rulers=rulers))

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

    def fights(self, only: list[Model], arm: Arm) -> list[Option]:
        self.entries.clear()
        why = "" if self.touched() else "untouched" if only else "nobody"
        return self._entry(close.FIGHT, self.got_at(only, arm), why)

    def got_at(self, only: list[Model], arm: Arm) -> list[Model]:
        """Those that a weapon gets at."""
        if self.at or not self._usable_close(arm):
            return []
        found = [target for target in only if target in self.touched()]
        if self.touched():
            return found
        if arm.weapon.kind == W_MELEE:
            found += self.ask(q.TOUCH, [target for target in only if is_object(target)])
        if arm.weapon.reach != NONE:
            apart = [target for target in only if not is_object(target)]
            found += self.ask(q.WITHIN, apart, COLOUR_LETTERS[arm.weapon.reach], arm.weapon.id)
        return [target for target in only if target in found]

    def _usable_close(self, arm: Arm) -> bool:
        weapon = arm.weapon
        if weapon.kind != W_MELEE and weapon.minimum != NONE:
            return False
        return arm.slot == IMPROVISED or not weapon_fault(self.battle, self.model, arm.slot, weapon)

    def charges(self, only: list[Model], brief: bool) -> list[Option]:
        run = self.ruler(True)
        if not brief:
            self._horizon(only, run)
        if self.mind.quick or not run or not self._may_run():
            self._line(close.CHARGE, "quick" if self.mind.quick else "forbidden")
            return []
        near = self.ask(q.REACH, [target for target in only if not is_object(target)], run)
        why = "unseen" if near else "short"
        return self._entry(close.CHARGE, self.sensed(near, q.SEES), why, run)

    def _horizon(self, only: list[Model], run: str) -> None:
        """Who is beyond two rulers is beyond one: asked first, it often is the only question."""
        move = self.ruler(False)
        if self.mind.quick or not (move and run) or any(is_object(target) for target in only):
            return
        if not self._may_run() or (not self.at and self.facts.is_near()):
            return
        if None in [self.facts.known(q.REACH, self.word(m), self.at, run) for m in only]:
            self.ask(q.NEXT, only, move + run)

    def _may_run(self) -> bool:
        """Whether no burden keeps it from charging."""
        rules = self.battle.rules
        return not rules.burdens or rules.may_charge(self.battle, self.model)

    def sensed(self, near: list[Model], kind: str) -> list[Model]:
        """Those of some models that it knows where to charge."""
        if self.model.unit.traits & SENSES:
            return near
        return self.ask(kind, near, self.ruler(False) if kind == q.SEES_THEN else "")

    def contacts(self, only: list[Model]) -> list[Option]:
        move = self.ruler(False)
        kind = q.ALONG if self.stays() else q.REACH
        return self._entry(close.CONTACT, self.ask(kind, only, move) if move else [], "short", move)

    def contacts_beside(self, only: list[Model], found: list[Option], arm: Arm) -> list[Option]:
        touched = self.got_at(only, arm)
        others = [target for target in only if target not in touched]
        if found:
            others = could_win(self, touched, others, arm)
        else:
            self._line(close.FIGHT, "untouched")
            self._line(close.CHARGE, "engaged")
        lines = len(self.entries)
        reached = self.contacts(others)
        if found:
            del self.entries[lines:]
        return reached

    def stays(self) -> bool:
        """Whether it will not leave its engagement: only a move along it is worth a question."""
        return self.mind.stays and bool(self.touched())

    def reaches_next(self, only: list[Model], entry: int) -> list[Option]:
        move, run = self.ruler(False), self.ruler(True)
        if not move or self.stays():
            return []
        if entry == close.NEXT_MOVE:
            near = self.ask(q.NEXT, only, move + move)
            return self._entry(entry, near, "short", move + move)
        then = [target for target in only if not is_object(target)] if run else []
        near = self.ask(q.NEXT, then, move + run)
        why = "unseen" if near else "short"
        return self._entry(entry, self.sensed(near, q.SEES_THEN), why, move + run)

    def shots(self, valid: list[Model], arm: Arm) -> list[Option]:
        rulers = self.shot_rulers(arm)
        found = [] if self._barred() else self.ask(q.SHOT, valid, rulers, arm.weapon.id)
        return self._entry(ranged.SHOOT, found, self._why_no_shot(valid), rulers, arm)

    def positions(self, valid: list[Model], arm: Arm) -> list[Option]:
        move = self.ruler(False)
        if not move:
            return []
        rulers = move + self.shot_rulers(arm)
        found = [] if self._barred() else self.ask(q.POSITION, valid, rulers, arm.weapon.id)
        return self._entry(ranged.POSITION, found, self._why_no_shot(valid), rulers)

    def _barred(self) -> bool:
        return self.battle.fate.has(NO_SHOTS)

    def _why_no_shot(self, valid: list[Model]) -> str:
        return "forbidden" if self._barred() else "short" if valid else self.spared

    def shot_rulers(self, arm: Arm) -> str:
        """The rulers of a weapon's range: short, then long laid after it."""
        slot = IMPROVISED if arm.weapon.kind == W_THROWN else arm.slot
        short = short_length(self.battle, self.model, slot, arm.weapon)
        far = long_length(self.battle, self.model, slot, arm.weapon)
        found = COLOUR_LETTERS[LENGTHS.index(short)] if short != NONE else ""
        return found + COLOUR_LETTERS[LENGTHS.index(far - short)] if far > short else found

    def breaks_off(self, valid: list[Model], arm: Arm) -> list[Option]:
        move = self.ruler(False)
        if not move:
            return []
        if self.stays():
            return self._entry(ranged.BREAK_OFF, valid[:1])
        for kind in (q.BREAK_OFF, q.BREAK_OFF_HARDER):
            near = self.ask(kind, valid, move + self.shot_rulers(arm), arm.weapon.id)
            found = self._entry(ranged.BREAK_OFF, near)
            if found:
                return found
        return self._entry(ranged.BREAK_OFF, valid)

    def comes_nearer(self, only: list[Model], entry: int) -> list[Option]:
        if not self.ruler(False):
            return []
        return self._entry(entry, only[:1] if self.stays() else only)

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
            leaving=moving and bool(self.touched()) and not (deed == d.CONTACT and self.stays()),
            list=("ranged" if mind.method == RANGED else "close") if deed in d.LISTED else "",
        )

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

    def strikes(self, actor: Model, method: int, arm: Arm) -> list[Instruction]:
        self.mind.method = method
        deed = d.FIGHT if method == CLOSE else deed_of(ranged.SHOOT, arm)
        if self.facts.cannot(deed, self.word(actor)):
            return []
        if method == CLOSE:
            possible = not is_object(self.model) and bool(self.got_at([actor], arm))
        elif self._barred():
            possible = False
        else:
            possible = bool(self.ask(q.SHOT, [actor], self.shot_rulers(arm), arm.weapon.id))
        return [self.armed(deed, arm, self.word(actor))] if possible else []

    def allowed(self, deeds: list[Instruction]) -> list[Instruction]:
        return deeds  # what cannot be done is said, and then not told again

    def leaves(self, deeds: list[Instruction]) -> bool:
        return any(deed.leaving for deed in deeds)


def deed_of(entry: int, arm: Arm | None) -> str:
    """The deed of an entry of the lists."""
    thrown = entry == ranged.SHOOT and arm is not None and arm.weapon.kind == W_THROWN
    return d.THROW if thrown else d.ENTRIES[entry]
