"""`overseer companion`: the AI for a battle on a real table, by plain questions."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from overseer.terminal.lines import write
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.voice.wasteland.companion.asking import asked
from overseer.voice.wasteland.companion.names import base_number, fighter_title
from overseer.voice.wasteland.companion.telling import response_text, told
from overseer.wasteland.battle.dice import EFFECT_FACES, FACE_WORDS
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.carry import after
from overseer.wasteland.companion.deciding import decide, drawable, read, start
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.mustering import mustered
from overseer.wasteland.companion.questions import NotAnAnswer, Question, Said
from overseer.wasteland.companion.table import Fighter, Reading, Table
from overseer.wasteland.force.standard import standard_force
from overseer.wasteland.words import BLUE_DIE

AI: Final = 1
MOST: Final = 40  # units of a side


def run(ai: str, against: str, seed: int | None, lang: str) -> int:
    """Play until nobody is left or somebody stops."""
    cards = standard()
    mine = _units(cards, ai, "--ai", AI, 1)
    foes = _units(cards, against, "--against", 0, len(mine) + 1)
    mine = [msgspec.structs.replace(fighter, token=fighter.id) for fighter in mine]
    table = Table(fighters=(*mine, *foes))
    try:
        Companion(table, cards, Random(seed), lang).play()
    except EOFError:
        write(translate(lang, "companion-bye"))
    return 0


def _units(cards: CardSet, text: str, option: str, side: int, first: int) -> list[Fighter]:
    """The fighters that an option names, with their standard equipment."""
    ids = [word.strip() for word in text.split(",") if word.strip()]
    if not 0 < len(ids) <= MOST:
        raise UsageError("companion-error-units", option=option)
    for id in ids:
        if id not in cards.unit_numbers:
            raise UsageError("companion-error-unit", option=option, unit=id[:40])
    return mustered(cards, standard_force(ids, cards), side, side == AI, first)


class Companion:
    """A battle on a real table, as far as the AI has to know it."""

    def __init__(self, table: Table, cards: CardSet, rng: Random, lang: str) -> None:
        self.table = table
        self.cards = cards
        self.rng = rng
        self.lang = lang
        self.said: tuple[Said, ...] = ()

    def say(self, id: str, **args: object) -> None:
        """One of its own sentences."""
        write(translate(self.lang, id, **args))

    def ask(self, id: str) -> str:
        """What somebody types."""
        self.say(id)
        return input("> ").strip().lower()

    def play(self) -> None:
        """Token by token, round by round."""
        for fighter in self.table.fighters:
            title = fighter_title(self.table, fighter, self.lang)
            self.say("companion-fighter", n=str(base_number(fighter)), model=title)
        while any(fighter.ai and fighter.place == "table" for fighter in self.table.fighters):
            left = drawable(self.table, AI)
            if not left:
                self.say("companion-new-round")
                for fighter in self.table.fighters:
                    self.change(fighter.id, status="unready")
                continue
            self.activate(self.token(left))
        self.say("companion-all-gone")

    def token(self, left: list[Fighter]) -> Fighter:
        """Whose token was drawn."""
        while True:
            typed = self.ask("companion-ask-token")
            if not typed:
                return self.rng.choice(left)
            for fighter in left:
                if typed == str(fighter.id):
                    return fighter
            numbers = ", ".join(str(fighter.id) for fighter in left)
            self.say("companion-error-number", numbers=numbers)

    def die(self) -> str:
        """The face of the blue die."""
        faces = [FACE_WORDS[face] for face in EFFECT_FACES[BLUE_DIE]]
        while True:
            typed = self.ask("companion-ask-die")
            if not typed:
                return self.rng.choice(faces)
            if typed in faces:
                return typed
            self.say("companion-error-die")

    # -- one activation --------------------------------------------------------------------------

    def activate(self, fighter: Fighter) -> None:
        """The die, then two actions and what follows them."""
        self.change(fighter.id, status="used", engaged_with=None)
        self.say("companion-acts", model=fighter_title(self.table, fighter, self.lang))
        self.said = ()
        face = self.die()
        found = read(self.table, self.cards, fighter.id, face, self.said)
        while isinstance(found, Question):
            self.answer(found)
            found = read(self.table, self.cards, fighter.id, face, self.said)
        self.begin(fighter, found)
        while self.table.fighter(fighter.id).place == "table" and self.action():
            pass
        self.table = msgspec.structs.replace(self.table, acting=None)

    def begin(self, fighter: Fighter, reading: Reading) -> None:
        """What the die means."""
        write(response_text(self.table, self.cards, fighter.id, reading, self.lang))
        acting = start(self.table, fighter.id, reading)
        self.table = msgspec.structs.replace(self.table, acting=acting)

    def action(self) -> bool:
        """One action with its questions; false: the activation is over."""
        decision = decide(self.table, self.cards, self.said)
        while decision.question is not None:
            self.answer(decision.question)
            decision = decide(self.table, self.cards, self.said)
        each = self.rng.choice(decision.instructions)
        if len(each.targets) > 1:
            each = msgspec.structs.replace(each, targets=(self.rng.choice(each.targets),))
        self.show(each)
        if each.deed == d.END:
            return False
        if each.targets and self.ask("companion-ask-done").startswith("-"):
            self.said = (*self.said, each.cannot(each.targets[0]))
            return True
        self.done(each)
        return True

    def show(self, each: Instruction) -> None:
        """What to do, how, and why."""
        words = told(self.table, each, self.lang)
        write(f"» {words['text']}")
        for line in (*words["how"], *words["why"]):
            write(f"  {line}")

    def answer(self, question: Question) -> None:
        """A question, its choices by numbers."""
        words = asked(self.table, question, self.lang)
        write(words["text"])
        for line in words["help"]:
            write(f"  {line}")
        for place, choice in enumerate(words["choices"], 1):
            write(f"  {place}. {choice['text']}")
        if words["none"]:
            write(f"  0. {words['none']}")
        while True:
            typed = input("> ").replace(",", " ").split()
            try:
                numbers = [int(word) for word in typed if word != "0"]
                if any(not 0 < number <= len(question.candidates) for number in numbers):
                    raise NotAnAnswer(numbers)
                chosen = tuple(question.candidates[number - 1] for number in numbers)
                self.said = (*self.said, question.answer(chosen))
            except ValueError:
                self.say("companion-error-choice")
            else:
                return

    def done(self, each: Instruction) -> None:
        """What really happened: who touches whom, who lost health."""
        acting = self.table.acting
        assert acting is not None
        fighter = self.table.fighter(each.fighter)
        if each.quick:
            acting = msgspec.structs.replace(acting, quick=acting.quick + 1)
            self.change(fighter.id, points=max(fighter.points - 1, 0))
        elif each.deed != d.LOOK:
            acting = msgspec.structs.replace(acting, actions=acting.actions - 1)
        self.table = msgspec.structs.replace(self.table, acting=acting)
        me = f"m{each.fighter}"
        moved = (me,) if each.deed in d.MOVING else ()
        if each.deed in (d.FIGHT, d.SHOOT, d.THROW, d.CHARGE, d.DETONATE):
            self.hurt()
            self.said = ()  # somebody may have been pushed, or have reacted
        else:
            self.said = after(self.said, each, moved, False)
        if each.deed in (d.CHARGE, d.CONTACT):
            self.change(each.fighter, engaged_with=tuple(int(word[1:]) for word in each.targets))
        elif moved:
            self.change(each.fighter, engaged_with=None)

    def hurt(self) -> None:
        """Who lost health, and who is gone."""
        while True:
            typed = self.ask("companion-ask-hurt").replace(",", " ").split()
            try:
                losses = [tuple(int(part) for part in word.split("-", 1)) for word in typed]
                for id, loss in losses:
                    self.wound(self.table.fighter(id), loss)
            except (KeyError, ValueError):
                self.say("companion-error-hurt")
            else:
                return

    def wound(self, fighter: Fighter, loss: int) -> None:
        """Health that is lost; 0 takes a model off the table."""
        if loss <= 0:
            self.change(fighter.id, place="removed")
        else:
            self.change(fighter.id, wounds=fighter.wounds + loss)

    def change(self, id: int, **what: object) -> None:
        """A fighter with something else."""
        fighters = tuple(
            msgspec.structs.replace(each, **what) if each.id == id else each
            for each in self.table.fighters
        )
        self.table = msgspec.structs.replace(self.table, fighters=fighters)
