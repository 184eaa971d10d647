"""What a policy for two-player Shelter looks at: positions and actions as words.

A position is some numbers and a bag of words (the moment, what the spaces show and which of them
are taken, the cards that lie there). An action is a few words too: what its space shows, who goes
there, whose floor it is on. Whatever is learned about a word holds wherever it stands.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from overseer.learn.subject import Subject
from overseer.shelter.game import Shelter
from overseer.shelter.moves import LIFT, PAIRS, PLACE, SINGLES, WHO, ShelterMove, pair_of
from overseer.shelter.vault import TOPICS

Ints = NDArray[Any]
FLOOR = 12  # spaces of a floor
MOST = 12  # cards of a row that count
DOING = 32  # kinds of unfinished work
NUMBERS = "round step acting again used space party bonus reserved side first work"
OF_SEATS = "happiness energy food water passed fresh hurt coming dwellers lift discount"
OF_SEATS += " extra_income defeated trained hurt_trained"


class Eyes:
    """Observations and actions as words and numbers; word 0 says nothing."""

    def __init__(self, subject: Subject) -> None:
        assert isinstance(subject.game, Shelter)
        tables = subject.game.tables(subject.options)
        self.part = subject.layout.part
        self.kinds, self.cards = len(tables.kinds), max(len(tables.items), len(tables.rooms))
        moves = [move for move in subject.every if isinstance(move, ShelterMove)]
        self.space = np.array([move.a if move.kind == PLACE else -1 for move in moves])
        self.who = np.array([move.b if move.kind == PLACE else 0 for move in moves])
        # SH-P6: whether a letter of whoever goes is that of what the space shows.
        letters = np.array([kind.letter for kind in tables.kinds])
        trained = np.zeros((WHO, 8), bool)
        for who in range(WHO):
            going = (who % 8,) if who < SINGLES else pair_of((who - SINGLES) % PAIRS)
            trained[who, list(going)] = True
        self.doubled = trained[:, letters] & (letters > 0)
        # The words of actions: kinds, kinds that are doubled, who, where, and all other moves.
        self.others = np.cumsum(self.space < 0) + 2 * self.kinds + WHO + 3
        self.words = int(self.others[-1]) + 1
        self.rows = ["items_shown", "rooms_shown"]
        self.rows += [f"seat{seat}.{row}" for seat in (0, 1) for row in ("ready", "spent")]
        self.bag = 1 + len(TOPICS) + DOING + 11 * self.kinds + len(self.rows) * self.cards
        self.numbers = NUMBERS.split()
        self.numbers += [f"seat{seat}.{name}" for seat in (0, 1) for name in OF_SEATS.split()]
        self.counts = sum(f.size for f in subject.layout.fields if f.name in self.numbers)

    def count(self, seen: Ints) -> NDArray[np.float32]:
        """What can be counted, as numbers about as large as 1."""
        counted = np.hstack([self.part(seen, name) for name in self.numbers])
        return counted.astype(np.float32) / np.float32(6)

    def lying(self, seen: Ints) -> Ints:
        """What lies there, as words."""
        part, kinds = self.part, self.kinds
        found: list[tuple[Ints, int]] = [
            (part(seen, "topic"), len(TOPICS)),
            (part(seen, "work")[:, 1:2], DOING),
            (part(seen, "kind"), kinds),
        ]
        places = [("top_kinds", "top_taken")]
        for seat in ("seat0.", "seat1."):
            places += [(f"{seat}kinds", f"{seat}taken"), (f"{seat}lift_kind", f"{seat}lift")]
        for shown, taken in places:
            found.append((part(seen, shown) + kinds * part(seen, taken).astype(int), 2 * kinds))
        found += [(part(seen, name)[:, :MOST], self.cards) for name in self.rows]
        at, words = 1, []
        for each, size in found:
            words.append(np.where(each < size, each.astype(int) + at, 0))
            at += size
        return np.hstack(words)

    def read(self, seen: Ints, game: Ints, action: Ints) -> Ints:
        """Actions as words; `game` says which row of `seen` an action belongs to."""
        part, kinds = self.part, self.kinds
        shown = ["top_kinds", "seat0.kinds", "seat0.lift_kind", "seat1.kinds", "seat1.lift_kind"]
        every = np.hstack([part(seen, name) for name in shown])
        space, who = self.space[action], self.who[action]
        floor = np.where(space >= LIFT, space - LIFT + 1, space // FLOOR)
        own = floor == part(seen, "seat0.floor")[game, 0]
        where = np.where(floor == 0, 0, np.where(own, 1, 2))
        at = np.where(space >= LIFT, FLOOR, space % FLOOR)
        kind = every[game, at + where * (FLOOR + 1) - (where > 0)].astype(int)
        doubled = np.where(self.doubled[who, kind], 1 + kinds + kind, 0)
        late = 1 + 2 * kinds
        words = np.stack([1 + kind, doubled, late + who, late + WHO + where], axis=1)
        words[space < 0] = 0
        words[space < 0, 0] = self.others[action[space < 0]]
        return words
