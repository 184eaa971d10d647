"""People beside a real table are asked what is so of it, and told what to do.

What follows from what was said, and what cannot change the choice, is not asked.
"""

from __future__ import annotations

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.subjects import Subject
from overseer.wasteland.ai.targets import key
from overseer.wasteland.ai.travel import Way
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.attack.arms import IMPROVISED
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.choosing import could_win, nearest
from overseer.wasteland.companion.instruct import Entry, Instruction
from overseer.wasteland.companion.table import mark_word
from overseer.wasteland.companion.telling import Telling, deed_of
from overseer.wasteland.words import (
    CLOSE,
    COLOUR_LETTERS,
    DOG,
    HANDLER,
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
)


class Asked(Telling):
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
        near: list[Model] = []
        if move and (not self.stays() or self.ask(q.ALONG, only, move)):
            near = self.ask(q.REACH, only, move)
        return self._entry(close.CONTACT, near, "short", move)

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
