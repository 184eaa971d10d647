"""The overpass before the battle, and what only one side knows of it (WC-X3)."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import PLACE, Model
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE
from overseer.wasteland.battle.work import W_SCENARIO, Work
from overseer.wasteland.scenarios.demolition.charges import (
    BLOWN,
    CHARGE,
    CHARGES,
    DETONATOR,
    DUD,
    LIVE_ONES,
    PAIRS,
    PILLARS,
    TOKENS,
    charges,
    pillars,
    stand_up,
)
from overseer.wasteland.scenarios.objects import carry
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.words import NONE

BLUE: Final = 0  # the sides of the file
RED: Final = 1
LOOKS: Final = 4
HIDDEN: Final = -2  # a note that a side does not know

# Notes.
TOKEN: Final = 0  # … to 5: the token that lay under each pillar before Red's swap
SWAP: Final = 6  # the pair that Red has swapped
LIVE: Final = 7  # bits of live charges; NONE: nobody knows (the AI's)
FUSE: Final = 8  # the round at whose end everything active explodes
SPENT: Final = 9  # it has
SUM: Final = 10  # of the numbers under destroyed pillars, when it was counted
DRAWN: Final = 11  # how many tokens somebody has seen

# Works: `task`.
LOOK_AT: Final = 0
SWAP_TWO: Final = 1
SPREAD: Final = 2
LAYING: Final = 3
PASSING: Final = 4
WIRES: Final = 5
EXPLOSION: Final = 6
COUNTING: Final = 7

QUESTIONS: Final = ("look", "swap", "spread", "charge", "pass", "", "", "")


class Overpass(Part):
    """Blue looks at pillars, Red swaps two, Blue spreads his charges; nobody tells."""

    def arrange(self, battle: Battle) -> None:
        self.write(battle, SPENT, 0)
        self.write(battle, DRAWN, 0)
        stand_up(battle)
        detonator = battle.add_marker(PLACE, 0, 0)
        detonator.word = DETONATOR
        detonator.out = True
        ai = by_chance(battle, BLUE)
        if not ai:
            self.write(battle, LIVE, 0)
        # The last one pushed comes first. The AI has no use for what it would see.
        for what, times in ((SPREAD, CHARGES), (SWAP_TWO, 1), (LOOK_AT, 0 if ai else LOOKS)):
            for _ in range(times):
                work = self.work(battle)
                work.task = what
                work.side = RED if what == SWAP_TWO else BLUE

    def look(self, battle: Battle, work: Work) -> bool:
        """Blue looks at a pillar; chance says what it is."""
        if work.stage == 0:
            work.stage = 1
            return battle.ask(seats_of(battle, BLUE)[0], T_CHOOSE)
        if work.stage == 1:
            work.stage = 2
            work.target = work.answer
            work.answer = 0
            work.outcomes = len(self.left(battle))
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        number = self.left(battle)[work.answer]
        self.draw(battle, pillar_place(battle, work.target), number)
        battle.revealed += 1
        battle.whisper("pillar-seen", BLUE, {"marker": work.target, "number": number})
        return False

    def left(self, battle: Battle) -> list[int]:
        """The tokens that nobody has seen."""
        drawn = [self.note(battle, TOKEN + n) for n in range(PILLARS)]
        return [number for number in TOKENS if number not in drawn]

    def draw(self, battle: Battle, slot: int, number: int) -> None:
        """A token is seen."""
        self.write(battle, TOKEN + slot, number)
        self.write(battle, DRAWN, self.note(battle, DRAWN) + 1)

    def prepare(self, battle: Battle, work: Work) -> bool:
        """Red swaps two pillars unseen; Blue spreads his charges."""
        if work.stage == 0:
            work.stage = 1
            if by_chance(battle, work.side):
                work.outcomes = len(PAIRS) if work.task == SWAP_TWO else len(porters(battle))
                return battle.ask_nature(T_CHANCE)
            return battle.ask(seats_of(battle, work.side)[0], T_CHOOSE)
        battle.done(work)
        if work.task == SWAP_TWO:
            self.write(battle, SWAP, work.answer)
            battle.tell("pillars-swapped", {})
            return False
        live = self.note(battle, LIVE)
        if live == NONE:
            model = porters(battle)[work.answer]
        else:
            model = battle.models[work.answer // 2]
            if work.answer % 2 == 1:
                self.write(battle, LIVE, live | 2 ** len(charges(battle)))
        charge = battle.add_marker(PLACE, 0, 0)
        charge.word = CHARGE
        carry(battle, model, charge)
        return False

    def secret_of(self, battle: Battle, work: Work) -> int:
        if work.task == SWAP_TWO:
            return RED
        if work.task == LOOK_AT or (work.task == SPREAD and self.note(battle, LIVE) != NONE):
            return BLUE
        return NONE

    def mask(self, battle: Battle, side: int) -> int:
        hidden = 0
        if side != BLUE and self.note(battle, LIVE) != NONE:
            hidden += self.note(battle, DRAWN) + 1
            for slot in range(PILLARS):
                self.write(battle, TOKEN + slot, HIDDEN)
            self.write(battle, LIVE, HIDDEN)
            work = battle.work[-1] if battle.work else None
            if work is not None and work.kind == W_SCENARIO and work.task == LOOK_AT:
                work.target = NONE
        if side != RED and self.note(battle, SWAP) != NONE:
            hidden += 1
            self.write(battle, SWAP, HIDDEN)
        return hidden

    def deal(self, battle: Battle, side: int, rng: Random) -> None:
        if self.note(battle, SWAP) == HIDDEN:
            self.write(battle, SWAP, rng.randrange(len(PAIRS)))
        if self.note(battle, LIVE) != HIDDEN:
            return
        slots = rng.sample(range(PILLARS), self.note(battle, DRAWN))
        tokens = rng.sample(TOKENS, len(slots))
        for slot in range(PILLARS):
            self.write(battle, TOKEN + slot, NONE)
        for slot, number in zip(slots, tokens, strict=True):
            self.write(battle, TOKEN + slot, number)
        work = battle.work[-1] if battle.work else None
        if (
            work is not None
            and work.kind == W_SCENARIO
            and work.task == LOOK_AT
            and work.stage == 2
        ):
            free = [n for n in range(PILLARS) if n not in slots]
            work.target = pillars(battle)[rng.choice(free)].number
        self.write(battle, LIVE, guessed_charges(battle, rng))


def pillar_place(battle: Battle, number: int) -> int:
    """The place among the pillars of a marker."""
    return [marker.number for marker in pillars(battle)].index(number)


def porters(battle: Battle) -> list[Model]:
    """The models that charges are spread over."""
    return [m for m in battle.models if m.side == BLUE and not is_object(m)]


def guessed_charges(battle: Battle, rng: Random) -> int:
    """Which charges might be live, as far as everybody has seen."""
    every = charges(battle)
    states = [charge.state for charge in every]
    bag = [1] * (LIVE_ONES - states.count(BLOWN))
    bag += [0] * (CHARGES - LIVE_ONES - states.count(DUD))
    rng.shuffle(bag)
    found = 0
    for n, state in enumerate(states):
        if state == BLOWN or (state != DUD and bag.pop() == 1):
            found |= 2**n
    return found
